/** English: transmission. One phrase a line (notation: languages/lexicon.ts). */
export const transmission = `
[transmission]
10/12/13/18/9 speed
allison
auto/gear box
auto/i/ultra shift
autobox
automated
automatic
autoshift
backing gear*
case broken/cracked
check trans/transmission
clutchless
crawler/granny gear
detroit transmission
display blinks/reads/says/shows ca/f/n/na/sm
dogbox
drops gears
dt 12
dt12
eaton
endurant
fuller
gear/gearbox/shift/trans display
gearbox
high side gone
input/output/tail seal/shaft
ishift
mdrive
opticruise
prndl
shift controller
tc10
tcm
top hole
trannie
tranny
tranny/trans fault/lamp/light/warning
tranny/trans/transmission oil press/pressure/temp
trans
trans temp
transmission
transmission temp*
ultrashift

[gear]
1 through/thru 5
above/past 3rd/4th/5th/6th/7th/8th/9th/eighth/fifth/fourth/seventh/sixth/third
air shift
clunk/clunking/clunks when starting/take/takes/taking off
cog
direct
downshift*
drive/in/into gear
for 10th/2nd/3rd/4th/5th/6th/7th/8th/9th/eighth/fifth/fourth/ninth/second/seventh/sixth/tenth/third
from eighth/fifth/first/fourth/ninth/second/seventh/sixth/tenth/third
from/hold/holding/holds/of/outta 10th/3rd/4th/5th/6th/7th/8th/9th
gear
gears
gearshift
geer
get it in gear
granny
hi/high/low side
high/low range
in/into 10th/1st/2nd/3rd/4th/5th/6th/7th/8th/9th/drive/eighth/fifth/first/fourth/ninth/second/seventh/sixth/tenth/third
knob/shift/shifter/splitter air hose/line
korobka
neutral
no/over drive
nutral
out of gear/granny/high/low/neutral/reverse
overdrive
range change/selector/stuck/switch/valve/wont
range/shift/shifter/splitter air/boot/knob/line
range/splitter cylinder
reverse
shift
shifter
shifting
shifts
splitter
stick
stuck in 5/6/7/8/9
to 10th/3rd/4th/5th/6th/7th/8th/9th/eighth/fifth/fourth/ninth/seventh/sixth/third
top hole
upshift*

[trans_fluid]
atf
gear lube
gear/trans/transmission oil
tranny juice
tranny/trans/transmission fluid

[clutch]
bell housing
bellhousing
clutch
clutch brake/brakes/pedal
clutch/pedal free play
free play on pedal
free play/plays gone
pedal clutch
release/throwout bearing
throw out bearing

[driveline]
axle flange/housing/nut*/stud*
axle flange/shaft bolt*/nut*/stud*
axle/diff/differential/rear temp
axle/drive shaft
backlash
bearing rubber
carrier
carrier bearing/bolts
center/hanger bearing
dif
diff
diff/gear backlash
diff/rear oil
differential
diffs
drive axle shaft
drive line
driveline
driveshaft
front diff
hydraulic coupler/fluid/oil/pump
inter axle
interaxle*
magnet/magnetic plug
pinion
power divider
pto
rear differential/end
rearend
rears
ring and pinion
ring gear
shaft
shaft bolt*
slip yoke
strap bolts
third member
tube hanging
u joint*
ujoint*
wet kit/line*
yoke

[fluid]
brown/clear/green/orange/pink/red stuff
brown/green/orange/pink/red juice
diff oil
drip
dripping/green/orange/pink/red fluid
fluid
green/orange/pink/red liquid
liquid
red drips/drops/oil/puddle/spots/trail
`;
