/** English: what happens. One phrase a line (notation: languages/lexicon.ts). */
export const events = `
[fire]
ablaze
afire
aflame
apu/blanket/charger/curtain/heater/insulation/inverter/mattress/paint/seat/wiring/wrap caught
ball of fire/flame/orange
blazing
brush/grass/hay/leaves/straw/weeds burning/caught/lit/smolder*
bunk heater burning/caught
burst into flames
carrier/reefer/trailer/unit burning
embers
emptied/grab/need/no/used extinguisher
engulfed
fire
fire/flame/flames off/out
fire/flames coming/licking/shooting from/off/out/up
flame
flames
flaming
flicker under the hood
hood blistering/bubbling
inferno
lit up on
on fire
orange flicker
orange glow/light dancing
paint bubbling
red glow under the hood
reignit*
relight*
spreading to
tongues
torching

[burn]
burn
burned
burning
burns
burnt
charred
charring
scorch*
singe*
sizzl*

[smoke]
black/blue/cloud/gray/grey/white billowing/boiling/curling/drifting/filling/pouring/rolling from/in/off/out/up
black/gray/grey/white stuff coming/pouring/rolling
clouds of black/blue/gray/white
curl of blue/gray/grey/white
filled up/with grey/white
filling up black/gray/grey/white
fumes
fuming from/out
haze
looks like a chimney
smok
smoke
smoke blowing/boiling/came/comes/comin/coming/curling/drifting/rising/rolled/rollin/rolling from/off/out/up
smoke off
smoke pouring off
smoked
smokes
smokey
smokin
smoking
smokng
smoky
smolder*
whisp
wisp*

[steam]
cloud/clouds/fog billowing/boiling/coming/rolling from/out/under/up
cloud/fog/mist from/off/out/under grille/hood/radiator
fogging out
hissing white
steam
steam blowing/coming/pouring/rolling/shooting from/off/out/up
steam off/out
steam/vapor raising/rising off
steaming
stm
sweet smelling cloud/fog/mist/smoke
vapor
whistling like a tea
white cloud/clouds/fog/mist billowing/boiling/coming/from/out/pouring/rolling

[boil]
boil
boil/boiled/boiling over
boiled
boiling
boils
bubbling
gassing

[spark]
arcing
spark
sparkin
sparking
sparks
sparks coming/flying/shooting from/off/out

[melt]
hot plastic
melt*

[smell]
odor
reeks
rotten eggs
smell*
stench
stink*
whiff

[leak]
comin/coming out
coming/drip/drippin/dripping/drips/leaking/leaks/running off
detector
dribble*
drip*
dripped/dripping/leaking/running out on/onto asphalt/ground/lot/pavement/road
dripping/leaking fast/steady off
drizzle
drizzling
leak
leakage
leaked
leakin
leaking
leaks
leek
running out of
runs down
seeping
seeps
trickl*
weeping
weeps
wet spot

[pour]
all down/over
all on/over the road
blasting
blowin/gushin/shootin/sprayin out/sideways
blowing/dumping/dumps/rushing/shooting/shoots/slopped/slopping/slops out
blowing/shooting/spraying sideways
came/comes/goes/ran/runs right/straight out
dousing
dripping/leaking/weeping stream
dumped
dumping
emptied itself/out
empties
emptying
erupt*
everywhere
fine mist
fire hose
flowing
flyin/flying/gushing/pouring/runnin/running/spewing/sprayin/spraying/squirtin/squirting/streaming off
fog/jet/mist/string of
fogging on
fountain*
geyser*
gush
gushes
gushin
gushing
hosing
misting
peed
peeing
pissing
pour
poured
pouring
pours
puked
puking
river
rivers
running across/down/from/out/over/toward*
slung
spewing
spill*
splashed
spout*
spray
sprayed
sprayin
spraying
spurting
spurts
squirtin
squirting
squirts
steady flow/stream/string
stream from/off
stream*
trailing
weeping a steady
wets

[puddle]
coated
covered/standing in
drenched
on asphalt/concrete/driveway/floor/ground/pavement
pool
puddl*
puddle*/spot/spots/wet on asphalt/concrete/driveway/floor/ground/pavement
puddle*/spot/spots/wet under it/truck
soaked
soaking
spot
spots
trail
under truck
wet
wet spots

[air_buzzer]
40/45/50/55/fifty/five/forty/thirty and dropping/falling
air alarm/buzzer/warning
below/under sixty psi
below/under the 60/sixty
brake alarm/buzzer
flag came/dropped/fell
low air alarm/beep*/buzzer/lamp/light/signal/warning
needles dive/diving/nosedive*/plummet*/sinking/sunk
screaming low air
sticking/thing out visor dropped
wig wag
wigwag*

[buzzer]
alarm
alarms
beep
beepin
beeping
beeps
buzzer
buzzers
buzzin
buzzing
chime
chiming
dinging
warning buzzer

[noise]
buzz
chirp*
clacking
clatter*
crackle
crackling
creak
creaking
dont sound right
flapping
fuel knock
gr
groan*
grumble
grumbling
howl*
hum
humming
injector knock*
knocks when cold
light hum/knock/rattle/squeak/tap/tapping/tick/ticking
loud
noise
ping
pinging
pop
popping
racket
rattle
rattles
rattling
roar*
rumble
rumbling
scraping sound
slapping
sound
sounds
sounds funny
squishing
tapping
thump*
tick
ticking
ticks
whack*
whine
whining

[vibrate]
death wobble
judder*
out of balance
shake
shakes
shakin
shaking
shaky
shimmies
shimmy
shimmying
shudder*
vibrat*

[problem]
act/acting/jacked/messed/screwed/tore up
acting weird
aint/isnt/not right
doesnt/dont feel right
feels off/weird/wrong
funny
issue
issues
malfunction
problem
problems
trouble
wrong
`;
