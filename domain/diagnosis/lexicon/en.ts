import type { Lexicon } from "./concepts.ts";

/** English as drivers in the USA speak it, shop talk and usual misspellings included. Own compilation. */
export const english: Lexicon = {
  concepts: {
    // Brakes and air
    brake: "binders, brake, brake/braking system, brakes, breaks, brks, foot valve, foot/service/spring brake*",
    brake_part:
      "brake can/cans/chamber*/drum*/lining*/pad*/shoe*, break chamber*/drum*/pad*, caliper*, drum, drums, linings, rotor, rotors, s cam*, slack adjuster*, slacks",
    brake_pedal: "brake/break pedal, pedal brake",
    pedal: "pedal",
    parking_brake:
      "air/brake/dash knob*, brake valve, dash valve*, e/emergency/hand/park/parking brake*, handbrake*, knob, knobs, maxi*, park/parking break*, red/yellow button/knob/valve, tractor protection, trailer supply",
    engine_brake: "engine break*/retarder, engine/exhaust/jake brake*, jake, jakebrake*, jakes, retarder",
    abs: "abs, anti lock*, antilock*",
    air: "air, air brake pressure, air brake/brakes/gauge*/needle*/pressure/psi/supply/system/tank*, airpressure, both gauges/needles, brake/primary/psi/secondary air, brake/system pressure, lbs/pounds/psi of air, primary, primary/secondary/wet tank, secondary",
    air_line:
      "air fitting*/hose*/line*/valve*, airhose*, airline*, blue/red air line, brake hose*/line*, emergency/service/supply line, glad hand*, gladhand*, relay valve, trailer air line*",
    air_supply: "air compressor/drier/dryer/governor, airdryer, compressor, dryer, governor",
    brake_action:
      "braking, every time brake, under/when/while braking, when brake/slowing, when hit the brake*, when hit/press/use brake*, when slow down, when step on brake*",
    // Engine
    engine:
      "cummins, dd13, dd15, dd16, detroit, engin, engine, engine bay, engne, enjin, isx, maxxforce, motor, mx 13, mx13, paccar, powerplant, series 60, x15",
    oil: "dipstick, engine/motor oil, oil, oil level/pan",
    oil_pressure:
      "low oil light, oil can light, oil gauge/lamp/light/needle/preasure/press/pressure/psi/warning, oil pressure gauge/lamp/light/warning, pressure oil",
    turbo:
      "boost, boost hose/leak/pipe, cac, charge air/pipe, intercooler, turbo, turbo boost, turbocharger, turbos, vgt",
    belt: "belt, belts, drive/fan/serpentine belt, idler pulley, pulley, serpentine, tensioner",
    exhaust:
      "exhaust, exhaust manifold/pipe, manifold, muffler, out of/the exhaust/pipe*/stack*, pipes, smoke stack*, smokestack*, stack, stacks, tail pipe, tailpipe",
    egr: "egr, egr cooler/valve",
    inside_engine:
      "bearing, bearings, block, bottom of the engine/motor, bottom/lower end, cam, camshaft, crankshaft, cylinder, cylinders, head gasket, lifter*, liner, main/rod bearing, piston*, rod, rods, valve train",
    throttle: "accelerator, accelerator/fuel/gas/go/throttle pedal, throttle",
    power: "acceleration, engine/pulling power, horsepower, hp, power, pwr, torque",
    // Electrical
    battery:
      "batery, batt, batteries, battery, battery cable*/gauge/terminal*, batterys, battries, batts, volt, volt meter, volt/voltage gauge, voltage, voltmeter, volts",
    alternator: "altenator, alternater, alternator, charging system, generator",
    starter: "solenoid, starter, starter motor, startr",
    key: "ignition, ignition/key switch, key, start button",
    fuse: "breaker, circuit breaker, fuse, fuse box/panel, fuses, relay",
    wire: "cable, cables, connector, ground wire, grounds, harness, short circuit, wire, wires, wiring, wiring harness",
    electricity: "electric*, electrical system, electronics",
    ext_light:
      "4/four ways, all/back/rear/signal/trailer/turn lights, blinker*, bulb, cab/clearance/dome/fog/hazard/head/interior/marker/reverse/running/tail light*, flashers, hazards, headlamp*, headlight*, high/low beam*, license plate light, light bulb, lights, lights on trailer, lites, marker*, tail lamp*, taillight*, trailer light, turn signal*",
    brake_light:
      "brake lamp*, brake light switch, brake/break light*, brakelight*, stop lamp switch, stop lights, stoplight*, trailer brake light*",
    plug: "7/seven way, 7way, abs/electrical/light cord, pigtail, trailer connector/cord/plug",
    accessory:
      "air seat, apu, bunk, cb, cigarette lighter, dash cam, door, fridge, horn, inverter, mirror, mirror heater, outlet, power window*, qualcomm, radio, seat, seat belt, seats, sunroof, tablet, window, windows, windshield, windshield wiper*, wiper*",
    module:
      "acm, bcm, can bus, computer, controller, data link, datalink, ecm, ecu, j1939, module, sensor, sensors, vecu",
    dash: "all/dash gauges, cluster, dash, dash lights, dashboard, display, gauges, instrument cluster/panel, instruments, screen, speedo, speedometer",
    gauge: "fuel gauge/guage/sender, gauge, guage, meter, needle, sending unit",
    // Cooling
    coolant:
      "anti freeze, antifreeze, antifreze, bottom/heater/lower/radiator/upper hose, coolant, coolant hose/level/line/reservoir/tank, coolent, coolent light, cooling, cooling system, engine cooling, overflow/surge tank, radiator fluid, reservoir, water level",
    radiator: "rad, radiater, radiator, radiator cap",
    water_pump: "coolant/water pump, waterpump",
    fan: "cooling/engine/radiator fan, fan, fan clutch/hub",
    temperature:
      "coolant/engine/water temp*, heat/temp/temperature gauge, temp, temp guage/needle, temperature, temperatures, temperture, temps, water temperature",
    heater:
      "blower, blower motor, bunk heater, cab/no heat, defrost*, espar, heat, heat in cab, heater, heater core, webasto",
    air_conditioning:
      "a c, ac, ac compressor, air con/condition*, aircon, cab/cold air, reefer, reefer/refrigeration unit, thermo king",
    hose: "hose, hoses, line, lines",
    // Transmission
    transmission:
      "10/13/18 speed, allison, auto trans, automated manual, automatic transmission, autoshift, dt 12, dt12, endurant, gear box, gearbox, i/ultra shift, ishift, m drive, mdrive, tranmission, tranny, trans, trans temp, transmision, transmission, transmission temp*, transmissions, trany, trasmission, ultrashift",
    gear: "1st/any/drive/first gear, gear, gear shift, gears, gearshift, geer, high/low range, in/into drive, neutral, nuetral, nutral, range selector, reverse, shift, shift knob, shifter, shifting, shifts, splitter, stick",
    trans_fluid: "atf, gear/trans/transmission oil, tranny/trans/transmission fluid",
    clutch: "clutch, clutch brake/pedal, pedal clutch",
    driveline:
      "axle/drive shaft, carrier bearing, diff, differential, drive line, driveline, driveshaft, inter axle, pinion, power divider, pto, rear end, rearend, third member, u joint*, ujoint*, yoke",
    fluid: "diff oil, fluid, fluids, hydraulic fluid, liquid",
    // Lamps, codes, emissions
    lamp: "alert, dash light, icon, idiot light*, indicator, lamp, light, lite, message, symbol, telltale*, warning, warning lamp*/light*/message*/sign, warnings",
    red_lamp:
      "red alert/icon/indicator/lamp/light/lite/stop/symbol/triangle/warning*, red dash/engine/stop light, red engine/stop lamp, red stop engine, red stop engine lamp/light, stop engine lamp/light/warning, stop engine/lamp, stop lamp came on, stop light and buzzer, stop light came/is on, stop light on dash",
    amber_lamp:
      "amber engine lamp, amber lamp/light/warning*, amber/yellow engine light, orange lamp/light, yellow check engine, yellow icon/indicator/lamp/light/lite/symbol/triangle/warning*",
    check_engine:
      "cel, check eng, check engine lamp/light, check/chk/ck/service engine, check/mil light, engine lamp/light/lite, engine warning light, enigne lite, malfunction indicator, mil, mil lamp, service engine soon",
    code: "code, codes, dtc, error message*, error/fault/trouble code*, fault, fault light, faults, fmi, spn",
    def: "ad blue, adblue, blue def, bluedef, def, def doser/fluid/gauge/header/lamp/level/light/pump/quality/system/tank, diesel exhaust fluid, urea",
    dpf: "dpf, dpf filter/lamp/light, one box, onebox, particulate, particulate filter, soot, soot level/load",
    regen: "forced/manual/park/parked/stationary regen, re gen, regen, regenerat*, regening, regens",
    emission:
      "after treatment, aftertreatment, catalyst, catalytic, doser, dosing, emission, emission system, emissions, nox, nox sensor, scr",
    exhaust_heat: "egt, exhaust heat/temp*, exhaust system temp*, hest, hest lamp, high exhaust temp*, hot exhaust",
    // Tires and wheels
    tire: "drive/tandem/trailer tire*, dual, duals, gator, gators, inner/inside/outer dual, inner/inside/outer/spare tire, outside drive/dual/duals/tire, recap, recaps, retread*, super single*, tiers, tire, tire pressure/psi, tires, tpms, tyre, tyres",
    steer_tire:
      "driver side front tire, driver/drivers/passenger side steer, drivers/left/passenger/right steer, front left/right/wheel tire, front/steer tyre*, front/steer/steering tire*, left/right front tire, steer axle tire*, steers, tire on steer axle, tire on/up front",
    wheel: "wheel, wheel end/ends, wheels",
    lug: "lug, lug bolt*/nut*, lugnut*, lugs, stud, studs, wheel bolt*/nut*/stud*",
    hub: "axle seal*, hub, hub bearing/cap/oil/seal*, hubcap, hubs, wheel bearing*/hub/seal*",
    tread: "cords, side wall, sidewall, steel belt*, tire cords, tread, tread depth, treads",
    rim: "rim, rims, wheel rim",
    // Fuel
    fuel: "cng, deisel, diesel, diesil, disel, fuel, fuel cooler/hose/line*/pressure/rail/system, fule, gas, gasoline, go juice, lng, propane, raw fuel",
    fuel_tank: "crossover, crossover line, diesel/fuel/saddle tank*, tank, tanks",
    fuel_filter:
      "davco, filter, filter bowl, filters, fuel filter*/restriction, fuel water separator, primary/secondary filter, racor, separator, water separator",
    injector: "fuel injector*, injecter, injector, injector cup*, injectors",
    fuel_pump:
      "fuel pressure low, fuel rail pressure, fuel/injection/lift/transfer pump, high pressure pump, low/no fuel pressure, rail pressure",
    prime: "hand/hold/lost prime, hand/primer pump, prime, primed, primer, priming",
    fuel_water: "water fuel light, water in diesel/fuel, water in fuel light, wif, wif light",
    mileage: "burning more fuel, drinking/eating/sucking fuel, fuel consumption/economy/mileage, gas mileage, mpg",
    // Steering and suspension
    steering: "stearing, steer, steerin, steering, steering box/column/gear/shaft/wheel, strg",
    power_steering: "p s pump, power steering, power steering fluid/pump, powersteering, steering assist/fluid/pump",
    linkage: "ball joint*, drag link*, king pin*, kingpin*, pitman*, steering arm/knuckle, tie rod*",
    suspension:
      "air ride, hanger, height control valve, leveling/levelling valve, radius rod*, ride height, ride height valve, spring hanger, suspension, suspention, sway bar, torque arm*/rod*, u bolt*, ubolt*, walking beam",
    air_bag: "air bag/bags/spring*, airbag, airbags, bag, bags, cab air bag*, cab/ride/suspension bag*",
    spring: "leaf, leaf pack/spring*, leaves, main leaf, spring, spring pack, springs",
    shock: "cab shock*, shock, shock absorber*, shocks",
    alignment: "align, aligned, alignment, toe, wheel alignment",
    coupling:
      "5th/fifth wheel, dolly legs, fifthwheel, jaws, king pin lock, landing gear/legs, locking jaw*, pintle, reefer door, release handle, trailer door*",
    speed: "miles an/per hour, mph, speed",
    revs: "revs, rpm, rpms, tach",
    // Where on the truck
    truck:
      "389, 579, anthem, big rig, bobtail, cascadia, day cab, daycab, freightliner, international, it, kenworth, kw, mack, my ride, pete, peterbilt, prostar, rig, semi, she, t680, tractor, trk, truck, unit, vehicle, vnl, volvo, western star",
    trailer:
      "box, chassis, container, dolly, dry van, flatbed, lowboy, reefer trailer, step deck, tandem, tandems, trailer, trailers, trailor, trlr, wagon",
    cab: "cab, cabin, inside the truck, interior, sleeper",
    hood: "bonnet, doghouse, engine compartment, front grille, grill, grille, hood, under hood, underhood",
    axle: "axle, axles, drive wheels, drive/front/rear/steer axle, drives",
    load: "cargo, freight, load, loaded trailer, pallet*",
    // What happens
    fire: "ablaze, burning down/up, burst into flames, catch/catches/catching/caught/on fire, engulfed, fire, flame, flames, flaming, in flames, inferno, up in flames",
    burn: "burn, burned, burning, burns, burnt",
    smoke: "fumes, smoke, smoked, smokes, smokey, smokin, smoking, smokng, smoky, smolder*, smouldering",
    steam: "steam, steamin, steaming, vapor",
    boil: "boil, boil/boiled/boiling over, boiled, boiling, boils",
    spark: "arcing, spark, sparkin, sparking, sparks",
    melt: "melt, melted, melting, melts",
    smell: "odor, reeks, smell, smelled, smelling, smells, stench, stink*, whiff",
    leak: "coming out, drip, dripping, drips, drizzling, leak, leakage, leaked, leakin, leaking, leaks, leek, leeking, leeks, losing fluid, running out of, seeping, seeps, weeping, weeps",
    pour: "all over, all over the road, blowing/shooting out, dumped, dumping, everywhere, flowing, gush, gushes, gushing, peeing, pissing, pour, pourin, pouring, pours, puking, running down, slung, spewing, spill, spilled, spilling, spray, spraying, sprays, spurting, squirting, streaming",
    puddle: "on ground, on the ground, puddle, puddles, puddling, spot, spots, trail, under truck, wet, wet spot",
    air_buzzer:
      "air alarm/buzzer/warning, brake alarm/buzzer, low air alarm/beep*/buzzer/lamp/light/signal/warning, wig wag",
    buzzer: "alarm, beep, beeping, beeps, buzzer, buzzing, chime, chiming, dinging, warning buzzer",
    noise:
      "chirp*, clatter*, dont sound right, funny/loud/strange/weird noise, howl*, hum, humming, noise, noises, pop, popping, racket, rattle, rattles, rattling, roar*, rumble, rumbling, sound, sounds, sounds funny/weird, tapping, thump*, tick, ticking, ticks, whine, whines, whining",
    vibrate:
      "death wobble, judder*, out of balance, shake, shakes, shakin, shaking, shaky, shimmies, shimmy, shimmying, shudder*, vibrat*",
    problem:
      "act/acting/jacked/messed/screwed/tore up, acting funny/weird, aint/isnt/not right, doesnt/dont feel right, feels funny/off/weird/wrong, funny, issue, issues, malfunction, needs help/work, problem, problems, trouble, troubles, wrong",
    // What is said of things
    work: "function, functioning, functions, kick in/on, work, worked, workin, working, works",
    fine: "all/looks/still good, alright, as usual, correctly, fine, good, great, healthy, in the green, like normal, no issue/issues/problem/problems, normal, normally, ok, okay, perfect, properly, run/runs/working/works fine, stable, steady, well",
    fail: "bad, blew, blown, broke, broken, busted, collapsed, conked, crapped/gave/give/giving/gone/went out, dead, die, died, dies, dying, fail, failed, failing, fails, failure, fell apart, fried, gone, gone/went bad, inop, inoperative, junk, kaput, let/lets go, malfunctioning, not acting right, not there, out, quit, quit/quits/stop/stopped/stops working, quits, seized, shot, snapped, toast, took a dump, trashed, useless, went",
    start:
      "crank/fire/fired/fires/start/starts up, light off, restart, restarting, restarts, start, started, starting, starts, strt",
    wont_start:
      "cant get started, cant get to start, cant/didnt/doesnt/dont/no/wnt/wont/wouldnt start, does not fire, does/will not start, doesnt catch/fire, doesnt want to start, fails/refuses/unable to start, isnt/not starting, never catches/fires/starts, no fire, nostart, not firing, not gonna start, refuses to fire, start problem, wont catch/fire/light/run/strt, wont even start, wont fire/start up, wont start at all, wont stay running",
    crank: "crank, crankin, cranking, cranks, cranks/spins/turn/turned/turning/turns over",
    cranks_only:
      "crank and crank, crank no fire/start, cranking but nothing, cranks and cranks, cranks but no fire/start, cranks never starts, cranks no/not/wont start, cranks no/wont fire, turns over but no fire/start, turns over no fire, turns over wont start",
    run: "idle, idles, idling, run, running, runs, stay/stays running",
    move: "budge, drive, drives, go, go anywhere, goes, move, move an inch, move/pull forward, moves, moving, roll, rolling, rolls, take off",
    stop: "hold/slow the truck, slow it down, slow/slowing/slows down, stop, stopping, stopping power, stops",
    wont_stop:
      "barely got stopped, barely stopped, cannot/cant/couldnt/didnt/wont/wouldnt stop, cant get stopped, cant/couldnt/wont slow, freewheeling, no stopping, no stopping power, runaway, runaway truck, unable to stop",
    hold: "held, hold, holding, holds, keep air/pressure, stay/stays up",
    build:
      "air/airing/airs/build/builds/come/comes/coming/fill/pump/pumps up, build, build pressure, build/building/make/making air, building, builds, recover",
    charge: "charge, charges, chargin, charging, put/putting out, recharge",
    release:
      "come loose/off, disengage, let go of, let off, push/stay/stays in, releas, release, release brake, releases, releasing, unlock",
    engage:
      "catch/find/grab/in/into gear, come/get out of gear, engage, engages, engaging, find, get it in, get/go in gear, get/go/goes/going into gear, get/go/shift into, go in, out of gear",
    turn: "steer left/right, steers, turn, turning, turns",
    pull: "accelerate, accelerates, build boost, climb, climbs, get going, get up to speed, get/rev/speed up, go above/faster/over/past, hold/keep speed, make power, pick up speed, pull, pulling hills, pulls, rev",
    respond:
      "do nothing, do/does anything, effect, no effect, react, reaction, reacts, respond, responding, responds, response",
    lit: "came/come/comes/coming/turned on, illuminated, light/lighting/lights/lit/pop/popped/pops/showed/shows up, lit, on the dash",
    cool_down: "back/cool/cooled/cools down, back/returned to normal, came/comes/went back down, cooled/cooling off",
    low: "below, bottomed, bottomed out, down, down to, dropped below, kinda/pretty low, lo, low, lower, lowest, under, way down",
    high: "above, above normal, hi, high, highest, maxed, maxed out, over, pegged, sky/too high, spiked, upper",
    rise: "climb/climbs/creeping/creeps/goes/going/jumps/shoots/shot/went up, climbed, climbing, climbing fast, creeping, creeps, gets up to, increasing, keeps going up, rise, rises, rising, rose, spiking",
    drop: "bleed/bleeding/bleeds/goes/going/leak/leaking/leaks/went down, bleeding/bleeds/dump/dumping off, decreasing, depleting, dips, drained, draining, drop, dropped, dropping, drops, dumps, fall, falling, falls, fell, keeps dropping, plummet*, sinking, tanked",
    nothing: "0, at all, nada, no response, none, not a thing, not any, nothing, nothing at all, null, zero, zip",
    fuel_out:
      "no fuel in/left, no/outta diesel, out of diesel/fuel/gas, outta fuel, ran it dry, ran out fuel, ran/run dry, ran/run out of diesel/fuel",
    empty: "bone dry, dry, empty, fumes only, on e, ran her out, ran/run/running out, run out of",
    full: "both tanks full, filled, filled up, full, full tank*, half tank, half/is full, level fine/ok, level is good, plenty, topped off/up",
    lose: "lack, lacking, lacks, loosing, lose, loses, losin, losing, losing/lost all, loss, loss of, losses, lost",
    weak: "barely, brake fade, delayed, fade, faded, fades, fading, hardly, less, mushy, not as strong, not great, poor, reduced, soft, spongy, squishy, weak, weaker",
    stops_badly:
      "barely slow/slows/stop/stops, doesnt/dont stop well, hard/longer/slow to stop, long time to stop, longer to slow, not grabbing, not stopping like/well, push hard to stop, push hard/harder, push real hard, stop as good, stop good, stop like normal, stop very well, stopping distance, take long to stop, takes a while to stop, takes forever/longer to stop, takes more distance, wont grab",
    slow: "ages, forever, gradually, little by little, long time, minutes to, over night, overnight, slow, slow build*, slow to build, slower, slowly, takes a long time, takes a while, takes forever/like/long, takes so/too long, too long",
    hard: "both arms, difficult, hard, hard to steer, hard/heavy to turn, heavy, manhandle, muscle, stiff, tight, tough, two hands",
    loose:
      "backed/backing off, came/coming loose, disconnected, finger tight, free play, just spins, loose, loosened, lots of play, play, slack, slop, sloppy, spins, spins free/freely, too much play, unbolted, vague, wiggle, wiggles, wiggly",
    locked:
      "bind, binding, binds, bound/froze/frozen/hung/locked/locking/locks/seized up, dragging/sliding tires, froze, hung, jam, jammed, jams, lock, locked, locking, locks, lockup, notchy, set/stuck on, skid, skidding, skids, stuck, wont budge, wont come off",
    drag: "drag, draggin, dragging, drags, holding/pulling back, not letting go, wont fully release",
    hot: "burning/gets/getting/got/ran/run/running/runs/smoking/too hot, cooked, heat/heating/heats up, heated, hot, hot to touch, hotter, running warm, warm, warmer",
    glow: "cherry red, glow, glowing, glows, orange/red hot",
    cold: "cold, cool, lukewarm, not hot",
    squeal: "screech*, squeak, squeaking, squeaks, squeaky, squeal, squealin, squealing, squeals",
    grind: "crunch*, grind, grindin, grinding, grinds, growl*, metal on metal, rubbing, scrape, scrapes, scraping",
    knock:
      "banging, clanging, clank, clanking, hammer, hammering, knock, knockin, knocking, knocks, pounding, rod knock",
    click:
      "clack, click, clickin, clicking, clicking noise/sound, clicks, clik, just clicks, one/single click, rapid click*",
    hiss: "air escaping, blowing air out, hiss, hisses, hissin, hissing, hissing sound, psshh*, whoosh*",
    whistle: "howling, scream, screaming, screams, siren, whistle, whistles, whistling",
    clunk: "bang, bangs, clunk, clunkin, clunking, clunks, clunky, pop noise, thud",
    wobble: "wobble, wobbles, wobbling, wobbly",
    pull_side:
      "dives, drag to left/right, drifts left/right, jerks/pulled to, pull/pulling left/right/to, pulls hard/left/right/to, pulls one side, tugs, veer*, yank, yanking, yanks",
    wander:
      "all over lane/road, all over the lane/road, darting, darts, drift, drifting, drifts, drive/go/track straight, keep correcting, keep it in lane, keep it straight, stay in lane, sway, swaying, sways, wander, wandering, wanders, weaving, wont stay straight",
    slip: "flares, flaring, free revving, no speed, rev up but no, revs but, revs go up, revs up but, rpm climbs but, rpm goes up but, rpms climb but, rpms go up but, slip, slipin, sliping, slippage, slipped, slippin, slipping, slips",
    burst:
      "blew, blew/blow up, blew/blow/blowed/blown out, blowing, blown, blown/peeled/tore off, blowout, blowouts, burst, bursted, came apart, disintegrated, explode, exploded, explodes, lost/threw a cap, popped, pops, rupture, ruptured, shredded, shreds, split, threw, threw recap, went bang/boom",
    flat: "airless, bolt/screw in, deflat*, flat, flats, going/went flat, nail, pancake, picked up a nail, puncture, punctured",
    damaged:
      "bent, broke, broken, chafed, chewed, chunk, chunking, chunks, corroded, corrosion, crack, cracked, cut, damage, damaged, delaminat*, dented, frayed, gash, in half, peeling, ripped, rubbed, rubbed through, separat*, sheared, sliced, snapped, split open, tore, torn",
    worn: "bald, chopped, cupping, feathering, metal showing, scalloped, thin, uneven, unevenly, wear, wearing, wore out, worn, worn down/out/to",
    lean: "crooked, lean, leanin, leaning, leans, listing, lopsided, low/lower on one side, on the stops, riding/sits/sitting low, sag, sagging, sags, sits/sitting on, squat*, tilt, tilted, tilting, tilts",
    fall_off:
      "about to come/fall, came right off, came/come/coming/dropped/fall/falling/fell/flew/fly/flying/hanging/walking off, falling/fell out, hanging down, lost a wheel, lost wheel, wants to come off",
    missing: "disappeared, gone missing, missing",
    clogged: "blocked, caked, clog, clogged, packed, plugged, plugged/stopped up, plugging, restricted, restriction",
    flash:
      "blink, blinking, blinks, dim, dimming, dims, fast blinking, flash, flashed, flashes, flashin, flashing, flicker, flickering, flickers",
    on: "constant, constantly/stay/stays/steady on, on, solid, stays lit",
    off: "cleared, go/goes/turned/went off, off, went away",
    red: "hot/red zone, in the red, red, redline, redlined",
    amber: "amber, orange, yellow",
    smoke_colour: "black, blue, bluish, coal, gray, grey, rolling coal, white",
    small:
      "a drop, a/little bit, damp, drop or two, few/some drops, hairline, light seep, little, minor, not much, pinhole, seep, seeping, seeps, slight, slightly, small, sweating, tiny, weeping, weeps",
    hole: "cracked/ripped open, gashed, hole, holes, punctured tank",
    bad: "algae, bad, cheap, contaminated, dirty, junk, watered down, wrong",
    mixed:
      "def in fuel, def into, def/gas in diesel, diesel/fuel in the def, diesel/fuel/water in def, gallons of def in, gasoline in, mixed fuel, poured def, pumped def/gas, put def/gas/gasoline/unleaded, put diesel/fuel in def, wrong fuel/tank",
    frozen: "freeze, freeze/iced up, freezing, froze, frozen, ice in, iced",
    gelled:
      "cloudy fuel, fuel froze/frozen, gel, gelled, gelled/gelling up, gelling, gels, jelled, jelly, slush in, slushy, waxed, waxing",
    shut_off:
      "conks/cut/cuts/cutting/died/dies out, cut/cuts/cutting/shut/shuts/shutting/turns off, died, died going down, died while, died/dies/quit/quits on me, dies, dies at/when/while, dying, just died/quit, keeps dying, quit, quit/quits/stop running, shut itself, shut/shuts/shutting down, shutdown, stall, stalled, stalling, stalls, turned/turns itself off",
    rough:
      "buck, bucking, bucks, choppy, coughing, coughs, erratic/rough idle, hesitat*, hunting, jerk, jerking, jerks, lope*, loping, misfire, misfires, misfiring, miss, misses, rough, roughly, skip, skipping, skips, spit and sputter, sputter*, stumble*, stumbling, surge, surges, surging",
    no_power:
      "a dog, barely climb/doing/pull/pulls, barely/no get up, bog/bogged/bogs down, bogging, bogs, cant climb/hold/pull, cant get above, cant go over, cant hold speed, crawling up, cut/down/half/lacking/lacks/less/loosing/losing/loss/lost/low/no/reduced power, doggy, down/low on power, falls on its face, gutless, half its power, has no power, lack/loss of power, lazy, low boost, no acceleration/boost/guts/pull/pwr/throttle/torque, no speed on hills, not enough power, only do/does/go/goes, power cut/down/dropped/loss, power is down, slow uphill, slow/weak on hills, sluggish, struggles, struggling, underpowered, wont accelerate/climb/pull/rev, wont do more than, wont get/go over, wont get/rev/speed up, wont go past, wont take throttle",
    overheat:
      "over heat/heated/heating/heats, overheat, overheated, overheating, overheats, overheeting, overhet*, ovrheat*",
    overheat_much:
      "all the way over, all the way to hot, buried in the red, in the red, maxed out temp, off the gauge/scale, past red, pegged, pinned in red, red zone, redlined",
    derate:
      "5/five mph, 5mph, countdown, de rate/rated, derate, derated, derates, derating, deration, engine protection, inducement, limit my speed, limited me/to, limiting, power reduction, reduced engine power, speed limited, stuck at 5, torque limit*",
    limp: "limp, limp home/mode, limping",
    floor: "all the way down, bottoms out, floor, hits/on/to the floor, straight down, to floor, to the metal",
    pop_out: "jumping/jumps/kicks/pop/popped/popping/pops out, keeps popping, pop up, pops back out, wont stay in",
    purge: "cycling, keeps unloading, purge, purges, purging, sneez*, spit, spits, spitting, unloads",
    use_up:
      "add/adding coolant/water, add/adding/burn/burning/burns/eating/eats/use/uses/using oil, consumes, consuming, disappearing, disappears, drinking, drinks, goes/going through, going through oil, going thru, low oil level, low on oil, oil consumption/low, vanish*",
    overfull:
      "above/over/past full, level rose, level went up, level/oil rising, making oil, over filled, over the full, over the full mark, overfilled, overfull, too much oil, way over full",
    milky: "chocolate milk, coolant/diesel/fuel/water in oil, foamy, frothy, mayo, mayonnaise, milkshake, milky",
    bulge: "bubble, bubbles, bulge, bulges, bulging, bump on, egg, goose egg, knot",
    hard_start:
      "hard start, hard/slow to start, hard/trouble starting, long crank/cranking, starts hard, takes a while to start, takes forever to start",
    slow_crank: "crank/cranking/cranks slow*, groans, slow crank*/turning, slow to crank, turning/turns over slow*",
    ended:
      "all clear, any/no more, anymore, cleared up, disappeared, extinguished, false alarm, goes away, gone, has stopped, is gone/out/over, is out now, just/only dust, no longer, put out, stopped, turned off, was fog/nothing, was just fog, was just/only dust, went away/off/out",
    broken_down: "breakdown, breaking/broke/broken/im down, broke, broke dwn, truck is down",
    stuck:
      "blocked, blocking, broke/broken down, cannot/cant move, dead, dead in, died, disabled, parked, sitting, stalled, stopped, stranded, stuck",
    // People, places, services
    crash:
      "accident, collided, collision, crash, crashed, flipped, flipped/laid/rolled/tipped over, head on, hit a bridge/car/deer/guardrail/pole/truck/wall, hit another/deer/guardrail/me, hit the median/wall, jack knif*, jackknif*, jacknif*, laid it over, on its side, overturned, ran/slammed into, rear ended, rearended, rolled my, rolled the rig/truck, rollover, sideswip*, t boned, tipped, wreck, wrecked",
    injury:
      "ambulance, bleeding, blood, broke my arm/leg, broke/burned my, broken arm/leg, cannot/cant breathe, cant feel my, carbon monoxide, chest hurts/pain*, concussion, crushed, cut myself, dizzy, driver isnt/not moving, driver/he/she is not moving, faint, fainted, heart attack, hit by a car, hurt, injured, injuries, injury, knocked/passed/passing out, light headed, lightheaded, need a medic, not/stopped breathing, paramedic*, pinned, run over, scalded, seizure, someone is dead, stroke, trapped, unconscious, unresponsive, wounded",
    hazmat:
      "acid, ammonia, chemical, chemical leak*/spill*, chemicals, chlorine, corrosive, gas/vapor cloud, hazardous, hazardous load/material*, hazmat, placard*, poison, tank trailer, tanker, toxic",
    hazmat_goods:
      "explosive*, flammable, gasoline/propane load, hazardous, hazardous material*, hazmat, placard*, tanker",
    livestock: "animals, bull hauler/wagon, cattle, chickens, cows, hogs, horses, livestock, passengers, pigs",
    lane: "blind curve, blocking road/traffic, blocking the highway/interstate/ramp, blocking/center/driving/fast/hammer/left/live/middle/passing/right/slow/toll/travel lane, half in lane, in roadway/traffic/tunnel, in the road, intersection, lane, lane 1/2/3, lanes, middle of bridge/freeway/highway/i/intersection/interstate/road/street/traffic, number one lane, on a bridge/curve, on bridge, on the roadway, part way in the lane, roadway, sticking out, the granny lane, toll booth",
    traffic:
      "almost hit, cars going around, cars honking/swerving/whipping, cars/trucks flying by, flying/whizzing by, people honking, swerving around, traffic all around, traffic around/behind me, traffic flying/swerving",
    still:
      "cannot/cant/doesnt/wont move, cannot/cant/wont budge, cant/wont go anywhere, dead in the water, disabled, does/will not move, immobile, isnt/not moving, not going anywhere, stranded, undrivable, wont go at all, wont roll",
    no_way_off:
      "cannot/cant/couldnt get/pull over, cant get off road, cant get off the highway, cant get out of the lane, cant get to shoulder, cant make it to shoulder, cant reach the shoulder, couldnt get to the shoulder, couldnt make the shoulder, no place to pull over, no shoulder, nowhere to pull, unable to pull over",
    tracks:
      "grade/rail/railroad/train crossing, on the tracks, rail road track*, rail/rr tracks, railroad/train track*, tracks",
    shoulder:
      "breakdown/emergency lane, edge of road, exit/off/on ramp, gore area, off/on the side, pulled off/over, ramp, roadside, sholder, shoulder, shouldr, side of freeway/highway/i/interstate/road",
    safe_place:
      "at a shop, at customer/dealer/dock/home/house/shop, driveway, drop yard, flying j, fuel island, fuel/rest/truck stop, gas/weigh station, loading dock, lot, loves, off the highway, off the road safely, out of traffic, parking lot, petro, pilot, receiver, rest area, safe location/place/spot, safely parked, scale house, service plaza, shipper, ta, terminal, truckstop, walmart, warehouse, yard",
    off_road:
      "bogged/sank/sunk in, buried to axle, ditch, embankment, high centered, median, mud, no traction, off into, off the road, ran off, recovery, sand, slid into/off, snow bank, snowbank, soft ground/shoulder, spinning tires, spinning/stuck on ice, stuck in field/grass/mud/sand/snow, sunk, wheels buried, winch*",
    jump: "boost me, jump, jump box/start, jumped, jumper cables, jumping it, jumpstart, need/needs a boost",
    fueled:
      "after filling/fueling/fuelling, after fuel up, after getting/putting fuel, after i filled, after/since i fueled, filled/fueled up, fresh/got fuel, just fueled, since filling/fueling",
    tow: "a hook, get/need a hook, heavy tow/wrecker, hook me, lowboy ride, need towed, tow, tow company/service/truck, towed, towing, towing service, tows, towtruck, wrecker",
    roadside:
      "bring diesel/fuel, bring me fuel, change a/my/the tire, closest dealer/repair, closest/nearby/nearest/open/repair/tire shop, come and fix, come fix, come out here, come out to me, come to me, deliver fuel, emergency roadside, find a shop, fuel delivery, mechanic, mechanics, mobile mechanic/repair/tech*/tire, near me, nearest dealer/mechanic/repair, nearest truck shop, repair/road/tire service, road call/side, roadside assist*/help/repair/service, send a tech, send help/somebody/someone, service call/truck, shop open, shop/shops near, somebody/someone come out, somebody/someone to come, swap a tire, technician come, tire guy, truck repair near",
    locked_out:
      "key/keys inside, keys are inside, keys in the cab/truck, keys in truck, keys locked, left keys inside, lock out, locked it with, locked keys/out, locked my/the keys, locked myself out, lockout service, lost key/keys, lost my/the key*",
    parts:
      "deliver/replacement part*, part, part number, parts, parts delivered/delivery/house/store, spare/truck parts, spares",
    need: "bring/find/get/send me, brought to me, buy, can i buy/get, carry, deliver, delivered, delivery, do yall/you have, got/have any, hook me up with, how much for, in stock, looking for, need, needs, order, price on, purchase, replacement, sell, ship, want, where can i get",
    new_part:
      "air bag, air/fuel filter, alternator, battery, belt, chamber, fan belt, gladhand seal*, headlight bulb, hood latch, marker bulb*, mirror, mud flap*, mudflap*, new, new set, replacement, spare, tire chains, windshield, wiper blade*",
    person:
      "actual/live/real person, agent, call me back, connect/transfer me, contact/customer/human support, customer service, human, live agent/tech, operator, real mechanic, representative, speak to someone, speak to/with, support agent/request/ticket, talk to a human/mechanic/person/tech, talk to a real person, talk to somebody/someone/support/technician, to a technician",
    account:
      "account, app cost, auto renew, autorenew, bill me, billed, billing, cancel my/subscription, cancel/my/price/upgrade plan, card on file, charged again/me/twice, charged my card, cost per month, credit/my/update card, delete my account, double charged, email address, free trial, how much does/is the app, invoice, log in/into, logging in, login, membership, monthly fee, my/the account, overcharged, password, passwrd, payment, payments, pricing, receipt, refund, refunds, renew, renewal, sign in/into/up, signup, subscribe, subscription, trial, username, verification email",
    off_topic:
      "act as, algebra, are you a bot/robot, are you ai/human, are you an ai, baseball, basketball, best/good food, bitcoin, boyfriend, burger, capital/history of, chatgpt, crypto*, dating, developer mode, dinner, disregard all/previous/your, election, essay, football, freight rates, game/the score, girlfriend, hack, homework, horoscope, hotel, how old/tall is, ignore all previous, ignore previous/your, jailbreak, javascript, joke, jokes, lawn mower, load board, loads to, lottery, lyrics, math, meaning of life, motel, motorcycle, movie, movies, my car/honda/pickup/toyota/wife, netflix, news today, personal car, pizza, play music, poem, politics, president, pretend to be, pretend you, previous/your instructions, python, recipe, restaurant*, role play, roleplay, sing, song, stock market, stocks, super bowl, system/your prompt, tax return, taxes, tell me about yourself, translate, video game, weather, what is the population, who won, world cup, write a story, write code, write me a, your rules",
    greeting:
      "anybody/anyone/you there, good afternoon/evening/morning, hello, help, help me, hey, hi, howdy, sup, test, thank you, thanks, whats up, yo",
    defeat:
      "block/cap/clamp/pinch/plug off, bypass, bypassed, bypassing, cage, caging, cheat, clamp, clear the derate, clear/reset derate, defeat, delete, deleted, deleting, disable, disabling, disconnect, fake, falsify, fool, get past, get rid of, get/work around, hide, jump/tune out, jumper, mute, overide, override, remove, run without, silence, tamper, trick, tuner, unplug, zip tie",
    tamper:
      "bypass the low air, cage brake*, cage my/the brake*, cage the spring*, caging bolt*, cheat eld, cheat the logs, cheat/disable/disconnect/unplug the eld, cheat/edit/fake my log*, def emulator, def/dpf/egr delete, delete def/dpf/egr/emissions/kit/tune, delete my dpf, delete the def/dpf/egr, emulator, fake/falsify log*, fool/trick the sensor, fudge my logs, ghost log, gut dpf, gut the dpf, pinch off the air line, put water in def, run without def, shut off the eld, straight pipe, trick the nox, turn off my/the eld, water in the def",
    guarded:
      "abs, aftertreatment, air/brake line*, alarm, brake, brakes, buzzer, def, derate, dpf, e log, egr, eld, elog*, emission, emissions, engine protection/shutdown, governor, hos, inducement, limiter, log book, logbook, logs, low air, low air alarm/buzzer, nox, nox/speed sensor, parking/spring brake*, regen, scr, sensor, sensors, shutdown, shutoff, speed limiter",
    front: "front, front axle/left/right, left/right/up front, steer/steering axle, steers",
    rear: "back, drive, drive/rear/trailer axle, drives, inner, inside, outer, outside, rear, tandem*",
    left_right: "curb/driver/drivers/passenger side, left, right",
    cold_weather:
      "10/15/20/degrees below, below/sub zero, blizzard, cold weather, freezing cold/temps/weather, ice storm, in the cold, minus 10/20, subzero, this cold, wind chill",
    bad_weather: "black ice, fog, ice, icy, rain, raining, snow, snowing, storm",
    loaded: "80000, 80k, full load, grossing, heavy haul/load, loaded, max weight",
    grade:
      "climbing hill, downgrade, downhill, going uphill, grade, hill, hills, mountain, pass, under a load, under load, uphill, with a load on",
    cigarette:
      "cigar*, have a smoke, no smoking, smoke alarm/break/detector, smoker, smoking area, stopped for a smoke, vape, vaping, weed",
    traffic_light:
      "at a/the red light, at red light*, at/ran a light, ran a red light, red light camera/ticket, sitting at red, stop light turned, traffic light*",
    yes: "10 4, absolutely, affirmative, correct, definitely, i am/do, it did/does/is/will, of course, sure, sure does, ten four, they are/do, uh huh, ya, yea, yeah, yep, yes, yup",
    no: "i dont, it did not, it didnt/doesnt/isnt/wont, nah, naw, negative, no, no sir, none, nope, not really/yet, nothing, nothing like that",
    // Words that turn others
    not: "aint, arent, cannot, cant, couldnt, didnt, doesn, doesnt, dont, dont have/hear/see/smell, dosnt, hadnt, hasn, hasnt, havent, isn, isnt, neither, never, no, nobody, noone, nor, not, refuse, refuses, unable, wasnt, werent, will not, wnt, wont, wouldnt",
    without: "absence/free of, minus the, no sign of, no/zero signs of, w o, without",
    unsure:
      "cannot figure/tell, cant believe/figure/tell/wait, do not know/want, dont ask/care/know/panic/understand/wanna/want, dont get why, dont think i can/should, dunno, no big deal, no biggie/cell/clue/doubt/hurry/idea/joke/lie/matter/reception/rush/signal/thanks/way, no matter what, no one answers, no one will help, no service here, nobody answers/helps, nobody will help, not a big deal, not certain/far/good/kidding/long/normal/only/safe/sure, not gonna lie, not much longer, nothing helps, nothing i do, why not",
    contrast:
      "although, but, except, however, instead, it is the, its just the, its the, other than that, otherwise, though, yet",
    now: "as we speak, at the moment, currently, just/right now, now, this morning/time, today, tonight",
    and: "also, and, n, plus, with",
    or: "either, nor, or",
    past: "a while back, at one time, back in, couple weeks ago, days/long/month/months/week/weeks/year/years ago, earlier this month/week, few days ago, in the past, last month/night/summer/time/week/winter/year, once before, previously, the other day, used to, yesterday",
    fixed:
      "all/already/been/got/had/is/just/shop/they/was/were fixed, already/got/just/was replaced, brand new, fixed, fixed already/now, got that fixed, had it fixed, just changed/installed, put out already, repaired, resolved, sorted out, taken care of",
    still_so:
      "again, came/is back, doing it again, happening again, keeps coming back, keeps happening, same thing, since then, still",
    other:
      "a car on fire, a video, another driver/drivers/guy/rig/semi, another/buddys/different/friends/her/his/last/old/other/previous/their truck, car fire, car on fire, car/guy/rig/truck ahead, car/guy/rig/truck in front, coworker, coworkers, his rig/trailer, in a movie, my buddys/friends, my last/old truck, neighbors, on the news, on youtube, other driver/guy/semi, previous rig, some guy, some other truck, somebody/someone elses, truck behind/beside me, truck next to me",
    mine: "mine, my own/rig/tractor/trailer/truck/unit, on my truck, our truck",
    hypothetical:
      "avoid, can/could it catch, cdl exam/test, could cause, could this cause, could/gonna/might catch, could/might/will lead, going to catch, how can i tell if, how do brakes, how do i prevent, how do i/you know if, how does/often, how to prevent/tell, hypothetical*, if i lose, if it/there was, in case of, is it normal, just curious, lead to, prevent, preventing, risk of, what causes/if, what do/should i do if, what does it mean if, what happens if, what to do if, what would cause, when should i, would cause/happen",
    barely: "almost no, barely, hardly, next to no, scarcely, very little",
    keeps:
      "cant get it to stop, cant stop for/here/leak*, cant stop the leak, doesnt stop, keeps on, wont clear/quit, wont go away/out, wont shut off/up, wont stop beep*/blink*/buzz*/click*/drip*/dropp*/flash*/grind*/hiss*/knock*/leak*/purg*/regen*/ris*/run*/shak*/smok*/squeal*/start*, wont turn off",
    because: "after, as soon as, because, before, cause, cuz, if, since, until, when, whenever, while",
    ignored:
      "30 minute break, air filter*, airport, alarm clock, all right, bad luck/road, black friday, brake check*, break time, burn/burned/burning/working hours, burning daylight, by accident, cabin filter, change/changed/changing lanes, charge/stopped for, check in/out, checked in, coffee/lunch break, cold drink, cruise control, dead end/head, dead/white/yellow line, deadhead*, drop and hook, fine print, fire department/dept/extinguisher*/marshal/marshall/truck*, firefighter*, fuel receipt, fuel/gas card, gas money, good day/luck, half hour break, hard braking event, heavy traffic, high wind*, hit the road, hot coffee/dog*/meal, hours of service, hurt anything/it, hurt the engine/motor/transmission/truck/turbo, in front of, lane assist/change/departure, light/under load, lighter, lightly, load board, low bridge, oil change*/field/filter*/rig, oilfield, on the phone, parking/speeding ticket, pick up, power nap/only, pull over, red bull, rock slide, running behind/late, set of tires, stop at/for/sign, stopping at, take a break, tight schedule/spot, tire chain*, truck driver, turn around, under a load, work zone, written warning",
  },
  fillers:
    "the a an my your our its his her this that these those some of really very so just kinda like is was are were be been being im i you we they he she it to for me in up got get gets getting has have had all do does both completely totally pretty super real bit little kind sort then there here any what",
  ordinary:
    "about above after again ahead alone along already always another anyone around asked away back because before behind being below better between both bring came called change changed checked close could cover daily doing done during early either enough even ever every everything exit extra feel feels felt finally first follow found four free from full front give given giving going great group half hand hands happen happened happens having hear heard help home hours house idea inside keep kept kind knew know large last late later least leave left less level live local long look looked looking looks lower made make makes making many maybe mean might mile miles minute minutes model month more morning most much must name near never next nice night noticed number often once open other outside past people phone place plain plan point push quick quiet quite reach ready rear rest right road roads round said same says second seem seemed seems seen sent shop should show showing shows side sign since somebody someone something somewhere soon sorry store straight street stuff sudden suddenly sure take taken takes taking talk tell than thank thanks that their them then there these they thing things think this those though thought three through time times together told tomorrow took total trade trip tried true trying until upper used using usual very wait waiting walk week weeks well went were what where which while whole winter with wonder wondering word words would write wrong year years your yours dollar dollars money world color colour clean clear class cause caused causes chance cheap check chain chair train trains weight wages stair steel stale stall stand strange strong study spoke spoken fitter bitter butter matter metal medal mental letter crane drank drunk trunk trick truth tower ladder leaves leader reader radio ratio teach beach bench bread board brave brand grand wheat cheat sheet sleep stress press price prize pride river driver drivers driving trucker truckers trucking semis dispatch dispatcher boss company carrier broker delivery appointment deliver highway interstate freeway route marker county state city town bridge texas ohio iowa utah saying stay started coming guess please seconds degrees percent gallons inches feet pounds fahrenheit celsius bunch couple several listen checking heavy lately usually normally sometimes anything anybody nobody else whatever however today yesterday tonight hauling hauled dropping weather under across beside",
};
