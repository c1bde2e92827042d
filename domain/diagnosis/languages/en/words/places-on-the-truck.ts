/** English: where on the truck. One phrase a line (notation: languages/lexicon.ts). */
export const placesOnTheTruck = `
[truck]
389
579
anthem
bobtail
day cab
daycab
freightliner
international
it
kw
mack
pete
peterbilt
prostar
rig
rigs
semi
she
t680
tractor
trk
truck
trucks
unit
vehicle
vnl
western star

[trailer]
box
chassis
container
dolly
dry van
flatbed
lowboy
reefer trailer
step deck
tandem
tandems
trailer
trailers
trlr
wagon

[cab]
barn/reefer/roll/rollup/swing/trailer door*
bottom hinge*
cab
cab bounces/shakes
cabin
deflector
door
doors
fairing
fender*
fender/seat/sleeper/visor bolts
fuel tank step*
height control
hinge*
inside the truck
interior
license plate
mud flap*
mudflap*
seat
seat belt
seats
sleeper
tank fairing/step* bent/broke/broken/cracked/dented/loose/off/on
visor

[hood]
bonnet
bumper
dog house
doghouse
engine compartment
grill
grille
heat shield
hood
hoods
mirror
underhood
windshield

[axle]
axle
axles
drive wheels
drive/front/rear/steer axle
drives
of/on the steer axle

[load]
binder*
bungee*
cargo
chains
coil
coils
crank handle/spins
dolly legs
door hinge*
freight
landing gear/legs
load
loaded trailer
lumber
pallet*
ratchet*
strap
straps
tarp
tarps
`;
