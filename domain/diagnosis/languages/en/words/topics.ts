/** English: people, places, services. One phrase a line (notation: languages/lexicon.ts). */
export const topics = `
[crash]
about/going to tip
accident
backed/plowed/ran/slammed/smashed into
bumped a car/truck
bumped by
bumped/kissed/scraped/tapped the barrier/bridge/car/guardrail/pole/wall
cab/it/rig/trailer/truck folded
car/pickup/semi/suv/truck hit me/my/us
car/pickup/semi/truck hit mine
car/pickup/suv/van went under
car/rig/semi/truck vs bus/car/pickup/suv/train/truck/van
clipped a/another/him/me/my bridge/car/guardrail/guy/pedestrian/pole/post/sign/trailer/truck/wall
collided
collision
crash
crashed
fender bender
flipped
flipped/hes/is/landed/was upside down
flipped/laid/rolled/tipped over
got hit
got/was clipped by
guardrail holding
hanging off overpass
hanging off the bridge/cliff/edge/rail/side
head on
hit a animal/barrier/bridge/building/bus/car/concrete/cow/fence/gate/guard/house/moose/pole/sign/train/tree/truck/van/wall
hit another/deer/guardrail/me/pedestrian/somebody/someone
hit by another
hit from behind
hit low bridge
hit the median/wall
im on my side
in pea gravel
in the guardrail
in/into guard
jack knif*
jackknif*
jacknif*
lying across
on its roof/side
over the cliff/edge/embankment/guardrail
overturned
ran her/him/somebody/someone over
ran me off
ran over bike/car/deer/guy/her/him/kid/man/motorcycle/person/somebody/someone/woman
rear ended
rearended
rolled it/my
rolled the rig/truck
rolled/slid/went into canal/creek/lake/pond/river
rollover
sideswip*
smashed
struck by/me
t boned
teetering
tipped
tipping on/over
went right through a fence/gate/wall
went through a closed gate
wrapped around
wreck
wrecked

[injury]
a/had/having/heat stroke
allergic
am/and/been/im puking
ambulance
ankle/arm/finger/wrist bent/broke/broken/smashed
arm/arms/face/hand/hands/legs are/is burned/burnt/scalded
arm/back/chest/hand/head/leg/neck/ribs hurting
arm/driver/foot/got/guy/hand/he/hes/i/im/leg/man pinned
arm/foot/hand/leg/legs stuck/trapped
back/chest/neck hurts
back/neck is killing me
bad/splitting headache
being/getting/got robbed
blacked/blacking/knocked/passed/passing out
bleeding
blood
blurry vision
breaking into my cab/truck
broke her/his/my
broken arm/leg
brother/buddy/dog/friend/helper/husband/kid/trainee/wife cant/wont wake
burned arm/arms/face/hand/hands/leg
burned from coolant/steam
burned on arm/arms/face/hand/hands/leg
burned/burnt/hurting my
burning/burns/sting/stinging/stings his/my/the eyes
cannot/cant breathe
cannot/cant get out to
cant feel
cant get out of cab/truck
cant stand up
cant wake her/him/my
carbon monoxide
chest is burning/heavy/pounding/squeezing
chest pain*/tight*
co alarm/detector/meter
cold sweat
concussion
coughing bad/blood
crushed
cut himself/his
cut my hand
cut/kill myself
dead body
diabetic
dizzy
doesnt/isnt/not/wont wake/waking up
driver/guy/he/partner/she wont wake
driver/guy/helper/kid/lady/lumper/man/person/somebody/someone/woman beneath/under/underneath it/load/trailer/truck/wheel
driver/guy/kid/lady/man/person/woman aint/isnt/not moving
driver/he/helper/i/she fell down/from/off/out
driver/he/man/she/someone is dead
eyes burn/burning/sting*/watering
fainted
feel sick
feel/feeling/felt/going/got faint
fell from/off catwalk/deck/flatbed/ladder/roof/steps/trailer
flood/flooded water
foot/hip/knee is broke/broken/twisted
frostbite
getting sleepy and/headache
giving birth
glass in both/her/his/my
gone pale
got a headache
got burned/shot
groggy
guy/man/somebody/someone with a gun/knife
guys/people are coughing
hard to breathe/wake
has/pulled a gun/knife
he/she is not moving
head hurts/pounding/spinning
headache and dizzy/sick/sleepy
heart attack
her/his/my leg
hes/shes screaming
hit by a car
hurt
hurts bad
hypothermia
in labor
injur*
insulin ran out
keys inside with my baby/child/daughter/kid*/son
light headed
lightheaded
losing blood
low sugar
nausea
nauseated
nauseous
neck pain
need a medic
not answering/responding
not/stopped breathing
numb
overdose
paramedic*
pinned against/behind/between/by/in/inside/me/my/under
pinned her/his/my/the/their arm/driver/foot/guy/hand/helper*/leg/man
pointing/pulled gun/knife
pounding/splitting/terrible head
river in the cab
robbing/threatening/threatens me
run over
scalded
screaming in pain
seeing double
seizure
shaking and sweating
shooting at
short of breath
sleepy and headache
squeezing in chest
sugar crash/low
suicid*
swallowed def/diesel/fuel
swept away
threw/throwing up
throat closing/swelling
toddler*
trapped
turned blue
unable to stand
unconscious
under my wheels
unresponsive
vomit*
water at door
water broke
water up coming/over/to in cab/door/doors/hood/seat/steps/windows
water/waters at/to/up my/the door/doors/hood/windows
woozy
wounded

[hazmat]
acid
ammonia
chemical
chemical leak*/spill*
chlorine
corrosive
gas/green/vapor/white/yellow cloud
gas/liquid cylinders
hazardous
hazardous load/material*
hazmat
natural gas
placard*
poison
propane
tank trailer
tanker
totes
toxic

[hazmat_goods]
ammonia
anhydrous
chlorine
class 2/3/8 load
explosive*
flammable
gasoline/propane load
hauling acid/chemicals/gas/gasoline/propane
hazardous
hazardous material*
hazmat
placard*
tanker
un 1*/2*/3*
un1*

[carbon_monoxide]
carbon monoxide
co alarm*/detector*/meter*
monoxide

[exhaust_gap]
cracked/hole/leaking exhaust/manifold
exhaust leak*
flex pipe broke/broken/cracked

[overnight]
after sits/sitting
each/every morning/night
in the mornings
over night
overnight

[unwell]
dizzy
drowsy
head aches/hurts
headache*
nausea
nauseous

[exposed]
cant get/keep/stay warm
freezing to death
frostbite
heat stroke
heatstroke
hypothermia
im freezing
shivering

[sleep]
idling overnight
nap
napping
sleep
sleeping

[by_hand]
bolt
by hand
manual release
manually
t bolt
with a wrench

[fill_in]
filled
pour oil in
pour the oil
poured
poured a/oil
pumped
put
topped off

[def_mixed]
antifreeze/coolant/diesel/fuel/gas/gasoline/oil/water in/into def
contaminated def
put diesel/gas/water in def
washer/windshield/wiper fluid in/into def

[rotten_egg]
rotten egg*
sulfur
sulphur

[dipstick]
dip stick*
dipstick*
the stick

[white]
white

[blue]
blue
bluish

[livestock]
animals
cattle
chickens
cows
hogs
horses
livestock
passengers
pigs

[lane]
across both lanes
across i
across the highway/interstate/road/street
across the on ramp
angled in
blocking road
blocking the highway/interstate/ramp
blocking/granny/hammer/left/right/slow/turn lane
blocking/in/live traffic
bridge deck
construction/work zone
crossways
in the road
in the way of traffic
intersection
lane
lanes
middle of bridge/freeway/highway/i/interstate/road/street/the/traffic
on a bridge/curve
on bridge
on ramp lane
on the roadway
part way in the lane
roadway
roundabout
sticking out
toll booth
traffic circle
tunnel

[traffic]
almost rear ended
almost/nearly hit
blowin/blowing by/past
cars all around/behind/round
cars coming up behind/fast
cars flying/whippin/whizzing/zipping by/past
cars swerving/whipping
cars/people/trucks going around/round
cars/traffic backed/lined/piling/stacked behind/up
cars/traffic/trucks blowing/honking
everybody/everyone/somebody honkin/honking
flying/whizzing by
honking around/at
people honking
swerving around
traffic all around
traffic flying/swerving
traffic goin/going/passing around/round

[still]
cannot/cant/doesnt/wont move
cannot/cant/wont budge
cant/wont go anywhere
dead in the water
dead stop
disabled
does/will not move
immobile
isnt/not moving
not going anywhere
stopped dead
stranded
undrivable
wont go at all
wont roll

[no_way_off]
across all/both/four/three/two lanes
across the freeway/highway/interstate/road
across the middle lane
angled/crossways/sideways across/in highway/lane/road
blocked/blockin/blocks the highway/lane/road
blocking all/both/the bridge/highway/interstate/lane/lanes/ramp/road
blocking entire/whole highway/ramp/road/street
blocking traffic
both lanes blocked/shut/stopped
broke/sitting/stopped/stuck down in center/fast/left/middle/travel lane
cannot/cant/couldnt get/pull over
cant get off
cant get off the highway
cant get out of the lane
cant get over right/to
cant get to shoulder
cant make it to shoulder
cant move out of
cant reach the shoulder
couldnt get to the shoulder
couldnt make the shoulder
crossways/crosswise/dead/half/jackknifed/partly/sideways in the intersection/lane/middle/road
dead across
in lane 1/2/3/4/four/one/three/two
live lane/traffic
no place to go
no place to pull over
no place/where to pull
no room to
no shoulder/shoulders
nobody/noone let/lets/letting me in/over
nowhere to go/pull
shoulderless
sitting/stopped/stuck in lane
still in center/fast/lane/left/middle/travel
stopped in middle of freeway/highway/interstate/road
swerving around me/us
unable to pull over
wont let me over

[tracks]
across/on both/the tracks
arms/gates came/come/coming/going down
arms/gates down
centered/hung/stuck at/on crossing
cross arm/arms/gates
crossing arms/bells/gates
gates of
grade/live/rail/railroad/rr/train crossing
landing gear on rail
on rails
on the crossing
on train tracks
on/over/rail/rr/straddling/the tracks
rail road track*
railroad*
railroad/train track*
stalled/stopped/stuck on tracks
train coming
train is coming

[flood]
drowning in the cab/truck
flash flood
flood water/waters
floodwater
sinking in the lake/river/water
swept away/washed away by
truck floating/floats/sinking
water coming/is/rising in/inside/into the cab rising
water is rising
water rising
water to/up to my/the bumper/cab/door/doors/floor/hood/seat/steps/window/windows

[power_line]
caught/dragged/hit/hooked/pulled/snagged/tore power line/lines
downed line/lines/wire/wires
electric/electrical/power/utility line/lines/pole/wire/wires across/down/fell/hanging/laying/lying/on/over/touches/touching
high voltage line/lines/wire/wires
hit electric/light/power/utility pole wires
live wire/wires across/down/ground/on
power lines down/fell/hanging/on/over/touching my/our/the cab/rig/roof/trailer/truck

[shoulder]
breakdown/emergency lane
edge of road
gore area
off/on ramp
off/on the side
pulled off/over
ramp
roadside
shoulder
side of freeway/highway/i/interstate/road

[safe_place]
am/im/is/parked/pulled/safe/safely/were off the road
at customer/dealer/dock/home/house/shop
chain up
driveway
drop lot/yard
flying j
fuel island
fuel/rest/truck stop
gas/weigh station
loading dock
lot
loves
off the highway
off the road safely/till/until
out of traffic
petro
pilot
receiver
rest area
safe location/place/spot
safely parked
scale house
service plaza
shipper
ta
terminal
truckstop
walmart
warehouse
yard

[off_road]
bogged/dug/jackknifed/sank/sunk in
buried
buried to axle
burried
cannot/cant get traction
curb
dead end
dirt
dirt/farm/field lane
ditch
drives/tires/wheels spin/spinning
drop/ran/slid/slipped off
embankment
field
grass
gravel
high center*
hung up on
in the snow/weeds
lawn
low bridge
median
mud
no grip/traction
off the road
off/sank/slid/sunk into
plowed in/me
ravine
recovery
sand
snow bank
snowbank
soft gravel/ground/shoulder
spinning tires
spinning/stuck on ice
straddling
stuck ice/mud/sand/snow
stuck in ditch/field/grass
sunk
tires/wheels sinking
wedged
went off the highway/road
wheels buried
winch*

[jump]
boost me
jump
jump box/start
jumped
jumper cables
jumping
jumping it
jumpstart
need/needs a boost

[shifted]
angled/leaning out
at an angle
came unchained
crab
crabbed
crabbing
crabs
dog track*/walk*
eating into
kicked/knocked/pulled/pushed/shoved back/crooked/over/sideways
moved back/forward/over
out of line
shift over
shifted
shifting
sideways
slid back/forward/out/over/sideways
slides back/forward/out
walked back/out
walked on hub/studs/wheel
walks sideways

[load_falls]
about to fall/roll off
cargo/coil/crates/freight/load/logs/lumber/pallet/pallets/pipes/plywood/rebar/rolls/steel came/comes/coming/fallin/falling/falls/fell/flew/flying/rolled/rolling/slid/sliding off
cargo/coil/crates/freight/load/logs/lumber/pallet/pallets/pipes/rebar/rolls/steel breaking/broke/came/come/comes/coming/getting/worked loose
cargo/coil/crates/freight/load/logs/lumber/pallet/pallets/pipes/rebar/steel fallin/falling/spilled/spilling
dropped/dumped/lost/spilled/spilling my freight/load all/on
lost half/part/pieces/some of the freight/load

[oil_gone]
all my/of/the oil came/drained/dumped/gone/leaked/ran out
losing/lost all/drop/every its/my/of/the oil
no more/oil left
out of engine/motor oil

[air_short]
air stays/stops/stuck at 30/35/40/45/50/55/58
cant/wont build/climb/get/go/pump above/more/over/past/than 30/35/40/45/50/55/58/60 pounds/psi

[runs_away]
diesel/engine/motor ran/running/runs away
engine/motor racing/roaring/screaming/screams/surging by/on itself
engine/motor/truck accelerates/accelerating/revs/revving by/on itself
runaway diesel/engine/motor

[frame_apart]
chassis/frame/rail broke/broken/cracked/snapped/split/tore/torn half/two
frame broke/broken/cracked/cut/rusted/split clean/completely/way through
frame rail snapped
frame snapped

[dark]
dark
darkness
midnight
night
nighttime
no moon
pitch black
three/two in the morning
unlit

[every]
all
also flat
both
completely
entire
every
everything
flat too
next to it is flat
totally
whole

[sudden]
abruptly
all at once
all of a sudden
at once
half way through
halfway around/round/through
in a second
instantly
just now
mid bend/corner/curve/exit/ramp/turn
middle of a/the bend/corner/curve/ramp/turn
out of nowhere
out of the blue
sudden
suddenly

[frame]
catwalk
chassis
cross member*
crossmember*
floorboard*
frame
under the cab/floor/sleeper
underneath me

[fueled]
a/the fill up
after filling/fueling/fuelling
after fuel up
after getting/putting fuel
after i filled
bad batch
filled/fueled up
filled/refilled at
fillup
fresh/got fuel
i/we fueled at
just fueled
last fill
since filling/fueling
took on fuel

[tow]
a/heavy/need hook
cab moved from
carry/haul my bobtail
charge per mile for
decking
drag/hook me
drag/tow it
dragged/hauling/toe to
drop my dead tractor
evacuator
get hauled
grua
hauled in/to
heavy tow/wrecker
hook up fee
landoll
low bed
lowboy
moved to another shop
need it lifted/moved
need/needs/want pulled out
needs hauling
per mile to drag
pull me to
pull my truck
rotator
take me to shop
tow
tow truck
towed
towing
tows
towtruck
who can pull
wrecker

[roadside]
a/one/roadside mechanic/mechanics
actually/techs come out
any/nearest/repair/tire shop
anybody that does
bring and put on
bring/deliver/send diesel/fuel
bring/meet/near me
brought out
change a/my tire
come by/look
come out at night
come out to
come to me
comes to the truck
diesel tech in
diesel/need/send mechanic
do you cover
do you guys cover
drive out here
eta
find a shop
fix me on site
fuel delivered/delivery/truck
gal/gallons brought
gallons of diesel
got techs
help to open
hotline
jump start please
locksmith
mechanic coming/is/was
mobile
mobile tech*/tire
need 30 gal
need jump/somebody/someone
nobody came
number for roadside
onsite repair
open on sunday
repair guy
road call/calls/guy/service
roadside assist*/help/service
send help/roadside/somebody
service call/guy/truck
shop near
somebody bring
somebody to come/fix
somebody who comes out
someone to come
tech needed
technician come
tire change*/guy/man/service/truck
truck shop to
truck shop/shops
walk ins
welder
who does roadside

[locked_out]
cant get in cab/truck
door locked with
doors are locked
key broke in/off
key fob dead
key off in the door
key/keys/locked inside
keys are in
keys in ignition/truck
keys in the cab
keys locked
keys on the bed/seat
left keys inside
lock out
locked it with
locked keys/out
locked myself out
lockout service
locksmith
lost key/keys
lost the fob
no way in
slammed the door

[parts]
16 5x7
aftermarket
baldwin
bought from you
bracket/lens for
core charge/return
cross reference
do you carry/sell
fleetguard
from you came with
got wrong
how do i return
in stock
lead time
o ring
oem
ordered
pack of
part
part no/number
parts
pick up monday
price check/on
quote please
rebuild kit
reman
replacement seat
return policy
shipping a/to
spares
steering wheel cover
step tread
used eaton/ecm/transmission
wrong alternator/gasket
you guys carry
you sell

[need]
availability/pack/pair/set of
both/two of em
bring/find/get/send me
brought to me
can i get a
can yall/you get
delivered
delivery
for 389/579/cascadia/columbia/coronado/dd15/isx/kenworth/kw/maxxforce/mx/pete/prostar/t680/vnl/volvo/w900/x15
got/have any
hook me up with
how much would
look/looking for
need
pcs
pick up a
pickup in
source a
stock
want
wanted
you guys got/have
you have

[buy]
buy
can you overnight/ship
catalog
cheapest
compatible
cost of
counter/just price
deliver one
do you carry/have/sell/stock
fits my
for sale
got any
have you
how much for/is
how much you think
i need price
im after a/two
in/you stock
kit cost/number
latch please
on the shelf
order
overnight me
price check/for/me/of/on/please/pls
purchase
quote
quote on
rebuild kit
run these days
same as for
seals going for
sell
sells
ship
shipping to
stock check
stocks
wanna put new
what cost
what number is
what you charge
where can i buy/find/get
where cheap
where do i get
which battery fits
who has one
yall carry
you asking

[new_part]
air bag/dryer/dryers
alternator
assembly
batteries
battery
belt
belts
bolts
bracket
brake drum*/shoes
bumper
cap
chamber
chambers
chrome
clamp
compressor
cord
coupler
def/water pump
door
ecm
egr cooler
fairing*
fender*
filter
filters
flap
flaps
floor mats
gasket
glad hands
gladhands
glass
grill guard
grille
headlight
headlight assembly
hinge
hood
hose
hoses
injector*
kit
latch
leaf spring*
led/marker lights
lens
lug
marker bulb*
mirror
mirrors
mud flap*
mudflap*
new
o ring
parts
pigtail
puller
radiator
recaps
relay
relays
release handle
replacement
rim
rims
seal
seals
seat
sensor
shocks
slack adjuster*
spare
starter
steps
strap
stud
studs
thermostat
tire
tires
tool
turbo
u joint*
valve
virgin
visor
wheel
winch bar*
windshield
wiper*
wrap

[person]
actual/live/real person
agent
call me back
connect/transfer me
customer service/support
human
live tech
operator
real mechanic
representative
speak to/with
talk to a mechanic/person/tech
to a technician

[account]
6th/second/third truck
account
add another truck
add second driver
all/sell my data
android
annual
app
app crash*/wont
app keeps/kept crash*/freez*
apply as technician
autopay
autorenew
bank
bill was wrong
billed
billing
boss wants to see
browser
cancel me/my
card declined
card on file
change phone
change/confirmation/new/switch/update email
change/credit card
charged me/twice
charged two times
chats
coupon
delete a truck
delete everything
delete my chat
discount
does/fleet/my/solo/what plan
double/was charged
downgrade
e mail address
edit/forgot/reset/update my
email never
enterprise
everything you have on me
free/per month
from/off my list
how cancel
how do i pay
inbox
install button
invite
invoice
iphone
language
log in/into/out
logged out
login
login/verification code
lost password
membership
money back
monthly
my address/card/data/email/history/location/profile/tickets
my name is
my/tow ticket
notification
number changed
of the app
onboard drivers
order number
overcharged
paid yesterday
pass word
password
pay a year
payed
payment
paypal
phone number changed/on
photos
premium
pricing
privacy
rate technician
receipt
referral
refund
remove my old
renew
renewal
repair history
reset link
sign in/into/up
signed up
signup
solo and fleet
statement
status of ticket
stop charging/emailing/texting me
subscribe
subscription
texting me
to gmail
too many attempts
trial
two factor
unsubscribe
upgrade
upload
username
verification
vin i typed
website
where do i see tickets
wont upload
wrong email/vin
yearly
zelle

[off_topic]
14 hour
2290
70 rule
a robot
act as
admin
ai works
alaikum
algebra
are you human/real
barbecue
barely stop for
bbq
best app
best truck stop
biden
bitcoin
broker
buffet
calculator
california
calories
camry
capital of
casino
cdl school
cheapest diesel
chicken
chili
church
civic
cook
cooking
cowboys
customer list
dan/developer mode
db
diesel price
diner
dinner
disregard previous
divorce
diwali
dollar an hour
dot shut
edit my elog
eggs
election
elog so
everything/text/words above
explain how
file/mow my
find me a load
fishing
food
football
forecast
freight
fuel tax*
gate/python code
get my cdl
girlfriend
god bless
going/gonna to rain
gonna snow/win
good morning sir
good rate from
good route
grandma
green/medical card
hack
happy birthday
heavy use tax
hidden/previous instructions
homework
hotel
hours can i drive
hours did the
hours drive from
hours left
how many miles from
how tall is
if my grandma
ifta
ignore all/every rule*
ignore previous/your
in tokyo
invest
jailbreak
joke
jokes
landlord
laptop
lawyer
load board/from/pays
load/phone/wrong number
loads out
log me off
lose weight
losing money
lottery
lyrics
math
mattress
miles/route from
minivan
motel
movie*
my daughter/dog/ex/home/honda/house/husband/kids/pickup/van/wife/wifes
my phone is
nice day
off duty
owner operators make
parking around/like/near
paying over
per mile
pirate
pistol
play music/song
podcast
poem
politics
pretend
print the text
python
rate for
recipe
recommend a
resignation
ring of fire
roleplay
salaam
sang
score
self driving
showers
sing
solve
song
speed limit
steak
stocks
super bowl
superbowl
supper
system prompt
tallest
taxes
tell me something
thanksgiving
the developer
times 12
traffic in
translate
trick eld
truck parking
trucking pay
trump
violations
visa
votin
weather
what time in
what time is it
what year did
whats the rate
who made you
who won the
who ya
winning
write a/me/python
you are now
you suck
your instructions/rules

[greeting]
anybody/anyone/you there
appreciate it
good afternoon/evening/mornin/morning
hello
help
hey
hi
howdy
save/saved my day
sup
test
thank you
thanks
thx
whats up
yo

[asking]
are there
best
calculate
can/could you
define
do you know/like/think
draw
explain
give/make/show/teach/tell me
how big/can/come/did/do/does/far/many/much/old/tall/to/would
is it bad/normal
is that normal
is there a
just wonderin/wondering
list of
recommend
should i
suggest
talk about
what are/day/did/do/does/is/kind/time/was/were/year
what can/must/should i/we do if
what does it mean if
what i/to/we do if
whats
when did/does/is/was/will
where are/can/is/was
which
who are/invented/is/was/won/wrote
whos
why are/do/does/is
wonderin if
write

[defeat]
block/cap/pinch/plug off
bypass*
cage
caging
cheat
clamp
clear/reset derate
defeat
delete
deleting
disable
disabling
disconnect
fake
falsify
fool
get past
get rid of
get/work around
hide
jump/tune out
jumper
mute
override
remove
run without
silence
tamper
trick
tuner
unplug
zip tie

[tamper]
back off chamber/spring brake bolt
bypass/cut the low air
cage brake*
cage the spring*
caging bolt*
can/i/to wire around
cheat eld
cheat/disable/disconnect/unplug the eld
cheat/edit/fake my log*
cut the buzzer
def/dpf/egr delete
delete def/dpf/egr/emissions/kit/tune
emulator
fake/falsify log*
fool/trick the sensor
ghost log
gut dpf
make/stop the eld stop
pinch off the air line
release brake* bolt/manually/with bolt
release brake*/chamber*/spring brake* with bolt
release chamber/spring brake*/chamber* bolt/by/manually
release chamber/spring with bolt
run without def
shut off the eld
straight pipe
trick the nox
turn off my/the eld
turn off the speed limiter

[guarded]
abs
aftertreatment
air/brake line*
alarm
brake
brakes
buzzer
def
derate
dpf
e log
egr
eld
elog*
emission
emissions
engine protection
governor
hos
inducement
limiter
log book
logbook
logs
low air
nox
regen
scr
sensor
sensors
shutdown
shutoff

[front]
front
front/steer/steering axle
steers

[rear]
back
drive
drive/rear/trailer axle
drives
inner
inside
outer
outside
rear
tandem*

[left_right]
curb/driver/drivers/passenger side
left
nearside
offside
right

[cold_weather]
10/15/20/degrees below
below/sub zero
blizzard
cold morning/mornings/night/nights/weather
freezing cold/temps/weather
frost
frosty
ice storm
in the cold
minus 10/20
subzero
this cold
wind chill
winter morning
zero degrees

[bad_weather]
barely/doesnt/never/wont stop/stops raining/snowing
black ice
fog
hail
ice
icy
pouring cant/rain
pouring down rain
rain
raining
rains
sleet
snow
snowing
storm

[loaded]
80000
80k
full load
grossing
heavy haul/load
loaded
max weight

[grade]
downgrade
downhill
grade
hill
hills
mountain
pass
switchback*
the 5/6/7/8 percent
under load
uphill
with a load on

[cigarette]
cigar*
have a smoke
i smoke
no/quit smoking
smoke alarm/break/detector/outside
smoke/smoking too much
smoker
stopped for a smoke
vape
vaping
weed

[traffic_light]
at any/each/every light
at any/each/every red light
at every stop light
at lights
at red light*
at/ran a light
at/to stop light/lights/sign
come/comes/coming to a light
from light/lights
hit red light/lights
ran a red light
red light camera/ticket
sitting at red
stop light turned
stop/stopped/stopping/stops/wait/waiting at/for red light/lights
through the red light
traffic light*

[yes]
10 4
absolutely
affirmative
correct
definitely
i am/do
it did/does/is/will
of course
sure
they are/do
uh huh
ya
yea
yeah
yep
yes
yup

[no]
i dont
it did not
it didnt/doesnt/isnt/wont
nah
nah/no/nope center/im/its/middle/still/we/were
naw
negative
no
none
nope
not really/yet
nothing
`;
