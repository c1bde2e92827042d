/** English: words that turn others. One phrase a line (notation: languages/lexicon.ts). */
export const marks = `
[not]
aint
arent
cannot
cant
couldnt
didnt
doesnt
dont
dont smell
hadnt
hasn
hasnt
havent
isn
isnt
neither
never
no
nobody
nobodys
noone
noones
nor
not
refuses
unable
wasnt
werent
wnt
wont
wouldnt

[without]
absence/free of
felt like
minus the
mistook
no sign of
no/zero signs of
thought buzzer/lug/my/the
thought i heard/saw/seen/smelled
thought it/she/there was
w o
without

[unsure]
cannot figure/tell
do not know/want
dont ask/care/know/panic/understand/wanna/want
dont think i can/should
dunno
no big deal
no biggie/cell/clue/doubt/hurry/idea/its/joke/kidding/lie/maam/matter/reception/rush/scratch/signal/sir/sorry/thanks/wait/way/worries
no i mean
no one will help
no service here
nobody will help
not a big deal
not certain/far/good/kidding/long/normal/only/safe/sure
not gonna lie
why not

[contrast]
although
but
except
however
instead
it is the
its the
other than that
otherwise
though
yet

[now]
as we speak
at the moment
currently
now
right now
this morning/time
today
tonight

[and]
also
and
n
plus
with

[or]
either
nor
or

[past]
a while back
at one time
back in 0*/19*/20*/april/august/day/days/december/february/january/july/june/march/may/november/october/september/spring/summer/winter
back then
days/long/month/months/week/weeks/year/years ago
earlier this month/week
few/four/three/two days/months/weeks back
impound*
in 199*/200*/201*/2020/2021/2022/2023/2024/2025/april/august/december/february/january/july/june/march/november/october/september
in the past
last friday/monday/month/night/nite/saturday/summer/sunday/thursday/time/tuesday/wednesday/week/weekend/winter/year
leaked/leaking/smoked/smoking/was on friday/monday/saturday/sunday/thursday/tuesday/wednesday
old story
on ice once
on my old one/rig/truck/trucks
once before
previously
sold that
the other day
used to
when i bought
years back
yesterday
yesterdays

[fixed]
already/got/just/was replaced
back in service
brand new
clean/dandy/dry/fine/good/perfect/quiet/solid/tight ever/since now/since
dealer/mechanic/shop changed/cleared/replaced
dry/fixed/good/quiet/solid now
fixed
had it fixed
hasnt come back
he/shop tightened
just changed/installed/logging
never again/another
new one on
no drop/issue/problem/trouble since/today
not a drop/flicker/hiccup/peep at/since/today
put out already
re torqued
repaired
resolved
retorqued
sorted out
swapped
taken care of
tightened it/them/up
torqued back/by/to
truck record
want noted
write/writing down

[still_so]
again
came/is back
doing it again
ever since
for days/months/weeks
keeps coming back
keeps happening
no matter what i/we do/try
same thing
since friday/monday/morning/night/saturday/sunday/then/thursday/tuesday/wednesday/yesterday
since last month/night/week
still
than before/last/usual/yesterday
than it did/used
when/where it used

[other]
a documentary/film/movie about
a video
a/my friends
accident/car/crash/crashed/pileup/rollover/semi/truck/wreck crashed ahead
accident/car/crash/driver/dude/fella/fellow/guy/one/rig/somebody/truck/up/wreck ahead
ahead of me
aint/isnt/not mine
another driver/drivers/guy/rig/semi
another/different/her/his/last/old/other/previous/their/trainers truck
at the next pump
brother/cousin/dad/dispatcher/friend/granddad/grandpa/neighbor/uncle says a
brother/cousin/dad/fella/friend/guy/neighbor/trainer/uncle had/has/lost/threw
brothers/dads/friends/neighbor freightliner/kenworth/mack/pete/rig/semi/steer/tractor/trailer/truck/volvo
buddy behind/blew/got/had/has/lost/of/threw
buddys
car fire
car on fire
car/guy/rig/truck in front
codriver/partner/passenger was
couple/few/three/two doors/slots/spots/trucks away/down/over
cousins
coworker
coworkers
crash/crashed/flipped/pileup/wrecked ahead of me/us
driver/dude/fella/fellow/guy/one/rig/truck in next
driver/fella/guy before/behind/beside me
every truck at/here/in/on
fella/guy next to
fella/guy/truck parked next
fellow/friend his
from a rig
heard on cb/radio
his trailer
his/previous rig
i saw a
if somebodys/someones
in a documentary/film/movie
in cdl/driving class/school
neighbors
next door
next pump had
next to me had
not my truck
off the truck in front
old pete had
on youtube
other driver/guy/semi
overheard*
passed a rollover
passed a/another crash/fire/semi/truck/wreck
previous driver
rental
rig/truck parked beside/by/next me
rollover at
saw/seen a buddy/crash/driver/dude/fella/freightliner/guy/kenworth/mack/man/pete/peterbilt/rig/semi/tanker/trailer/truck/trucker/volvo/wreck
saw/seen/watched/watching clip/tiktok/video/videos
showed us
some driver/dude/fella/guy/guys/idiot/kid/newbie/rookie/trucker
somebody/someone else left
somebody/someone elses
somebodys/someones brakes/rig/tire/trailer/truck
tell/telling/tells/told me/us story
that old
the neighbor
there is/was/were a rig/semi/truck
training film/video
truck behind/beside me
truck next to me
truck they sold
truck with a
uncles
wreck ahead cleared

[mine]
mine
my husbands brakes/rig/semi/tire/trailer/truck
my own/rig/tractor/trailer/truck/unit/wagon
our truck

[hypothetical]
alarm/buzzer sound like
are we/you allowed
asking for friend/tomorrow
at what mileage/miles/pressure/psi/temp/temperature
avoid
better than
budget
by the book
can you mix/raise/read/run/use
can/could it catch
can/could/will a battery/bearing/brake*/chamber/compressor/dryer/filter/hub/line/spring/tank/tire/trailer/truck/turbo/valve
cdl/driving/exam/permit/test/written exam/question/test
correct/proper/right way to
could/gonna/might catch
could/might/will lead
could/would cause
do folks/guys/people do/run/use
dot allow*
due date
ever blew/blows/break/breaks/broke/came/catch/catches/comes/drop/drops/fail/fails/get/gets/go/goes/got/happen/happens/hit/lose/loses/lost/overheat/overheats/pops/quit/quits/start/starts/went
explain
father/granddaughter/grandkid/grandson/husband/kid/son/student/trainee/wife wants to know
for class/exam/school/test
for my cdl
for my/the own knowledge
free play allowed
goes in a/my/the
going to catch
good numbers
homework
how can i tell if
how deep/thick/thin/tight are/do/does/is
how do i prevent
how do i/you check/drain/grease/know/read/set
how do i/you know if
how does/often
how far do
how hot is too
how hot should
how long do/does/should
how many clicks/gallons/liters/quarts
how often are/do/does/is/must/should/shud/to
how to adjust/check/prevent/set/tell/test
how/what does a
hypothetical*
i dreamed/dreamt
if i lose/lost
if it/there was
if oil pressure ever
if you got/had/have no
in case of
in my/the book/manual
in videos
instructor/teacher ask/asked/asks/says/wants
is allowed in
is compulsory/illegal/mandatory
is it always
is it ok/okay to let it do/regen
is it/that true
is there a/any law/recall
is there co alarm
is/the difference
just curious
just/only ask/asking
lead to
legal limit/play
like/wanna/want/wants to know what
mean in manual
normal operating
on dyno/youtube
pass dot
plan it for
plan/planning the budget/job
play is legal
podcast said/says
pretrip/pump down/leak/step down test
prevent
preventing
quiz
quiz/school question
read/reading a/my/the book/manual
recall/recalls apply/for/on
recommended
required
risk/symptom/symptoms of
should beep/my/sound
should i grease/replace/retorque/rotate
someday
spec/specs/stands/study for
studying
suppose a/it/my/the/trailer
supposed to be
teach me
torque for/spec*
trainer asked
versus
vs
warranty cover
watching film/movie
what amp/causes/grade/if/length/oil/size/torque/tread/weight
what coolant/fluid/grease/oil can/do/does/goes/should
what do you look for
what happen/happens/would if
what is the best/normal
what is/whats point/sense
what kind/type of
what pressure/psi/size/torque/weight for
what pressure/psi/temp do/does/will
what pressure/psi/temp/temperature should
what will i hear
whats normal
whats the best/minimum/torque
when a steer
when are/is due
when do they/you
when should i
when should/to
where do you set
which batteries/brand/coolant/oil/way
which way do/does/goes/turns
why do air/spring/they
would happen/mean/spn
would you tell

[barely]
almost no
barely
hardly
next to no
scarcely
very little

[keeps]
cant get it to stop
cant stop for/here/leak*
doesnt stop
keeps on
wont clear/quit
wont go away/out
wont shut up
wont stop beeping/buzzing/flash*/leak*/purg*/regen*
wont turn off

[because]
after
as soon as
because
before
cause
cuz
if
since
until
when
whenever
while

[innocent]
bakery
barbecue
barbeque
bbq
bonfire
brake dust
brush/field/grass fire across/beside/far/nearby
campfire
car wash
carwash
chain on catwalk
charger
cigar
coffee
condensate
condensation
cooker
cooking
dew
dust
fog/smoke machine*
frost
gas/neighbors grill
gator/retread/rubber in/on road
guy/one/truck across/beside/next
incense
lane assist/departure
loose chain
lunch
lunch box
lunchbox
microwave
my gloves
my own breath
parade
perfume
phone charger
piece of retread/rubber in/on
popcorn
pressure wash*
rain
raining/water on hot
rainwater
refinery
seat belt lamp/light/one/thing
seatbelt lamp/light/one/thing
shampoo
skunk
smokestack
snow melting
soap
spilled oil cooking
toaster
truck parked beside
vape
vaping
wash bay
washed it/the
washer fluid
welder
welders
welding

[usual]
all of them do
always been like/so/that/this
always did/does/had/has/was
always had it
as it should
as/like always/usual
by design
cats/isx/ones/trucks do it/that/this
did that since
doing its/their job
every other truck
every truck does
from/since new
like every day/morning/time
like meant/supposed to
none of that/the above/them/those
normal for
nothing moved/odd/off/special/strange/unusual/weird/wrong
on all our
same as always/ever/usual
same on all
same sound
since day one
since i bought/got her/it
since the truck was new
sounds that way
they all do
used to it

[bound]
drive/get/getting/go/goin/going to
drive/make/take home
head/headed/heading for/to
limp/limping in/into/to
make/making/nurse/nursing it
miles empty/from/home/to
on way to
reach
trying to find/get/make/reach

[under_way]
as i/we drive/drove
at/doing/going 30/35/40/45/50/55/60/65/70/75 mph
driving along/down/it/the/when
going down highway/interstate/road
i/im/was driving
on the fly
pop/popped/popping/pops out at 45/50/55/60/65/70/75
rolling/running down the highway/interstate/road
when/while driving/moving/rolling

[blind]
cannot/cant see
cant hardly see

[grass]
brush
dry leaves
grass
hay
straw
weeds

[cooled]
are/is cold/cool now
cooled down/now/off
have cooled
now cool/cooled

[self_test]
after/when i turn key
at/on start startup/up only
at/on start up
at/on startup
at/turn/turned key on
bulb/lamp/self check/test
every cold start
fan down test
fan down/fan downs
fanned down/fan it/them down
first start
key is turned on
key on
only at/on start startup/up
till/until pressure builds
till/until/while air/it builds
when i start her/it
when i/the key

[explained]
all that was
because of
due to
from
it/that is/was
its
its a/her/his/my/somebodys/the
just
nothing but
only
thats
turned/turns out
was

[ignored]
about to die
about/almost/nearly heart attack
after fueling
after/since tire change/shop
air in fuel
air/fired/pick/pinned up
airport
all right
almost got clipped by
almost/nearly rear ended
almost/none hit me
alright/fine/ok/okay/safe to
am/im dying
amber/smell/smelled/smells nothing
any good
any/no warning
are you there
at sparks
at start up
at/i cruise
back/butt/ears/feet/foot/knee/knees hurt/hurtin/hurting/hurts from
back/neck is killing me from
backed into a/my/our/the bay/dock/hole/parking/slot/space/spot
backed into soft
backs/boss/dispatcher/ears/feet/hands/lifes/market/mouth/phone/tongue on fire
bad/shake/shaking/vibrate/vibration through the floor
banging my head
beat/beatin/beating/pounding on em/it/them
below zero
bleeding alcohol
boil/boiling/cook eggs/noodles/pasta/rice
boot tore
boot/boots ripped/torn
boots/gloves/hands/jacket/jeans/pants/shirt/shoes soaked/wet
boss said/says/told
bounce/bounces between
bounce/bump/bumped/drive/drove/go/going/hit/roll/went over railroad/rr/tracks/train
bounce/bump/bumped/drive/drove/go/going/hit/roll/went over railroad/rr/train crossing/tracks
brake check*
brake fire please
bridge joint*
broad/in/its daylight
buddy/driver/guy says/told its/me
burn mark/marks
burned/burning/burnt rubber haha/lol/pulling
burning me
burns/cracked/latch/ripped/strap rubber
butt/feet/kidneys/knees hurt
by a tree branch
by accident
cabin filter
call/checked/cold/dark/degrees/driver/started/turns/way out
can you help
cannot/cant fix
carrier/mount/mounting bolts
change in drive
changing lanes
charge/normal/pull/stopped for
check the engine
check/rubber in
chest hurts when laugh
christmas/xmas tree
clipped mirror
co alarm/detector/meter reads/says/shows 0/normal/nothing/ok/zero
cool by hand
crash for my
crawl/crawling/idling/sitting/stuck in traffic
crossing tracks every
crossing tracks i feel/felt/hear/heard/notice
curb hit
dead center
deadhead*
didnt hit it
diesel/fuel/oil on boots/gloves/hands/jacket/jeans/pants/shirt/shoes/sleeve
dirt lot
does that hurt
does/will/would it hurt if/when
down the block/frame/side
down/hit the road
dusty gravel
dying animal/cat/cow/dog/goat/pig/whale
dying/inferno in here
empties faster
empty parking/road/street
engine off now/since
every/my/own mechanic
extinguisher gauge
feel in seat
feels like a parking brake
fire dept/extinguisher*/station/that/truck*/up/your
first couple/few/three/two
flashers/hazards/spilled/spit on
flat country/ground/road
flipped bunk
for a sec/second
for first/second mile*/stop*/two
forest fire*
from/in/near/to amarillo
fuel card
full lock
glass of water
glasses/hat/sunglasses fell
going/im/pulling/running empty
good day
good for an
good part of
grease gone
guy on cb say/says/told
hammering at it
heat/laser/temp gun
hit a bridge joint*
hit with hammer
hit/jumped curb
holding/mph/speed on flat
hot wings
hurt anything/battery/brakes/clutch/def/dpf/fan/it/nothing/seals/starter/synchro*/tires/trans/transmission/truck/turbo
hurt my/the engine/motor
hurt to add/drive/go/idle/keep/leave/mix/pull/put/run/skip/use/wait
hurts when laugh
i let off and
i shut her/it down/off
i shut/turn/turned off
im across the road/street
in front of
in the leather/seat
in the middle of a rainstorm
in/near/ta/through/to mobile/sparks
in/this spring
is that good/ok/okay
knocked off by a tree
lighter
lightly
like a leaf/pogo
like a tea kettle
like being/somebody rear ended
like cruise control
like fire/mud
like it hit a wall
load board
lock to lock
looks/snoring like
lost/missing lug nut cap/caps/cover/covers
lot/part of
low air temp/temperature/temps
low/white/yellow line
lug nut covers
lug/lugnut/nut cap/caps/cover*
mechanic bill/far/said/says/will
mechanic is here
mile marker
mule with broken leg
no change/parts
no lights nothing on
no lights on dash
no loss power
no oil light
no one else around
no other lights
no power loss
none moved
none of them
not the air/brake/brakes/engine/motor
nothing broke/broken/burning/clunks/comes/dripping/drips/flat/grinds/hot/knocking/knocks/leaking/leaks/loose/rattles/rattling/smells/smokes/smoking/squeals/wet
nothing on dash
nothing to do with
nothing to report/worry
oil change*
ok im/its/my/the
ok on flat/flats
ok so heres/im/the
on a hill
on fire with
on the flat/flats/hammer/interstate/phone/road/turnpike/way
or boils
other driver said/told
other side of freeway/highway/interstate/median/road
out here/of/there
out on bench
over the phone/road/weekend
parking spot
partner/she shakes/wiggles
passed a gator/retread
picks up air
pounds shift
pull over
put me out of service
railroad/train museum/station
ran into guy/issue/lot/problem/problems/rain/shop/snag/station/trouble
red free/tape
restriction indicator in the red
rolled it back
rolled it into
rolled it over to
rolled it to/up
rubber boot*/latch*/mat/strap*
run you over
scalded cat/dog
shop said/says
smokey bear/gonna/is/pulled/report/said/says/stopped/told/wrote
smokeys
smoking mad
snores like an/engine
so/thats/very funny
sounds like that
spare carrier
spilled it/some on
steam clean/cleaned/cleaning/train
steam from/off/on rain/wet
stop at/for/sign
sucked/sucking/sucks air
sulphur springs
tech said
temps even
thru the floor
till/until hand/hands hurt
tire chain*
tractors pinned
train wreck
truck driver
under a bridge
under floor/load
up and/or down
w/with brake/brakes released/set
wait/waited/waiting for the wreck
waiting on part
warm and dry
well its/the
wet dog
what can you do
what do/should i do
what happened/now
what/whats is causing/the cause/the reason
whats the right
wheel cover*/simulator*
when empty/loaded
where are you
who is this
wildfire*
with flashers/hazards
work zone
wreck to clear
wrecked from
zero play
`;
