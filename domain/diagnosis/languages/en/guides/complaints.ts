import type { Complaints } from "../../complaints.ts";

/** How drivers who write English name the complaint of a guide; `languages/complaints.ts` explains the notation. */
export const complaints: Complaints = {
  brakes: {
    "abs-lamp": `
abs light*/lamp*/warning/stays/stay/stayed/on/flash*/code*/fault`,
    "air-will-not-build": `
air wont/not/doesnt/isnt/never/slow*/forever build*/pump*/climb*/rise*/come_up/coming_up/go_up/going_up/up ! tire*/bag*
air/pressure stuck/stays/stops/sits/past/above psi/60/50/40/30/70/80/pounds build*/climb*/stuck/stays/stops/go ! tire*/bag*/oil/fuel
no air build*
compressor not/wont/doesnt/isnt/never build*/pump*/mak*/keep*`,
    "chamber-or-push-rod": `
chamber*/pancake*/pushrod*/push_rod*/slack_adjuster*/slacks/slack/brake_can/brake_cans broke*/bent/leak*/crack*/out/snapp*/adjust*/bust*/rust*/long*/stroke/blew/hang*/missing/hiss*
brake* out_of_adjustment/out_adjustment`,
    "dryer-purging-or-frozen": `
dryer purg*/spit*/blow*/hiss*/froze*/leak*/keep*/constant*/nonstop/pop*/stuck/ice/iced
purge_valve/purge/spitter keep*/every/constant*/nonstop/stuck/leak*/blow*/froze* ! fuel`,
    "hot-wheel-end": `
wheel*/hub*/drum*/rotor* hot/smok*/glow*/burning ! tire*/steering/leak*/not_hot/cool/warm*
brake* drag*/smok*/burning/smoke ! hill/grade/downhill/mountain/pedal`,
    "hydraulic-pedal-floor": `
pedal floor/floorboard ! clutch/gas/accelerator/throttle
brake_pedal/pedal soft/spongy/mushy/sink*/sank ! clutch
brake_fluid leak*/low/gone/empty/light/losing`,
    "leaks-down-parked": `
air leak*/loses/lose/losing/lost/drop*/gone/bleed*/down parked/overnight/sitting/sits/sit/night/morning ! tire*/bag*/horn`,
    "low-air-driving": `
low_air buzzer/alarm/warning/light/driving/road/came/lamp/going
air drop*/fall*/falling/losing/lost/going_down/loses driving/rolling/highway/moving/interstate/road ! tire*/bag*/parked
air_buzzer/air_alarm going/came/goes/sounding/wont/on`,
    "one-circuit-low": `
primary secondary ! fuel/filter
primary/secondary/primaries/secondaries air/tank/gauge/needle/circuit/psi/system/side low/zero/drop*/down/less/lower/lose/loses/losing/0
one/only needle*/circuit/air_tank/air_gauge low/lower/drop*/down/zero/normal/fine/good air/needle*/psi/brake*`,
    "parking-knob-pops": `
knob*/yellow_button/red_button/red_valve/yellow_valve/parking_brake_button/parking_brake_valve/dash_valve pop*/kick*/jump*/wont_stay/not_stay/doesnt_stay/wont_hold/wont_push/come*_out/comes_back
parking_brake pop*/kick*/wont_stay`,
    "pulls-or-long-stops": `
brak*/stopping/stop/slow_down pull*/pulling/yank* ! trailer_wont/over
brak* weak/soft/longer/bite/mushy/slow/grab ! pedal/floor/hot/hill/downhill/grade/fluid
takes/take/taking longer/forever/long/twice/farther stop`,
    "runaway-on-a-grade": `
brake* fad*/gone/smok*/hot/failing grade/hill/downhill/mountain/pass
cant/wont/not slow/stop/hold downhill/grade/hill/mountain
runaway truck/ramp/grade/hill/downhill/brake* ! engine`,
    "tractor-brakes-stuck": `
tractor*/bobtail/drive_axle*/drives brake*/wheel*/parking_brake* stuck/release*/locked/lock/froze*/let_go/drag ! trailer*
bobtail*/tractor brakes_wont/wont_move/wont_roll brake*/locked/air`,
    "trailer-brakes-frozen": `
trailer brake*/wheel*/tires/tandem* froze*/stuck/lock/locked/turn/turning/roll/rolling/release*/drag/dragging/sliding ! light*/hub/pins/flat/tandems_wont
brake_shoes/shoes froze*/stuck/iced`,
    "trailer-side-leak": `
gladhand*/glad_hand*/air_line*/airline*/air_hose*/airhose*/trailer_line*/service_line/emergency_line/blue_line/red_line leak*/hiss*/blow*/blew/torn/tore/broke*/cut/split/rub*/hole/burst/pop*
trailer air leak*/hiss*/losing ! tire*/bag*/light*`,
  },
  cooling: {
    "bubbles-pressure": `
bubble*/bubbling coolant/radiator/surge/tank/reservoir/overflow/antifreeze
coolant/antifreeze/radiator push*/puk*/spit*/throw*/shoot* out/cap/overflow/over
head_gasket*
cooling_system/radiator/coolant/hose* pressur*/rock_hard hard/build*/cold/start*/too/cap/pressur*`,
    "coolant-low": `
coolant/antifreeze low/leak*/loses/losing/lost/drip*/disappear*/empty/gone/level/light ! hose*/clamp*/bubbl*/oil/froze*/push*`,
    fan: `
engine_fan/fan/fan_clutch runs/running/stuck/always/constant*/nonstop/wont/never/not/doesnt/roar*/loud/noise*/rattl*/on_all/stays ! heater/blower/ac/vent*/inverter/bunk/defrost*`,
    "frozen-coolant": `
coolant/antifreeze/radiator froze*/slush*/ice/solid/gel*/freez*`,
    "hose-or-clamp": `
hose*/clamp* leak*/drip*/blew/burst/split/pop*/off/loose/spray*/crack*/busted/blown/came coolant/radiator/heater/antifreeze/upper/lower/water ! air/fuel/oil/turbo/boost/trailer`,
    "no-heat": `
heat/heater/bunk_heater/espar/webasto no/not/wont/doesnt/cold/isnt/quit/stopped/out/blows ! overheat*/engine_hot/exhaust/fumes
blow*/blowing cold_air heater/vent*/cab/heat/bunk`,
    overheating: `
overheat*/over_heat*/running_hot/runs_hot/run_hot/getting_hot/boiling_over
temp*/temperature climb*/high/rising/red/hot/pegged/creep*/240/230/235/250 ! outside/trans*/exhaust/reefer/oil_temp/oil`,
  },
  electrical: {
    "brake-lights": `
brake_light*/brakelight*/stop_light*/stoplight*/brake_lamp*/stop_lamps
cruise not/wont/doesnt/quit/stopped/dead/out/isnt/set/kicks/work*`,
    "burnt-wiring-smell": `
smell*/stink*/burning wir*/electric*/plastic/insulation ! tire*/brake*/rubber
wire*/wiring/harness burnt/burning/melt*/smok*/smell*/spark*`,
    "clicks-no-crank": `
click*/clicking start*/key/crank*/just/only/starter/one/turn*/solenoid/rapid/when ! blinker*/relay/turn_signal*
wont_crank/not_crank*/doesnt_crank/no_crank/isnt_cranking/wont_turn_over/not_turning_over/doesnt_turn_over ! slow*/landing/legs/dolly`,
    "dash-dead-or-cuts-out": `
dash/cluster/gauges/instrument* dead/out/blank/dark/black/dies/died/reset*/flicker*/quit/cut*/zero ! key/start/crank/completely/totally
everything/power/electronics cut*/shut*/dies/goes/blink*/flicker* out/off/back/dash/second* ! steering/hill/pull`,
    "dead-overnight": `
batter* dead/drain*/flat/die/dies morning/overnight/night/parked/sitting/weekend/every/sits/days/restart ! driving
dead every_morning/after_sitting/overnight`,
    "fuse-blows-again": `
fuse*/breaker* blow*/blew/pop*/burn*/again/keep*/trip*`,
    "headlights-out": `
headlight*/head_light*/low_beam*/high_beam*/hi_beam*/turn_signal*/blinker*/marker_light*/clearance_light*/fog_light* out/not/wont/dead/dont/burn*/quit/dark/stopped/doesnt/no/work*/blow*/blew/went/lost/flash* ! trailer*`,
    "immobilizer-key": `
immobilizer/anti_theft/antitheft/padlock/security_light/security_lamp/key_fob/theft_light
key/ignition wont_turn/not_recogn*/recogn*/stuck/broke*/not_read/wrong/lost/rejected/doesnt_turn/not_turn ! gear/turn_over/crank`,
    "jump-start": `
jump_start*/jumpstart*/jumper*/jump_it/jump_truck/jump_me/a_jump/need_jump/jump_from/jumping_it/jump_another/jump_off/jump_batteries ! gear`,
    "not-charging": `
alternator not/bad/dead/out/quit/charg*/light/gone/died/noise/shot/fail* ! code
batter*/volt* not/wont/isnt/doesnt/stopped/quit charg*
volt*/voltage low/drop*/11/12/11.5/11.8/12.1/dropping/reads driving/running/gauge/alternator/light/road/highway/keep* ! crank*/start/overnight`,
    "nothing-at-all": `
completely/totally/everything/all/stone dead ! battery_dead/overnight/morning/driving/quit
nothing_happens/nothing_happen/no_lights/dead_truck/truck_dead/nothing_lights/no_power key/dash/turn/lights/dead/ignition/anything ! click*/pedal/trailer/pull/hill/dead_pedal/brake/brake_lights/marker`,
    "slow-crank": `
crank*/turn*_over/turns/starter slow*/sluggish*/weak*/lazy/barely/labor*/drag* ! air/landing/legs`,
    "trailer-lights-out": `
trailer*/tail/taillight*/pigtail/seven_pin/7_pin/7_way light*/lights/taillight*/marker*/signal*/blinker*/cord out/not/dead/dont/wont/no/doesnt/quit/work*/flicker*/dark/isnt/went ! brake_light*/abs/headlight*`,
  },
  emissions: {
    "amber-engine-lamp": `
check_engine/engine_light/engine_lamp/amber_light/amber_lamp/yellow_light/cel on/light/came/lit/fine/ok/okay/runs/running/normal/solid/lamp ! red/abs/regen/dpf/def/derat*/shut*/lost_power/no_power/low_power/smok*/knock*`,
    "def-frozen-or-wrong": `
def/def_tank/urea/blue_def froze*/freez*/crystal*/water/diesel/contaminat*/wrong/mixed/gas/fuel/bad/quality ! low/level/empty/fuel_tank/in_fuel/diesel_tank/fuel_tanks
diesel/fuel/water/coolant in_def/in_the_def/def_tank`,
    "def-low": `
def/def_tank/urea low/empty/out/level/ran/refill*/fill/bar/quarter/buy/add ! froze*/quality/diesel/fuel_tank/warning/derat*/mph/sensor`,
    "def-warning": `
def/scr warning/light/lamp/message/fault/system/check/dosing/flash* ! low/empty/froze*/diesel/quality/level/nox/efficiency`,
    "derate-countdown": `
derat*/countdown/5_mph/5mph/five_miles/five_mph/inducement/speed_limited/hours_until/miles_until ! hub
engine/power power/torque reduced/limited/cut message/dash/derat*/mph/minutes`,
    "filter-full": `
dpf/particulate/soot/regen/regenerat*/exhaust_filter full/light/lamp/need*/wants/want/clog*/flash*/plug*/asking/high/level/required/percent ! refus*/wont/fail*/hot_exhaust/fuel_filter/smok*/abort*/inhibit*/cant/stop*`,
    "hot-exhaust-lamp": `
hot_exhaust/hest/exhaust_temp*/exhaust_hot light/lamp/on/warning/came/symbol/high
regen* smok*/smell*/grass/burning/stink* ! wont/refus*`,
    "nox-sensor": `
nox code*/sensor*/fault/bad/light/high/failed/failing/inlet/outlet
scr/catalyst efficiency/conversion/low/code*`,
    "red-stop-lamp": `
red_stop/stop_engine/red_light/red_lamp/stop_lamp/red_engine/stop_light_red on/light/lamp/came/flash*/dash/lit ! brake/button/knob/battery/seat*/charg*/trailer/oil`,
    "regen-refused": `
regen*/regenerat*/parked_regen wont/refus*/cant/fail*/abort*/stops/stopped/inhibit*/doesnt/not/interrupt*/quit*/denied/disabled`,
    "unknown-code": `
unknown/weird/strange/unfamiliar code*/light/symbol/message/lamp/warning ! abs/def/regen
dont_know/no_idea/what_does/what_is/whats code*/light/symbol/message/lamp mean*/means/is/this/dash/know/idea ! abs/def/red/spn/check_engine/regen/dpf`,
  },
  engine: {
    "coolant-in-oil": `
oil milky/milkshake/creamy/chocolate/foam*/overfull/over_full/rising/coffee/gray/grey/thin ! pressure
coolant/water/antifreeze/fuel/diesel in_oil/in_the_oil/in_engine_oil/in_my_oil
oil_level high/rising/over/above/went_up ! trans*/hub`,
    "dies-while-driving": `
dies/died/dying/quit/quits/stall*/shut*_off/shut_down/cut*_off/cut*_out/dead engine/motor/truck/it driving/road/highway/going/rolling/moving/interstate/mph/cruising ! alternator/batter*/lights/headlight*/heater/fan/protect*`,
    "engine-protection-shutdown": `
engine_protect*/protection shut*/shutdown/engine/stop*/message/warning
engine/truck shut*/shutdown/stopped itself/protect* ! wont/off_off/cant/idle*/timer`,
    "exhaust-leak": `
exhaust leak*/crack*/broke*/loose/hole/flex*/manifold/clamp/fell/blow* ! fluid/temp*/light/brake
exhaust/fumes/diesel_fumes/exhaust_gas/exhaust_smell fumes/smell*/exhaust/gas cab/bunk/sleeper/inside
carbon_monoxide/co_alarm/co_detector`,
    "exhaust-smoke": `
white/black/blue/gray/grey smok* ! wheel*/brake*/tire*/dash/wir*/electrical/hood/hub
stack*/exhaust/tailpipe smok*/blow*_smoke ! leak*/cab/bunk/regen*/inside`,
    knock: `
engine/motor/rod/bottom_end/cylinder knock*/hammer*/banging/clank*/rod_knock/pounding/clunking
knock*/rod_knock engine/motor/oil/rod/loud/deep/rpm/idle/throttle ! door/hub/steering`,
    "low-power": `
no_power/low_power/lost_power/losing_power/lost_all_power/wont_pull/gutless/no_pull/lack_power hill*/pull*/load*/throttle/turbo/truck/engine/grade/up/mph ! steering/dash/key/lights/trailer_lights/smok*/gel*/click*/cold/degrees`,
    "oil-leak": `
oil leak*/drip*/puddle/spot*/seep*/pouring engine/motor/under/pan/ground/truck/front/valve_cover/bad ! trans*/hub/gear*/diff*/wheel/steering/pressure/fuel/coolant`,
    "oil-pressure-low": `
oil_pressure low/zero/drop*/light/gauge/0/lost/falling/no/5/10`,
    "pedal-does-nothing": `
pedal/throttle/accelerator/fuel_pedal/gas_pedal nothing/dead/not/no/wont/doesnt/respon*/idle* ! brake/clutch/floor`,
    "runaway-engine": `
runaway_engine/running_away/ran_away engine/motor/diesel
runaway/run_away/running_away/ran_away/rev*/racing engine/motor/itself/own/diesel itself/own/off/wont_shut/cant_shut/runaway/runaway_engine/wont_stop
engine/motor/truck wont_shut/cant_shut/wont_turn/wont_stop/keeps_running off/key/stop/running ! over/crank*/lights/start/fan/regen`,
    "turbo-boost": `
turbo*/boost/charge_air/cac whistl*/whin*/noise*/leak*/lost/no/low/blew/blown/scream*/screech*/hiss*/bad/out/gone/popped/off/building`,
  },
  fuel: {
    "cranks-no-start": `
crank*/turns_over/turning_over/spins wont_start/no_start/not_start*/wont_fire/doesnt_start/wont_catch/wont_run/never_starts/isnt_starting ! slow*
wont_start/not_starting/doesnt_start/wouldnt_start/will_not_start/no_start ! click*/dead/gel*/regen/cold/key/slow*/immobil*/jump*/fuel/prime/padlock/degrees/batter*/crank`,
    "filter-plugged": `
fuel_filter*/fuel_pressure plug*/clog*/dirty/low/blocked/restrict*/bad/black/change*
filter*/fuel plug*/clog*/restrict* fuel/power/starv* ! soot/dpf/regen/air_filter/particulate/gel*`,
    "fuel-line-leak": `
fuel/diesel leak*/drip*/seep*/spray*/wet/smell*/squirt* ! saddle/hole*/def/oil/exhaust/fumes/water/gush*/pouring/tank_hole/punctur*`,
    "gelled-fuel": `
gel*/gelled/gelling/waxed/jelly/slush fuel/diesel/filter*/truck/up/it ! coolant/def/radiator/antifreeze
cold/zero/freezing/below/degrees/winter wont_start/dies/died/los*_power/no_power/starv*/quit fuel/diesel/cold/overnight/night/winter/below/zero ! coolant/heater/batter*/crank*_slow/def`,
    "out-of-fuel": `
out_of_fuel/ran_out/run_out/out_of_diesel/out_fuel/empty_tank/no_fuel_left/tanks_empty/tank_empty ! def/coolant/oil/hours/washer
prime/priming/reprime fuel/it/pump/system/diesel/filter/how/lost/truck`,
    "tank-holed": `
tank*/saddle_tank hole*/punctur*/ruptur*/pour*/gush*/crack*/split/torn/ripped ! def/air/washer/coolant/reservoir/surge`,
    "water-in-fuel": `
water fuel/separator/diesel ! def/coolant/hose`,
    "wrong-fuel": `
wrong_fuel/bad_fuel/gasoline/petrol/wrong_diesel put/filled/tank*/in/got/instead/fueled/fill*/fuel/truck
gas/def/urea/hydraulic_oil in_fuel/in_the_fuel/in_diesel/in_my_fuel/fuel_tank/fuel_tanks/instead_diesel/diesel_tank ! smell*/leak*/separator/water_fuel/lamp/light`,
  },
  steering: {
    "air-bag-leaning": `
air_bag*/airbag*/air_spring*/leveling_valve/bag* flat/blew/leak*/hiss*/pop*/burst/torn/down/blown/hole/broke*
truck/trailer/side/cab/it lean*/sagging/sits_low/sitting_low ! seat/landing/legs/jackknif*/ditch`,
    "fifth-wheel-stuck": `
fifth_wheel/5th_wheel/kingpin/king_pin/release_handle/fifth_wheel_handle release*/stuck/unlock*/wont_open/jammed/unhook*/wont_pull/pull_pin ! gap/tandem*
cant/wont/unable unhook/uncouple/drop_trailer/unhitch/come_off ! tandem*/legs/landing`,
    "fifth-wheel-will-not-lock": `
fifth_wheel/5th_wheel/jaws/kingpin/king_pin wont_lock/not_lock*/gap/latch*/wont_close/doesnt_lock/high_hitch*/not_close*/wont_couple/wont_hook/didnt_lock/wont_latch
high_hitch*/wont_couple/wont_hook_trailer`,
    "heavy-steering": `
steering/steering_wheel/steer hard/heavy/stiff/bind*/tight ! tire*/shak*/straight/answers
power_steering out/gone/lost/quit/not/no/fail*/leak*/died/low`,
    "landing-gear": `
landing_gear/landing_legs/dolly_legs/trailer_legs/trailer_jacks
legs trailer/crank*/sink*/sank/bent ! dog`,
    "leaf-or-u-bolt": `
leaf*/leaf_spring*/u_bolt*/ubolt*/hanger/shackle*/spring* broke*/crack*/snapp*/loose/missing/shift*/bust* ! air_spring*/spring_brake*`,
    "loose-steering": `
steering/steering_wheel/steer loose/play/slop*/wander*/drift*/respond/free
truck/it/rig wander*/drift*/all_over road/lane/all_over/wander*/highway ! load`,
    shimmy: `
shak*/shimm*/wobbl*/vibrat*/death_wobble steering/steering_wheel/front/truck/mph/wheel/speed/cab ! lug*/nut*/loose/driveshaft/driveline/stud*/engine/idle/joint/clutch/seat`,
    "tandems-stuck": `
tandem*/slider*/sliding_pins/tandem_pins stuck/slide/move*/release*/lock*/wont/pins/jammed/pin ! brake*`,
  },
  tires: {
    "dual-flat": `
drive*/trailer/dual*/inside/outside/outer/inner/drive_tire tire*/dual/inner/outer flat/blew/blown/blowout/popped/gone/low_flat ! steer/front/wiper
tire*/blowout flat/blew/blown/blowout/popped trailer/drive*/dual*/rear ! steer/front`,
    "hot-tire": `
tire*/rubber smok*/burn*/fire/hot ! brake*/drum/hub`,
    "hub-leaking": `
hub*/wheel_seal/wheel_bearing/bearing/axle_seal/hub_seal leak*/oil/grease/growl*/noise/grind*/hum*/rumbl*/low/sling* ! carrier/alternator/pump/hot/smok*`,
    "loose-wheel": `
lug*/lug_nut*/wheel_nut*/stud*/wheel/nuts loose/missing/broke*/wobbl*/sheared/snapp*/gone/came_off/falling ! steering/bearing/seal`,
    "slow-leak": `
tire*/tyre* slow*/losing/loses/leak*/low/nail/valve_stem/screw/psi ! flat/blew/blown/steer_tire_flat/hiss_bag/brake*/suspension
tpms/tire_pressure light/lamp/low/warning/alarm/sensor`,
    "steer-tire": `
steer_tire*/front_tire*/steers/left_steer/right_steer/steer flat/blew/blown/bulg*/bald/worn/blowout/cord*/tread/pop*/leak*/cut/low/psi ! loose/hard/heavy`,
    "stuck-mud-snow": `
stuck mud/snow/ice/ditch/sand/field/soft/grass/icy/muddy/gravel
spinning/spin ice/snow/mud/wheels/tires stuck/snow/mud/ice
chain_up/chains/tire_chains snow/ice/put/how/need/on/required/install*`,
    "tread-coming-off": `
tread/recap*/retread*/sidewall coming_off/came_off/peel*/separat*/bulg*/cut/chunk*/worn/bald/cupp*/gone/cord*/off ! steer/front/left_steer/right_steer
tire* bulge/bulging/bald/peel*/separat*/cupp*/uneven/cords ! steer/front`,
  },
  transmission: {
    "automated-no-drive": `
automated/automatic/i_shift/ishift/mdrive/ultrashift/endurant/dt12/allison/autoshift/amt/auto no/wont/not/doesnt/fault/stuck/shows/flash* drive/move/go/engage/shift/gear/display/moving ! light*/tire*/fan
display/screen/dash/shifter trans_fault/transmission_fault/check_trans*/f_fault/no_gear_display/cm/double_dash/trans*_message/check_transmission
check_transmission/transmission_fault/check_trans light/on/message/move/moves/came/wont/no/fault`,
    clutch: `
clutch slip*/smell*/burn*/stiff/floor/soft/hard/chatter*/release*/stuck/grab*/pedal/gone/out/bad/wont ! fan/fan_clutch`,
    driveshaft: `
driveshaft*/drive_shaft*/driveline/u_joint*/ujoint*/carrier_bearing/rear_end/differential clunk*/vibrat*/hang*/fell/broke*/drop*/noise*/bad/loose/whin*/snapp*/dragging/shak*/howl*/leak*/out/bang*/squeak*`,
    "no-gear": `
wont_go/cant_get/cant_find/wont_take/not_going/wont_get/wont_shift/wont_engage/cant_shift/cannot_get/doesnt_go/no gear*/reverse/first/neutral/low_range ! stuck/grind*/pop*/jump*/landing/display/tandem*/gear_oil/automat*/fault/check_trans*`,
    "stuck-in-gear": `
stuck_in gear/third/fourth/low/reverse/high/fifth/sixth/first/10th/range/one_gear ! snow/mud/ice
gear*/transmission/shift* grind*/pop*_out/jump*_out/jump*/kick*_out/stuck_in/pops ! landing/battery
pop*_out/jump*_out/grind* gear*/third/fourth/fifth/shifting/tenth`,
    "transmission-leak-or-hot": `
trans/transmission/gearbox/trans_fluid leak*/hot/temp*/overheat*/drip*/low_fluid/fluid/puddle ! slip`,
  },
};
