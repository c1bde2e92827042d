/** English: what is said of things. One phrase a line (notation: languages/lexicon.ts). */
export const states = `
[work]
functioning
functions
kick in/on
work
worked
working
works

[fine]
aint/hasnt moved
alright
as usual
correctly
fine
good
great
healthy
holding steady
in the green
like butter/new
like it should
no issue/issues/problem/problems
normal
normally
ok
okay
perfect
properly
run/runs/working/works fine
same as always
same power
smooth
smooth/smoothed/smoothes/smooths out
solid 40/45/50/55/60
stable
stayed put
steady
still good
well

[fail]
acting crazy/up
all over place
are/is/was/were gone
as a doornail
bad
blank
blew
blown
blows
breaker/fuse/gfci trip/trips
broke
broken
busted
collapsed
conked
cut/dropped/knocked out
cuts/cutting in and out
dead
deader
die
died
dies
dying
fail*
fell apart
flickering
fried
gave out/up/way
glitch*
goes black/blank
goes/going dead
gone
gone/went bad/berserk/black/crazy/dead/haywire/nuts/out/wild
hydrolock
inop
inoperative
intermittent*
is done
junk
just went
kaput
let go/loose
malfunctioning
not acting right
not doing anything
not there
out
quit
quit on me
quit/quits/stop/stopped/stops working
quits
seized
shot
snapped
stopped
toast
toasted
trashed
tripped
tripping
useless
wont do anything/nothing

[start]
crank/fire/fired/fires up
fire/fired/fires right back/up
light off
restarting
restarts
start
started
started by itself
started/starts itself
startin
starting
starts
strt

[wont_start]
cannot/cant/not take start
cant get started
cant/didnt/doesnt/dont/no/wnt/wont/wouldnt start
does not fire
does/will not start
doesnt catch/fire
doesnt want to start
dont catch
fails/refuses/unable to start
isnt/not starting
never catches/fires/starts
nostart
not firing
not gonna start
refuses to fire
start problem
wont catch/fire/light/run/strt
wont even start
wont start at all
wont stay running

[crank]
crank
crankin
cranking
cranks
cranks/turn/turned/turning/turns over
spin/spinning/spins fast/fine/good/great/healthy/like/normal/over/strong/well

[cranks_only]
crank no start
cranking but nothing
cranks and cranks
cranks and/but doesnt
cranks but no start
cranks doesnt/without
cranks fine/strong but
cranks never starts
spins over but
turns over and over
turns over but doesnt
turns over strong but
turns over wont start

[run]
idle
idles
idling
run
runnin
running
runs

[move]
budge
cruisin
drive
drives
drivin
go
goes
move
moved
moves
moving
pull forward
roll
rolled
rollin
rolling
rolls
take off

[stop]
hold/slow the truck
slow/slowing/slows down
stop
stopping
stopping power
stops

[wont_stop]
aint/dont got no brakes
aint/got/have/is/theres no pedal
aint/isnt/not slowing
and/it/just/she/truck keeps rolling
backward/backwards rolling
barely brake/brakes/braking/slow/slowed/slowing/slows/stop/stopped/stops
barely/hardly any/got/no pedal
barely/hardly any/had/no brake/brakes
blew through the light/red/stop
blew/slid through a stop
both/two feet nothing
brake/brakes doesnt/dont/never/no/not catch/catching
brakes are gone
brakes did/done nothing
brakes just arent there
braking but keeps/she/speed/truck
cannot/cant hold her/it back
cannot/cant/couldnt/didnt/wont/wouldnt stop
cant get stopped
cant/couldnt/wont slow
coasted clean/right/straight through/thru
coasted through/thru
creeping/pulling/rolled/rolling back/forward into
creeping/rolling back toward/towards
didnt/doesnt/dont/no/wont hold at all
doesnt/dont/wont slow down
each/every push less
engine/engines/motor/motors runnin/running/runs away
escape lane/ramp
freewheeling
gaining on me
gaining speed
get/got her/it/truck stopped by/with downshifting/gears/hand/parking/spring/trailer
gets it stopped only with
going/rollin/rolling same speed
got/had no brakes
gravel bed/ramp/trap
had to use hand/jake/parking/spike/trailer/trolley
hand valve to get/stop
hardly brake/brakes/slow/slowing/slows/stop/stops
in/took/used the runaway ramp
isnt/not slowing down
just coast/coasts
just dont slow
keeps on rolling
kept rollin/rolling
less it/she/truck slows
lost my brakes
more than usual to get stopped
never slowed
no brake to speak
no brake/brakes at/on one/that/this axle/side
no brakes anymore/at/down/going/left/on/whatsoever
no more brakes
no pedal at/left/now
no pedal/stopping
no stopping power
nothing left under my foot
nothing slows/there
nothing under my foot
only hand/parking/spring/trailer brake/brakes stop/stopped/stops
only slows/stops with
out of brakes
pedal on floor
pedal/pump and nothing
pump and pump nothing
pump it/pedal to get any
pump the pedal to get any
push push
pushed/pushes/shoved me into/past/through
rig/she/truck keeps creeping
rig/truck keeps going
roll/rolled/rolling away
rolled through/thru a/the intersection/light/stop
rolled/rolling/rolls back/backward/backwards down
rolled/rolling/rolls back/backward/backwards with brake/brakes on/set
rolled/rolling/rolls by itself
rolled/rolling/rolls on its own
rolling/rolls backward/backwards
rubbed the jersey wall to
rubbed/scraped the barrier/curb/guardrail/rail/wall to
runaway
runaway truck
sand pile/ramp/trap
she/truck kept going/rolling
stepped on it nothing
still creeping down
still creeping/creeps
still going/moving/rollin/rolling same
stood on it with both feet
stop/stopped her/it/truck by/with downshifting/gears/hand/parking/spring/trailer/trolley
stopped against barrier/berm/curb/guardrail/rail/wall
takes all i got to stop
takes forever to stop and
there was nothing
unable to stop
use/used red/yellow knob to stop
use/used the red/yellow knob to stop
used up the ramp
went right through a
wont hold her
wont stop rolling
wont whoa

[hold]
held
hold
holding
holds
keep air/pressure
stay/stays up

[build]
air/airing/airs/come/comes/coming/fill/pump/pumps up
build pressure
build*
build/building/make/making air
recover

[charge]
charge
charging
put/putting out
recharge

[release]
aint/arent/isnt/not/wasnt closed/latched/seated/shut
aint/isnt/not in/inside jaw/jaws
cant/didnt/doesnt/wont latch
come loose/off
disengage
half/look/looks/were open
jaws open/opened
let go of
let off
push/stay/stays in
releas*
release brake
unlatched
unlock

[engage]
catch/grab/in/into gear
come/get out of gear
engages
engaging
find any/gear/gears/neutral/reverse
get it in
get/go/shift into
go in
goes into gear
out of gear

[turn]
steer left/right
steers
turn
turned
turning
turns

[pull]
accelerate
build boost
climb
climbs
get going/up
get up to speed
go above/faster/over/past
hold/keep speed
make power
pick up speed
pull
pulling
pulls
rev
speed up

[respond]
answer
answered
answers
do/does anything
effect
no effect
react
reaction
respond
responding
responds
response

[lit]
came/come/comes/coming/turned on
illuminated
light/lighting/lights/pop/popped/pops/show/showed/shows up
lit
on the dash

[cool_down]
back/cool/cooled/cools down
back/returned to normal
came back down
cooled/cooling off

[low]
almost/bottomed out
and dropping/falling
below 10/20/30/40/50/60/fifty/forty/full/half/line/mark/min/minimum/normal/quarter/sixty
below/under the add/green/l/line/safe
bottom
bottom/cold peg
bottomed
down
dropped below
lo
low
lower
lowest
off the peg
running low
sunk to
under 10/20/30/40/50/60/fifty/forty/half/minimum/normal/sixty

[high]
above
above normal
hi
high
highest
over
pegged
spiked
upper

[rise]
climb by itself/themself/themselves
climb/climbs/goes/goin/going/jumps/shoots/shot/went up
climbed
climbing
creeping
creeps
gets up to
getting bigger/larger/wider
growing
grows
increasing
rise
rises
risin
rising
rose
spiking

[drop]
all dumped
bled/bleed/bleeding/bleeds/coming/go/goes/goin/going/leak/leaking/leaks/went down
bled/bleeding/bleeds/dump/dumping off
decreasing
depleting
dips
dive
dived
diving
dove
drained
draining
drop*
dumped
dumping
dumps
fall
falling
falls
fell
from 30/35/40/45/50/60/70 to 10/12/15/3/4/5/6/7/8/9/zero
from 40/45/50/60 to 0/11/13/14/2
go way down
goes/going/went away fast/quick
going down quick
loosing fast
nosedive*
plummet*
plunged
plunging
sank to
sinking
tanked
tanking
volts dropping

[nothing]
0
at all
before anything happens
didnt/doesnt/dont/wont do nothing
goes/goin straight
keep/keeping/keeps/kept on goin/going straight
keep/keeps/kept on straight
keeps/kept/still go/goes/going straight
nada
no control/resistance/response
none
not a thing
not any
nothing
null
truck goes straight
turns but goes straight
turns but nothing
turns but rig/tires/truck/wheels doesnt/dont/isnt/wont
without moving tires/truck/wheels
zero
zip

[no_life]
as a doornail
batteries/battery cooked
completely/flat/plumb/stone/totally dead
dead as/silence/truck
deader
just silence
no click/lights no nothing
no lights nothing
no power at all
no power to anything
no sign of life
not a peep
nothing at all happens
nothing lights up
nothing works
wont do a thing
wont power on/up

[fuel_out]
am empty
finish/finished diesel/fuel
miles to empty/go
no fuel in/left
no/outta diesel
out of diesel/fuel/gas
outta fuel
ran out fuel
ran/run out of diesel
ran/run/sitting dry
run out of fuel

[empty]
dry
empty
on e
ran/run/running out

[full]
both tanks full
filled
full
full tank*
half tank
level fine/ok
level is good
plenty
topped off/up

[lose]
lack*
loosing
loosing it
lose
loses
losin
losing
loss
lost

[weak]
barely
brake fade
delayed
doesnt/dont/wont send
fade*
fadin
half works
hardly
less
like bread
mushy
not as strong
not great
only work/works on
only working on/one
only/sometimes work/works
poor
reduced
soft
sponge
spongy
squishy
way lower
weak
weaker
work/works only
works off/on/sometimes

[stops_badly]
aint helping
and/box/it/load/she/trailer/wagon pushes me
barely slow/slowing/slows/stop/stops
brake/stopping distance
brakes feel like nothing
came/come/comes on late/second/slow
doesnt/dont stop well
goes way lower before
half mile more
hard time stopping
hard/longer/slow to stop
have to stand on
lag
lags
long time to stop
longer stopping
longer to slow
more distance/road/room to stop
more pedal to
not grabbing
not much brake
not stopping like/well
pedal goes lower
plan a stop
poor braking
pump/pumping the brakes/pedal
push hard/harder
stop as good
stop good
stop like normal
takes a while to stop
takes forever to stop
takes more distance
trailer pushing/shoves me
wont grab
wont stop in time

[slow]
1/2/3/couple/one/three/two lbs/pound/pounds/psi every/in
ages
forever
gradually
in couple/few/several hours/minutes
little by little
long time
minutes to
over night
overnight
per hour
slow
slow build*
slower
slowly
take/taking/took hours/minutes/while
takes hours/like/long/minutes/while
too long

[hard]
all my strength/weight
both arms
difficult
hard
hard/heavy to turn
heavier
heavy
like brick/cement/concrete/iron/rock/wood
manhandle
muscle
stiff
stiffer
tight
tough
two hands
with both arms
wrestl*

[loose]
a lot of movement
backed/backing/coming/spin off
backed/egged/wallowed out
by/using/with finger/fingers
came undone
can/could rock/wiggle
clean/shiny halo*/ring*
disconnected
egg shaped
finger/hand tight
gap between hub/rim/wheel
loose
loose tooth
loosen
loosened
loosening
making shiny
move/spin/turn/wiggle by/with hand
moved/moves/moving/rocking/rocks/slides/walking/walks in and/n out
not flush
off/out by hand
rust streak*/trail*
shifted
shiny metal
spins
unbolted
wiggle
wiggles
wiggling
wiggly
working itself loose
working loose

[play]
aim/aimed/aiming/point/pointing/points different/opposite/two directions/ways
aint/isnt/not/wasnt attached/connected/hooked/tied to anything/nothing/tires/truck/wheels
before front/it/rig/she/tires/truck/wheels answer/answered/answers/do/does/move/moves/react/respond/responds/turn/turns
big/lots play
but road/tires/wheels doesnt/dont/isnt
came/come/feels/got/is loose on column
came/drop/dropped/drops/falls/fell my lap
daylight
dead spot/zone
every which way
feels like a boat
feet/inches/turn of nothing
five/four/six inches
flops
fourth/quarter/third of a turn
free play big
free spins/travel
freeplay
front tires/wheels just sat/sit/stay/stayed
got/had/has/there is/some/theres slack
half a turn
it aint/isnt/not/wasnt attached/connected/hooked to
it floats
it/she/truck thinks about it
like drivin/driving/steering a boat
loose as goose
loose/turn/turned/turns in my hand/hands
no connection
nothing hooked
out/outta my hands
play
point/pointing/points at 10/2/3/4/9 oclock
quarter turn before
slack
slack in steering/wheel
slack left to right
slop
sloppy
spin/spinning/spun/turned/turning/turns free/freely
spins about half/quarter/third
spins free
spins/turns half/quarter/third
turns by itself
two hands of/width
vague

[locked]
applied/came/come/locked/set on by themselves
applied/set by itself/themself/themselves
bind
binding
binds
bound the
bound/froze/frozen/hangs/hung/seized up
cant/didnt/doesnt/dont/wont straighten
caught on one side
cemented
concreted
didnt/doesnt/dont/never/not/wont come back
didnt/doesnt/dont/never/not/wont let go
didnt/doesnt/dont/not/wont return
doesnt/dont/not/wont obey
doesnt/dont/wont let loose/off
doesnt/not/wont recenter/unwind
dragging/sliding tires
dynamit*
froze
glued
goes/gone/went solid
hung
jam
jammed
jams
jumped on by itself
keeps/kept binding/catching/hanging/sticking
lock
lockd
locked
locked hard/solid/stiff/tight
locking
locks
lockup
notchy
pedal hung/jammed/stuck down/floored/open/wide
set/slammed/stuck on
skid
skidding
skids
stays turned
sticking
sticks at/going/to/when
stuck
valve stick/sticks
welded
wont budge
wont come off

[drag]
beating/slapping the floor/frame/ground/pavement
drag
dragging
drags
holding/pulling back
not letting go
wont fully release

[hot]
burning/run/running/runs/smoking hot
cooked
cookin
cooking
heat/heating up
heated
heats
hot
hotter
roasting
roasts
running warm
warm
warmer

[glow]
bright orange/red drum/hub/in/inside/rotor/turbo
cherry
cherry red
glow
glowing
glowing orange/red/spot
glows
insulation is charring
orange glow
orange/red/white hot

[cold]
cold
cool
lukewarm
not hot

[squeal]
screech*
squeak
squeaks
squeaky
squeal
squealin
squealing
squeals

[grind]
crunch*
grind
grindin
grinding
grinds
growl*
metal on metal
rubbing
scrapes
scraping

[knock]
anvil
bag of bolts/hammers/wrenches
ball peen
bang bang
banging
beating block/in/inside/on/pan/under/with
big/heavy/loud clatter
big/like/old/sledge/swinging hammer
bucket/can bolts/marbles/nuts/rocks
clank
clanking
clattering loud
death rattle
deep bang/knock/thud
hammer in/inside/sit
hammering
knock
knockin
knocking
knocks
like hammers
marbles in
pounding
rappin
rapping
rod knock
sledge
sledgehammer
somebody/someone inside with a hammer/sledgehammer
thud thud

[click]
clack
click
clickin
clicking
clicking noise/sound
clicks
clik

[hiss]
air escaping
blowing/blows/leaking/leaks air out
hiss*
hissing sound
psh*
pss*
whoosh*

[whistle]
howling
scream*
siren
whisle*
whistl*

[clunk]
bang
bangs
clunk*
pop noise
thud

[wobble]
flail*
thrash*
whip
whipped
whipping
whips
wiggles/wiggling as/when/while
wobble
wobbling

[pull_side]
dives
drag to left/right
drifts/pull/pulling/pulls/tracks left/right
grabs only on left/right
jerks/pull/pulled/pulling/pulls to
pull/pulls a bit/hair/tad/touch left/right
pulls hard
pulls one side
tugs
veer*
yank*

[wander]
all over lane/road
all over the road
back end wants
correct all time
cross/side wind
darting
darts
drift*
drive/go/track/tracks straight
keep correcting
keep it in lane
keep it straight
left right
stay in lane
steer/steers itself
sway*
wagging
wags
walking/walks all over
walks side to side
wander*
weaving
wont stay straight

[slip]
flares
flaring
no speed
rev up but no
revs but
revs go up
rpm climbs but
rpm goes up but
rpms climb but
rpms go up but
slip
slippage
slipped
slipping
slips
truck just sit/sits there

[burst]
blew
blew to/up
blew/blow/blowed/blown/blue out
blow outs/up
blowed
blowin
blowing
blown
blown/jumped/peeled/popped/ripped/tore off
blowout*
blwn
boom
boomed
burst
bursted
bust
busted
came off in pieces
came/come/comes/went through block/floor/hood/pan/shroud/side
came/tore apart
disintegrated
exploded
explodes
go/gone/went bang/pop
in/to pieces
kaboom
let go/loose
lost/threw a cap
popped
pops
rupture
ruptured
shredded
shredding
shreds
snapped clean
something/steering let go
split
threw
threw recap
through/thru block
tire/tyre buss
went psh*/pssh

[flat]
aired down
airless
also flat
bolt/screw in
chewing road
deflat*
down to the rim
flat
flat too
flats
nail
no air in
on its/the rim
on rims
on the asphalt/ground/pavement
on the/their rims
out of air
pancaked
punctured
rail/railroad/rr spike
riding on rim
rim cutting/digging/grinding/rolling

[damaged]
belt/belts/cord/cords/plies/threads/wires showing
bent
broke
broken
chafed
chewed
chunk*
chunk/chunks/piece missing
chunk/chunks/piece/pieces/strip/strips of rubber/tire/tread
coming/falling apart
cords showin
corroded
corrosion
crack
cracked
cracking
cracks
cut
damaged
delaminat*
dented
dry rot*
frayed
gash
gouge
in half/pieces
lifting
mangled
opened open/up/wide
peeled
peeling
punched
ripped
ripping
rubbed
rubbing/straight through
ruptured
scuffed
see/showing belt/belts/cord/cords/fabric/steel/threads/wires
separat*
shattered
sheared
sheered
sidewall open/opened
slash*
slice
smashed
snapped
split open/wide
splits
splitting
sticking out
tearing
tore
tore off/up
torn
wires poking
wrecked

[worn]
bald
chopped
cupping
feathering
gasket/seal bad/cracked/dry*/torn
metal showing
scalloped
thin
uneven
unevenly
wear
wearing
wore out
worn
worn down/out

[lean]
crooked
lean
leaning
leans
listing
lopsided
low/lower on one side
on the stops
riding/sits/sitting low
sag
sagging
sags
sits/sitting on axle/bag*/bump*/frame/one/rubber/stops/tire*
squat*
tilt*

[fall_off]
about to come/fall
are/is/just/was hangin/hanging
backed/came/come/comin/coming/creeping/crept/dropped/fall/falling/fell/flew/fly/flying/hanging/jumped/walked/walking/worked off
breaking/pulling/ripping/tearing away/loose/off
by a thread
by its/the last thread*
came right off
came unpinned
crept/worked out
dangl*
dragging/drags on the ground/highway/pavement/road
drop/dropped/dropping/drops/falling/fell down/out
feet/foot/yards behind me
flew open/up
flopping
going/gonna fall off
half/part/partly way off
hangin/hanging/hangs by/from/loose
hanging down
in my hand
is/laying/lying on the highway/pavement/road
out of its/socket
pass/passed/passes/passing me
pieces on the ground/highway/road
rolled into the median
rolled/rollin/rolling off the flatbed/trailer
rolled/rollin/rolling/running ahead/beside/by/past me
separated/separates/separating from
slid out past
swinging
swings
uncoupled
unhooked
wants to come off
went by/past me

[missing]
4/5/6/7/8/9/eight/five/four/nine/seven/six of/out 10/8/eight/ten
aint/havent got but
bare
bolt/cotter/nut/pin is gone/out
bolt/nut laying/lying on
disappeared
gone missing
missin
missing
no threads
only five/four/one/seven/six/three/two bolts/lugs/nuts/studs
only one left
should be 10/8/eight/ten
threads gone

[clogged]
blocked
caked
clog
clogged
packed
plugged
plugging
restricted
restriction
restriction gauge/indicator almost/in red
stopped up

[flash]
blink
blinkin
blinking
blinks
dim
dimming
dims
flash
flashed
flashes
flashin
flashing
flickering
flickers

[on]
constant
on
solid
stays lit
steady on

[off]
cleared
go/goes/turned/went off
killed the ignition/key/switch
off
pull/pulled/take/took/yanked key out
went away
without foot

[red]
hot/red zone
red
redline
redlined

[amber]
amber
orange
yellow

[smoke_colour]
black
blue
bluish
coal
gray
grey
rolling coal
white

[small]
a bit/drop/hair/smidge/tad/touch/whisker
barely/hardly any
can/could/still hold/keep/leave/rest hand/palm
couple/few/two drips/drops
crust
dab
damp
drip/one drip
drop or two
every now and then
faint
faintly
film of
hairline
half a second
light leak/mist/seep
lil
little
mild
mildly
minor
misty
not much
once in a while
pinhole
seep
seeping
seeps
slight
slightly
small
softly
some drops/seepage
sweating
teensy
tiny
touchable
wee
weeping
weeps
wet around/ring

[hole]
cracked/ripped open
daylight
drilled
gap opening/opens
gap/light between
gashed
hole
holes
punctured

[bad]
algae
bad
cheap
contaminated
dirty
junk
out of adjust*
watered down
wrong

[mixed]
def in fuel
def into
def poured in/into diesel/fuel/tank
def/gas in diesel
filled/tank with def/gas/gasoline/unleaded/water
gallons of def in
gasoline in
mixed fuel
poured def
pumped def/gas
put def/gas/gasoline/petrol/unleaded
wrong fuel/tank

[frozen]
freeze
freezing
froze
frozen
ice in
iced

[gelled]
cloudy fuel
fuel froze/frozen
gel
gelled
gelling
gels
jell*
slush in
slushy
waxed
waxing

[shut_off]
conks/cut/cuts/cutting/died/dies/gave out
cut/cuts/cutting/shut/shuts/shutting/turns off
died
died going down
died while
died/dies/quit/quits on me
dies
dies at/when/while
dying
engine/motor/truck went off
falls on face
just died/quit
keeps dying
kill engine/her/it/motor
kills/shut/shuts/shutting itself
quit
quit/quits/stop running
shut/shuts/shutting down
shutdown
stall*
turned/turns itself off

[rough]
aint running right
bad/dead/one/weak cylinder
buck
buckin
bucks
choppy
chug*
coughing
coughs
cylinder/cylinders cut*/dead/down/drop*/miss*/not/out
doesnt run right
erratic/rough idle
hesitat*
hiccup*
hunt*
idle goes up and down
idle/idles up and down
jerk*
lope*
loping
misfires
misfiring
miss
misses
missing on one cylinder/hole
not running good/right/smooth/well
on one hole
rough
runs like crap/crud/garbage/shit
shakes at idle
skip*
spit and sputter
sputter*
stumble*
stutter*
surge
surges
surging
three/two cylinders
up and down idle

[no_power]
a dog
barely climb/doing/pull/pulls
barely/cant/wont get out own way
barely/no/wont get up
bog/bogged/bogs down
bogging
bogs
cant climb/pull
cant get above/over/past
cant get over 20/25/30/35/40/45/50/55/60/65
cant go over
cant hold speed
cant/dont/wont get/pull more than
capped at
crawling up
cut/down/half/lacking/lacks/less/loosing/losing/loss/lost/low/no/reduced power
doesnt pull
doggy
down/low on power
drop/dropping gears
dropped to 1400
falls on her/his/its face
falls/fell flat
feels dead for
foot on floor
foot to the floor
get out own way
get past 40/45/50/55
give/gives me half
gutless
half the pull
holding me at
lack of power
lazy
lost pulling
lost pulling power
low boost
no acceleration/boost/pep/pull/pwr/throttle/torque
no speed on hills
no throttle response
only do/does/go/goes
only gives half
out loses/losing/of steam
pedal full
pedal to the metal
power cut/down/dropped/loss
slow/weak on hills
sluggish
still dropping gears
struggles
struggling
throttle lag
underpowered
wont accelerate/climb/pull/rev
wont do more than
wont get/go over
wont go past
wont speed up

[overheat]
over heat/heated/heating/heats/heeted/heeting
overheat*
overhet*
overht*
ovrheat*
ovrht*

[overheat_much]
all the way over
all the way to hot
all way red/right/top
buried
buried in the red
buried/laid/laying/pegged/pinned on h/hot
flat/laid/pinned/way in red
hit/hits/in/reached/touched/touching the red
in the h
into/past/through red
maxed
maxed out
maxed out temp
needle at end
needle/temp/temps pinned
off the gauge/scale
on h
over to h
past numbers
past the end/h/last/marks/numbers
past the last/red line
past where numbers
peg
pegged
pegging
pinned on
red zone
redlined
shes 240/245/248/250/255/260

[derate]
10/15/25 mph max
10/15/25/5/five mile/miles hour
45/55 max
5/five mph
5mph
capped/caps me at
countdown
de rate/rated
derat*
engine protection
exhaust light flashes
inducement
limited me/to
limiting
max 25/30/35/40/45/50/55
mph limit
only go 5
only letting me
power reduction
reduced engine power
speed limited
stuck at 5
torque limit*
wont go over 5
wont let me go over

[limp]
high/low side works
hunting/hunts between
hunting/search for gears
hunts/missing gears
limp
limping
lost drive
lost top gears/two gears
no high side
no high/low range
no overdrive
only has/reverse
only low gears
only shifts up to
stuck in 10/5/6/7/8/9/eighth/fifth/first/fourth/high/low/second/seventh/sixth/third
stuck in one gear
wont go higher/past
wont go into high
wont shift above/down/into/out/past/up
wont upshift

[floor]
all the way down
boards
bottoms out
carpet
firewall
flat to floor
floor
floorboard
floorboards
goes/straight/went down
on the floor
sank
sinking
sinks
sunk
to the mat/metal

[pop_out]
comes/falls/jump/jumped/jumping/jumps/kicked/kicking/kicks/pop/popped/popping/pops/slips out
jumps/kicks/pop/popped/popping/pops right back/out
keeps popping
out of gear
pop up
pops back out
pops right back out
wont stay in

[purge]
cycling
keeps unloading
purge
purges
purging
sneez*
spit
spits
spitting
unloads

[use_up]
a gallon every
add
add/adding/burn/burning/burns/eating/eats/use/uses/using oil
add/adding/burning/burns/drinking/eating/use/uses/using gallon/gallons/quart/quarts oil
added
adding
adds
burning/losing/using gallon/quart
consumes
consuming
disappearing
disappears
drinking
drinks
goes/going through/thru a/coolant/gallon*/oil
keep filling
keeps needing
low oil level
low on oil
oil consumption/low
pours in
quart every
refill
refilling
top/topping off
topping
vanish*

[overfull]
above/over/past full
level rose
level went up
level/oil rising
over filled
overfilled
overfull
too much oil

[milky]
antifreeze/coolant/diesel/fuel/water in oil
brown/tan/white/yellow foam
cappuccino
chocolate milk
coffee with cream
creamy
foam under
foamy
frothy
mayo
mayonnaise
milkshake
milky
oil in coolant/degas/overflow/radiator/reservoir/surge

[bulge]
an/goose egg
blister
bubble
bubbles
bulges
bulging
bump on
egg in/on
hump
knot
lump
puffed up
swelled
swollen

[hard_start]
hard start
hard/slow to start
hard/trouble starting
long crank/cranking
starts hard
takes a while to start
takes forever to start

[slow_crank]
crank/cranking/cranks slow*
crank/cranks lazy/tired/weak
slow crank*/turning
turning/turns over slow*

[ended]
all clear
all go/goes off
and go/goes/went out
and/then go/goes/went off
any/no more
anymore
at/on start startup/up only
clean/cool/fine/gone/good/holding/normal/ok/sweet ever since
cleared/clears after/in/up
cured
disappeared
extinguished
false alarm
for/just/only/with bulb/lamp check/test
go/goes/going/went out after/in/then/when
go/goes/went off/out at/before/by/once
goes away
goes away after
goes/then/went dark
gone
gone after/in few/five/ten minute*/second*
good since
has stopped
is gone/out/over
is out now
no longer
not anymore
on for 2/3/few/three/two sec/second*
on then goes/went off
only at/on start startup/up
put/then/turned out
stopped
then go/goes out
then off/quits/stop/stops
till/until he/i/shop/they/we changed/fixed/repaired/replaced/swapped
till/until it builds
turned off
until air/pressure builds
was fog/nothing
went away/off/out

[broken_down]
breakdown
breaking/broke/broken/im down
broke
truck is down

[stuck]
across
angled
blocked
blocking
broke/broken down
cannot/cant move
crosswise
dead
dead/stopped in
died
disabled
hung up
not moving
parked
sideways
sitting
sitting in/on the fast/left/middle/right
stalled
stopped
stranded
stuck
wont budge
`;
