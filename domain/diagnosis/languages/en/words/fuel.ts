/** English: fuel. One phrase a line (notation: languages/lexicon.ts). */
export const fuel = `
[fuel]
additive*
air bubbles/in line/lines
anti gel
antigel
b20
biodiesel
bled/bleed it/lines
blend
burp*
clear/dyed/red/road diesel
cng
cng/lng gauge/tank*
diesel
fuel
fuel filter housing
fuel gage/gauge/guage/hose/lamp/light/line*/sender
fuels
fule
gas
gas gage/gauge/guage
gasoline
gauge reads/sits/stays/stuck on 3/e/empty/full/half/quarter
go juice
injection/injector/return line
khatam
lng
low fuel lamp/light/warning
methane
petrol
power service
propane
reefer diesel/fuel/tank
sender for
tank sender

[fuel_tank]
crossover
crossover line
dent in tank
dented tank
diesel/fuel/saddle tank*
fuel cap
tank
tank dented
tanks

[fuel_filter]
bowl
changed primary/secondary
davco
filter
filter/fuel/sight bowl
filters
fuel cap chain/strap
fuel filter*/heater/restriction
fuel/my/the water separator
micron*
primary/secondary filter
racor
separator
strap on tank
tank bracket*/strap*
water separator

[injector]
fuel injector*
injector
injectors

[fuel_pump]
dip/draw/pickup/siphon/suction tube
fuel pressure low
fuel rail pressure
fuel starv*
fuel/injection/lift/transfer pump
fuel/rail pressure
high pressure pump
low/no fuel pressure
starved/starves/starving for fuel

[prime]
bleeding air/brakes/filter/fuel/injectors/line/lines/rail/system
bleeding it for
hand pump
primed
primer
priming

[fuel_water]
bowl/filter full water
brown water
water fuel light
water in diesel/fuel
water in the bowl
water light for/fuel
wif
wif light

[mileage]
burning more fuel
drinking/eating/sucking fuel
fuel consumption/economy/mileage
gas mileage
mileage light
mpg
`;
