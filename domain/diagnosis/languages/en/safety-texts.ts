import type { SafetyTexts } from "../wording.ts";

export const en: SafetyTexts = {
  safety: {
    titles: {
      fire: "Fire: get away from the truck now",
      carbon_monoxide: "Exhaust gas in the cab: engine off, everybody out",
      injury: "Someone is hurt: call 911 now",
      crash: "Crash: call 911 now",
      hazmat: "Hazardous material: get away, upwind, and call 911",
      fuel_leak: "Fuel is leaking: engine off, no flames, get away",
      battery_gas: "Batteries overcharging: engine off, no sparks, keep away",
      live_lane: "You are in a live lane: get out of the traffic's way",
      train: "Railroad tracks: everybody out and away now",
      power_line: "Power line: stay in the cab, call 911",
      flood: "Rising water: everybody out, to high ground",
      no_brakes: "Brakes: stop now and do not move the truck",
      low_air: "Low air: stop now, the brakes can lock or fail",
      steering_lost: "Steering: stop now and do not drive on",
      steer_tire: "Steer tire: stop now, no further",
      wheel_loose: "Wheel or hub: stop now, no further",
      smoke: "Smoke or burning smell: stop now, get out",
      oil_pressure: "Oil pressure: engine off now",
      engine_knock: "Engine knocking: engine off now",
      overheat: "Overheating: stop and engine off now",
      red_stop_lamp: "Red stop lamp: stop now, engine off",
      stop_code: "Stop-class fault code: stop now, engine off",
      unnamed_danger: "This can be dangerous: stop now",
    },
    steps: {
      flashers: "Hazard flashers on at once.",
      leave_lane: "If it still rolls: leave the lane first, onto the shoulder or an exit, then no further.",
      off_tracks:
        "Off the tracks, train in sight or not; go towards the train, at 45° away from the tracks: wreckage flies ahead of it.",
      call_railroad: "Call the number on the blue sign at the crossing: they stop the trains.",
      stay_in_cab: "Stay in the cab, touch no metal; nobody comes within 35 feet (10 m).",
      jump_clear:
        "Only if it burns: jump clear with your feet together, never touching truck and ground at once, and shuffle away.",
      high_ground:
        "Get everybody to high ground now; if the water moves or holds the doors: out of a window, onto the roof.",
      no_wading: "Never walk or drive through moving water.",
      stop_safely: "Stop as soon as there is a place out of traffic, then no further.",
      get_out: "Get out on the side away from traffic and stand well away, behind the guardrail if there is one.",
      far_away: "Get everybody at least 100 feet (30 m) away, upwind.",
      call_911: "Call 911 now. Say highway, direction and mile marker.",
      call_911_if: "Call 911 if you cannot leave the lane, or if there is fire, injury or a leak.",
      no_extinguish:
        "Use the extinguisher only on a small fire and with your way out behind you. Never open the hood or doors on a fire.",
      engine_off: "Engine off. Do not restart it to check.",
      no_flames: "No flames, no smoking, no flares.",
      gentle_brake:
        "While it still rolls: downshift, use the engine brake, press the brake steadily; use a runaway ramp if there is one.",
      chock: "Parking brake on, wheels chocked. Never go under the truck.",
      no_brake_bypass: "Do not release, cage or bypass any brake.",
      hot_cap: "Do not open the coolant cap: it is hot and under pressure.",
      no_wheel_touch: "Do not touch the hot or loose wheel and stand away from it.",
      no_water: "Keep people away; do not touch what leaked. Have the shipping papers ready.",
      no_move_injured: "Do not move anyone who is hurt unless there is fire.",
      fresh_air: "Everybody out of the cab, into fresh air. Headache or dizziness: call 911.",
      no_sleep: "Do not sleep, wait or idle in this cab: exhaust gas kills in your sleep.",
      no_battery: "Hands off the batteries and cables: the gas can explode.",
      no_start: "Do not start it, do not turn the key on; if it runs, shut it off. A mechanic or a tow first.",
      off_no_flames: "Once you stop: engine off, no flames, no smoking.",
      no_water_brakes: "No water on hot brakes: let them cool.",
      stay_with_truck:
        "Stay with the truck. Cold: dry clothes, blankets, no snow on the exhaust. Heat: shade, water. Call 911 if that is not enough or someone gets confused.",
      no_dark: "Do not drive in the dark without lights or brake lights.",
      no_grass: "Not on grass: stop the regeneration (engine off if need be) and move to bare pavement at once.",
      triangles:
        "On or beside a road, only if you can walk safely: three triangles within 10 minutes. Two-way road: 10 ft and 100 ft behind, 100 ft ahead. One-way or divided: 10, 100 and 200 ft behind. Near a hill or curve: that one 100 to 500 ft out.",
    },
  },
  notes: {
    ifYouStop: "If you stop on or beside the road: hazard flashers on at once.",
    codeMaker: "a maker-specific number that a dealer has to look up",
    noFmi: "no FMI given",
  },
};
