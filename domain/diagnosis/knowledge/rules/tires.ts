import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: tires. classify/rule-matching.ts explains the notation. */
export const tires: RuleTable = {
  tires_named: [
    "tire",
    "steer_tire",
    "rim !! brake_part brake_action coupling",
    "tread",
    "wheel ! steering brake turn hard vibrate play pull_side wander",
    "lug",
    "hub",
  ],
  tires_gone: [
    "every & tire/steer_tire & burst/flat/missing/empty/fail ! tread low fine",
    "every & axle & flat/burst ! tread low fine air_bag suspension",
    // "Both on that side are flat now", behind a first one.
    "every & flat ! battery load accessory steering suspension spring air_bag leak pour fluid oil coolant fuel driveline transmission tread low fine",
    "every & burst && flat !! air_bag battery hose glow",
    "rim:drag && flat ! brake",
    "every & drop && flat !! air battery suspension air_bag gauge fine",
  ],
  blowout: [
    "tire/tread/trailer/wheel:burst ! air_bag air_line spring fuse hose fuel steering lug shock power_steering hub_seal brake_part coolant hazmat",
    "burst & tire/tread/axle/trailer ! air_bag hose air_line brake engine shock hub_seal brake_part coolant fuel hazmat",
    "burst ! any_part engine ignored cab load !! turbo no_power hose coolant steam air_bag spring overheat smoke smoke_colour exhaust",
    "tire:fail/fall_off/missing",
  ],
  flat: [
    "tire/wheel:flat/empty/hole ! battery fuel",
    "flat ! battery fuel_tank load accessory steering suspension spring air_bag leak pour fluid oil coolant fuel driveline transmission",
    "flat & tire",
    "flat & air & leak/lose/hiss/drop",
    "-air & tire",
  ],
  tire_low: [
    "tire/wheel:low/lose/leak/hiss/drop/weak/-hold/slow/nothing ! hub fluid oil",
    "air & tire & low/lose/leak/slow/-hold/drop/nothing",
    "tire & low/leak/drop ! hub oil",
  ],
  tire_damage: [
    "tire/tread/rim:bulge/damaged/fall_off/hole/melt/bad",
    "tread:worn",
    "bulge ! fuel hub prime fuel_filter coolant cab load battery hose air_line",
    "tread & damaged/worn",
    "tread:lose/burst/missing",
    "tire & damaged/bulge",
    "rim !! brake brake_part brake_action coupling",
  ],
  tire_wear: [
    "tire/steer_tire/tread:use_up",
    "tire/steer_tire:worn !! alignment",
    "worn & tire/steer_tire/tread !! alignment",
  ],
  hub_hot: [
    "hub:hot ! small cold smoke",
    "hot && hub && oil/leak/pour/empty/nothing !! small cold brake_part",
    "leak/pour & hub/hub_seal & brake/brake_part",
  ],
  hub_leak: [
    "hub_seal",
    "hub:leak/pour/lose/puddle/low/noise/bad/grind/problem ! smoke",
    "leak & hub",
    "oil & hub/wheel/rim !! driveline transmission",
  ],
};
