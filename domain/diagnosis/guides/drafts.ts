import { chamberOrPushRod } from "./brakes/chamber-or-push-rod.ts";
import { dryerPurgingOrFrozen } from "./brakes/dryer-purging-or-frozen.ts";
import { hydraulicPedalFloor } from "./brakes/hydraulic-pedal-floor.ts";
import { leaksDownParked } from "./brakes/leaks-down-parked.ts";
import { oneCircuitLow } from "./brakes/one-circuit-low.ts";
import { parkingKnobPops } from "./brakes/parking-knob-pops.ts";
import { pullsOrLongStops } from "./brakes/pulls-or-long-stops.ts";
import { runawayOnAGrade } from "./brakes/runaway-on-a-grade.ts";
import { tractorBrakesStuck } from "./brakes/tractor-brakes-stuck.ts";
import { trailerSideLeak } from "./brakes/trailer-side-leak.ts";
import { bubblesPressure } from "./cooling/bubbles-pressure.ts";
import { fan } from "./cooling/fan.ts";
import { frozenCoolant } from "./cooling/frozen-coolant.ts";
import { hoseOrClamp } from "./cooling/hose-or-clamp.ts";
import { noHeat } from "./cooling/no-heat.ts";
import { brakeLights } from "./electrical/brake-lights.ts";
import { burntWiringSmell } from "./electrical/burnt-wiring-smell.ts";
import { dashDead } from "./electrical/dash-dead-or-cuts-out.ts";
import { deadOvernight } from "./electrical/dead-overnight.ts";
import { fuseBlowsAgain } from "./electrical/fuse-blows-again.ts";
import { headlightsOut } from "./electrical/headlights-out.ts";
import { immobilizerKey } from "./electrical/immobilizer-key.ts";
import { jumpStart } from "./electrical/jump-start.ts";
import { nothingAtAll } from "./electrical/nothing-at-all.ts";
import { slowCrank } from "./electrical/slow-crank.ts";
import { defFrozenOrWrong } from "./emissions/def-frozen-or-wrong.ts";
import { defLow } from "./emissions/def-low.ts";
import { derateCountdown } from "./emissions/derate-countdown.ts";
import { hotExhaustLamp } from "./emissions/hot-exhaust-lamp.ts";
import { noxSensor } from "./emissions/nox-sensor.ts";
import { regenRefused } from "./emissions/regen-refused.ts";
import { unknownCode } from "./emissions/unknown-code.ts";
import { coolantInOil } from "./engine/coolant-in-oil.ts";
import { diesWhileDriving } from "./engine/dies-while-driving.ts";
import { engineProtectionShutdown } from "./engine/engine-protection-shutdown.ts";
import { exhaustLeak } from "./engine/exhaust-leak.ts";
import { exhaustSmoke } from "./engine/exhaust-smoke.ts";
import { knock } from "./engine/knock.ts";
import { oilLeak } from "./engine/oil-leak.ts";
import { pedalDoesNothing } from "./engine/pedal-does-nothing.ts";
import { runawayEngine } from "./engine/runaway-engine.ts";
import { turboBoost } from "./engine/turbo-boost.ts";
import { filterPlugged } from "./fuel/filter-plugged.ts";
import { fuelLineLeak } from "./fuel/fuel-line-leak.ts";
import { outOfFuel } from "./fuel/out-of-fuel.ts";
import { tankHoled } from "./fuel/tank-holed.ts";
import { waterInFuel } from "./fuel/water-in-fuel.ts";
import { wrongFuel } from "./fuel/wrong-fuel.ts";
import type { Guide } from "./guide.ts";
import { airBagLeaning } from "./steering/air-bag-leaning.ts";
import { fifthWheelWillNotLock } from "./steering/fifth-wheel-will-not-lock.ts";
import { heavySteering } from "./steering/heavy-steering.ts";
import { landingGear } from "./steering/landing-gear.ts";
import { leafOrUBolt } from "./steering/leaf-or-u-bolt.ts";
import { looseSteering } from "./steering/loose-steering.ts";
import { shimmy } from "./steering/shimmy.ts";
import { tandemsStuck } from "./steering/tandems-stuck.ts";
import { hotTire } from "./tires/hot-tire.ts";
import { hubLeaking } from "./tires/hub-leaking.ts";
import { slowLeak } from "./tires/slow-leak.ts";
import { steerTire } from "./tires/steer-tire.ts";
import { stuckMudSnow } from "./tires/stuck-mud-snow.ts";
import { treadComingOff } from "./tires/tread-coming-off.ts";
import { automatedNoDrive } from "./transmission/automated-no-drive.ts";
import { clutch } from "./transmission/clutch.ts";
import { driveshaft } from "./transmission/driveshaft.ts";
import { stuckInGear } from "./transmission/stuck-in-gear.ts";
import { transmissionLeakOrHot } from "./transmission/transmission-leak-or-hot.ts";

/**
 * Guides that are written and read once more in English, and wait for their translations. No page and no worker imports
 * them; the tests hold their trees to the same rules. A guide moves to `<system>/guides.ts` with its three catalogues.
 */
export const draftGuides: readonly Guide[] = [
  chamberOrPushRod,
  dryerPurgingOrFrozen,
  hydraulicPedalFloor,
  leaksDownParked,
  oneCircuitLow,
  parkingKnobPops,
  pullsOrLongStops,
  runawayOnAGrade,
  tractorBrakesStuck,
  trailerSideLeak,
  bubblesPressure,
  fan,
  frozenCoolant,
  hoseOrClamp,
  noHeat,
  brakeLights,
  burntWiringSmell,
  dashDead,
  deadOvernight,
  fuseBlowsAgain,
  headlightsOut,
  immobilizerKey,
  jumpStart,
  nothingAtAll,
  slowCrank,
  defFrozenOrWrong,
  defLow,
  derateCountdown,
  hotExhaustLamp,
  noxSensor,
  regenRefused,
  unknownCode,
  coolantInOil,
  diesWhileDriving,
  engineProtectionShutdown,
  exhaustLeak,
  exhaustSmoke,
  knock,
  oilLeak,
  pedalDoesNothing,
  runawayEngine,
  turboBoost,
  filterPlugged,
  fuelLineLeak,
  outOfFuel,
  tankHoled,
  waterInFuel,
  wrongFuel,
  airBagLeaning,
  fifthWheelWillNotLock,
  heavySteering,
  landingGear,
  leafOrUBolt,
  looseSteering,
  shimmy,
  tandemsStuck,
  hotTire,
  hubLeaking,
  slowLeak,
  steerTire,
  stuckMudSnow,
  treadComingOff,
  automatedNoDrive,
  clutch,
  driveshaft,
  stuckInGear,
  transmissionLeakOrHot,
];
