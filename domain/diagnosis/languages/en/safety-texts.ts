import type { SafetyTexts } from "../wording.ts";

export const en: SafetyTexts = {
  safety: {
    titles: {
      fire: "Fire: get away from the truck now",
      carbon_monoxide: "Exhaust in the cab (carbon monoxide): shut it off, everybody out",
      injury: "Someone's hurt: call 911 now",
      crash: "Crash: call 911 now",
      hazmat: "Hazmat: get away, upwind and uphill, call 911",
      fuel_leak: "Fuel leak: shut it off, no flames, get clear",
      battery_gas: "Batteries overcharging: shut it off, no sparks, stay clear",
      live_lane: "Stopped in a traffic lane: call 911 now",
      train: "On the tracks: everybody out and clear now",
      power_line: "Power line down: stay in the cab, call 911",
      flood: "Rising water: get to high ground now",
      no_brakes: "Brakes failing: stop now, don't move it",
      low_air: "Low air: stop now, brakes can lock up or quit",
      steering_lost: "Steering: stop now, don't drive it",
      steer_tire: "Steer tire: stop now, go no farther",
      wheel_loose: "Loose wheel or hub: stop now, go no farther",
      smoke: "Smoke or burning smell: stop now, get out",
      oil_pressure: "Low oil pressure: shut it down now",
      engine_knock: "Engine knocking: shut it down now",
      overheat: "Overheating: stop, shut it down now",
      red_stop_lamp: "Red STOP light: stop now, shut it down",
      stop_code: "Code that means STOP: stop now, shut it down",
      unnamed_danger: "This could be dangerous: stop now",
    },
    steps: {
      flashers: "4-ways on now.",
      leave_lane: "If it will still move, get out of the lane first: shoulder or exit. Stop there.",
      stay_belted:
        "Can't move it? Stay belted in unless you can get out without stepping into traffic. Then get behind the guardrail, well clear of the truck.",
      off_tracks:
        "Get off the tracks, train or no train. Train coming: move away from the tracks at an angle, toward where it's coming from. Wreckage flies the other way.",
      call_railroad:
        "Call the number on the blue sign at the crossing and read the crossing number. They warn the trains.",
      stay_in_cab: "Stay in the cab. Don't touch metal. Keep everyone 35 ft (10 m) back.",
      jump_clear:
        "Only if it's on fire: jump clear, feet together, never touching truck and ground at the same time. Shuffle away.",
      high_ground: "Get everyone to high ground now. Water moving, or doors won't open: out a window, onto the roof.",
      no_wading: "Never walk or drive through moving water.",
      stop_safely: "Stop at the first spot out of traffic, and stay there.",
      get_out: "Get out on the side away from traffic. Get behind the guardrail, well clear of the truck.",
      far_away: "Get everyone at least 100 ft (30 m) away, upwind.",
      far_hazmat: "Get everyone at least 330 ft (100 m) away, upwind and uphill. Tanker on fire: half a mile (800 m).",
      call_911: "Call 911 now. Give the highway, direction, and mile marker.",
      call_911_if: "Call 911 if you can't get out of the lane, or there's fire, an injury, or a leak.",
      no_extinguish:
        "Extinguisher: small fire only, way out behind you. Never open the hood or trailer doors on a fire.",
      engine_off: "Shut it off. Don't restart it to check.",
      no_flames: "No flames, no smoking, no flares.",
      gentle_brake:
        "Still rolling: engine brake on, steady pedal. Steep grade at speed: stay in gear. Take the runaway ramp if there is one.",
      chock:
        "Chock the wheels, then set the parking brake (brakes smoking hot: chocks only till they cool). Never crawl under the truck.",
      no_brake_bypass: "Don't release, cage, or bypass any brake.",
      hot_cap: "Don't open the radiator or surge tank cap: it's hot and under pressure.",
      no_wheel_touch: "Don't touch the hot or loose wheel. Stay clear of it.",
      no_water: "Keep people back. Don't touch what leaked. Have the shipping papers ready.",
      no_move_injured: "Don't move anyone who's hurt unless there's fire.",
      fresh_air: "Everybody out into fresh air. Headache or dizzy: call 911.",
      no_sleep: "Don't sleep, wait, or idle in this cab. Exhaust kills you in your sleep.",
      no_battery: "Hands off the batteries and cables: the gas can explode.",
      no_start: "Don't start it, don't turn the key on. Running? Shut it off. Mechanic or tow first.",
      off_no_flames: "Once you're stopped: engine off, no flames, no smoking.",
      no_water_brakes: "No water on hot brakes: let them cool.",
      stay_with_truck:
        "Stay with the truck. Cold: dry clothes, blankets, exhaust clear of snow. Hot: shade, water. Not enough, or somebody gets confused: call 911.",
      no_dark: "Don't drive in the dark without headlights or brake lights.",
      no_grass:
        "On grass? Cancel the regen and pull onto bare pavement now. Grass already smoking: get out and call 911.",
      triangles:
        "Triangles out within 10 minutes, if you can walk it safely. Two-way road: 10 and 100 ft behind, 100 ft ahead. Interstate or one-way: 10, 100, 200 ft behind. Hill or curve: that one 100 to 500 ft out.",
    },
  },
  notes: {
    ifYouStop: "If you stop on or near the road: 4-ways on right away.",
    codeMaker: "a manufacturer code; a dealer has to look it up",
    noFmi: "no FMI given",
  },
};
