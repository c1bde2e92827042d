/** English: steering and suspension. One phrase a line (notation: languages/lexicon.ts). */
export const steeringAndSuspension = `
[steering]
clock spring
column came/feels/got/has/is/was
fight/fighting the wheel
free play about/is
front wheels
front wheels dont turn
sector
stear
steer
steering
steering box/column/gear/gearbox/shaft*/wheel
sterin
stering
strg
strng
the wheel turns
tilt column
wheel feels/felt/fighting/fights/jerked/jerking/jerks/ripped/ripping/snatched/went/yanked/yanking
wheel in my hands

[power_steering]
assist
p s pump
power assist/steering
powersteering
ps belt/fluid/hose/pump
steering assist/fluid/hose/pump

[linkage]
arm nut
ball joint*
ball off/out socket
center link
column/intermediate/lower/slip shaft
column/pinch bolt
cotter key*/pin
cross tube*
drag link*
draglink*
idler/steer arm
king pin*
kingpin*
pitman*
rag joint
spline*
steering arm/knuckle/linkage/rod/yoke
steering box bolts
tie rod*/tube*
tierod*

[suspension]
air ride
air ride gauge
axle shifts
bounce
bounces
bouncing
bushing
bushings
cab latch/mount*
crack in frame
crossmember*
dump/leveling/levelling valve
equalizer
frame bent/broke/crack/cracked/rail/rails
front end
hanger
height control
height control valve
height/leveling/levelling/radius/ride/v rod*
hendrickson
lift/pusher/tag axle
panhard
pins frozen/rusted/stuck
ride height
slide/sliding tandems
slider lock/pin/pins
spring hanger
susp
suspension
sway bar
tandem pins/slide
tandems wont slide
torque arm*/rod*
u bolt*
ubolt*
walking beam

[air_bag]
air bag/bags/spring*
bag
bags
cab air bag*
cab/suspension bag*

[spring]
a/left/my/right/the steer hanger/leaf/shackle/spring/springs
leaf
leaves broke/broken/cracked
spring
springs

[shock]
air seat
cab shock*
left/my/right/the steer shock/shocks
seat air
seat dropped/sank/wont air/rides
shock
shocks
steer axle shock/shocks

[alignment]
align*
crab walk*
crabbing
crabs
dog track/tracking/tracks
off center*
toe
wheel alignment/cocked
wheel is/sits crooked
wheel off center

[coupling]
5th/fifth wheel
apron
bolster
fifth
fifthwheel
from 5th/fifth wheel
high hook*
hitch
jaws
jost
king pin jaws/lock
king/kingpin pin/upper plate
kingpin jaws/lock
locking jaw*
pintle
plate squeak*
plates
release arm/bar/handle/lever
saddle
teflon
tug test
upper coupler

[slider]
locking pin/pins
slide/sliding tandems
slider lock/pin/pins
tandem pin/pins/slide

[windshield]
windscreen
windsheild
windshield
wiper*

[speed]
miles an/per hour
mph
speed

[revs]
climbs in rpm
dieseling
doesnt/not/wont stop racing/revving/screaming
engine races
engine/engines/motor/motors runnin/running/runs away
engine/motor is runnin/running away
fast/high idle
idle speed
keeps on screaming
over revving
overspeed*
racing
ran/run/runnin/running away on me
ran/runnin/running/runs away
ran/running/runs away by/itself
revs
revving
rpm
rpm climbing/climbs
rpms
runaway engine
runs away with me
screaming up
tach
`;
