/** English: cooling. One phrase a line (notation: languages/lexicon.ts). */
export const cooling = `
[coolant]
50 50
add/added/adding/green/hot/loses/losing/lost/my/needs/the/using water
anti freez/freeze
antifreeze*
antifriz
bottle/pressure/rad/surge cap
bottle/tank sight glass
bottom/heater/lower/radiator/upper hose
bubbles in bottle/coolant/jug/radiator/reservoir/tank/water
cap safe
coolant
coolant hose/jug/light/line/smell/tank
coolent
coolent light
cooling
deaeration/expansion/header/overflow/surge tank
degas
drain the block
elc
engine cooling
flush
freeze/frost plug*
geyser from cap
green/orange/pink is leaking
green/orange/pink liquid/stuff
green/orange/pink under it/truck
green/orange/pink/radiator fluid
green/red or/vs/with green/pink/red
jug
no water in/left
open the cap/radiator
opened/pop the cap
overflow
pink and green
reservoir
smells sweet
something green/orange/pink
stop leak
sugar smell
sweet odor/smell
syrup
the bottle
water all over engine
water coming/dripping/leaking/pouring/spraying out
water every/level/pipe/wetter
water in radiator
water pump drip*

[radiator]
fins
rad
radiator
radiators

[water_pump]
coolant/water pump
waterpump
weep hole

[fan]
cooling/engine/radiator fan
fan
fan bearing/belt/bolts/clutch/hub
fan clutch/hub/pulley bearing*
fan hub bolts
horton
shutter
shutters

[temperature]
150/160/165/170/175/180/185/188/190/192/195/198/200/205/208/210/212/214/215/218/220/225/230 deg/degrees/f
185f
190f
195f
200f
205f
210f
at/gauge/needle/ran/reads/running/runs/says/sits/stays/steady 150/160/165/170/175/180/185/188/190/192/195/198/200/205/208/210/212/214
coolant/engine temp*
gauge/needle at/hit/near/on/past/reads/says/to 225/230/235/240/245/250/255/260
heat/temp/temperature/water gauge
hot lamp/light/needle
needle/temp/temps pinned
normal operating temp/temperature
normal temp/temperature
run/running/runs cold
t stat
temp
temp gage/guage/needle
temperature
temperatures
temperture
temps
thermostat
thermostats
tstat
warm up

[heater]
ac/air/cab/dash/floor vent*
blend door
block heater cord/plug
block/bunk/engine heater
blower
blower motor/resistor/switch
bunk unit
bunk/cab/no heat
cab filter
cab/cabin air filter
climate
defog*
defrost*
engine block heater
espar
heat
heat in cab
heater
heater hose
hvac
vent on
vents
warm air
webasto
windshield fog*

[air_conditioning]
134a
a c
ac
ac compressor
ac/compressor clutch
air con/condition*
aircon
apu a c
apu ac
cab/cold air
carrier/reefer/refrigeration unit
clima
cool in sleeper
cycle sentry
freon
have/put/run/running/turn/turned/with air on
r134*
reefer
refrigerant
thermo king
thermoking
tk

[hose]
hose
hoses
line
lines
`;
