import type { Lexicon } from "./concepts.ts";

/** English as drivers in the USA speak it, shop talk and usual misspellings included. Own compilation. */
export const english: Lexicon = {
  concepts: {
    // Brakes and air
    brake:
      "brake, brakes, breaks, brks, service brake*, foot brake*, foot valve, binders, braking system, brake system, spring brake*",
    brake_part:
      "brake drum*, brake shoe*, brake pad*, brake lining*, brake chamber*, slack adjuster*, slacks, drum, drums, rotor, rotors, caliper*, s cam*, brake can, brake cans, linings, break drum*, break pad*, break chamber*",
    brake_pedal: "brake pedal, pedal brake, break pedal",
    pedal: "pedal",
    parking_brake:
      "parking brake*, park brake*, park break*, parking break*, e brake*, emergency brake*, hand brake*, handbrake*, maxi*, tractor protection, yellow knob, red knob, yellow valve, red valve, yellow button, red button, dash knob*, dash valve*, air knob*, knob, knobs, trailer supply, brake valve, brake knob*",
    engine_brake:
      "engine brake*, engine break*, jake, jakes, jake brake*, jakebrake*, exhaust brake*, retarder, engine retarder",
    abs: "abs, anti lock*, antilock*",
    air: "air, air pressure, air system, air tank*, air gauge*, air needle*, air psi, primary air, secondary air, primary tank, secondary tank, primary, secondary, both needles, both gauges, air supply, psi air, air brake pressure, brake pressure, brake air, system pressure, wet tank, airpressure, psi of air, pounds of air, lbs of air, air brake, air brakes",
    air_line:
      "air line*, air hose*, airline*, airhose*, glad hand*, gladhand*, emergency line, service line, supply line, air fitting*, air valve*, relay valve, brake line*, brake hose*, trailer air line*, red air line, blue air line",
    air_supply: "compressor, air compressor, air dryer, air drier, dryer, airdryer, governor, air governor",
    brake_action:
      "when braking, while braking, under braking, when brake, when hit brake*, when hit the brake*, when step on brake*, when use brake*, when press brake*, every time brake, braking, when slow down, when slowing",
    // Engine
    engine:
      "engine, engin, engne, enjin, motor, cummins, detroit, dd15, dd13, dd16, isx, x15, paccar, mx13, mx 13, powerplant, engine bay, maxxforce, series 60",
    oil: "oil, engine oil, motor oil, oil level, dipstick, oil pan",
    oil_pressure:
      "oil pressure, oil psi, oil preasure, oil gauge, oil press, pressure oil, oil needle, oil light, oil lamp, oil warning, oil pressure light, oil can light, oil pressure gauge, oil pressure lamp, low oil light, oil pressure warning",
    turbo:
      "turbo, turbos, turbocharger, boost, charge air, charge pipe, intercooler, cac, boost pipe, boost hose, boost leak, vgt, turbo boost",
    belt: "belt, belts, serpentine, fan belt, drive belt, serpentine belt, tensioner, idler pulley, pulley",
    exhaust:
      "exhaust, stack, stacks, tailpipe, tail pipe, exhaust pipe, pipes, muffler, smokestack*, smoke stack*, exhaust manifold, manifold, out of stack*, out the stack*, out of exhaust, out the exhaust, out the pipe*, out of pipe*",
    egr: "egr, egr valve, egr cooler",
    inside_engine:
      "rod, rods, piston*, cylinder, cylinders, head gasket, block, crankshaft, valve train, lifter*, bearing, bearings, main bearing, rod bearing, cam, camshaft, liner, bottom end, bottom of the motor, bottom of the engine, lower end",
    throttle: "throttle, accelerator, gas pedal, go pedal, fuel pedal, accelerator pedal, throttle pedal",
    power: "power, pwr, engine power, horsepower, hp, torque, acceleration, pulling power",
    // Electrical
    battery:
      "battery, batteries, batterys, batt, batts, batery, battries, battery cable*, battery terminal*, voltage, volts, volt, voltmeter, volt meter, volt gauge, voltage gauge, battery gauge",
    alternator: "alternator, alternater, altenator, generator, charging system",
    starter: "starter, starter motor, startr, solenoid",
    key: "key, ignition, key switch, ignition switch, start button",
    fuse: "fuse, fuses, breaker, circuit breaker, relay, fuse box, fuse panel",
    wire: "wire, wires, wiring, cable, cables, harness, wiring harness, connector, short circuit, ground wire, grounds",
    electricity: "electric*, electrical system, electrics, electronics",
    ext_light:
      "lights, trailer lights, headlight*, head light*, headlamp*, taillight*, tail light*, marker*, marker light*, clearance light*, running light*, low beam*, high beam*, fog light*, tail lamp*, trailer light, license plate light, lights on trailer, light bulb, bulb, dome light*, interior light*, cab light*, rear lights, back lights, reverse light*, all lights, lites, turn signal*, blinker*, turn lights, signal lights, hazards, hazard light*, flashers, 4 ways, four ways",
    brake_light:
      "brake light*, brake lamp*, stoplight*, brakelight*, stop lamp switch, brake light switch, break light*, stop lights, trailer brake light*",
    plug: "pigtail, trailer plug, trailer cord, electrical cord, seven way, 7 way, 7way, trailer connector, light cord, abs cord",
    accessory:
      "wiper*, windshield wiper*, horn, radio, inverter, window, windows, power window*, mirror heater, apu, fridge, outlet, cb, door, seat, seats, air seat, seat belt, windshield, cigarette lighter, mirror, sunroof, bunk, dash cam, tablet, qualcomm",
    module:
      "ecm, ecu, module, computer, j1939, can bus, data link, datalink, sensor, sensors, controller, acm, bcm, vecu",
    dash: "dash, dashboard, cluster, instrument cluster, instrument panel, gauges, all gauges, dash gauges, instruments, display, screen, speedo, speedometer, dash lights",
    gauge: "gauge, guage, needle, meter, fuel gauge, fuel guage, sending unit, fuel sender",
    // Cooling
    coolant:
      "coolant, coolent, coolant level, antifreeze, anti freeze, antifreze, coolant tank, coolant reservoir, surge tank, overflow tank, reservoir, radiator fluid, water level, coolant hose, radiator hose, heater hose, coolant line, cooling system, cooling, engine cooling, lower hose, upper hose, bottom hose, coolent light",
    radiator: "radiator, radiater, rad, radiator cap",
    water_pump: "water pump, waterpump, coolant pump",
    fan: "fan, engine fan, fan clutch, fan hub, cooling fan, radiator fan",
    temperature:
      "temp, temps, temperature, temperatures, temperture, water temp*, coolant temp*, engine temp*, temp gauge, temp guage, temperature gauge, temp needle, heat gauge, water temperature",
    heater:
      "heater, heat in cab, cab heat, heater core, defrost*, blower, blower motor, bunk heater, webasto, espar, no heat, heat",
    air_conditioning:
      "ac, a c, air condition*, aircon, air con, cab air, cold air, ac compressor, reefer, reefer unit, refrigeration unit, thermo king",
    hose: "hose, hoses, line, lines",
    // Transmission
    transmission:
      "transmission, transmissions, trans, tranny, trany, trasmission, transmision, tranmission, gearbox, gear box, ultrashift, ultra shift, i shift, ishift, mdrive, m drive, dt12, dt 12, endurant, allison, automatic transmission, auto trans, automated manual, 10 speed, 13 speed, 18 speed, autoshift, trans temp, transmission temp*",
    gear: "gear, gears, geer, reverse, neutral, nuetral, nutral, shifter, shifts, shifting, shift, gear shift, stick, gearshift, high range, low range, splitter, range selector, 1st gear, first gear, any gear, drive gear, in drive, into drive, shift knob",
    trans_fluid: "trans fluid, transmission fluid, tranny fluid, atf, transmission oil, trans oil, gear oil",
    clutch: "clutch, clutch pedal, pedal clutch, clutch brake",
    driveline:
      "driveshaft, drive shaft, drive line, driveline, u joint*, ujoint*, carrier bearing, differential, diff, rear end, rearend, pto, axle shaft, third member, pinion, yoke, power divider, inter axle",
    fluid: "fluid, fluids, liquid, hydraulic fluid, diff oil",
    // Lamps, codes, emissions
    lamp: "light, lamp, lite, indicator, warning, warning light*, warning lamp*, icon, symbol, alert, warning message*, idiot light*, telltale*, message, warning sign, dash light, warnings",
    red_lamp:
      "red light, red lamp, red lite, red stop light, red stop lamp, stop engine light, stop engine lamp, stop engine, red warning*, red triangle, stop lamp, red stop, red dash light, red icon, red engine light, red indicator, stop light on dash, red stop engine, stop engine warning, red alert, red symbol, red engine lamp, red stop engine light, red stop engine lamp, stop light came on, stop lamp came on, stop light and buzzer, stop light is on",
    amber_lamp:
      "yellow light, amber light, orange light, yellow lamp, amber lamp, yellow lite, yellow warning*, amber warning*, yellow engine light, amber engine light, yellow triangle, yellow check engine, yellow indicator, yellow icon, amber engine lamp, yellow symbol, orange lamp",
    check_engine:
      "check engine, check engine light, check engine lamp, cel, mil, mil lamp, mil light, engine light, engine lamp, malfunction indicator, service engine, ck engine, chk engine, check eng, check light, service engine soon, engine warning light, engine lite, enigne lite",
    code: "code, codes, fault code*, fault, faults, spn, fmi, error code*, dtc, trouble code*, error message*, fault light",
    def: "def, def light, def lamp, def level, def gauge, def fluid, def tank, diesel exhaust fluid, urea, adblue, ad blue, blue def, bluedef, def system, def doser, def quality, def pump, def header",
    dpf: "dpf, dpf light, dpf lamp, particulate filter, particulate, soot, soot level, soot load, one box, onebox, dpf filter",
    regen:
      "regen, regens, regenerat*, parked regen, park regen, forced regen, manual regen, re gen, regening, stationary regen",
    emission:
      "scr, nox, nox sensor, emission, emissions, emission system, aftertreatment, after treatment, catalyst, doser, dosing, catalytic",
    exhaust_heat:
      "hest, high exhaust temp*, hot exhaust, exhaust temp*, exhaust system temp*, egt, hest lamp, exhaust heat",
    // Tires and wheels
    tire: "tire, tires, tyre, tyres, tiers, drive tire*, trailer tire*, duals, dual, outer tire, inner tire, outside tire, inside tire, recap, recaps, retread*, super single*, tandem tire*, outer dual, inner dual, inside dual, outside dual, outside drive, outside duals, tire pressure, tpms, tire psi, gator, gators, spare tire",
    steer_tire:
      "steer tire*, steer tyre*, steering tire*, front tire*, front tyre*, steer axle tire*, left steer, right steer, drivers steer, driver side steer, passenger steer, passenger side steer, steers, front left tire, front right tire, left front tire, right front tire, driver side front tire, tire on steer axle, tire on front, tire up front, drivers side steer, front wheel tire",
    wheel: "wheel, wheels, wheel end, wheel ends",
    lug: "lug, lugs, lug nut*, lugnut*, wheel nut*, wheel stud*, stud, studs, wheel bolt*, lug bolt*",
    hub: "hub, hubs, wheel bearing*, hub seal*, wheel seal*, axle seal*, hub oil, hubcap, hub cap, hub bearing, wheel hub",
    tread: "tread, treads, sidewall, side wall, cords, tire cords, steel belt*, tread depth",
    rim: "rim, rims, wheel rim",
    // Fuel
    fuel: "fuel, diesel, deisel, diesil, disel, fule, gasoline, gas, go juice, raw fuel, fuel system, fuel line*, fuel hose, fuel cooler, fuel pressure, fuel rail, lng, cng, propane",
    fuel_tank: "fuel tank*, saddle tank*, diesel tank*, tank, tanks, crossover line, crossover",
    fuel_filter:
      "fuel filter*, primary filter, secondary filter, fuel water separator, water separator, davco, filter bowl, filter, filters, fuel restriction, racor, separator",
    injector: "injector, injectors, injecter, injector cup*, fuel injector*",
    fuel_pump:
      "fuel pump, lift pump, transfer pump, injection pump, high pressure pump, rail pressure, fuel pressure low, low fuel pressure, no fuel pressure, fuel rail pressure",
    prime: "prime, primed, priming, lost prime, hold prime, primer, primer pump, hand prime, hand pump",
    fuel_water: "water in fuel, water fuel light, wif, wif light, water in diesel, water in fuel light",
    mileage:
      "fuel mileage, mpg, fuel economy, fuel consumption, gas mileage, drinking fuel, burning more fuel, eating fuel, sucking fuel",
    // Steering and suspension
    steering:
      "steering, stearing, steerin, steering wheel, steer, steering column, steering shaft, steering box, steering gear, strg",
    power_steering:
      "power steering, powersteering, steering pump, steering fluid, power steering pump, power steering fluid, steering assist, p s pump",
    linkage: "tie rod*, drag link*, king pin*, kingpin*, ball joint*, pitman*, steering arm, steering knuckle",
    suspension:
      "suspension, suspention, ride height, torque rod*, torque arm*, radius rod*, sway bar, air ride, leveling valve, levelling valve, height control valve, ride height valve, u bolt*, ubolt*, hanger, spring hanger, walking beam",
    air_bag:
      "air bag, air bags, airbag, airbags, air spring*, suspension bag*, ride bag*, bag, bags, cab bag*, cab air bag*",
    spring: "leaf spring*, leaf, spring, springs, leaf pack, leaves, spring pack, main leaf",
    shock: "shock, shocks, shock absorber*, cab shock*",
    alignment: "alignment, aligned, wheel alignment, align, toe",
    coupling:
      "fifth wheel, 5th wheel, fifthwheel, landing gear, landing legs, king pin lock, release handle, trailer door*, reefer door, locking jaw*, dolly legs, pintle, jaws",
    speed: "mph, miles an hour, miles per hour, speed",
    revs: "rpm, rpms, revs, tach",
    // Where on the truck
    truck:
      "truck, rig, tractor, semi, unit, vehicle, trk, she, it, freightliner, cascadia, peterbilt, pete, kenworth, kw, volvo, vnl, mack, international, prostar, western star, big rig, bobtail, t680, 579, 389, anthem, my ride, day cab, daycab",
    trailer:
      "trailer, trailor, trailers, wagon, reefer trailer, dry van, flatbed, tandem, tandems, box, chassis, container, dolly, trlr, lowboy, step deck",
    cab: "cab, cabin, sleeper, inside the truck, interior",
    hood: "hood, under hood, underhood, engine compartment, bonnet, front grille, grille, grill, doghouse",
    axle: "axle, axles, drive axle, steer axle, drives, drive wheels, rear axle, front axle",
    load: "load, cargo, freight, loaded trailer, pallet*",
    // What happens
    fire: "on fire, caught fire, catch fire, catching fire, catches fire, flame, flames, flaming, fire, engulfed, ablaze, up in flames, burning up, burning down, in flames, burst into flames, inferno",
    burn: "burning, burnt, burned, burns, burn",
    smoke: "smoke, smokes, smoking, smokin, smoky, smokey, smoked, smoldering, smouldering, smolder*, fumes, smokng",
    steam: "steam, steaming, steamin, vapor",
    boil: "boil, boiling, boiled, boils, boiling over, boil over, boiled over",
    spark: "spark, sparks, sparking, arcing, sparkin",
    melt: "melt, melting, melted, melts",
    smell: "smell, smells, smelling, smelled, odor, stink*, stench, reeks, whiff",
    leak: "leak, leaks, leaking, leaked, leek, leeks, leeking, leakin, seeping, seeps, drip, drips, dripping, weeping, weeps, coming out, losing fluid, drizzling, leakage, running out of",
    pour: "pour, pours, pouring, pourin, gushing, gush, gushes, spraying, sprays, spray, spewing, puking, squirting, dumping, dumped, streaming, spilling, spilled, spill, everywhere, all over, all over the road, spurting, flowing, running down, shooting out, peeing, pissing, blowing out, slung",
    puddle: "puddle, puddles, puddling, wet spot, wet, trail, spots, under truck, on the ground, on ground, spot",
    air_buzzer:
      "low air alarm, air alarm, low air buzzer, air buzzer, low air warning, low air light, air warning, low air lamp, wig wag, low air beep*, low air signal, brake buzzer, brake alarm",
    buzzer: "buzzer, alarm, beep, beeping, beeps, buzzing, chime, chiming, warning buzzer, dinging",
    noise:
      "noise, noises, sound, sounds, rattle, rattles, rattling, tick, ticking, ticks, tapping, whine, whining, whines, hum, humming, howl*, rumble, rumbling, roar*, thump*, pop, popping, loud noise, weird noise, funny noise, strange noise, clatter*, dont sound right, sounds funny, sounds weird, racket, chirp*",
    vibrate:
      "vibrat*, shake, shakes, shaking, shimmy, shimmies, shimmying, shudder*, death wobble, shaky, out of balance, shakin, judder*",
    problem:
      "problem, problems, issue, issues, trouble, troubles, wrong, acting up, messed up, acting weird, acting funny, not right, isnt right, aint right, malfunction, needs work, dont feel right, doesnt feel right, feels off, feels funny, feels wrong, feels weird, screwed up, jacked up, tore up, funny, needs help, act up",
    // What is said of things
    work: "work, works, working, workin, function, functions, functioning, worked, kick in, kick on",
    fine: "fine, good, normal, ok, okay, normally, perfect, steady, great, alright, no problem, works fine, working fine, no issue, no issues, no problems, all good, as usual, like normal, healthy, looks good, in the green, stable, runs fine, run fine, still good, well, properly, correctly",
    fail: "fail, fails, failed, failing, failure, quit, quits, gone, gone out, went out, gave out, give out, giving out, dead, died, die, dies, dying, broke, broken, busted, bad, shot, toast, kaput, out, went bad, crapped out, took a dump, went, not there, useless, inoperative, inop, blown, blew, fried, seized, malfunctioning, conked, stopped working, quit working, quits working, stop working, stops working, trashed, snapped, gone bad, junk, collapsed, fell apart, let go, lets go, not acting right",
    start:
      "start, starts, started, starting, strt, fire up, fires up, fired up, start up, starts up, restart, restarts, light off, crank up, restarting",
    wont_start:
      "wont start, wont fire, doesnt start, didnt start, cant start, no start, not starting, wont fire up, isnt starting, refuses to start, will not start, doesnt fire, wouldnt start, not firing, wont strt, cant get started, wont light, unable to start, never starts, wont catch, never catches, does not start, wont even start, cant get to start, dont start, wont run, does not fire, no fire, never fires, start problem, fails to start, nostart, not gonna start, doesnt want to start, wont start up, wont start at all, wont stay running, doesnt catch, refuses to fire, wnt start",
    crank:
      "crank, cranks, cranking, turn over, turns over, turning over, turned over, crankin, spins over, cranks over",
    cranks_only:
      "crank no start, cranks no start, cranks and cranks, crank and crank, cranks wont start, cranks wont fire, cranks never starts, turns over wont start, cranking but nothing, cranks not start, cranks no fire, crank no fire, cranks but no start, cranks but no fire, turns over but no fire, turns over no fire, turns over but no start",
    run: "run, runs, running, idle, idles, idling, stay running, stays running",
    move: "move, moves, moving, budge, roll, rolls, rolling, go anywhere, go, goes, take off, drive, drives, pull forward, move forward, move an inch",
    stop: "stop, stops, stopping, slow down, slows down, slowing down, slow the truck, stopping power, slow it down, hold the truck",
    wont_stop:
      "wont stop, cant stop, cannot stop, couldnt stop, cant slow, wont slow, no stopping power, cant get stopped, barely stopped, runaway, runaway truck, freewheeling, barely got stopped, couldnt slow, unable to stop, wouldnt stop, didnt stop, no stopping",
    hold: "hold, holds, holding, held, keep pressure, stay up, stays up, keep air",
    build:
      "build, builds, building, build up, builds up, air up, airs up, airing up, pump up, pumps up, make air, making air, building air, build air, fill up, come up, comes up, coming up, build pressure, recover",
    charge: "charge, charges, charging, chargin, put out, putting out, recharge",
    release:
      "release, releases, releasing, releas, let go of, unlock, let off, come off, disengage, come loose, push in, stay in, stays in, release brake",
    engage:
      "engage, engages, engaging, go into gear, go in gear, goes into gear, get into gear, going into gear, shift into, get in gear, into gear, find gear, go into, go in, find, grab gear, get it in, get into, come out of gear, out of gear, in gear, catch gear, get out of gear",
    turn: "turn, turns, turning, steers, steer left, steer right",
    pull: "pull, pulls, climb, climbs, accelerate, accelerates, rev, rev up, get going, pulling hills, get up to speed, go over, go above, go past, hold speed, keep speed, go faster, pick up speed, build boost, make power, get up, speed up",
    respond:
      "respond, responds, response, responding, react, reacts, reaction, do anything, do nothing, does anything, effect, no effect",
    lit: "lit, lit up, light up, lights up, come on, came on, comes on, coming on, popped up, pops up, illuminated, turned on, showed up, shows up, on the dash, pop up, lighting up",
    cool_down:
      "cooled down, cooled off, cool down, came back down, back to normal, went back down, returned to normal, cooling off, comes back down, back down, cools down",
    low: "low, lo, below, under, lower, lowest, dropped below, way down, pretty low, bottomed, bottomed out, down to, kinda low, down",
    high: "high, too high, above, over, hi, highest, pegged, maxed, maxed out, spiked, sky high, above normal, upper",
    rise: "rise, rises, rising, rose, climb up, climbing, creeping, creeping up, creeps up, creeps, climbs up, going up, goes up, went up, spiking, shoots up, shot up, climbed, keeps going up, increasing, climbing fast, jumps up, gets up to",
    drop: "drop, drops, dropping, dropped, fall, falls, falling, fell, going down, goes down, went down, bleeding down, bleeds down, bleed down, bleeding off, bleeds off, draining, drained, plummet*, sinking, depleting, decreasing, dips, tanked, keeps dropping, leaks down, leak down, leaking down, dumping off, dump off, dumps",
    nothing: "nothing, zero, zip, nada, none, null, 0, not a thing, nothing at all, not any, no response, at all",
    fuel_out:
      "out of fuel, out of diesel, out of gas, ran out of fuel, ran out of diesel, ran it dry, ran dry, run dry, no fuel left, ran out fuel, run out of fuel, run out of diesel, outta fuel, outta diesel, no diesel, no fuel in",
    empty: "empty, dry, ran out, run out, running out, bone dry, ran her out, run out of, fumes only, on e",
    full: "full, topped off, topped up, filled, half full, plenty, half tank, is full, filled up, full tank*, both tanks full, level is good, level ok, level fine",
    lose: "lose, loses, losing, lost, loosing, loss, loss of, lack, lacks, lacking, lost all, losing all, losin, losses",
    weak: "weak, weaker, soft, spongy, mushy, squishy, fading, fade, faded, fades, brake fade, barely, hardly, poor, less, delayed, not great, reduced, not as strong",
    stops_badly:
      "push hard to stop, push real hard, push hard, push harder, hard to stop, longer to stop, stopping distance, takes forever to stop, slow to stop, takes a while to stop, take long to stop, takes longer to stop, long time to stop, barely stop, barely stops, barely slows, barely slow, not stopping like, not stopping well, doesnt stop well, dont stop well, takes more distance, stop as good, stop like normal, stop good, stop very well, longer to slow, not grabbing, wont grab",
    slow: "slow, slowly, slower, forever, takes long, takes forever, long time, takes a long time, ages, takes a while, takes like, slow to build, gradually, over night, overnight, little by little, slow build*, too long, takes so long, takes too long, minutes to",
    hard: "hard, heavy, stiff, tight, difficult, tough, both arms, muscle, hard to turn, hard to steer, heavy to turn, two hands, manhandle",
    loose:
      "loose, play, slop, sloppy, free play, slack, backing off, wiggle, wiggles, wiggly, came loose, coming loose, lots of play, too much play, disconnected, unbolted, spins free, spins freely, just spins, finger tight, vague, loosened, backed off, spins",
    locked:
      "locked, locked up, lock, locks, locks up, locking, locking up, lockup, stuck on, stuck, froze, frozen up, froze up, jammed, jam, jams, seized up, wont budge, bound up, hung up, binding, binds, bind, wont come off, set on, hung, skidding, skid, skids, sliding tires, dragging tires, notchy",
    drag: "drag, drags, dragging, draggin, not letting go, pulling back, wont fully release, holding back",
    hot: "hot, hotter, running hot, too hot, warm, warmer, getting hot, gets hot, got hot, runs hot, run hot, ran hot, cooked, burning hot, heating up, heats up, hot to touch, smoking hot, heated, heat up, running warm",
    glow: "glow, glowing, red hot, cherry red, glows, orange hot",
    cold: "cold, cool, not hot, lukewarm",
    squeal: "squeal, squeals, squealing, squeak, squeaks, squeaking, squeaky, screech*, squealin",
    grind: "grind, grinds, grinding, grindin, scraping, scrape, scrapes, metal on metal, crunch*, growl*, rubbing",
    knock:
      "knock, knocks, knocking, knockin, hammering, banging, clanking, clank, clanging, pounding, hammer, rod knock",
    click:
      "click, clicks, clicking, clickin, clik, single click, one click, rapid click*, just clicks, clack, clicking noise, clicking sound",
    hiss: "hiss, hisses, hissing, whoosh*, hissin, air escaping, blowing air out, psshh*, hissing sound",
    whistle: "whistle, whistles, whistling, siren, scream, screams, screaming, howling",
    clunk: "clunk, clunks, clunking, clunky, thud, bang, bangs, pop noise, clunkin",
    wobble: "wobble, wobbles, wobbling, wobbly",
    pull_side:
      "pulls left, pulls right, pull left, pull right, pulls to, pull to, pulling to, pulls hard, pulling left, pulling right, veer*, yank, yanks, yanking, jerks to, dives, drifts left, drifts right, pulled to, tugs, pulls one side, drag to left, drag to right",
    wander:
      "wander, wanders, wandering, drift, drifts, drifting, all over road, all over the road, all over lane, all over the lane, track straight, go straight, drive straight, sways, sway, swaying, weaving, keep correcting, wont stay straight, keep it straight, stay in lane, keep it in lane, darting, darts",
    slip: "slip, slips, slipping, slipin, sliping, slippin, free revving, revs but, rpm goes up but, rpms go up but, rev up but no, revs go up, revs up but, flares, flaring, rpm climbs but, no speed, rpms climb but, slipped, slippage",
    burst:
      "blew, blow out, blowout, blowouts, blew out, blown out, blown, burst, bursted, exploded, explode, explodes, popped, pops, shredded, came apart, blow up, blew up, ruptured, rupture, went bang, disintegrated, threw, tore off, blowed out, blowing, blown off, split, lost a cap, threw a cap, threw recap, shreds, peeled off, went boom",
    flat: "flat, flats, puncture, punctured, deflat*, nail, screw in, bolt in, picked up a nail, pancake, going flat, went flat, airless",
    damaged:
      "cracked, crack, cut, damaged, damage, broken, broke, snapped, torn, bent, ripped, tore, chunk, chunking, sheared, separat*, delaminat*, gash, sliced, chafed, rubbed through, corroded, corrosion, peeling, frayed, chewed, rubbed, dented, split open, in half, chunks",
    worn: "worn, worn out, bald, thin, wore out, wearing, wear, uneven, unevenly, cupping, feathering, scalloped, chopped, worn down, metal showing, worn to",
    lean: "lean, leans, leaning, leanin, sagging, sag, sags, tilt, tilts, tilting, tilted, lopsided, sits low, sitting low, sitting on, riding low, squat*, low on one side, sits on, crooked, lower on one side, on the stops, listing",
    fall_off:
      "fall off, falling off, fell off, came off, come off, coming off, fly off, flew off, about to fall, about to come, fell out, flying off, dropped off, hanging off, hanging down, falling out, wants to come off, walking off, came right off, lost a wheel, lost wheel",
    missing: "missing, gone missing, disappeared",
    clogged:
      "clogged, plugged, plugged up, clog, blocked, restricted, restriction, stopped up, packed, plugging, caked",
    flash:
      "flash, flashes, flashing, blink, blinks, blinking, flashin, flicker, flickers, flickering, fast blinking, dim, dims, dimming, flashed",
    on: "on, stays lit, steady on, solid, stays on, stay on, constant, constantly on",
    off: "off, went off, turned off, went away, cleared, goes off, go off",
    red: "red, in the red, redline, redlined, red zone, hot zone",
    amber: "amber, yellow, orange",
    smoke_colour: "black, white, blue, gray, grey, coal, rolling coal, bluish",
    small:
      "small, slight, slightly, minor, little, tiny, little bit, a bit, few drops, drop or two, a drop, some drops, not much, hairline, pinhole, sweating, light seep, seep, damp, seeping, weeping, weeps, seeps",
    hole: "hole, holes, punctured tank, ripped open, gashed, cracked open",
    bad: "bad, contaminated, dirty, wrong, algae, watered down, cheap, junk",
    mixed:
      "put def, poured def, def in fuel, def in diesel, def into, gas in diesel, gasoline in, put gas, put gasoline, put diesel in def, fuel in def, diesel in def, wrong fuel, wrong tank, mixed fuel, put unleaded, fuel in the def, diesel in the def, put fuel in def, pumped gas, pumped def, water in def, gallons of def in",
    frozen: "frozen, froze, freezing, freeze, iced, iced up, freeze up, ice in",
    gelled:
      "gel, gelled, gelling, gels, gelled up, jelled, jelly, waxed, waxing, slush in, slushy, fuel froze, cloudy fuel, gelling up, fuel frozen",
    shut_off:
      "shut off, shuts off, shutting off, shut down, shuts down, shutting down, shut itself, cut out, cuts out, cutting out, stall, stalls, stalled, stalling, stop running, died on me, dies while, died while, keeps dying, quit on me, quits on me, shutdown, cuts off, cut off, cutting off, dies out, conks out, turned itself off, turns itself off, turns off, just died, just quit, dies at, dies when, died going down, dies, dying, quit running, quits running, died out, dies on me, died, quit",
    rough:
      "rough, roughly, misfire, misfires, misfiring, miss, misses, skip, skips, skipping, stumble*, stumbling, hunting, surge, surges, surging, lope*, loping, sputter*, buck, bucks, bucking, hesitat*, spit and sputter, rough idle, jerk, jerks, jerking, erratic idle, choppy, coughs, coughing",
    no_power:
      "no power, low power, lost power, losing power, loss of power, lack of power, underpowered, sluggish, gutless, bogs, bogging, bog down, bogs down, bogged down, wont pull, no pull, cant pull, wont accelerate, no acceleration, no boost, low boost, low on power, down on power, doggy, a dog, reduced power, no throttle, power loss, less power, loosing power, no get up, barely pulls, barely pull, barely climb, no guts, cut power, power cut, weak on hills, lazy, half power, wont go over, wont go past, wont get over, struggling, struggles, has no power, no torque, wont climb, loss power, no pwr, no speed on hills, crawling up, cant climb, slow uphill, slow on hills, down power, cant hold speed, wont rev, wont rev up, wont get up, cant get above, cant go over, wont take throttle, power down, power is down, half its power, not enough power, wont speed up, falls on its face, power dropped, lacks power, lacking power, barely doing, barely get up, wont do more than, only do, only does, only goes, only go, cant hold",
    overheat:
      "overheat, overheats, overheating, overheated, overheeting, over heating, over heat, over heated, over heats, overhet*, ovrheat*",
    overheat_much:
      "in the red, pegged, redlined, buried in the red, pinned in red, all the way to hot, all the way over, maxed out temp, past red, off the gauge, off the scale, red zone",
    derate:
      "derate, derated, derates, derating, de rate, de rated, deration, inducement, 5 mph, five mph, 5mph, speed limited, limited to, limiting, engine protection, power reduction, reduced engine power, torque limit*, countdown, stuck at 5, limited me, limit my speed",
    limp: "limp, limp mode, limping, limp home",
    floor:
      "to the floor, to floor, floor, all the way down, straight down, to the metal, bottoms out, hits the floor, on the floor",
    pop_out:
      "pop out, pops out, popping out, popped out, pop up, pops back out, keeps popping, wont stay in, kicks out, jumps out, jumping out",
    purge: "purge, purges, purging, spits, spitting, spit, sneez*, cycling, unloads, keeps unloading",
    use_up:
      "burning oil, burns oil, using oil, uses oil, consuming, consumes, going through, goes through, drinking, drinks, eating oil, eats oil, going thru, adding oil, add oil, going through oil, low on oil, oil low, oil consumption, low oil level, adding coolant, add coolant, use oil, burn oil, disappearing, disappears, vanish*, adding water, add water",
    overfull:
      "overfull, over full, overfilled, over filled, way over full, too much oil, above full, over the full, oil rising, level rising, level rose, level went up, making oil, past full, over the full mark",
    milky:
      "milky, milkshake, chocolate milk, foamy, mayonnaise, mayo, coolant in oil, water in oil, fuel in oil, diesel in oil, frothy",
    bulge: "bulge, bulges, bulging, bubble, bubbles, knot, egg, goose egg, bump on",
    hard_start:
      "hard start, hard to start, hard starting, starts hard, long crank, takes a while to start, takes forever to start, trouble starting, slow to start, long cranking",
    slow_crank:
      "cranks slow*, crank slow*, slow crank*, turns over slow*, turning over slow*, cranking slow*, slow turning, slow to crank, groans",
    ended:
      "stopped, is out now, put out, is gone, gone, went away, has stopped, no more, no longer, disappeared, extinguished, is over, is out, went out, cleared up, went off, turned off, goes away, all clear, was just dust, was only dust, just dust, was just fog, was fog, only dust, false alarm, was nothing, any more, anymore",
    broken_down: "broke down, broken down, breakdown, broke dwn, truck is down, im down, breaking down, broke",
    stuck:
      "stuck, stranded, dead in, stalled, disabled, stopped, sitting, parked, died, broke down, broken down, dead, blocking, blocked, cannot move, cant move",
    // People, places, services
    crash:
      "accident, wreck, wrecked, crash, crashed, collision, collided, jackknif*, jack knif*, jacknif*, rolled over, rollover, flipped, flipped over, tipped over, tipped, overturned, on its side, laid over, hit a car, hit a deer, hit a guardrail, hit guardrail, hit a pole, hit a wall, hit a bridge, ran into, rear ended, rearended, t boned, head on, sideswip*, hit me, rolled my, rolled the truck, hit deer, hit a truck, hit another, slammed into, rolled the rig, laid it over, hit the wall, hit the median",
    injury:
      "hurt, injured, injury, injuries, bleeding, blood, unconscious, passed out, not breathing, cant breathe, cannot breathe, chest pain*, chest hurts, heart attack, stroke, trapped, pinned, broken leg, broken arm, broke my leg, broke my arm, ambulance, paramedic*, burned my, scalded, dizzy, faint, fainted, carbon monoxide, hit by a car, run over, seizure, someone is dead, unresponsive, knocked out, passing out, concussion, need a medic, wounded, cut myself, cant feel my, light headed, lightheaded, crushed, broke my, stopped breathing, driver is not moving, driver not moving, he is not moving, she is not moving, driver isnt moving",
    hazmat:
      "chemical leak*, chemical spill*, toxic, chlorine, ammonia, acid, chemical, chemicals, corrosive, gas cloud, vapor cloud, hazardous material*, hazmat, hazardous, placard*, tanker, poison, tank trailer, hazardous load",
    hazmat_goods:
      "hazmat, hazardous, placard*, flammable, explosive*, tanker, hazardous material*, propane load, gasoline load",
    livestock: "livestock, cattle, cows, hogs, pigs, horses, chickens, animals, bull hauler, bull wagon, passengers",
    lane: "lane, left lane, right lane, middle lane, center lane, fast lane, hammer lane, travel lane, live lane, driving lane, slow lane, number one lane, lane 1, lane 2, lane 3, the granny lane, passing lane, lanes, middle of road, middle of highway, middle of interstate, middle of freeway, middle of street, middle of intersection, middle of bridge, intersection, in roadway, on the roadway, in the road, on a bridge, on bridge, in tunnel, roadway, blocking traffic, blocking road, blocking lane, in traffic, middle of traffic, half in lane, sticking out, part way in the lane, blind curve, on a curve, toll booth, toll lane, blocking the ramp, blocking the highway, blocking the interstate, middle of i",
    traffic:
      "cars flying by, flying by, traffic flying, cars swerving, swerving around, traffic all around, cars honking, traffic behind me, almost hit, cars going around, people honking, traffic swerving, whizzing by, trucks flying by, traffic around me, cars whipping",
    still:
      "wont move, cant move, cannot move, not moving, does not move, doesnt move, wont budge, stranded, dead in the water, cant go anywhere, not going anywhere, immobile, disabled, isnt moving, wont go anywhere, will not move, wont roll, cannot budge, cant budge, wont go at all, undrivable",
    no_way_off:
      "no shoulder, cant get over, cant pull over, cannot pull over, nowhere to pull, cant get off road, cant get to shoulder, cant make it to shoulder, couldnt get over, no place to pull over, couldnt pull over, cant get off the highway, unable to pull over, cant get out of the lane, cant reach the shoulder, cannot get over, couldnt make the shoulder, couldnt get to the shoulder",
    tracks:
      "railroad track*, train track*, rail road track*, on the tracks, railroad crossing, train crossing, rr tracks, rail tracks, tracks, rail crossing, grade crossing",
    shoulder:
      "shoulder, side of road, side of highway, side of interstate, side of freeway, pulled over, off ramp, on ramp, exit ramp, breakdown lane, emergency lane, pulled off, roadside, ramp, off the side, on the side, side of i, shouldr, gore area, edge of road, sholder",
    safe_place:
      "parking lot, truck stop, truckstop, rest area, rest stop, yard, terminal, at shop, at a shop, at dock, warehouse, at customer, loves, pilot, flying j, petro, ta, weigh station, safe place, safe spot, at home, driveway, at house, fuel island, scale house, receiver, shipper, drop yard, walmart, gas station, fuel stop, service plaza, lot, at dealer, off the road safely, out of traffic, safely parked, safe location, loading dock, off the highway",
    off_road:
      "ditch, median, off the road, ran off, slid off, off into, stuck in mud, stuck in snow, mud, stuck in sand, sand, snow bank, snowbank, embankment, soft shoulder, soft ground, sunk in, sank in, bogged in, buried to axle, high centered, wheels buried, slid into, winch*, recovery, spinning on ice, no traction, spinning tires, stuck in grass, stuck in field, stuck on ice, sunk",
    jump: "jump, jump start, jumpstart, jumped, boost me, need a boost, needs a boost, jumper cables, jumping it, jump box",
    fueled:
      "after fueling, after fuelling, after filling, fueled up, filled up, after i fueled, after fuel up, since fueling, just fueled, after getting fuel, since i fueled, after i filled, after putting fuel, got fuel, since filling, fresh fuel",
    tow: "tow, towed, towing, tow truck, wrecker, need a hook, hook me, a hook, heavy wrecker, towtruck, tow company, tow service, towing service, get a hook, lowboy ride, need towed, heavy tow, tows",
    roadside:
      "roadside assist*, roadside service, roadside help, roadside repair, road service, road call, service call, mobile mechanic, mobile repair, mobile tech*, mobile tire, mechanic, send a tech, send someone, send somebody, someone come out, somebody come out, come out here, come to me, come out to me, technician come, service truck, tire service, tire guy, nearest shop, closest shop, nearest dealer, closest dealer, nearby shop, nearest mechanic, shop near, shops near, find a shop, nearest repair, repair shop, closest repair, road side, fuel delivery, bring fuel, bring me fuel, bring diesel, deliver fuel, emergency roadside, come fix, come and fix, repair service, someone to come, somebody to come, nearest truck shop, mechanics, tire shop, send help, truck repair near, open shop, shop open, swap a tire, change my tire, change a tire, change the tire, near me",
    locked_out:
      "locked out, lockout service, locked myself out, locked my keys, locked keys, keys locked, locked the keys, lock out, keys in truck, lost my key*, lost keys, lost key, left keys inside, keys inside, key inside, keys are inside, keys in the truck, locked it with, lost the key*, keys in the cab",
    parts:
      "parts, part, parts delivery, parts delivered, part number, spare parts, replacement part*, parts store, truck parts, spares, parts house, deliver part*",
    need: "need, needs, want, looking for, order, buy, get me, send me, bring me, deliver, delivered, delivery, sell, carry, do you have, have any, where can i get, can i get, can i buy, in stock, how much for, price on, replacement, purchase, brought to me, got any, do yall have, find me, hook me up with, ship",
    new_part:
      "new, replacement, spare, new set, mud flap*, mudflap*, wiper blade*, headlight bulb, marker bulb*, gladhand seal*, air filter, fuel filter, battery, alternator, chamber, mirror, hood latch, windshield, tire chains, air bag, fan belt, belt",
    person:
      "human, real person, live person, live agent, talk to someone, talk to somebody, talk to a person, talk to a human, talk to a mechanic, speak to someone, speak with, speak to, talk to technician, representative, customer service, customer support, human support, support agent, connect me, call me back, real mechanic, operator, talk to a tech, support ticket, support request, actual person, contact support, talk to support, transfer me, talk to a real person, live tech, agent, to a technician",
    account:
      "subscription, subscribe, cancel my, cancel plan, billing, billed, bill me, refund, refunds, password, passwrd, log in, login, log into, logging in, sign in, sign into, sign up, signup, credit card, invoice, receipt, free trial, trial, charged my card, charged twice, charged me, upgrade plan, my plan, pricing, price plan, how much does the app, how much is the app, my account, the account, account, payment, payments, email address, delete my account, membership, auto renew, autorenew, renewal, overcharged, charged again, monthly fee, cost per month, update card, card on file, double charged, cancel subscription, renew, app cost, verification email, username, my card",
    off_topic:
      "joke, jokes, poem, weather, recipe, movie, movies, song, lyrics, president, election, politics, football, basketball, baseball, world cup, super bowl, bitcoin, crypto*, stock market, stocks, essay, homework, algebra, math, python, javascript, write code, write me a, write a story, capital of, translate, girlfriend, boyfriend, restaurant*, hotel, motel, dinner, pizza, burger, horoscope, system prompt, ignore previous, ignore all previous, ignore your, disregard previous, disregard your, disregard all, your instructions, previous instructions, your prompt, your rules, pretend you, pretend to be, act as, role play, roleplay, who won, meaning of life, taxes, tax return, load board, loads to, freight rates, my car, my honda, personal car, my toyota, chatgpt, are you a robot, are you ai, are you an ai, are you a bot, are you human, tell me about yourself, sing, lottery, dating, netflix, video game, game score, the score, best food, good food, history of, how tall is, how old is, what is the population, play music, my wife, news today, hack, motorcycle, lawn mower, my pickup, developer mode, jailbreak",
    greeting:
      "hi, hello, hey, howdy, good morning, good evening, good afternoon, yo, sup, whats up, help, help me, thanks, thank you, you there, anybody there, anyone there, test",
    defeat:
      "bypass, bypassing, bypassed, delete, deleting, deleted, defeat, disable, disabling, trick, fool, override, overide, get around, get rid of, get past, work around, cheat, fake, falsify, tamper, jumper, jump out, unplug, disconnect, remove, block off, plug off, clamp, clamp off, pinch off, cap off, cage, caging, tuner, tune out, run without, hide, silence, mute, zip tie, clear the derate, clear derate, reset derate",
    tamper:
      "delete kit, dpf delete, def delete, egr delete, delete tune, emulator, straight pipe, cage the brake*, caging bolt*, cage brake*, cage my brake*, cage the spring*, bypass the low air, water in the def, put water in def, fake log*, fake my log*, falsify log*, cheat the eld, cheat eld, cheat my log*, edit my log*, delete the dpf, delete the def, delete dpf, delete def, delete the egr, delete egr, delete my dpf, delete emissions, def emulator, run without def, gut the dpf, gut dpf, trick the nox, trick the sensor, fool the sensor, pinch off the air line, ghost log, disable the eld, unplug the eld, disconnect the eld, cheat the logs, fudge my logs, turn off the eld, turn off my eld, shut off the eld",
    guarded:
      "def, dpf, egr, emissions, emission, eld, e log, elog*, logbook, log book, logs, hos, derate, low air, buzzer, alarm, abs, brake, brakes, spring brake*, shutdown, engine protection, sensor, sensors, nox, nox sensor, scr, regen, governor, speed limiter, limiter, inducement, low air buzzer, aftertreatment, air line*, brake line*, speed sensor, shutoff, engine shutdown, parking brake*, low air alarm",
    front:
      "front, steer axle, steers, front axle, left front, right front, front left, front right, up front, steering axle",
    rear: "rear, back, drive axle, drives, trailer axle, tandem*, outer, inner, drive, rear axle, outside, inside",
    left_right: "left, right, drivers side, driver side, passenger side, curb side",
    cold_weather:
      "cold weather, in the cold, freezing cold, below zero, degrees below, sub zero, subzero, ice storm, blizzard, 10 below, 15 below, 20 below, minus 10, minus 20, freezing weather, this cold, freezing temps, wind chill",
    bad_weather: "ice, icy, snow, snowing, rain, raining, fog, black ice, storm",
    loaded: "loaded, heavy load, heavy haul, 80000, 80k, full load, max weight, grossing",
    grade:
      "grade, hill, hills, downhill, uphill, mountain, downgrade, pass, climbing hill, going uphill, under load, under a load, with a load on",
    cigarette:
      "cigarette*, cigar*, smoke break, vape, vaping, weed, stopped for a smoke, have a smoke, smoke detector, smoker, smoking area, smoke alarm, no smoking",
    traffic_light:
      "traffic light*, ran a red light, red light ticket, red light camera, at a red light, at the red light, at red light*, at a light, stop light turned, ran a light, sitting at red",
    yes: "yes, yeah, yep, yup, yea, ya, correct, affirmative, sure, sure does, it does, it is, they are, it did, i am, 10 4, ten four, uh huh, definitely, absolutely, they do, i do, it will, of course",
    no: "no, nope, nah, negative, it doesnt, it isnt, not yet, none, it did not, it didnt, nothing like that, no sir, naw, not really, i dont, nothing, it wont",
    // Words that turn others
    not: "not, no, never, isnt, arent, wasnt, werent, doesnt, dont, didnt, hasnt, havent, hadnt, wont, wouldnt, cant, cannot, couldnt, aint, neither, nor, nobody, noone, wnt, dosnt, doesn, dont see, dont have, dont hear, dont smell, hasn, isn, refuses, refuse, unable, will not",
    without: "without, w o, free of, zero signs of, no sign of, no signs of, absence of, minus the",
    unsure:
      "not sure, dont know, dunno, do not know, dont understand, no idea, no clue, cant tell, cannot tell, not certain, dont want, do not want, dont wanna, cant figure, cannot figure, why not, not only, no matter, no doubt, no joke, not kidding, dont get why, cant believe, not far, not long, no way, no rush, no hurry, no biggie, no big deal, not a big deal, not safe, not good, not normal, nothing helps, no lie, nobody answers, nobody helps, nobody will help, no one answers, no one will help, dont think i should, dont think i can, dont care, cant wait, not gonna lie, dont panic, nothing i do, dont ask, not much longer, no thanks, no service here, no signal, no reception, no cell, no matter what",
    contrast:
      "but, however, except, although, though, instead, it is the, its the, its just the, yet, otherwise, other than that",
    now: "now, today, right now, currently, tonight, this morning, this time, at the moment, as we speak, just now",
    and: "and, plus, also, n, with",
    or: "or, nor, either",
    past: "yesterday, last week, last month, last year, last night, last time, last winter, last summer, years ago, weeks ago, months ago, days ago, year ago, week ago, month ago, a while back, used to, previously, in the past, the other day, few days ago, couple weeks ago, back in, once before, earlier this week, earlier this month, long ago, at one time",
    fixed:
      "was fixed, got fixed, been fixed, were fixed, is fixed, fixed now, already fixed, repaired, was replaced, got replaced, already replaced, they fixed, had it fixed, had fixed, just replaced, just fixed, just installed, all fixed, fixed already, shop fixed, taken care of, resolved, sorted out, got that fixed, put out already, fixed, brand new, just changed",
    still_so:
      "again, still, keeps happening, came back, is back, since then, same thing, happening again, doing it again, keeps coming back",
    other:
      "another truck, other truck, another driver, other driver, another rig, somebody elses, someone elses, some guy, friends truck, my friends, buddys truck, my buddys, coworkers, coworker, his truck, her truck, their truck, his trailer, truck ahead, truck in front, rig ahead, rig in front, car ahead, car in front, guy ahead, guy in front, truck next to me, truck beside me, truck behind me, on the news, in a movie, my old truck, my last truck, old truck, last truck, previous truck, other guy, another guy, a car on fire, car fire, a video, on youtube, another semi, other semi, neighbors, different truck, previous rig, another drivers, his rig, some other truck, car on fire",
    mine: "mine, my truck, my rig, my own, my tractor, my trailer, on my truck, our truck, my unit",
    hypothetical:
      "what if, what happens if, what should i do if, what do i do if, what to do if, how do i know if, how can i tell if, how do you know if, in case of, risk of, could it catch, could this cause, can it catch, might catch, could catch, avoid, prevent, preventing, how often, hypothetical*, would happen, is it normal, going to catch, gonna catch, lead to, if i lose, how do i prevent, how to prevent, what does it mean if, what causes, what would cause, cdl test, cdl exam, just curious, hypothetically, how to tell, would cause, could cause, could lead, might lead, will lead, if there was, if it was, when should i, how do brakes, how does",
    barely: "barely, hardly, scarcely, almost no, next to no, very little",
    keeps:
      "wont stop leak*, wont stop beep*, wont stop smok*, wont stop flash*, wont stop blink*, wont stop shak*, wont stop squeal*, wont stop drip*, wont stop run*, wont stop regen*, wont stop purg*, wont stop buzz*, doesnt stop, keeps on, cant stop leak*, wont stop knock*, wont stop start*, wont quit, wont shut up, wont go away, wont go out, wont turn off, wont clear, wont shut off, cant get it to stop, wont stop grind*, wont stop hiss*, cant stop the leak, cant stop for, cant stop here, wont stop dropp*, wont stop ris*, wont stop click*",
    because: "because, cause, cuz, since, when, while, after, before, until, if, whenever, as soon as",
    ignored:
      "fire extinguisher*, fire department, fire dept, fire truck*, firefighter*, fire marshal, fire marshall, hot dog*, hot meal, hot coffee, cold drink, cruise control, lane departure, lane assist, lane change, changing lanes, change lanes, changed lanes, brake check*, tire chain*, oil change*, oil filter*, airport, air filter*, cabin filter, fuel card, fuel receipt, gas card, red bull, hit the road, all right, light load, lightly, lighter, power nap, power only, charge for, turn around, hours of service, running late, running behind, pull over, heavy traffic, drop and hook, pick up, set of tires, dead line, dead head, deadhead*, truck driver, good day, good luck, low bridge, high wind*, black friday, white line, yellow line, load board, dead end, bad luck, bad road, tight schedule, tight spot, stop sign, stop at, stopping at, stop for, stopped for, break time, 30 minute break, take a break, lunch break, coffee break, half hour break, oil rig, oil field, oilfield, rock slide, work zone, working hours, burn hours, burning hours, burned hours, burning daylight, alarm clock, fine print, parking ticket, speeding ticket, on the phone, hard braking event, check in, checked in, check out, gas money, written warning, in front of, by accident, hurt the engine, hurt the truck, hurt anything, hurt the motor, hurt the turbo, hurt the transmission, hurt it, under load, under a load",
  },
  fillers:
    "the a an my your our its his her this that these those some of really very so just kinda like is was are were be been being im i you we they he she it to for me in up got get gets getting has have had all do does both completely totally pretty super real bit little kind sort then there here any what",
  ordinary:
    "about above after again ahead alone along already always another anyone around asked away back because before behind being below better between both bring came called change changed checked close could cover daily doing done during early either enough even ever every everything exit extra feel feels felt finally first follow found four free from full front give given giving going great group half hand hands happen happened happens having hear heard help home hours house idea inside keep kept kind knew know large last late later least leave left less level live local long look looked looking looks lower made make makes making many maybe mean might mile miles minute minutes model month more morning most much must name near never next nice night noticed number often once open other outside past people phone place plain plan point push quick quiet quite reach ready rear rest right road roads round said same says second seem seemed seems seen sent shop should show showing shows side sign since somebody someone something somewhere soon sorry store straight street stuff sudden suddenly sure take taken takes taking talk tell than thank thanks that their them then there these they thing things think this those though thought three through time times together told tomorrow took total trade trip tried true trying until upper used using usual very wait waiting walk week weeks well went were what where which while whole winter with wonder wondering word words would write wrong year years your yours dollar dollars money world color colour clean clear class cause caused causes chance cheap check chain chair train trains weight wages stair steel stale stall stand strange strong study spoke spoken fitter bitter butter matter metal medal mental letter crane drank drunk trunk trick truth tower lower ladder leaves leader reader radio ratio teach beach bench bread board brave brand grand wheat cheat sheet sleep street stress press price prize pride river driver drivers driving trucker truckers trucking semis dispatch dispatcher boss company carrier broker delivery appointment deliver highway interstate freeway route exit marker county state city town bridge texas ohio iowa utah saying stay started coming guess please seconds degrees percent gallons inches feet pounds fahrenheit celsius bunch couple several listen checking heavy lately usually normally sometimes anything anybody nobody else whatever however today yesterday tonight hauling hauled dropping weather either under across behind beside between could should about",
};
