/** English: lamps, codes, emissions. One phrase a line (notation: languages/lexicon.ts). */
export const lampsAndEmissions = `
[lamp]
alert
dash/little light
icon
indicator
lamp
lamps
light
lights on dash
lite
message
picture
symbol
telltale*
triangle and/with
warning
warning light/lights
warnings
wrench

[red_lamp]
amber/orange/yellow changed/turned/went to red
cluster/dash/display/it/panel/screen/truck says pull over
red alert/can/eye/hexagon/icon/indicator/lamp/light/lite/octagon/oilcan/one/stop/symbol/triangle/warning*
red dash/engine/stop light
red engine lamp
red fella/fellow/guy/thing that says stop
red oil can/lamp/light
red stop sign
says park safely
says shut down engine/now
says stop engine on
says stop engine/now/safely
shut down engine now
stop and check engine/light/lights
stop eng/engin/enigne lamp/light/lite/warning
stop engine lamp/light/warning
stop engine/lamp/one
stop lamp came on
stop light came/is on
stop light on dash
stop light/thats red

[amber_lamp]
amber engine lamp/light
amber engine/icon/lamp/light/symbol/triangle/warning*
orange engine/icon/lamp/light/symbol/triangle/warning
yellow check engine
yellow engine light
yellow engine/icon/indicator/lamp/light/lite/symbol/triangle/warning*

[check_engine]
cel
check eng/light
check/chk/ck/little/service/small engine
engine icon/lamp/light/lite/outline/picture/shape/shaped/symbol
engine warning light
enigne lite
malfunction indicator
mil
mil lamp/light
picture/shape of engine

[code]
blink/flash code
code
codes
dtc
error message*
fault
fault/trouble code*
fmi
spn

[def]
ad blue
adblue
ammonia fumes/odor/smell/stink from/off/out exhaust/pipe*/stack*/tailpipe
blue def/drop/droplet/fluid/juice
bluedef
def
def doser/fluid/gauge/jug/lamp/light/tank
diesel exhaust fluid
diesel/fluid/fuel/washer in def
jug of def
smells/stinks like ammonia
urea
uria

[dpf]
box/lamp/light/symbol with dots
dpf
dpf filter/lamp/light
filter lamp/light/symbol
filter lookin/looking lamp/light/thing
one box
onebox
particulate
particulate filter
soot
soot load
squiggle
with dots

[regen]
parked regen
regen*

[emission]
after treatment
aftertreatment
catalyst
catalytic
doser
dosing
emission
emissions
nox
nox sensor
scr

[exhaust_heat]
egt
exhaust heat/temp*
hest
hest lamp
high exhaust temp*
hot exhaust
`;
