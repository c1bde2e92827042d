/** English: engine. One phrase a line (notation: languages/lexicon.ts). */
export const engine = `
[engine]
air cleaner/filter*/intake/shutoff
balancer
bell/cover/engine/exhaust/head/manifold/motor/pan/timing/turbo bolts/stud*
breather
cam/crank sensor
ccv
crank case
crankcase
crankcase breather/filter/pressure/vent*
cummins
dd13
dd15
dd16
detroit
ecm motor
engine
engine protection message/mode/shutdown
engine/motor mount*
engines
enjin
front main seal
in frame
inframe
intake
intake grid heater
intake manifold
isx
jake stage
maxxforce
mil
motor
motors
mx 13
mx13
oil change due/late/overdue
oil cooler
overhaul
overhead adjust*/due/set
paccar
powerplant
rear main
rpm quit
series 60
service overdue
tappet*
timing
valve cover/flange/head/manifold/pan bolts
valve cover/job/lash
x15

[oil]
10w30
15w40
bare/dry/nothing on the dipstick/stick
breather
crank seal
dip stick*
dipstick
draft/slobber tube
drain pan/plug
engine/motor oil
front crank seal
light oil film/mist/residue
metal flakes
metal in the filter/oil
mobil
oil
oil drain/feed/return/supply line/tube
oil filter*
oil/on stick
oils
oyl
pan and found
pull the stick
rear main seal
rotella
stick came/comes/dry/is/reads/says/shows

[oil_pressure]
aladdin/genie lamp
hot idle
low oil light
oil can lamp/light/picture/symbol
oil gage/gauge/hand/lamp/light/lights/needle/preasure/presher/press/pressure/psi/reading/reads/warning
oil pressure gauge/lamp/light/warning
oyl pressure
pressure oil
psi hot idle
red oil lamp/light

[turbo]
boost
boost hose/leak
cac
charge air/pipe
intercooler
turbo
turbocharger
turbos
vgt
waste gate
wastegate

[belt]
belt
belts
drive/fan belt
idler
idler bearing
pulley
serpentine
tensioner

[exhaust]
at the pipe
black soot
black/blue/white puff
blow by
blowby
breather
breather/draft/road/slobber tube
crankcase/engine breather
dpf/flex/tail pipe
exhaust
exhaust leak
filter minder
manifold
muffler
out of/the exhaust/pipe*/stack*
pipes
puff of black/blue/gray/white
restriction gauge/indicator
smoke stack*
smokestack*
soot around/mark*/on/streak*
stack
stacks
tailpipe
tube blowing/blows/puffing/puffs/smokes/smoking/steaming/steams

[egr]
egr

[inside_engine]
bad/blown head gasket
bearing
bearings
block
bottom of engine
bottom of the motor
bottom/lower end
burnt/dropped/swallowed valve
cam
camshaft
crankshaft
cylinder
cylinders
head gasket
lifter*
liner
mains
piston*
rings
rod
rods
valve train

[throttle]
accelerator
accelerator/fuel/gas/go/throttle pedal
give/giving fuel/gas
hit/press/push/step/stepping gas
pedal floor/floored and/but engine/idle/motor/revs/rpm
pedal hung/jammed/stuck down/floored/open/wide
throttle

[power]
acceleration
engine power
force
horsepower
hp
power
pwr
torque
`;
