/** English: electrical. One phrase a line (notation: languages/lexicon.ts). */
export const electrical = `
[battery]
12/13/14 v
31s
batt
batteries
battery
battery acid/box/cable*/gauge/terminal*
battries
cca
group 31
key off drain
negative/positive post*
parasitic drain/draw
posts
terminals
volt
volt meter
volt/voltage gauge
voltage
voltmeter
volts

[alternator]
alternator
alternators
charging system
generator
leece neville

[starter]
gear reduction
solenoid
starter
starter motor
starters
startr

[key]
after/when i turn key
ignition
ignition cylinder
key
key on
keys
pull/pulled/take/took/yanked key out
start button
turn the key

[fuse]
breaker
fuse
fuse box
fuses
relay

[wire]
battery cable
cable
cables
conductor
connector
fusible link
ground strap
grounds
harness
short circuit
solder
wire
wires
wiring

[electricity]
cuts power
electric*
power to

[ext_light]
4/four ways
back/chicken/fog/rear/trailer lights
backup/bunk/chicken/courtesy/dock/fog/license/load/marker/reading/roof/strobe/work lamp*/light
beacon
blinker*
bulb
bulb test
cab/clearance/hazard/head/interior/reverse/running/tail light*
cab/clearance/reverse lamps
dome/map/trailer light
flashers
hazard
hazards
headlamp*
headlight*
high mount
high/low beam*
hyper flash
left/right signal
left/right turn lamp/light/signal
license plate light
light bulb
lights
lights on trailer
lites
marker*
signal lamp/light
stop lamp/lamps on trailer
tail lamp*
taillight*
third brake
trailer turn
turn dont blink
turn light/lights/signal*

[brake_light]
brake lamp*
brake/break light*
brakelight*
stop lamp bulb*/circuit/switch
stop lights
stoplight*
trailer brake light*
trailer stop lamp/lamps/light

[plug]
7/seven way
7way
abs/electrical/light cord
block heater
block heater cord/plug
pigtail
trailer connector/cord/plug

[accessory]
12v plug/socket
air horn
apu
back up alarm/beeper
backup/reverse alarm
battery box cover/lid
belt buzzer/chime
bunk
bunk light
cb
charger
chin at the wheel
cigarette lighter/plug/socket
co alarm/detector chirping/chirps
coffee maker/pot
collision avoidance/mitigation/radar/sensor/system/warning
cruise
cup holder
dash cam
door lock
e log
eld
eld/glove box
elog
fridge
gate motor/pump
heated mirror
horn
horns
hydraulic hose/line
inverter
lane assist/departure
lift/tail gate
liftgate
microwave
mirror heater
mirror/seat/tarp/window/wiper motor
onguard
outlet
power bank*/inverter/seat/window*
presets
qualcomm
radar
radio
refrigerator
shore power
sleeper lights
spare rim/stud
spare tire/wheel carrier/cradle/rack
speedo
speedometer
static
steering wheel leather
stereo
sunroof
tablet
tachometer
toll tag
tv
usb
washer
washer jug/reservoir/tank
wheel leather
window
windows
windshield camera/washer/wiper*
wingman
wiper*

[module]
acm
bcm
can bus
computer
controller
data link
datalink
ecm
ecu
j1939
module
sensor
sensors
speed sensor
vecu

[dash]
cluster
dash
dash bulb/lights
dashboard
display
gauges
instrument/rocker/switch panel
instruments
screen
shift light

[gauge]
fuel gauge/guage/sender
gage
gages
gas gage/gauge
gauge
guage
guages
meter
needle
needles
oil sender/sending
sending unit
`;
