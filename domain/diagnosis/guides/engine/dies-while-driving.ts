import { defineGuide } from "../guide.ts";

/**
 * The engine quits on the road. `engine-protection-shutdown` wins with its codes, `out-of-fuel` and `gelled-fuel` with
 * their symptoms; this guide wins against `cranks-no-start`, which begins when the truck has already stopped.
 */
export const diesWhileDriving = defineGuide({
  id: "dies-while-driving",
  system: "engine",
  title: "The engine dies while driving",
  selects: { symptoms: ["engine_shutdown"], before: ["cranks-no-start", "low-power"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Roll off the road while it coasts: the steering gets heavy, and the air for the brakes is not refilled.",
  },
  usually:
    "Sputtering first is usually fuel. A sudden stop with a dead dash is power. A sudden stop with a lamp " +
    "is the engine " +
    "that protects itself, or a sensor.",
  first: "how",
  steps: {
    how: {
      ask: "How did it quit?",
      answers: [
        {
          id: "sputter",
          label: "It sputtered, then died",
          shows: "Sputtering means that the fuel ran short.",
          to: "tank",
        },
        {
          id: "lamp",
          label: "A red lamp or message first",
          means: [{ symptom: "red_stop_lamp" }],
          to: "protection",
        },
        { id: "cut", label: "Cut off like a switch", to: "noise" },
        { id: "cant_tell", to: "noise" },
      ],
    },
    noise: {
      ask: "Was there a bang, a knock, steam, or smoke when it quit?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "engine_knock" }, { symptom: "overheat_severe" }], to: "damage" },
        { id: "no", means: ["no"], to: "dash" },
        { id: "cant_tell", to: "protection" },
      ],
    },
    dash: {
      ask: "Did the dash and the lights go dark with it?",
      how: ["Off the road, brakes set. Key on: do gauges and lamps come alive?"],
      answers: [
        { id: "dark", label: "Dark, or they flicker", means: ["yes", { symptom: "dash_dead" }], to: "power" },
        { id: "alive", label: "They stay alive", means: ["no"], to: "levels" },
        { id: "cant_tell", to: "levels" },
      ],
    },
    levels: {
      ask: "Ten minutes after it quit: are oil and coolant at their marks?",
      how: [
        "Dipstick on level ground. Milky or fuel smell counts as no.",
        "Coolant through the tank's side. Never open a hot cap.",
      ],
      answers: [
        { id: "yes", label: "Both at their marks", means: ["yes", { symptom: "oil_level_ok" }], to: "restart" },
        {
          id: "no",
          label: "One is wrong",
          means: ["no", { symptom: "milky_oil" }, { symptom: "coolant_low" }],
          to: "damage",
        },
        { id: "cant_tell", to: "protection" },
      ],
    },
    restart: {
      ask: "Try once, 15 seconds at most. What does it do?",
      how: ["Brakes set, neutral. Watch the tachometer needle and the oil gauge."],
      warn: "If it knocks, stops dead in mid-turn, or the oil gauge stays at zero: key off, and do not try again.",
      answers: [
        { id: "runs", label: "Starts and runs well", means: ["yes"], to: "intermittent" },
        {
          id: "no_tach",
          label: "Cranks, needle at zero",
          shows: "A needle that stays at zero while it cranks points to the crank sensor or its wire.",
          to: "crank_sensor",
        },
        { id: "cranks", label: "Cranks, needle moves", means: [{ symptom: "cranks_yes" }], to: "tank" },
        { id: "cant_tell", to: "fuel_air" },
      ],
    },
    tank: {
      ask: "How much fuel is in the tank that it draws from?",
      how: ["Look into both fillers with a light: gauges lie.", "Are crossover and selector valves open?"],
      answers: [
        { id: "empty", label: "Nearly empty, or a valve closed", means: [{ symptom: "out_of_fuel" }], to: "ran_dry" },
        { id: "enough", label: "Enough", means: ["no"], to: "fuel_air" },
        { id: "cant_tell", to: "fuel_air" },
      ],
    },
  },
  outcomes: {
    protection: {
      certainty: "likely",
      cause: "The engine shut itself down to save itself: oil, temperature, or coolant level.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not restart it before oil, coolant and the message have been looked at.",
      },
      do: [
        "Stay off the road, 4-ways on, triangles out.",
        "Dipstick after ten minutes; coolant through the tank's side when it has cooled.",
        "Photo of every lamp and message.",
      ],
      doNot: ["Do not use the override to go farther, except out of a lane or off tracks."],
      who: ["roadside", "tow"],
      parts: ["oil", "coolant"],
      technician: "Shut down on the road with lamp or unclear levels: codes 1109/1110, oil, coolant before restart.",
      sources: ["driver_tips", "trade"],
    },
    damage: {
      certainty: "likely",
      cause: "The engine may be damaged inside, or it has lost its oil or coolant.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not crank it again: that can break what is still whole.",
      },
      do: [
        "Steam: stand back, cap closed. Flames or growing smoke: away, call 911.",
        "From the side, look for oil or a hole in the block. Photo.",
        "Arrange a tow.",
      ],
      doNot: ["Do not restart it to hear the noise again."],
      who: ["tow"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Quit with bang, knock, heat or wrong level. No crank; bar over by hand, oil sample, borescope.",
    },
    power: {
      certainty: "likely",
      cause: "The main power dropped out: a battery cable, a ground, the disconnect switch or a main fuse.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the bad contact is found. The next time it can quit in traffic.",
      },
      do: [
        "Key off, rings off: does a battery clamp or the ground turn by hand? Tighten it, negative last.",
        "Burnt smell or a hot cable: leave it alone, and stand clear.",
        "Read the voltmeter with key on, and again once it runs: 13.5 or more means that it charges.",
      ],
      doNot: ["Do not drive on because it came back."],
      who: ["roadside", "tow"],
      parts: ["battery_cable", "fuse"],
      minutes: { from: 20, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Engine and dash cut out together: main cables, grounds, disconnect switch, ECM main relay and fuse.",
    },
    ran_dry: {
      certainty: "found",
      cause: "It ran out of fuel, or it drew from an empty tank.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it needs fuel and has to be primed. Then it may go on.",
      },
      do: [
        "Open the crossover or turn the selector to the full tank.",
        "Diesel: at least a tenth of the tank, more on a slope, so that the pickup is covered.",
        "Prime it as the manual says: hand primer until hard, or key on 30 seconds and off, four times. Then crank.",
      ],
      doNot: ["Do not crank longer than 15 seconds. Wait two minutes between tries."],
      who: ["roadside"],
      parts: ["diesel"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Ran dry on the road: fuel, prime; change filters if it does not take.",
    },
    fuel_air: {
      certainty: "likely",
      cause: "Too little fuel or air in it: a plugged filter, a line that draws air, a weak pump, or gel in the cold.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Even if it starts, it can quit at the next merge. Only out of danger, then wait for help.",
      },
      do: [
        "Engine off. Look for wet fuel lines, a loose filter, and water in the clear bowl.",
        "Below about 15 °F think of gel; after a fill-up of bad fuel. Say which.",
        "Prime it once and try, 15 seconds.",
      ],
      doNot: ["No starting fluid.", "Never open a high-pressure line: it injects fuel through skin."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "fuel_line", "lift_pump"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Died on the road with fuel in tank: restriction, air in fuel, lift pump pressure, water, gel.",
    },
    crank_sensor: {
      certainty: "likely",
      cause: "The engine computer does not see the crankshaft turn: the sensor, its plug, or the computer's power.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it will not fire without that signal. If it restarts when cold, it dies again when hot.",
      },
      do: [
        "Let it cool for an hour and try once; say whether it then starts.",
        "Read the codes: SPN 637, 636, 190 or 723.",
        "Tell the technician the engine, so that the right sensor comes.",
      ],
      doNot: ["Do not go back on the road because it started cold."],
      who: ["roadside", "dealer"],
      parts: ["crank_sensor"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Died like a switch, tach zero on crank: crank/cam sensor, plug, 5 V supply, ECM power.",
    },
    intermittent: {
      certainty: "open",
      cause: "It came back by itself: a loose contact, a hot sensor, or fuel that runs short under load.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit or truck stop, right lane, 4-ways on. If it stumbles, leave the road at once.",
      },
      do: [
        "Ten minutes at idle first: gauges normal, no lamp, 13.5 volts or more.",
        "Plan the way with shoulders; keep off bridges and tunnels.",
        "Have codes and fuel pressure read there before you go on.",
      ],
      doNot: ["Do not finish the run on it."],
      who: ["shop", "roadside"],
      parts: ["fuel_filter", "crank_sensor"],
      minutes: { from: 45, to: 180, source: "trade" },
      technician:
        "Died once, restarts and runs: stored codes, ECM power/ground, crank sensor hot, fuel pressure under load.",
    },
  },
  asides: [
    {
      id: "brakes",
      question: "Do I still have brakes when it dies?",
      answer:
        "Yes, as long as the tanks hold air, for a few stops. Brake once, steadily, and do not pump. " +
        "Below 60 psi the " +
        "buzzer sounds; be stopped by then.",
      sources: ["cdl_air_brakes"],
    },
    {
      id: "steering",
      question: "Can I still steer?",
      answer: "Yes, but it gets very heavy. Both hands, early, and straight to the shoulder.",
      sources: ["trade"],
    },
    {
      id: "restart_rolling",
      question: "Can I restart it while it rolls?",
      answer: "No. Get off the road first. With an oil or heat warning a restart finishes the engine.",
      sources: ["driver_tips", "trade"],
    },
    {
      id: "idle_timer",
      question: "It dies only at idle after some minutes. Is that a fault?",
      answer:
        "No, that is often the idle shutdown timer, or the outside temperature setting. A lamp flashes a " +
        "minute or so " +
        "before.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
