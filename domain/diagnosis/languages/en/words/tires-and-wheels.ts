/** English: tires and wheels. One phrase a line (notation: languages/lexicon.ts). */
export const tiresAndWheels = `
[tire]
11r*
22/24 5
295 75
a/my/the spare
air it up
amber/red/yellow lamp/light on corner/front/nose trailer
auto inflation
back/rear pair
base single
bead
beads
bridgestone
cable/snow chain*
casing
chain law
cross link*
drive/rear/tandem/trailer tire*
drive/trailer inner/outer
dual
dually
duals
in drive dual/inner/outer/side/tread/wheel
in drive/steer tire*
in one drive
inflation lamp/light
inner rear
inner/inside/outer dual
inner/inside/outer/outside drive
inner/inside/outer/wagon/wheel tire
inner/outer on
lamp/light on front/nose trailer
lbs/pressure/psi for/in drives/duals/loads/steers/trailer/trailers
left/right rear inner/inside/outer/outside
loosing/loses/losing/lost psi
lost/missing valve cap*
low pro
lowpro
michelin
mtis
new skins
other one beside/next
outside dual/duals/rear/tire
plies
psi cold/hot
rubber
skins
steel wires
steers tires
super single*
taier
tayer
thump test
thumper
tiers
tir
tire
tire pressure/sensor
tires
tpms
tread depth
treads
tyer
tyre
tyres
valve cap* gone/lost/missing/off
valve core*/stem
wear bar*
wide base

[steer_tire]
a/drivers/left/my/on/passenger/right/the steer
driver/drivers/passenger side steer
front driver/drivers/passenger tire
front left/right/wheel tire/tyre
front tire*/tyre*
left fronts
left/right front hiss*/tire
left/right steer tire*
nearside/offside front
one i/you steer with
stair/stear tire*/tyre
steer axle tire*
steer is/sidewall/tire*/tread/tyre*
steering axle tire
steering tire*
steers
steers are
str tire
tire on/up front

[wheel]
wheel
wheels

[lug]
bolts
bolts on wheel
lug
lug nuts
lugnut*
lugs
nuts
only five/four/one/seven/six/three/two bolts/lugs/nuts/studs
stud
stud broke/snapped
studs
wheel bolt*/nut*/stud*

[hub_seal]
axle/hub/wheel seal*
bearing/oil seal
cap/hubcap/oil window
fill plug
hub cap plug/vent
hub oil/plug
hub sight bowl/glass/window
seal on hub
sight glass/window

[hub]
axle nut
dual/wheel set
hub
hub bearing
hubcap
hubs
spindle
wheel bearing*/end*/hub

[tread]
2/3/4/5/6 32
32nds
alligator*
belt/belts/cord/cords/threads/wires showin/showing
cap came/coming/flew/peeled/separated
chunk/chunks/piece/pieces/strip/strips of rubber/tire/tread
cords
flat spot*
gator
lost/threw a cap
recap
recaps
retread*
rotate drives/steers/tires
rubber chunks/pieces/strips
side wall
sidewall
steel belt*/strings/threads/wires
stem cap
tire cords/rotation
to rotate
tread
tread lug*

[rim]
rim
rims
wheel rim
`;
