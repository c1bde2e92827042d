import type { Lexicon } from "./concepts.ts";

/** English as drivers in the USA speak it, shop talk and usual misspellings included. Own compilation. */
export const english: Lexicon = {
  concepts: {
    // Brakes and air
    brake: "binders, brake, brakes, braking system, breaks, brks, foot valve, foot/service/spring brake*",
    brake_part:
      "brake can/cans/chamber*/drum*/lining*/pad*/shoe*, brake stroke, break chamber*/drum*/pad*, caliper*, drum, drums, hand valve, johnson bar, lining, linings, push rod stroke/travel, pushrod stroke/travel, quick release valve, r 14, r12, r14, s cam*, slack adjust*, slack adjuster*, slacks, spike, treadle, treadle valve, trolley valve",
    brake_pedal: "brake pedals, brake/break pedal, pedal brake",
    pedal: "pedal, pedals",
    parking_brake:
      "air/brake/dash knob*, brake valve, dash valve*, e/emergency/hand/park/parking brake*, handbrake*, knob, knobs, maxi*, park/parking break*, red/yellow button/knob/valve, tractor protection, trailer supply",
    engine_brake: "engine break*/retarder, engine/exhaust/jake brake*, jake, jakebrake*, jakes, retarder",
    abs: "abs, anti lock*, antilock*, hill hold, hill start",
    air: "air, air brake/brakes/gauge*/needle*/tank*, air gages, air presher, air supply, airpressure, airs, ayer presher/pressure, both gauges/needles, brake air, brake/system pressure, front/primary/rear/secondary/wet tank, primary, primary/secondary gauge, psi on both, secondary, two/2 gauges",
    pressure: "presher, preshure, pressure, pressures, presure",
    air_line:
      "air fitting*/hose*/line*/valve*, airhose*, airline*, blue/red air line, brake hose*/line*, emergency/service/supply line, glad hand*, gladhand*, relay valve, trailer air line*",
    air_supply:
      "air compressor/drier/dryer/governor, airdryer, compressor, compressors, dryer, governor, pop off valve, safety valve",
    brake_action:
      "apply/applying brakes, braking, every time brake, hit/on the brakes, i/when brake, press/push the pedal, slow down, step on brakes, stepping on brake, when hit the brake*, when hit/press/use brake*, when slowing, when step on brake*",
    // Engine
    engine:
      "air intake, blow by, blowby, crankcase, cummins, dd13, dd15, dd16, detroit, ecm motor, engin, engine, engines, enjin, front main seal, in frame, inframe, intake, intake manifold, isx, maxxforce, motor, motors, mx 13, mx13, oil cooler, overhaul, overhead due/set/adjust*, paccar, powerplant, rear main, run the overhead, series 60, tappet*, timing, valve cover, valve cover/pan/head/manifold/flange bolts, valve lash, x15",
    oil: "10w30, 15w40, dipstick, drain plug, engine/motor oil, mobil, oil, oil cap, oil change interval, oil level, oils, oyl, rotella",
    oil_pressure:
      "aladdin lamp, genie lamp, low oil light, oil can lamp/light/symbol/picture, oil can light, oil gage/hand/needle/lights/presher/reads/reading, oil gauge/lamp/light/needle/preasure/press/pressure/psi/warning, oil pressure gauge/lamp/light/warning, oyl pressure, pressure oil, red oil lamp/light, oil lamp, oil light, psi hot idle, hot idle",
    turbo: "boost, boost hose/leak, cac, charge air/pipe, intercooler, turbo, turbocharger, turbos, vgt",
    belt: "belt, belts, drive/fan belt, idler, idler bearing, idler pulley, pulley, serpentine, tensioner",
    exhaust:
      "dpf/flex/tail pipe, exhaust, exhaust leak, manifold, muffler, out of/the exhaust/pipe*/stack*, pipes, smoke stack*, smokestack*, stack, stacks, tailpipe",
    egr: "egr",
    inside_engine:
      "bearing, bearings, block, bottom of engine, bottom of the engine/motor, bottom/lower end, cam, camshaft, crank bearing, crankshaft, head gasket, lifter*, liner, mains, oil pan hit, piston*, rod, rods, valve train",
    throttle: "accelerator, accelerator/fuel/gas/go/throttle pedal, throttle, accelerater, acelerator, accellerator",
    power: "acceleration, engine power, horsepower, hp, power, pwr, torque",
    // Electrical
    battery:
      "batt, batteries, battery, battery cable*/gauge/terminal*, battries, batts, volt, volt meter, volt/voltage gauge, voltage, voltmeter, volts",
    alternator: "alternater, alternator, alternators, charging system, generator",
    starter: "solenoid, starter, starter motor, starters, startr",
    key: "ignition, key, keys, start button",
    fuse: "breaker, fuse, fuse box, fuses, relay",
    wire: "cable, cables, connector, grounds, harness, short circuit, wire, wires, wiring",
    electricity: "electric*",
    ext_light:
      "4/four ways, back/rear/trailer/turn lights, backup/bunk/chicken/courtesy/dock/fog/license/load/marker/reading/roof/strobe/work lamp*/light, beacon, blinker*, bulb, cab/clearance/dome/fog/hazard/head/interior/marker/reverse/running/tail light*, chicken lights, flashers, hazards, headlamp*, headlight*, high mount, high/low beam*, hyper flash, license plate light, light bulb, lights, lights on trailer, lites, low beam, marker*, tail lamp*, taillight*, third brake, trailer light, turn signal*, clearance/marker/cab lamps, map/reading/bunk/dome light, blinkers, high beams, hazard",
    brake_light:
      "brake lamp*, brake/break light*, brakelight*, stop lamp switch, stop lights, stoplight*, trailer brake light*",
    plug: "7/seven way, 7way, abs/electrical/light cord, pigtail, trailer connector/cord/plug",
    accessory:
      "air horn/seat, apu, back up alarm, backup/reverse alarm, bumper, bunk, bunk heater fuse, bunk light, cb, charger, cigarette lighter, cruise, cup holder, dash cam, deflector, door, door hinge/latch, door lock, doors, fairing, fender*, fridge, heated mirror, hood latch, horn, horns, inverter, license plate, microwave, mirror, mirror heater, mud flap*, outlet, power inverter/seat/window*, qualcomm, radio, refrigerator, roof hatch, seat, seat belt, seats, shore power, side skirt, sleeper lights, speedo, speedometer, sunroof, tablet, tachometer, tv, usb, valve cap, visor, washer, washer pump, window, windows, windshield, windshield washer, windshield wiper*, wiper motor, wiper*, driver seat, chin at the wheel, window regulator, mudflap*, tarp motor, window/seat/mirror/wiper motor, stem cap, valve stem cap",
    module:
      "acm, bcm, can bus, computer, controller, data link, datalink, ecm, ecu, j1939, module, sensor, sensors, speed sensor, vecu, wheel speed sensor",
    dash: "cluster, dash, dash lights, dashboard, display, gauges, instrument panel, instruments, screen",
    gauge:
      "fuel gauge/guage/sender, gage, gages, gas gage, gas gauge, gauge, guage, guages, meter, needle, needles, sending unit, fuel gauge/sender",
    // Cooling
    coolant:
      "anti freez, anti freeze, antifreez, antifreezes, antifreze, antifriz, bottom/heater/lower/radiator/upper hose, coolant, coolant cap/hose/light/line/tank, coolant jug/bottle/smell, coolants, coolent, coolent light, cooling, deaeration/expansion/header/overflow/surge tank, degas, elc, engine cooling, green/orange/pink liquid/stuff, green/orange/pink/radiator fluid, jug, maple syrup smell, my/the water, overflow, overflow bottle, reservoir, smells sweet, sweet odor/smell, water in radiator, water level, pancakes syrup, pancake syrup, syrup, water wetter, 50 50, anti freeze*, antifreeze*, bottle cap, cap safe, drain the block, pressure cap, rad cap, opened the cap, open the cap/radiator, pop the cap, sugar smell, sweet smell*, the bottle, coolant mix, pink and green, stop leak, flush, cooling system flush, geyser from cap, surge tank cap",
    radiator: "rad, radiator, radiator cap, radiators",
    water_pump: "coolant/water pump, water pump weep, waterpump, weep hole",
    fan: "cooling/engine/radiator fan, fan, fan bearing/belt/bolts/blade/blades/shroud, fan clutch/hub, fan hub bolts, shutter, shutters, viscous fan, fan clutch*",
    temperature:
      "coolant/engine/water temp*, heat/temp/temperature gauge, temp, temp guage/needle, temperature, temperatures, temperture, temps, 150/160/165/170/175/180/185/188/190/192/195/198/200/205/208/210/212/214/215/218/220/225/230 degrees/deg/f, 195f, 190f, 198f, 200f, 210f, at/gauge/needle/reads/running/runs/says/sits/steady/ran/stays 150/160/165/170/175/180/185/188/190/192/195/198/200/205/208/210/212/214, normal operating temp/temperature, normal temp/temperature, thermostat, thermostats, t stat, tstat, warm up",
    heater:
      "blower, blower motor, bunk heater, cab/bunk heat, cab/no heat, dash vents, defrost*, defroster, espar, heat, heat in cab, heater, heater core, heaters, no heat, vents, webasto, defrost is, ac vent, air vent, blend door, block heater, block heater cord/plug, engine block heater, bunk unit, cab filter, climate, climate control, defog*, engine heater, heater control/valve/hose/vent, vent, hvac, windshield fog*",
    air_conditioning:
      "a c, ac, ac compressor, ac/compressor clutch, air con/condition*, aircon, cab/cold air, carrier unit, compressor for ac, freon, reefer, reefer/refrigeration unit, refrigerant, thermo king, thermoking, tk, apu a c, cool in sleeper",
    hose: "hose, hoses, line, lines",
    // Transmission
    transmission:
      "10/12/13/18/9 speed, allison, auto/i/ultra shift, autobox, automated manual, automatic, autoshift, clutchless, detroit transmission, dt 12, eaton, endurant, fuller, gear box, gearbox, ishift, m drive, mdrive, opticruise, prndl, shift controller, tc10, tcm, trannie, tranny, trannys, trans, trans temp, trans/transmission/tranny oil pressure/temp, transmission, transmission temp*, transmissions, ultrashift, dogbox",
    gear: "2nd/3rd/5th/6th/7th/9th/drive gear, cog, direct, downshift*, for 10th/1st/2nd/3rd/4th/5th/6th/7th/8th/9th/eighth/fifth/first/fourth/ninth/second/seventh/sixth/tenth/third, from eighth/fifth/first/fourth/ninth/second/seventh/sixth/tenth/third, gear, gear lever, gears, gearshift, geer, granny, hi side, high/low range, in/into 10th/1st/2nd/3rd/4th/5th/6th/7th/8th/9th/drive/eighth/fifth/first/fourth/ninth/second/seventh/sixth/tenth/third, nutral, outta/of direct, outta/of/hold/holds/holding/from 10th/3rd/4th/5th/6th/7th/8th/9th, over drive, overdrive, range selector/shift, range switch, range valve, reverse, shift, shift knob, shifter, shifting, shifts, splitter, splitter valve, splitters, stick, upshift*",
    trans_fluid: "atf, gear lube, gear/trans/transmission oil, tranny/trans/transmission fluid, tranny juice",
    clutch: "bell housing, bellhousing, clutch, clutch brake/pedal, pedal clutch, throwout/throw out bearing",
    driveline:
      "axle/diff/differential/rear temp, axle/drive shaft, carrier, carrier bearing, carrier bolts, center bearing, diff, differential, diffs, drive axle shaft, drive line, driveline, driveshaft, driveshafts, front diff, hanger bearing, inter axle, pinion, power divider, prop shaft, prop shaft bolts, pto, rear differential, rear end, rearend, rears, ring and pinion, ring gear, slip yoke, third member, u joint*, ujoint*, wet kit, yoke, carrier bearing*, axle housing, driveshaft loop",
    fluid:
      "brown/clear/green/orange/pink/red stuff, diff oil, drip, dripping/green/orange/pink/red fluid, fluid, green/orange/pink/red liquid, liquid",
    // Lamps, codes, emissions
    lamp: "alert, dash light, icon, idiot light*, indicator, lamp, light, lite, little light, message, picture, symbol, telltale*, warning, warning lamp*/light*/message*, warnings, wrench",
    red_lamp:
      "red alert/icon/indicator/lamp/light/lite/stop/symbol/triangle/warning*, red dash/engine/stop light, red engine lamp, stop engine lamp/light/warning, stop engine/lamp, stop lamp came on, stop light and buzzer, stop light came/is on, stop light on dash, stop light red",
    amber_lamp:
      "amber engine lamp/light, amber engine/icon/lamp/light/symbol/triangle/warning/warning*, orange engine/icon/lamp/light/symbol/triangle/warning, yellow check engine, yellow engine light, yellow engine/icon/indicator/lamp/light/lite/symbol/triangle/warning/warning*",
    check_engine:
      "cel, check eng/light, check/chk/ck/service engine, engine icon/lamp/light/lite/outline/picture/shape/shaped/symbol, engine warning light, enigne lite, looks like engine, malfunction indicator, mil, mil lamp/light, picture/shape of engine",
    code: "blink code, code, codes, dtc, error message*, error/fault/trouble code*, fault, fault light, flash code, fmi, p code, spn",
    def: "ad blue, adblue, blue def, blue fluid, blue juice, bluedef, def, def bottle, def doser/fluid/gauge/lamp/light/tank, diesel exhaust fluid, urea, uria",
    dpf: "box with dots, dpf, dpf filter/lamp/light, filter lamp, filter light, filter symbol, one box, onebox, particulate, particulate filter, soot, soot load, tree with dots",
    regen: "parked regen, re gen, regen, regenerat*, regening, regens",
    emission:
      "after treatment, aftertreatment, catalyst, catalytic, doser, dosing, emission, emissions, nox, nox sensor, scr",
    exhaust_heat: "egt, exhaust heat/temp*, exhaust system temp*, hest, hest lamp, high exhaust temp*, hot exhaust",
    // Tires and wheels
    tire: "base single, bridgestone, casing, drive inner/outer, drive tires, drive/rear/tandem/trailer tire*, dual, dually, duals, inner rear, inner/inside/outer dual, inner/inside/outer/wheel tire, inner/outer on, inside drive, left rear inner, left/right rear outer, low pro, lowpro, michelin, outside drive/dual/duals/rear/tire, plies, rubber, spare tire, steel wires, steers tires, super single*, taier, tayer, tiers, tir, tire, tire pressure, tires, tpms, trailer inner/outer, treads, tyer, tyre, tyres, valve stem, wagon tire, wide base, wide base single",
    steer_tire:
      "a/drivers/left/my/passenger/right/the steer, driver side front tire, driver/drivers/passenger side steer, front left/right/wheel tire, front tire*/tyre*, left fronts, left/right front tire, on the steer, stair/stear tire*, stair/stear tyre, steer axle tire*, steer is/tire*/tyre*, steering axle tire, steering tire*, steers, steers are, tire on steer axle, tire on/up front",
    wheel: "wheel, wheels",
    lug: "bolts, bolts on wheel, lug, lug bolt*/nut*, lugnut*, lugs, nuts, stud, stud broke/snapped, studs, wheel bolt*/nut*/stud*",
    hub_seal: "axle/hub/wheel seal*, bearing seal, hub oil, seal on hub",
    hub: "hub, hub bearing/cap, hubcap, hubs, wheel bearing*/hub",
    tread:
      "cords, gator, gators, recap, recaps, retread*, side wall, sidewall, steel belt*, tire cords, tread, cap came/coming/flew/peeled/separated, lost/threw a cap",
    rim: "rim, rims, wheel rim",
    // Fuel
    fuel: "cng, diesel, diesels, fuel, fuel hose/line*/pressure, fuel return, fuels, fule, gas, gasoline, go juice, lng, propane, return/injector/injection line, winter/summer blend, number 1/2 diesel, blend",
    fuel_tank: "crossover, crossover line, diesel/fuel/saddle tank*, fuel/tank cap, tank, tanks, fuel cap strap",
    fuel_filter:
      "bowl, clear/filter/fuel/sight bowl, davco, filter, filters, fuel filter*/restriction, fuel water separator, primary/secondary filter, racor, separator, water separator",
    injector: "fuel injector*, injecter, injector, injector cup*, injectors",
    fuel_pump:
      "fuel pressure low, fuel rail pressure, fuel starv*, fuel/injection/lift/transfer pump, high pressure pump, low/no fuel pressure, rail pressure, starved/starves/starving for fuel",
    prime: "hand pump, primed, primer, priming",
    fuel_water: "water fuel light, water in diesel/fuel, wif, wif light, water in the bowl, water in fuel light",
    mileage: "burning more fuel, drinking/eating/sucking fuel, fuel consumption/economy/mileage, gas mileage, mpg",
    // Steering and suspension
    steering:
      "front wheels, front wheels dont turn, stear, steer, steering, steering box/gear/gearbox/wheel, steering collumn/column, sterin, sterin/stering/steering weel, stering, strg, strng, the wheel turns",
    power_steering: "p s pump, power steering, powersteering, steering assist/fluid/pump",
    linkage:
      "ball joint*, center link, cotter pin, drag link*, idler arm, king pin*, kingpin*, pitman*, steering arm/knuckle/linkage/rod, steering box bolts, tie rod*, cotter key*, tierod*, draglink*",
    suspension:
      "air ride, bounces, bushing, bushings, crack in frame, cracked frame, crossmember*, dump valve, equalizer, frame crack/cracked/broke/bent, frame rail/rails, hanger, height control valve, leveling/levelling valve, lift axle, pusher axle, radius rod*, ride height, spring hanger, suspension, sway bar, tag axle, torque arm*/rod*, u bolt*, ubolt*, walking beam, spring hanger*, leaf spring hanger, axle has slid/shifted/walked, susp, slider pin/pins, tandem pins, tandem slide, slide/sliding tandems, tandems wont slide, slider lock",
    air_bag: "air bag/bags/spring*, bag, bags, cab air bag*, cab/ride/suspension bag*",
    spring: "leaf, leaf spring*, leaves, spring, springs",
    shock: "cab shock*, shock, shock absorber*, shocks",
    alignment:
      "align, aligned, alignment, crab walk*, crabbing, crabs, crooked steering/wheel, dog track/tracks/tracking, off center*, rotate drives/steers/tires, rotate my drives/tires, tire rotation, toe, wheel alignment, wheel is crooked",
    coupling:
      "5th/fifth wheel, bungee cords, dolly legs, fifth, fifth wheel jaw*/plate*/handle/lever/pin, fifthwheel, hitch, jaws, jost, king pin lock, kingpin jaws/lock, kingpin lock, landing gear/legs, load straps, lock/locking/slider/tandem pins, locking jaw*, pintle, reefer door, release handle, saddle, slide/sliding tandems, straps, tandem slide, tandems wont slide, trailer door*, plates, king pin jaws, kingpin jaws, lock/locking pins, apron",
    speed: "miles an/per hour, mph, speed",
    revs: "fast/high idle, idle speed, ran/running/runs away, revs, rpm, rpms, runaway engine, tach, runnin/running away, runs away with me, screaming up, revving itself, overspeed*, over revving",
    // Where on the truck
    truck:
      "389, 579, anthem, bobtail, day cab, daycab, freightliner, international, it, kw, mack, my ride, pete, peterbilt, prostar, rig, rigs, semi, she, t680, tractor, trk, truck, trucks, unit, vehicle, vnl, western star",
    trailer:
      "box, chassis, container, dolly, dry van, flatbed, lowboy, reefer trailer, step deck, tandem, tandems, trailer, trailers, trlr, wagon",
    cab: "cab, cabin, inside the truck, interior, sleeper",
    hood: "bonnet, doghouse, engine compartment, front grille, grill, grille, hood, underhood",
    axle: "axle, axles, drive wheels, drive/front/rear/steer axle, drives, of/on the steer axle",
    load: "cargo, freight, load, loaded trailer, pallet*",
    // What happens
    fire: "ablaze, burning down/up, burst into flames, catching fire, engulfed, fire, flame, flames, flaming, inferno, on fire, reignit*, relight*, went up in flames, orange flicker, flicker under the hood, red glow under the hood",
    burn: "burn, burned, burning, burns, burnt",
    smoke:
      "fumes, fuming from/out, smoke, smoked, smokes, smokey, smokin, smoking, smokng, smoky, smolder, smolder*, whisp*, wisp*",
    steam: "steam, steaming, vapor, tea kettle, teapot, tea pot",
    boil: "boil, boil/boiled/boiling over, boiled, boiling, boils",
    spark: "arcing, spark, sparkin, sparking, sparks",
    melt: "melt, melted, meltin, melting, melts, melty",
    smell:
      "odor, reeks, rotten eggs, smell, smelled, smellin, smelling, smells, stench, stink*, stinks, whiff, gas odor",
    leak: "comin out, coming out, drip, drippin, dripping, drippy, drips, drizzle, drizzling, leak, leakage, leaked, leakin, leaking, leaks, leek, losing fluid, running out of, runs down, seeping, seeps, weeping, weeps, wet spot",
    pour: "all over, all over the road, blasting, blowing/shooting out, dumped, dumping, dumps out, everywhere, flowing, geyser*, gush, gushes, gushing, misting, peed, peeing, pissing, pour, pouring, pours, puked, puking, river, rivers, running down, running from/off/out, rushing out, shoots out, slung, spewing, spill, spilled, spilling, spraying, spraying everywhere, sprays, spurting, spurts, squirting, squirts, stream, streaming, streams, green water everywhere",
    puddle:
      "coated, covered in, drenched, on ground, on the ground, pool, puddled, puddles, puddling, soaked, soaking, spot, spots, trail, under truck, wet",
    air_buzzer:
      "air alarm/buzzer/warning, brake alarm/buzzer, low air alarm/beep*/buzzer/lamp/light/signal/warning, wig wag, wigwag*",
    buzzer:
      "alarm, alarms, beep, beepin, beeping, beeps, buzzer, buzzers, buzzin, buzzing, chime, chiming, dinging, warning buzzer",
    noise:
      "buzz, chirp*, clacking, clatter*, crackle, crackling, dont sound right, flapping, funny/knocking/squeaky noise, gr, groan, groaning, grumble, grumbling, howl*, hum, humming, injector knock*, loud, matrac*, noise, ping, pinging, pop, popping, racket, rattles, rattling, roar*, rumble, rumbling, scraping sound, slapping, sound, sounds, sounds funny, squishing, tapping, thump*, tick, ticking, ticks, vroom, whine, whining",
    vibrate:
      "death wobble, judder*, out of balance, shake, shakes, shakin, shaking, shaky, shimmies, shimmy, shimmying, shudder*, vibrat*",
    problem:
      "act/acting/jacked/messed/screwed/tore up, acting weird, aint/isnt/not right, doesnt/dont feel right, feels off/weird/wrong, funny, issue, issues, malfunction, needs help/work, problem, problems, trouble, wrong",
    // What is said of things
    work: "functioning, functions, kick in/on, work, worked, working, works",
    fine: "aint moved, alright, as usual, correctly, fine, good, good shape, great, hasnt moved, healthy, holding steady, in the green, in the normal, like butter, like it should, like new, like normal, no issue/issues/problem/problems, normal, normally, ok, okay, perfect, properly, run/runs/working/works fine, same as always, same power, smooth, smooth as butter, stable, stayed put, steady, still good, well",
    fail: "acting crazy/up, all over place, as a doornail, bad, blacked/cut/dropped/knocked/wiped out, blank, blew, blown, blows, broke, broken, busted, collapsed, conked, cuts/cutting in and out, dead, deader, die, died, dies, dying, fail, failed, failing, fails, failure, fell apart, flickering, fried, gave up, glitch*, goes black/blank, gone, gone bad/berserk/crazy/dead/haywire/nuts/out/wild, inop, inoperative, intermittent*, is done, junk, just went, kaputt, kicked the bucket, let go, malfunctioning, not acting right, not doing anything, not there, out, quit, quit on me, quit/quits/stop/stopped/stops working, quits, seized, shit the bed, shot, snapped, stopped, toast, toasted, took a crap/dump, trashed, trip, tripped, tripping, trips, useless, went bad/berserk/black/crazy/dead/haywire/nuts/out/wild, wont do anything/nothing",
    start:
      "crank/fire/fired/fires up, light off, restarting, restarts, start, started, startin, starting, starts, strt",
    wont_start:
      "cant get started, cant get to start, cant/didnt/doesnt/dont/no/wnt/wont/wouldnt start, does not fire, does/will not start, doesnt catch/fire, doesnt want to start, dont catch, fails/refuses/unable to start, isnt/not starting, never catches/fires/starts, nostart, not firing, not gonna start, refuses to fire, start problem, wont catch, wont catch/fire/light/run/strt, wont even start, wont fire up, wont start at all, wont stay running",
    crank: "crank, crankin, cranking, cranks, cranks/spins/turn/turned/turning/turns over",
    cranks_only:
      "crank and crank, crank no fire/start, cranking but nothing, cranks and cranks, cranks and/but doesnt, cranks but no fire/start, cranks doesnt/without, cranks fine/good/over/strong but, cranks never starts, cranks no/not/wont start, cranks no/wont fire, spins but wont, spins/turning over but, turn/turning/turns over and over, turns over but doesnt, turns over but no fire/start, turns over fine/good/great/strong but, turns over no fire, turns over without, turns over wont start",
    run: "idle, idles, idling, run, runnin, running, runs",
    move: "budge, drive, drives, go, goes, move, moved, moves, moving, pull forward, roll, rolled, rolling, rolls, take off",
    stop: "hold/slow the truck, slow it down, slow/slowing/slows down, stop, stopping, stopping power, stops",
    wont_stop:
      "and/it/just/she/truck keeps rolling, barely got stopped, barely stopped, blew right through, blew through the light/red/stop, brakes aint there, brakes are gone, cannot/cant/couldnt/didnt/wont/wouldnt stop, cant get stopped, cant/couldnt/wont slow, coasted clean/right/straight through/thru, coasted through/thru, doesnt/dont/wont slow down, freewheeling, had/got no brakes, isnt/not slowing down, keeps on rolling, lost my brakes, no brakes anymore/at/down/going/left/on/whatsoever, no more brakes, no stopping, no stopping power, nothing left under my foot, nothing there, nothing under my foot, out of brakes, roll/rolled/rolling away, rolling/rolls/rolled by itself, rolling/rolls/rolled on its own, runaway, runaway truck, she/truck kept going/rolling, stepped on it nothing, there was nothing, unable to stop, wont stop rolling, aint/dont got no brakes, blew/slid through a stop, went right through a, used up the ramp, used/took/in the runaway ramp, more than usual to get stopped, never slowed, brakes just arent there, cant/cannot hold it/her back, still creeping down, no hold at all, pedal and nothing, rolling and no brakes",
    hold: "held, hold, holding, holds, keep air/pressure, stay/stays up",
    build:
      "air/airing/airs/come/comes/coming/fill/pump/pumps up, build, build pressure, build/building/make/making air, building, builds, recover",
    charge: "charge, charges, charging, put/putting out, recharge",
    release:
      "come loose/off, disengage, let go of, let off, push/stay/stays in, release, release brake, releasing, unlock",
    engage:
      "catch/find/grab/in/into gear, come/get out of gear, engages, engaging, find, get it in, get/go/shift into, go in, goes into gear, out of gear",
    turn: "steer left/right, steers, turn, turned, turning, turns",
    pull: "accelerate, accelerates, build boost, climb, climbs, get going/up, get up to speed, go above/faster/over/past, hold/keep speed, make power, pick up speed, pull, pulling, pulling hills, pulls, rev, speed up",
    respond:
      "answer, answered, answers, do nothing, do/does anything, effect, no effect, react, reaction, responding, responds, response",
    lit: "came/come/comes/coming/turned on, illuminated, light/lighting/lights/pop/popped/pops/showed/shows up, lit, on the dash",
    cool_down: "back/cool/cooled/cools down, back/returned to normal, came back down, cooled/cooling off",
    low: "almost/bottomed out, at the bottom, below 10/20/30/40/50/60/fifty/forty/full/half/line/mark/min/minimum/normal/quarter/sixty, bottom, bottom peg, bottomed, down, dropped below, lo, low, lower, lowest, running low, sunk to, under 10/20/30/40/50/60/fifty/forty/half/minimum/normal/sixty, and falling, and dropping",
    high: "above, above normal, hi, high, highest, over, pegged, spiked, upper",
    rise: "climb/climbs/goes/going/jumps/shoots/shot/went up, climbed, climbing, creeping, creeps, gets up to, goin up, increasing, rise, rises, risin, rising, rose, spiking",
    drop: "all dumped, bled/bleed/bleeding/bleeds/coming/go/goes/going/leak/leaking/leaks/went down, bled/bleeding/bleeds/dump/dumping off, decreasing, depleting, dips, drained, draining, drop, dropped, droppin, dropping, drops, dumped, dumping, dumps, fall, falling, falls, fell, go way down, goin down, loosing fast, nosedive*, plummet*, plunged, plunging, sinking, tanked, tanking, volts dropping, wont hold",
    nothing:
      "0, at all, before anything happens, goes straight, nada, no control/response, none, not a thing, not any, nothing, nothing happens, null, truck goes straight, turn it but nothing, turns but goes straight, turns but nothing, turns but rig/tires/truck/wheels doesnt/dont/isnt/wont, without moving tires/truck/wheels, zero, zip",
    no_life:
      "as a doornail, completely/flat/plumb/stone/totally dead, dead as/truck, deader, no lights no nothing, no lights nothing, no power at all, no power to anything, no sign of life, nothing lights up, nothing turns on, nothing works, wont power on/up, wont turn on",
    fuel_out:
      "no fuel in/left, no/outta diesel, out of diesel/fuel/gas, outta fuel, ran it dry, ran out fuel, ran/run dry, ran/run out of diesel, run out of fuel",
    empty: "dry, empty, fumes only, on e, ran her out, ran/run/running out",
    full: "both tanks full, filled, full, full tank*, half tank, level fine/ok, level is good, plenty, topped off/up",
    lose: "lack, lacking, lacks, loosing, lose, loses, losin, losing, loss, lost",
    weak: "barely, brake fade, delayed, dont/doesnt/wont send, fade, faded, fades, fading, half works, hardly, less, mushy, not as strong, not great, only work/works, poor, reduced, soft, sometimes work/works, spongy, squishy, weak, weaker, work/works only, works off/on, works sometimes, soft as, like bread, way lower",
    stops_badly:
      "aint helping, barely slow/slowing/slows/stop/stops, brake/stopping distance, brakes feel like nothing, doesnt/dont stop well, hard time stopping, hard/longer/slow to stop, have to stand on, long time to stop, longer stopping, longer to slow, not grabbing, not much brake, not stopping like/well, poor braking, push hard/harder, push real hard, pushes me, stop as good, stop good, stop like normal, stop very well, take long to stop, takes a while to stop, takes forever to stop, takes more distance, takes two, trailer pushes/pushing/shoves me, wont grab, wont stop in time, plan a stop, more pedal to, half mile more, pedal goes lower, goes way lower before",
    slow: "ages, forever, gradually, little by little, long time, minutes to, over night, overnight, slow, slow build*, slower, slowly, take/taking/took hours/minutes/while, takes a while, takes hours/like/long/minutes/while, takes so long, too long",
    hard: "both arms, difficult, hard, hard to steer, hard/heavy to turn, heavy, like cement, like concrete, manhandle, muscle, stiff, tight, tough, two hands",
    loose:
      "a lot of movement, backed out, backed/backing/coming off, by hand, came undone, disconnected, finger/hand tight, loose, loosen, loosened, loosening, rattling/wobbling around, shifted, spins, turn by hand, unbolted, wiggles, wiggly, working itself loose, working loose",
    play: "daylight, feels like a boat, four/five/six inches, fourth/half/quarter/third of a turn, free play, half a turn, inch/inches of play, like driving/steering a boat, loose as goose, loose in my hand/hands, play, slack, slop, sloppy, spins about half/quarter/third, spins half/quarter/third, turns half/quarter/third, vague, went slack",
    locked:
      "bind, binding, binds, bound/froze/frozen/hung/seized up, didnt/doesnt/dont/never/not/wont let go, dragging/sliding tires, froze, hung, jam, jammed, jams, lock, locked, locked hard/solid/stiff/tight, locking, locks, lockup, notchy, set/stuck on, skid, skidding, skids, stuck, wont budge, wont come off",
    drag: "drag, dragging, drags, holding/pulling back, not letting go, wont fully release",
    hot: "burning/run/running/runs/smoking hot, cooked, heat/heating/heats up, heated, heats, hot, hot to touch, hotter, roasting, roasts, running warm, warm, warmer, cookin, cooking, hot as",
    glow: "cherry red, glow, glowing, glows, orange/red hot, glowing orange/red, orange glow",
    cold: "cold, cool, lukewarm, not hot",
    squeal: "screech*, squeaks, squeaky, squeal, squealin, squealing, squeals",
    grind: "crunch*, grind, grindin, grinding, grinds, growl*, metal on metal, rubbing, scrapes, scraping",
    knock:
      "banging, beating it with hammer, beating with, big/old hammer, clank, clanking, clattering loud, hammering, knock, knockin, knocking, knocks, like hammer/hammers, marbles in, pounding, rod knock",
    click: "clack, click, clickin, clicking, clicking noise/sound, clicks, clik, rapid click*",
    hiss: "air escaping, blowing air out, hiss, hisses, hissin, hissing, hissing sound, psshh*, whoosh*, pshhh, pshh, pssh",
    whistle: "howling, screaming, screams, siren, whistles, whistling",
    clunk: "bang, bangs, clunk, clunking, pop noise, thud",
    wobble: "wobble, wobbling",
    pull_side:
      "dives, drag/tracks to left/right, drifts/pull/pulling/pulls/tracks left/right, jerks/pull/pulled/pulling/pulls to, pulls hard, pulls one side, tugs, veer*, yank, yanking, yanks",
    wander:
      "all over lane/road, all over the lane/road, back end wants, darting, darts, drifting, drifts, drive/go/track straight, keep correcting, keep it in lane, keep it straight, stay in lane, sway, swaying, sways, walking all over, walks all over, wander, wandering, wanders, weaving, wont stay straight",
    slip: "flares, flaring, free revving, no speed, rev up but no, revs but, revs go up, revs up but, rpm climbs but, rpm goes up but, rpms climb but, rpms go up but, slip, sliping, slippage, slipped, slipping, slips",
    burst:
      "blew, blew to/up, blew/blow/blowed/blown out, blewout, blow outs/up, blowing, blown, blown/peeled/tore off, blowouts, blue out, boom, boomed, burst, bursted, bust, busted, came off in pieces, came/tore apart, disintegrated, exploded, explodes, in/to pieces, kaboom, let loose, lost/threw a cap, popped, popped off, pops, rupture, ruptured, shredded, shreds, something/steering let go, split, threw, threw recap, went bang/pop, went kaboom, pshhh, pshh, pssh, let go, snapped clean, jumped off",
    flat: "aired down, airless, bolt/screw in, deflat*, down to the rim, flat, flats, nail, no air in, on the ground/rim, out of air, pancaked, picked up a nail, punctured, riding on rim, chewing road, on the rim, on its rim",
    damaged:
      "belt/belts/cord/cords/threads/wires showing, bent, broke, broken, chafed, chewed, chunk, chunked, chunking, coming/falling apart, cords showin, corroded, corrosion, crack, cracked, cracking, cracks, cut, damaged, delaminat*, dented, frayed, gash, gouge, in half, mangled, peeled, peeling, plies showing, punched, ripped, ripping, rubbed, rubbing through, ruptured, scuffed, separat*, shattered, sheared, sheered, slice, smashed, snapped, split open, splits, splitting, sticking out, tore, tore off, tore up, torn, wires poking, wrecked",
    worn: "bald, chopped, cupping, feathering, metal showing, scalloped, thin, uneven, unevenly, wear, wearing, wore out, worn, worn down/out",
    lean: "crooked, lean, leanin, leaning, leans, listing, lopsided, low/lower on one side, on the stops, riding/sits/sitting low, sag, sagging, sags, sits/sitting on, squat*, tilt, tilted, tilting, tilts",
    fall_off:
      "about to come/fall, came right off, came unpinned, came/come uncoupled/unhooked, came/come/coming/dropped/fall/falling/fell/flew/fly/flying/hanging/walking off, come apart, comin off, falling/fell out, hanging down, passed me, rolled past me, uncoupled, unhooked, wants to come off, rolled into the median, slid out past, jumped off",
    missing: "disappeared, gone missing, missing",
    clogged: "blocked, caked, clog, clogged, packed, plugged, plugging, restricted, restriction, stopped up",
    flash:
      "blink, blinkin, blinking, blinks, dim, dimming, dims, flash, flashed, flashes, flashin, flashing, flickering, flickers",
    on: "constant, on, solid, stays lit, steady on",
    off: "cleared, go/goes/turned/went off, off, went away",
    red: "hot/red zone, in the red, red, redline, redlined",
    amber: "amber, orange, yellow",
    smoke_colour: "black, blue, bluish, coal, gray, grey, rolling coal, white",
    small:
      "a bit/drop, a hair/tad/touch/smidge/tick/whisker, barely any, couple/few/two drips/drops, crust, dab, damp, drop or two, every now and then, faint, faintly, few/some drops, film of, hairline, half a second, hardly any, light leak/seep/mist, light seep, lil, little, mild, mildly, minor, not much, once in a while, one drip, pinhole, seep, seeping, seeps, slight, slightly, small, some seepage, sweating, teensy, tiny, weeping, weeps",
    hole: "cracked/ripped open, gashed, hole, holes, punctured tank, daylight, light between, gap between",
    bad: "algae, bad, cheap, contaminated, dirty, junk, out of adjust*, watered down, wrong",
    mixed:
      "def in fuel, def into, def/gas in diesel, diesel/fuel in the def, diesel/fuel/water in def, gallons of def in, gasoline in, mixed fuel, poured def, pumped def/gas, put def/gas/gasoline/unleaded, wrong fuel/tank",
    frozen: "freeze, freezing, froze, frozen, ice in, iced",
    gelled:
      "cloudy fuel, fuel froze/frozen, gel, gelled, gelling, gels, jelled, jelly, slush in, slushy, waxed, waxing",
    shut_off:
      "conks/cut/cuts/cutting/died/dies out, cut/cuts/cutting/shut/shuts/shutting/turns off, died, died going down, died while, died/dies/quit/quits on me, dies, dies at/when/while, dying, falls on face, just died/quit, keeps dying, kills/shut itself, quit, quit/quits/stop running, shut/shuts/shutting down, shutdown, stall, stalled, stalling, stalls, turned/turns itself off, gave out",
    rough:
      "aint running right, buck, buckin, bucking, bucks, choppy, chug*, chugging, coughing, coughs, cylinder, cylinder is dead, cylinders, dead cylinder, doesnt run right, erratic/rough idle, hesitat*, hiccup*, hunting, hunts up, jerk, jerking, jerks, lope*, loping, misfires, misfiring, miss, misses, missing on one, not running good/right/smooth/well, on one hole, rough, roughly, runs like crap/crud/garbage/shit, shakes at idle, skip, skipping, skips, spit and sputter, sputter*, stumble*, stutter*, surge, surges, surges up, surging",
    no_power:
      "a dog, barely climb/doing/pull/pulls, barely/wont get up, bog/bogged/bogs down, bogging, bogs, cant climb/pull, cant get above, cant get past/over, cant go over, cant hold speed, capped at, crawling up, cut/down/half/lacking/lacks/less/loosing/losing/loss/lost/low/no/reduced power, doesnt pull, doggy, down/low on power, drop/dropping gears, falls on her/his face, falls on its face, foot on floor, foot to the floor, get out her/of own way, got no power/pull, gutless, half its power, lack/loss of power, lazy, lost pulling power, low boost, no acceleration/boost/guts/pull/pwr/throttle/torque, no get up, no go, no oomph, no pep, no speed on hills, not enough power, only do/does/go/goes, pedal to the metal, power cut/down/dropped/loss, power is down, slow uphill, slow/weak on hills, sluggish, still dropping gears, struggles, struggling, to the wood, underpowered, wont accelerate/climb/pull/rev, wont do more than, wont get/go over, wont go past, wont pull, wont speed up, wont take throttle",
    overheat: "over heat/heated/heating/heats, overheat*, overhet*, ovrheat*",
    overheat_much:
      "all the way over, all the way to hot, buried in the red, in the h, in the red, into the red, into/past/through red, maxed, maxed out, maxed out temp, off the gauge/scale, on h, past red, past the h, past the last/red line, peg, pegged, pegging, pinned in red, red zone, redlined, buried/pinned/pegged/laying/laid on h/hot, on the h, pinned on, needle is at the end, needle at end, buried",
    derate:
      "10/15/25 mph max, 10/15/25/5/five mile/miles hour, 45/55 max, 5/five mph, 5mph, capped/caps me at, countdown, de rate/rated, derate, derated, derates, derating, deration, engine protection, exhaust light flashes, inducement, limit my speed, limited me/to, limiting, mph limit, only go 5, only letting me, power reduction, reduced engine power, speed limited, stuck at 5, torque limit*, wont go over 5, wont let me go over",
    limp: "high/low side works, hunting/search for gears, hunts/missing gears, limp, limping, missing some gears, no high side, no high/low range, no overdrive, no/only low side, only has/reverse, only have reverse, only low gears, stuck in fifth/first/fourth/high/low/second/third, stuck in one gear, wont go higher than, wont go into high, wont go past, wont shift above/down/into/out/past/up, wont upshift",
    floor:
      "all the way down, boards, bottoms out, carpet, firewall, floor, floor mat, floorboard, floorboards, goes/straight/went down, on the floor, sank, sinking, sinks, sunk, to the firewall/metal, to the mat",
    pop_out:
      "comes/falls/jump/jumped/jumping/jumps/kicked/kicking/kicks/pop/popped/popping/pops/slips out, keeps popping, kicks itself out, out of gear, pop up, pops back out, wont stay in",
    purge: "cycling, keeps unloading, purge, purges, purging, sneez*, spit, spits, spitting, unloads",
    use_up:
      "a gallon every, add, add/adding/burn/burning/burns/eating/eats/use/uses/using oil, add/adding/burning/burns/drinking/eating/use/uses/using gallon/gallons/quart/quarts oil, added, adding, adds, burning/losing/using gallon/quart, consumes, consuming, disappearing, disappears, drinking, drinks, go through a gallon, goes/going through, going through oil, going thru, keep filling, keeps needing, low oil level, low on oil, oil consumption/low, pours in, quart every, refill, refilling, top/topping off, topping, vanish*",
    overfull:
      "above/over/past full, level rose, level went up, level/oil rising, making oil, over filled, over the full, overfilled, overfull, too much oil",
    milky: "chocolate milk, coolant/diesel/fuel/water in oil, foamy, frothy, mayo, mayonnaise, milkshake, milky",
    bulge: "bubbles, bulges, bulging, bump on, egg, knot",
    hard_start:
      "hard start, hard/slow to start, hard/trouble starting, long crank/cranking, starts hard, takes a while to start, takes forever to start",
    slow_crank: "crank/cranking/cranks slow*, groans, slow crank*/turning, slow to crank, turning/turns over slow*",
    ended:
      "all clear, any/no more, anymore, cleared up, cured, disappeared, extinguished, false alarm, goes away, gone, has stopped, is gone/out/over, is out now, just/only dust, no longer, not anymore, put out, stopped, turned off, was fog/nothing, was just fog, went away/off/out, turned out, then go/goes out, then all go/goes out, gone/good/fine/cool/clean/ok/normal/holding/sweet ever since, good since, till/until it builds, until pressure/air builds, goes away after",
    broken_down: "breakdown, breaking/broke/broken/im down, broke, broke dwn, truck is down",
    stuck:
      "across, blocked, blocking, broke/broken down, cannot/cant move, dead, dead/stopped in, died, disabled, hung up, lying across, not moving, parked, sideways, sitting, stalled, stopped, stranded, stuck, wont budge",
    // People, places, services
    crash:
      "accident, backed/plowed/ran/slammed/smashed into, bumped a car/truck, car/truck/semi/pickup/suv hit me/my/us, clipped, collided, collision, crash, crashed, fender bender, flipped, flipped/laid/rolled/tipped over, folded, got hit, head on, hit a animal/barrier/bridge/car/concrete/cow/deer/guardrail/moose/pole/sign/truck/wall, hit a guard/gate, hit another/deer/guardrail/me, hit by another, hit from behind, hit someone/somebody/pedestrian, hit the median/wall, in the guardrail, in/into guard, jack knif*, jackknif*, jacknif*, laid it over, lying across, on its roof/side, overturned, ran him/her/someone/somebody over, ran me off, ran over a, ran over him/her/someone/somebody, rear ended, rearended, rolled it/my, rolled the rig/truck, rollover, sideswip*, smashed, struck by/me, t boned, t boned me, tipped, went right through a fence/gate/wall, wrapped around, wreck, wrecked, clipped a car, hit a deer, in pea gravel, went through a closed gate",
    injury:
      "a stroke, allergic, ambulance, arm/back/chest/head/hand/leg/neck/ribs hurting, back/chest/head/neck hurts, bleeding, blood, broke his/her, broke my, broken arm/leg, burned hand/my, burnt my, cannot/cant breathe, cant feel, carbon monoxide, chest is tight, chest pain*/tight*, concussion, coughing bad/blood, crushed, cut himself, cut his, cut my hand, cut/kill myself, dead body, diabetic, dizzy, driver isnt/not moving, driver/he/man/she/someone is dead, driver/he/she is not moving, faint, fainted, frostbite, got burned, guys/people are coughing, hand stuck, having/had stroke, heart attack, heat stroke, hit by a car, hurt, hurting my, hurts bad, hypothermia, i feel sick, injured, injuries, injury, knocked/passed/passing out, light headed, lightheaded, losing blood, low sugar, man/person/woman/kid/guy isnt/not moving, need a medic, not responding, not/stopped breathing, overdose, paramedic*, pinned, pinned under/between, run over, scalded, seizure, shaking and sweating, short of breath, suicid*, throwing up, trapped, unconscious, under my wheels, unresponsive, wont wake up, wounded, seeing double, blurry vision, throat closing/swelling, hard to breathe, threw up, got a headache, headache and sick/sleepy/dizzy, co meter/alarm/detector, cold sweat, lady/man/guy/driver aint/isnt moving, sugar low/crash, eyes sting*",
    hazmat:
      "acid, ammonia, chemical, chemical leak*/spill*, chlorine, corrosive, gas/vapor cloud, hazardous, hazardous load/material*, hazmat, natural gas, placard*, poison, propane, tank trailer, tanker, toxic",
    hazmat_goods:
      "explosive*, flammable, gasoline/propane load, hazardous, hazardous material*, hazmat, placard*, tanker",
    livestock: "animals, bull hauler/wagon, cattle, chickens, cows, hogs, horses, livestock, passengers, pigs",
    lane: "across both lanes, across i, across the highway/interstate/road/street, blind curve, blocking road, blocking the highway/interstate/ramp, blocking/hammer/left/right/slow/turn lane, blocking/in/live traffic, bridge deck, in the road, in the way of traffic, in tunnel, intersection, lane, lanes, middle of bridge/freeway/highway/i/interstate/road/street/the/traffic, on a bridge/curve, on bridge, on ramp lane, on the roadway, part way in the lane, roadway, roundabout, sticking out, toll booth, traffic circle, tunnel, middle/center/fast/passing lane, half/partly in the lane, crossways in, work/construction zone, travel lane, middle of the bridge",
    traffic:
      "almost hit, cars going around, cars honking/swerving/whipping, flying/whizzing by, people honking, swerving around, traffic all around, traffic around/behind me, traffic flying/swerving, cars flying past/by, cars whippin/zipping/whizzing by/past, cars swerving, traffic backed up behind",
    still:
      "cannot/cant/doesnt/wont move, cannot/cant/wont budge, cant/wont go anywhere, dead in the water, disabled, does/will not move, immobile, isnt/not moving, not going anywhere, stranded, undrivable, wont go at all, wont roll",
    no_way_off:
      "across all/both lanes, across the freeway/highway/interstate/road, blocking all/both/the bridge/highway/interstate/lane/lanes/ramp/road, blocking traffic, blocking whole/entire highway/road/street/ramp, cannot/cant/couldnt get/pull over, cant get off, cant get off the highway, cant get out of the lane, cant get to shoulder, cant make it to shoulder, cant move out of, cant reach the shoulder, couldnt get to the shoulder, couldnt make the shoulder, no place to go, no place to pull over, no room to, no shoulder, no where to pull, nowhere to go/pull, stopped in lane, unable to pull over, across all/two/three/four lanes, no place to pull, blocking the entire road, shoulderless, no shoulders, stalled past the hill",
    tracks:
      "across/on the tracks, grade/rail/railroad/train crossing, on train tracks, rail road track*, rail/rr/the tracks, railroad/train track*, stalled/stopped/stuck on tracks, across both tracks, on both tracks",
    shoulder:
      "breakdown/emergency lane, edge of road, gore area, off/on ramp, off/on the side, pulled off/over, ramp, roadside, shoulder, side of freeway/highway/i/interstate/road",
    safe_place:
      "at a shop, at customer/dealer/dock/home/house/shop, driveway, drop yard, flying j, fuel island, fuel/rest/truck stop, gas/weigh station, loading dock, lot, loves, off the highway, off the road safely, out of traffic, petro, pilot, receiver, rest area, safe location/place/spot, safely parked, scale house, service plaza, shipper, ta, terminal, truckstop, walmart, warehouse, yard",
    off_road:
      "bogged/dug/jackknifed/sank/sunk in, buried, buried to axle, cannot/cant get traction, curb, dead end, dirt, ditch, drop/ran/slid/slipped off, embankment, field, grass, gravel, high center*/centered, hung up on, in the snow/weeds, lawn, low bridge, median, mud, no grip/traction, off the road, off/slid into, ravine, recovery, sand, sank into, snow bank, snowbank, soft gravel/ground/shoulder, spinning tires, spinning/stuck on ice, stuck in ditch/field/grass/mud/sand/snow, sunk, sunk into, tires/wheels sinking, tires/wheels spinning, wedged, went off the highway/road, wheels buried, winch*",
    jump: "boost me, jump, jump box/start, jumped, jumper cables, jumping it, jumpstart, need/needs a boost",
    shifted:
      "shift over, shifted, shifting, slid back/forward/out/over/sideways, slides back/forward/out, moved back/forward/over, out of line, sits/sitting crooked, leaning out, dog track*, crabbing, crabs, sideways, at an angle, angled out, came unchained, walked back/out",
    dark: "dark, darkness, midnight, night, nighttime, pitch black, two in the morning, three in the morning, no moon, unlit",
    every: "all, all at once, all the, both, completely, entire, every, every single, everything, totally, whole",
    sudden:
      "abruptly, all of a sudden, all at once, at once, in a second, instantly, out of nowhere, out of the blue, sudden, suddenly, just now",
    frame:
      "catwalk, chassis, crossmember*, cross member*, floorboard*, frame, frame rail*, under the cab/floor/sleeper, underneath me",
    fueled:
      "a/the fill up, after filling/fueling/fuelling, after fuel up, after getting/putting fuel, after i filled, after/since i fueled, bad batch, filled at, filled up at, filled/fueled up, fillup, fresh/got fuel, i/we fueled at, just fueled, last fill, since filling/fueling",
    tow: "a hook, big wrecker, charge per mile for, come get my truck/tractor, decking, drag/flatbed/haul/tow it, drag/haul/hook me, dragged/hauling to, get hauled, get it to a dealer, get it/truck to shop, get me to a shop, haul my truck/rig, haul to a dealer, hauled in/off/out/to, hauled to, heavy hook, heavy tow/wrecker, landoll, lowboy, lowboy ride, move it to dealer/shop, moved to another shop, moved to shop, need it moved, needs hauling, per mile to drag/haul/tow, pull me out, pull me to, pull my truck, pulled out, recover my, rotator, take it/me to the dealer, take me to shop, taken to dealer/shop, toe to/truck, tow, tow truck, towed, towing, tows, towtruck, who can pull, wrecker, carry my bobtail/truck, evacuator, evacuate my, get me hauled/towed, hauled home, lifted, low bed, remove it or, move it or, need it lifted, recover my/the/it, recover",
    roadside:
      "any shops, any/closest/nearby/nearest/open/repair/tire shop, anybody do, anybody that does, bring and put on, bring diesel/fuel/me, bring me a tire, brought out, change a/my/the tire, closest/nearest dealer/repair, come and fix, come by/check/fix/look, come out and/here/to, come out to, come take a look, come to me, come to my location, comes to the truck, deliver fuel, diesel delivered/mechanic, dispatch someone, drive out here, emergency roadside, find a mechanic/shop, fix a flat, fix it on the road, fuel delivered/delivery/truck, gal brought, gallons brought, gallons of diesel, get a mechanic, get somebody out here, get someone out, help to open, jump please, jump start please, meet/near me, mobile, mobile guy/mechanic/welder, mobile tech*/tire, nearest truck shop, need 30 gal, need a jump, need a jump at, need a jump start at, need jump/jumpstart, need somebody/someone, need/send a tech, open 24, open on sunday, open right now, repair guy/service/truck, road call/calls/service/side/tech, road guy, roadside assist*/help/repair/service, run out fuel, scan tool, send a truck, send help/somebody/someone, service call/truck/van, shop around here, shop/shops near/open, somebody bring, somebody to come/fix, someone to come, swap a tire, technician come, tire change*/guy/repair/service/truck, tire man/guy, truck repair near, welder, who can come, who does roadside, anybody with, borrow a, bring jumper/batteries, can look, comes out, come out at, locksmith, need a service/guy, send roadside, service guy, someone/somebody got, tech needed, truck shop to, truck shop near, walk ins, welder needed, actually come out, do you/u guys cover, number for roadside, mobile at the, mechanic",
    locked_out:
      "cant get in truck/cab, door locked with, doors are locked, key broke off, key fob dead, key off in the door, key/keys/locked inside, keys are in the ignition, keys are in/inside/locked, keys are inside, keys in ignition/truck, keys in the cab/truck, keys locked, keys on the bed/seat, left keys inside, lock out, locked it with, locked keys/out, locked my/the keys, locked myself out, lockout service, locksmith, lost key/keys, lost my/the key*, lost the fob, no way in, slammed the door",
    parts:
      "aftermarket, baldwin, core charge, cross reference, deliver/replacement part*, do yall/you sell, do you carry, fleetguard, i ordered, in stock, oe/oem number, oem, ordered, pack of, part, part no, part number, parts, price check, price on, quote please, reman, return policy, spares, truck parts, under warranty, used eaton/engine/transmission, you sell, lens for, o ring, part nr, bracket for, rebuild kit, core exchange",
    need: "availability/set of, bring/find/get/send me, brought to me, can i get a, can yall/you get, delivered, delivery, got/have any, hook me up with, how much would, looking for, need, pick up a, source a, stock, want",
    buy: "a new please, any place sells, availability/cost of, buy, can you overnight/ship, deliver a/one, do yall carry/sell/stock, do you carry/have/sell/stock, for sale, got/have any, how much are/for/is, in stock, looking/where to buy, order, ordering, overnight a/me, price for/of/on, purchase, quote me/on, sell, sells, ship, ship me/one, source a, used engine/hood/parts/transmission, what cost, where can i buy/find/get, where do i get, who carries/sells, asking for a, bag of, box of, catalog, come/comes with, compatible, cost for/of, deliver at/by, do you stock, fits my, going for, how long for, how much for/quarter/you think, i need price, im after, interchange*, just price, kit cost/price/number, latch/kit/filter/cap/bracket/lens/mirror please, list price, need quote, price check/please/quote, quote for, rebuild kit, replacing both, run these days, same as for, same for, stock check, stocked, stocks, these days, wanna/want/wants order/put new, what you charge, what you want for, which battery/belt/filter/tire fits, who has one, you asking, you have/guys have a, you got/have any, carry any/a/the/them, yall carry, u sell, you sell",
    new_part:
      "air bag/dryer/dryers, air/dpf/fuel/oil filter, alternator, assembly, batteries, battery, belt, belts, brake drum*/shoes, bumper, chamber, chambers, chrome, compressor, def/fuel cap, def/water pump, ecm, egr cooler, fender*, filters, floor mats, glad hands, gladhand seal*, gladhands, grill guard, headlight, headlights, hood, hose, hoses, injector*, kit, leaf spring*, led/marker lights, lug nuts, marker bulb*, mirror, mirrors, mud flap*/flaps, mudflap*, new, parts, pigtail, radiator, recaps, relay, relays, release handle, replacement, rim, rims, seat, sensor, shocks, slack adjuster*, spare, starter, tire, tires, turbo, u joint*, visor, wheel, windshield, wiper blade*, wiper*, bolts, bracket, cap, clamp, door, fender bracket, filter, gasket, hinge, hood latch, latch, lens, lug, o ring, seal, seals, stud, studs, strap, thermostat, valve, water pump, brake chamber, brake shoes, u joint kit, virgin",
    person:
      "actual/live/real person, agent, call me back, connect/transfer me, contact support, customer service/support, human, live tech, operator, real mechanic, representative, speak to/with, support request/ticket, talk to a mechanic/person/tech, talk to somebody/someone/support/technician, to a technician",
    account:
      "a/free/per month, account, add a driver, add a truck, add another truck, add my brother, add truck to, add truck/trucks/unit, add user, add/delete/remove a truck, all/delete my data, annual, app, app crash/doesnt/wont, apple/auto pay, automatic billing/charge/payment/renewal, autopay, autorenew, bill me, billed, billing, cancel it/me/my, cancel my/the order, card on file, change my name/number/phone/plan, change phone, change/find/switch language, change/new/verification email, charge on my card, charged again/me/twice, chat history, confirmation email, copy of my data, coupon, cover trucks, credit card, discount, do you charge, double charged, downgrade, edit my/vin/profile/truck, email address/verification, enterprise, how many trucks can, how much do you charge, how much does/is the app, how much is it a month, inbox, invite, invoice, is it free, language, languages, languages does, locked out of my account, log in/into, log me out, log out, logged out, logging in, login, membership, money back, monthly, my address/bill/card/data/email/profile/receipts, my location, notifications, order number, overcharged, password, pay with, payment, paypal, per year, phone number on, plan, plans, pricing, privacy, privacy policy, promo/verification code, receipt, refunds, remove truck/unit, renew, renewal, repair history, reverse the charge, seats on, sign in/into/on/up, sign me up, signup, solo and/or fleet, statement, stop charging me, stop texting/emailing/calling me, subscribe, subscription, support spanish, support ticket, switch to fleet, tax exempt/receipt, terms of service, texting me, the bill, this app, ticket number, trial, trial end*, truck limit, two factor, unsubscribe, update card/my, upgrade, upload, username, verification, verification email/link, web site, website, which plan, wont upload, yearly, your company/site/terms, your service cost, zelle, 6th/7th/another/more truck, add a/my/second/third/another truck, add/adding trucks/drivers/vehicle, attempts, boss wants to see, bill was wrong, browser, chats, customer phone, delete all/everything/every/my, dispatcher login, download my, email never/didnt/not, erase my/all/everything, everything you got/have on me, export, family plan, fleet plan, forgot/reset my, forget me, how much a year, install button, iphone, android, language for, my chats/history/profile/records/subscription/tickets, my tickets, my vin, new email, notification, off my list, onboard, open ticket, pay a year, past tickets, phone number changed, profile picture, receipts, refund, reset link, reset/forgot/lost password, sell my data, sell my info*, share my location, status of ticket, ticket history/status, to gmail, truck off my list, two devices, typed wrong vin, update/switch/change email, vin i typed/entered, where do i see tickets, wrong vin/plate/email/address/phone, your app, what you stored, store on me, billing address, invoices",
    off_topic:
      "70 rule, 70/11/14 hour, a robot, act as, alaikum, algebra, amazon, are you a bot/robot, are you ai/human/married, are you an ai, are you real, assalam*, audiobook, backhaul, barbecue, baseball, basketball, bbq, best food/podcast/route, best truck stop, bitcoin, boyfriend, broker, burger, calculator, california, camry, capital city, capital/definition/history/meaning/population of, casino, cdl school, cents/pay/rate per mile, chatgpt, cheapest diesel, chevy, church, civic, cook, cooking, corolla, cowboys/game tonight, crypto*, dating, dating app, deer/hunting season, developer mode, diesel price, dinner, directions/load/loads/route to, disregard all/previous/your, divorce, diwali, do you love, donner pass, dot physical, dot shut, driver salary, edit my elog, election, elog so, essay, everything above, f 150, f150, facebook, find me a load, fishing, flight, food, football, forecast, freight, freight rates, fuel prices, get my cdl, girlfriend, god bless, going to rain/snow, gonna rain/snow, good food, good route, grandma, green/medical card, hack, haircut, happy birthday, happy thanksgiving/new, hidden instructions, hockey, homework, horoscope, hotel, hour rule, hours can i, hours can i drive, hours left, how far is the moon, how much does a driver make, how old are you, how old/tall is, if my grandma, ifta, ignore all previous, ignore previous/your, immigration, in tokyo, instagram, internet/phone plan, invest, investing, is i 80 open, jailbreak, javascript, joke, jokes, laptop, laundry, lawn mower, lawyer, load board, load from/pays/out, loads from/going/out/outta/paying, logbook rules, lose weight, lottery, lyrics, math, merry christmas, minivan, motel, motorcycle, movie, movies, my car/home/honda/house/pickup/toyota/wife, my phone is, my suv/van/jeep/sedan/wifes, nba, netflix, news today, nfl, parking around, parking at night, parking near, passport, per diem, personal car, pickup truck, pizza, play music/song, podcast, poem, politics, powerball, president, pretend to be, pretend you, previous instructions, print the text, prius, python, python code, rate for, recipe, recommend a, restaurant*, ring of fire, road conditions, role play, roleplay, route from, salaam, salam, scale/scales closed/open, score, shower, showers, silverado, sing, soccer, song, spell, sports, square root, station closed/open, stock, stock market, stocks, stupid bot, super bowl, synonym, system instructions, system prompt, tattoo, tax return, taxes, tell me about yourself, tell me something, text above, the developer, the news, tiktok, times 12, tinder, traffic in, translate, truck parking, uber, video game, visa, weather, what is the population, what year did, whats the rate, who are/made you, who invented/won, who is the, wifi, words above, world cup, write a story, write code/python, write me a, wrong number, you are now, you suck, your instructions/name/prompt/rules, youtube channel, 16/17/18/20 times, 2290, act as admin, admin, best app, biden, bucks a mile, buffet, chicken, chili, cowboys, cpm, customer list/phone, db, detention pay, diner, driving hours, file my, good morning sir, heavy use tax, highway use tax, hours did the, joke about, legal advice, log me off, losing money, lumper, mow my, my boyfriend/daughter/dog/girlfriend/husband/kids/son/wife, my ex, net pay, off duty, on duty, pay per mile, paying over, per mile, phone number of, phone number, quarterback, resignation, retire, salary, solve, steak, superbowl, supper, tallest, trick eld, trucking pay, trump, violations, vote, voting, votin, who ya, who won the, winning, write a/me/letter, how many miles from, how far is/to, miles from, fuel tax*",
    greeting:
      "anybody/anyone/you there, good afternoon/evening/morning, hello, help, hey, hi, howdy, sup, test, thank you, thanks, whats up, yo, good mornin, thank you my friend, appreciate it, much appreciated, thx, save my day, you save my day, saved my day",
    asking:
      "are there, best, calculate, can you, could you, define, do you know/like/think, draw, explain, give me, how come, how do i, how do/does/did/many/much/far/old/tall/big/can/to, how would, is it bad, is that normal, is there a, just wonderin/wondering, list of, make me, name a, recommend, should i, show me, suggest, talk about, teach me, tell me, what is/are/was/were/does/do/did/time/year/day/kind, whats, when is/was/does/did/will, where is/are/was/can, which, who is/are/was/won/invented/wrote, whos, why is/are/do/does, wonderin if, write",
    defeat:
      "block/cap/pinch/plug off, bypass, bypassed, bypassing, cage, caging, cheat, clamp, clear the derate, clear/reset derate, defeat, delete, deleting, disable, disabling, disconnect, fake, falsify, fool, get past, get rid of, get/work around, hide, jump/tune out, jumper, mute, override, remove, run without, silence, tamper, trick, tuner, unplug, zip tie",
    tamper:
      "can/i/to wire around, cut the buzzer, cut the low air, make/stop the eld stop, tape over the def/lamp/light/sensor, turn off the speed limiter, bypass the low air, cage brake*, cage my/the brake*, cage the spring*, caging bolt*, cheat eld, cheat the logs, cheat/disable/disconnect/unplug the eld, cheat/edit/fake my log*, def/dpf/egr delete, delete def/dpf/egr/emissions/kit/tune, delete my dpf, delete the def/dpf/egr, emulator, fake/falsify log*, fool/trick the sensor, fudge my logs, ghost log, gut dpf, gut the dpf, pinch off the air line, put water in def, run without def, shut off the eld, straight pipe, trick the nox, turn off my/the eld, water in the def",
    guarded:
      "abs, aftertreatment, air/brake line*, alarm, brake, brakes, buzzer, def, derate, dpf, e log, egr, eld, elog*, emission, emissions, engine protection, governor, hos, inducement, limiter, log book, logbook, logs, low air, nox, parking/spring brake*, regen, scr, sensor, sensors, shutdown, shutoff",
    front: "front, front axle/left/right, left/right front, steer/steering axle, steers",
    rear: "back, drive, drive/rear/trailer axle, drives, inner, inside, outer, outside, rear, tandem*",
    left_right: "curb/driver/drivers/passenger side, left, right",
    cold_weather:
      "10/15/20/degrees below, below/sub zero, blizzard, cold weather, freezing cold/temps/weather, ice storm, in the cold, minus 10/20, subzero, this cold, wind chill",
    bad_weather:
      "black ice, fog, hail, ice, icy, pouring cant, pouring down rain, pouring rain, rain, raining, rains, sleet, snow, snowing, storm",
    loaded: "80000, 80k, full load, grossing, heavy haul/load, loaded, max weight",
    grade: "downgrade, downhill, grade, hill, hills, mountain, pass, under a load, under load, uphill, with a load on",
    cigarette:
      "cigar*, have a smoke, i smoke, no/quit smoking, smoke alarm/break/detector/outside, smoke/smoking too much, smoker, smoking area, starter is smoking hot, stopped for a smoke, vape, vaping, weed",
    traffic_light:
      "at a/the red light, at red light*, at/ran a light, ran a red light, red light camera/ticket, sitting at red, stop light turned, traffic light*",
    yes: "10 4, absolutely, affirmative, correct, definitely, i am/do, it did/does/is/will, of course, sure, ten four, they are/do, uh huh, ya, yea, yeah, yep, yes, yup",
    no: "i dont, it did not, it didnt/doesnt/isnt/wont, nah, naw, negative, no, none, nope, not really/yet, nothing",
    // Words that turn others
    not: "aint, arent, cannot, cant, couldnt, didnt, doesnt, dont, dont smell, hadnt, hasn, hasnt, havent, isn, isnt, neither, never, no, nobody, nobodys, noone, noones, nor, not, refuses, unable, wasnt, werent, wnt, wont, wouldnt",
    without:
      "absence/free of, minus the, mistook, no sign of, no/zero signs of, thought i saw, thought it/there was, w o, without, thought i seen/smelled/heard, thought she was, thought the/my/buzzer/lug, felt like",
    unsure:
      "cannot figure/tell, cant believe/figure/tell/wait, do not know/want, dont ask/care/know/panic/understand/wanna/want, dont get why, dont think i can/should, dunno, no big deal, no biggie/cell/clue/doubt/hurry/idea/joke/lie/matter/reception/rush/signal/thanks/way, no i mean, no it is, no its, no kidding, no one answers, no one will help, no service here, no sir/maam/wait/scratch/sorry, no worries, nobody answers/helps, nobody will help, not a big deal, not certain/far/good/kidding/long/normal/only/safe/sure, not gonna lie, not much longer, nothing helps, nothing i do, why not",
    contrast:
      "although, but, except, however, instead, it is the, its just the, its the, other than that, otherwise, though, yet",
    now: "as we speak, at the moment, currently, now, right now, this morning/time, today, tonight",
    and: "also, and, n, plus, with",
    or: "either, nor, or",
    past: "a few weeks ago, a while back, at one time, back in 0*/19*/20*/april/august/day/days/december/february/january/july/june/march/may/november/october/september/spring/summer/winter, back then, days/long/month/months/week/weeks/year/years ago, earlier this month/week, in january/february/march/april/june/july/august/september/october/november/december, in the past, last month/night/summer/time/week/winter/year, last nite, once before, previously, sold that, the other day, three/two/four/few days/months/weeks/years back, used to, years back, yesterday, yesterdays, in 201*, in 2020/2021/2022/2023/2024/2025",
    fixed:
      "already/got/just/was replaced, dealer/mechanic/shop changed/cleared/fixed/replaced, brand new, fixed, fixed now, got swapped, had it fixed, just changed/installed, new one on, put out already, repaired, resolved, sorted out, swapped, taken care of",
    still_so:
      "again, came/is back, doing it again, ever since, for days/months/weeks, keeps coming back, keeps happening, same thing, since friday/monday/morning/night/saturday/sunday/then/thursday/tuesday/wednesday/yesterday, since last month/night/week, still, than before/last/usual/yesterday, than it did/used",
    other:
      "a video, another driver/drivers/guy/rig/semi, another/buddys/different/friends/her/his/last/old/other/previous/their truck, brother/buddy/cousin/dad/fella/friend/guy/neighbor/trainer/uncle had/has/lost/threw, brothers/buddys/cousins/friends/dads freightliner/kenworth/mack/pete/volvo, buddy behind/blew/got/had/has/lost/of/threw, buddy of mine, car fire, car on fire, car/guy/rig/truck ahead, car/guy/rig/truck in front, cousins/neighbor/neighbors/brothers/dads/uncles rig/semi/tractor/trailer/truck/volvo, coworker, coworkers, fella/guy next to, fella/guy/truck parked next, fellow/friend his, heard on cb/radio, his trailer, his/previous rig, i saw a, in a movie, my friend his, my/a buddys/friends, neighbors, next to me had, old pete/truck had, on the news, on youtube, other driver/guy/semi, overheard*, passed a/another crash/fire/semi/truck/wreck, saw a rig/semi/truck, saw/seen a crash/semi/truck/wreck, saw/seen a freightliner/guy/kenworth/mack/pete/peterbilt/rig/tanker/trailer/volvo, some guy, somebody/someone elses, somebodys/someones brakes/rig/tire/trailer/truck, trainers truck, truck behind/beside me, truck next to me, truck with a, guy/driver/fella beside/before/behind me, guy before me, at the next pump, next pump had, truck they sold, passed a rollover, rollover at, wreck/crash/accident ahead, wreck ahead cleared, from a rig, another truck hit, from another truck, off the truck in front",
    mine: "mine, my own/rig/tractor/trailer/truck/unit, our truck",
    hypothetical:
      "at what psi/pressure/temp/temperature, avoid, buzzer/alarm sound like, can/could it catch, cdl exam/test, could this cause, could/gonna/might catch, could/might/will lead, could/would cause, difference between, ever blows/breaks/came/catch/catches/comes/drop/drops/fail/fails/get/gets/go/goes/happen/happens/lose/loses/lost/overheat/overheats/quit/quits/start/starts, explain, for exam/test, going to catch, good numbers, how can i tell if, how do air/brakes, how do i prevent, how do i/you know if, how does a, how does/often, how far do, how long do/does/should, how many miles, how to prevent/tell, hypothetical*, if i lose, if i lost, if it/there was, in case of, is it normal, just curious, lead to, legal limit, legal play, normal operating, play is legal, prevent, preventing, quiz, recommended, risk of, should my, someday, studying, suppose it/the/my/trailer/a, supposed to be, trainee/student/wife/kid wants to know, what causes/if/oil, what do/should i do if, what does it mean if, what happen/happens/would if, what happens if, what is the best/normal, what kind/type of, what pressure/psi/temp/temperature should, what should i do if, what to do if, what will i hear, what would happen, whats the best/normal, when should i, which oil, why do they/air/spring, would happen, would you tell, what pressure/psi for, symptom/symptoms of, stands for, would mean, would spn, ever got/hit/pops, what do you look for, by the book, free play allowed, whats the minimum, should beep/sound, when a steer, if it was me",
    barely: "almost no, barely, hardly, next to no, scarcely, very little",
    keeps:
      "cant get it to stop, cant stop for/here/leak*, cant stop the leak, doesnt stop, keeps on, wont clear/quit, wont go away/out, wont shut up, wont stop beep*/blink*/buzz*/click*/drip*/dropp*/flash*/grind*/hiss*/knock*/leak*/purg*/regen*/ris*/run*/shak*/smok*/squeal*/start*, wont turn off",
    because: "after, as soon as, because, before, cause, cuz, if, since, until, when, whenever, while",
    ignored:
      "30 minute break, air filter*, air up, airport, alarm clock, all right, are you there, at startup/start up, backed into dock/door/soft/spot, bad road, bad/good luck, black friday, bleeding air/alcohol/brakes/down/fuel/it/line/lines/the, brake check*, break time, broke down the, burn/burned/burning/working hours, burning daylight, burns/burn rubber, by accident, cabin filter, can you help, can you help me, carrier/bracket/mount/mounting/hanger/frame bolts, change/changed/changing lanes, charge/stopped for, check in/out, check/checked/figure/figured/find/found/started/starting/way out, checked in, clipped mirror, coffee/lunch break, cold drink, cold/dark/freezing/hot out, collision avoidance/mitigation/radar/sensor/system/warning, cruise control, dead center, dead end/head/line, deadhead*, degrees out, didnt/not/never hit it, down the road, driver/guy/other/buddy told/says/said me/its, drop and hook, feel in seat, feel it in seat/pedal, fine print, fire department/dept/everybody/extinguisher*/her/him/marshal/marshall/them/truck*/up/your, fired/pick up, firefighter*, flat deck/ground/road, flipped breaker/bunk/heater/it/key/lights/switch/on, fuel receipt, fuel/gas card, gas money, good day, got fired, guy on cb told/say/says, half hour break, hammer down, hard braking event, heavy traffic, high wind*, hit the road, hit with hammer, hot coffee/dog*/meal, hours of service, how long until, how long will it take, hurt anything/it, hurt the engine/motor/transmission/truck/turbo, im dying/dead serious, in front of, in the seat, in/last/next/this spring, inches of stroke, lane assist/change/departure, lifes on fire, light/under load, lighter, lightly, like a leaf, like mud, load board, low bridge, mechanic is here, mechanic said/says/told, no change/difference, none/nothing hit me, not the air/airs, nothing bent/broke/broken/burning/dripping/flat/hot/leaking/loose/missing/smoking, nothing on dash, oil change*/field/filter*/rig, oilfield, on fire with, on the flat/phone, on the hammer, other driver/guy told/says/said, out here/of/there, out of service, outta here, over the phone/road/weekend, parking/speeding ticket, parking/truck space/spot, passed a gator/retread, power nap/only, power stroke, pull over, put me out of service, put the hammer, red bull, right brake light, rock slide, rolled it into/to, running behind/late, set of tires, shop said/says, shop told me, spare carrier, stop at/for/sign, stopping at, sucked/sucks/sucking air, take a break, tech said, the right oil, thru/through the floor, tight schedule/spot, tire chain*, train wreck, truck driver, tug test, turn around, under a load, up and down, what can you do, what can/do/should i do, what do we do, what happened/now, what happens next, whats the right, where are you, white/yellow line, who is this, work zone, written warning, lug nut covers, nut covers, none moved/loose/missing, smoking mad, mouth on fire, hot wings, fire station, crash for my, burning me, like being rear ended, restriction indicator in the red, like a mule, almost got clipped, almost hit me, brake fire please, cannot/cant/can not/couldnt/wont fix, cannot/cant/couldnt repair, driver out, mile/mm marker, mile marker, every/his/own/my/your mechanic, mechanic bill/far/will/hates",
  },
  fillers:
    "the a an my your our its his her this that these those some of really very so just kinda like is was are were be been being im i you we they he she it to for me in up got get gets getting has have had all do does both completely totally pretty super real bit little kind sort then there here any what",
  ordinary:
    "called heard leave looked quite seems things three whole wonder wondering words clean chance trains stale spoke fitter medal mental crane trunk tower ratio bread brave grand sheet prize pride saying seconds frame frames brace braced trace traced places flare blare share spade crush blush flush flood brood bored wired tiring tries dries faced raced paced tasted poker lover liver diver stoke stove shone mouth dirth filth string strung sting loader heather staid nearly rally muddle dealers beats treat thread steak sneak stream about above after again ahead alone along already always another anyone around asked away back because before behind being below better between both bring came change changed checked close could cover daily doing done during early either enough even ever every everything exit extra feel feels felt finally first follow found four free from full front give given giving going great group half hand hands happen happened happens having hear help home hours house idea inside keep kept kind knew know large last late later least left less level live local long look looking looks lower made make makes making many maybe mean might mile miles minute minutes model month more morning most much must name near never next nice night noticed number often once open other outside past people phone place plain plan point push quick quiet reach ready rear rest right road roads round said same says second seem seemed seen sent shop should show showing shows side sign since somebody someone something somewhere soon sorry store straight street stuff sudden suddenly sure take taken takes taking talk tell than thank thanks that their them then there these they thing think this those though thought through time times together told tomorrow took total trade trip tried true trying until upper used using usual very wait waiting walk week weeks well went were what where which while winter with word would write wrong year years your yours dollar dollars money world color colour clear class cause caused causes cheap check chain chair train weight wages stair steel stall stand strange strong study spoken bitter butter matter metal letter drank drunk trick truth ladder leaves leader reader radio teach beach bench board brand wheat cheat sleep stress press price river driver drivers driving trucker truckers trucking semis dispatch dispatcher boss company carrier broker delivery appointment deliver highway interstate freeway route marker county state city town bridge texas ohio iowa utah stay started coming guess please degrees percent gallons inches feet pounds fahrenheit celsius bunch couple several listen checking heavy lately usually normally sometimes anything anybody nobody else whatever however today yesterday tonight hauling hauled dropping weather under across beside glass gross socks frost warming lunch drill toll tent",
};
