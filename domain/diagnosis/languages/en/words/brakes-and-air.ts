/** English: brakes and air. One phrase a line (notation: languages/lexicon.ts). */
export const brakesAndAir = `
[brake]
binders
brake
brakes
braking system
breaks
brks
emergency/spring/trailer break*
foot valve
grabs only
left/right steer brake*
she grabs
spring brake*
trailer/trlr brk*

[brake_part]
air disc/disk
auto/automatic/manual slack/slacks
brake can/cans/chamber*/drum*/lining*/pad*/pot*/shoe*/stroke
brake/lining/pad wear
caging
caliper*
cam/cams rolled over
cans
chamber
chamber clamp
chambers
clevis
diaphragm
drum
drums
hand valve
johnson bar
lining
linings
pads
push rod/rods
pushrod
quick release valve
r12
r14
rotor
rotors
s cam*
shoes
slack adjust*
slacks
spike
strokes
treadle
trolley

[brake_pedal]
brake pedals
brake/break pedal
foot brake/go/goes/went

[pedal]
pedal
pedals

[parking_brake]
air/brake/dash knob*
brake button/valve
buttons
dash valve*
e/emergency/hand/park/parking brake*
handbrake*
knob
knobs
maxi*
park/parking brake indicator/lamp/light
park/parking break*
red/yellow button/handle/knob/valve
spring brake/brakes/parking
tractor protection
trailer supply

[engine_brake]
engine break*/retarder
engine/exhaust/jake brake*
jake
jakebrake*
jakes
retarder

[abs]
abs
amber/orange/yellow lamp/light on back/corner/left/rear/trailer
anti lock*
antilock*
hill hold/start
reluctor
tone ring*
wheel sensor
wheel speed sensor

[air]
2/both/two gauges/hands/needles
40/45/50/55/58/psi on both
air
air brake/brakes/gages/gauge*/needle*/presher/reservoir*/tank*
airpressure
airs
airtank*
applied/leak test
ayer presher/pressure
both arrows
both hands dropping/falling
brake air
brake/system pressure
cut/cuts in at
drain cable*/cord*
drain/drained/draining tanks
front/primary/purge/rear/secondary/supply/wet tank
gauges both
on the needles
petcock*
pressure on gauge/gauges/needles
primary
primary/secondary gauge
secondary
tank drain*

[pressure]
build/building/builds pressure
presher
preshure
pressure
psi dropped/dropping/drops/falling/falls/goes/going/keeps/wont

[air_line]
air fitting*/hose*/line*/valve*
airhose*
airline*
blue/red air line
blue/red line blew/broke/came/popped
blue/red/yellow hose
brake hose*/line*
emergency/service/supply line
glad hand*
glad/gladhand gasket*/rubber/seal*
gladhand hose*
gladhand*
hoses behind cab
pogo*
red line off
relay valve
trailer air line*

[air_supply]
air compressor/drier/dryer/governor
airdryer
compressor
compressors
d2
desiccant
dryer
gov
governor
low air sensor/switch
pop off valve
relief/safety valve
unloader

[brake_action]
apply/applying brakes
braking
braking/stopping only
coming to a stop
every time brake
hit/on the brakes
i/when brake
press/push the pedal
slow down
stab/stabbing/stand/standing/step/stepped/stepping on brakes/em/it/pedal/them
stepping on brake
when hit/press/use brake*
when slowing/stop/stopping
when step on brake*
`;
