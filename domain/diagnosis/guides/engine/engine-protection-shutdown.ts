import { defineGuide } from "../guide.ts";

/** The shutdown has a code or a message. It wins against `dies-while-driving` and `red-stop-lamp`, which ask why. */
export const engineProtectionShutdown = defineGuide({
  id: "engine-protection-shutdown",
  system: "engine",
  title: "Engine protection has shut it down",
  selects: {
    symptoms: [],
    codes: [{ spn: 1110 }, { spn: 1109 }, { spn: 1108 }],
    before: ["dies-while-driving", "red-stop-lamp", "cranks-no-start", "low-power"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. It shut down to save itself. Leave it off until the reason is known.",
  },
  usually:
    "It is usually low coolant, heat, or low oil pressure. Now and then it is only a level sensor with a bad plug.",
  first: "place",
  steps: {
    place: {
      ask: "Do you stand in a lane, on tracks, or anywhere you could be hit?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "live_lane" }, { symptom: "on_tracks" }], to: "get_out" },
        { id: "no", means: ["no"], to: "fire" },
        { id: "cant_tell", to: "get_out" },
      ],
    },
    fire: {
      ask: "Do you see steam, smoke, or oil running out, or did it knock?",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "smoke" }, { symptom: "engine_knock" }, { symptom: "oil_pouring" }],
          to: "visible",
        },
        { id: "no", means: ["no"], to: "oil" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
    oil: {
      ask: "Ten minutes after it stopped, where is the oil on the dipstick?",
      how: ["Level ground. Wipe it, push it in fully, read it. Milky or fuel smell counts as wrong."],
      answers: [
        { id: "ok", label: "Between the marks, looks normal", means: [{ symptom: "oil_level_ok" }], to: "coolant" },
        { id: "wrong", label: "Low, over full or milky", means: [{ symptom: "milky_oil" }], to: "oil_wrong" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
    coolant: {
      ask: "Cooled down: does the coolant tank show enough through its side?",
      warn: "Never open a hot cap. Wait at least 30 minutes.",
      answers: [
        { id: "yes", means: ["yes"], to: "gauges" },
        { id: "no", label: "Low or empty", means: ["no", { symptom: "coolant_low" }], to: "coolant_wrong" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
    gauges: {
      ask: "Right before it stopped, were oil pressure and temperature normal?",
      answers: [
        { id: "yes", label: "Both normal", means: ["yes"], to: "sensor" },
        { id: "hot", label: "Hot", means: [{ symptom: "overheat" }], to: "hot" },
        { id: "oil", label: "Low oil pressure", means: [{ symptom: "oil_pressure_low" }], to: "oil_wrong" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
  },
  outcomes: {
    get_out: {
      certainty: "found",
      cause: "Where it stands is the greater danger.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No, except one try with the override, out of the lane or off the tracks. A train in sight, or no move: " +
          "out, and away.",
      },
      do: [
        "Tracks, with bells, lights or a train: out now, off the rails, toward the train at an angle.",
        "Tracks, nothing coming: one try to roll off. Then out. Call the number on the blue sign, then 911.",
        "Lane: hold the override or restart once, and roll out of traffic. It often gives only 30 seconds.",
        "If it will not move: 4-ways on, leave it on the side away from traffic, get behind the barrier, call 911.",
      ],
      doNot: ["Do not use the override for one yard more than that."],
      who: ["emergency", "tow"],
      technician: "Protection shutdown in a live lane or on tracks. Position first, then cause.",
    },
    visible: {
      certainty: "found",
      cause: "It loses coolant or oil, or it is damaged inside.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It must not be started again before it is repaired.",
      },
      do: [
        "Steam: stand back, cap closed. Smoke that grows or flames: away, call 911.",
        "Photo of where it runs out.",
        "If oil or coolant reaches a drain, tell 911.",
      ],
      doNot: ["Do not refill and run."],
      who: ["tow", "roadside"],
      parts: ["coolant_hose", "water_pump", "oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Protection shutdown with steam, smoke, visible loss or knock. No restart.",
    },
    oil_wrong: {
      certainty: "found",
      cause: "The oil is low, diluted, or holds no pressure.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. An engine without oil pressure is ruined within seconds of a restart.",
      },
      do: [
        "Look for oil under the engine and at the filter, from the side.",
        "Low and no leak: fill to the mark, note how much, and call a technician before a restart.",
        "Over full or milky: leave it, and keep a photo of the dipstick.",
      ],
      doNot: ["Do not restart it to see the gauge."],
      who: ["tow", "roadside"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Protection shutdown, oil level wrong or pressure low: mechanical gauge, sample, leak before restart.",
    },
    coolant_wrong: {
      certainty: "found",
      cause: "Coolant is missing.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the leak is found, fixed, and the level holds.",
      },
      do: [
        "Let it cool for 30 minutes or more, cap closed.",
        "Look for the wet spot: hoses, clamps, pump, radiator, under the cab at the heater.",
        "A clamp on a cold engine: a quarter turn. Fill slowly, cold, then idle ten minutes and look again.",
      ],
      doNot: ["Never open the cap hot.", "Do not pour cold water into a hot engine."],
      who: ["roadside", "tow"],
      parts: ["coolant_hose", "coolant", "water_pump"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Protection shutdown on coolant level: pressure-test, ask how long it ran hot.",
    },
    hot: {
      certainty: "likely",
      cause: "It got too hot with enough coolant: fan, belt, thermostat, pump or a blocked radiator.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the reason is found. Hot twice in a row can crack the head.",
      },
      do: [
        "Engine off, hood open from the side, 30 minutes at least.",
        "Look: belt there, fan whole, grille free of plastic, bugs, winter cover?",
        "Say whether it was on a grade, in traffic, or all the time.",
      ],
      doNot: ["Keep hands away from the fan: some start by themselves with the key on."],
      who: ["roadside", "tow"],
      parts: ["fan_drive", "belt", "thermostat", "water_pump"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Protection shutdown on heat, level good: fan drive, belt, airflow, thermostat, pump.",
    },
    sensor: {
      certainty: "open",
      cause: "Oil and coolant are right and the gauges were normal: a sensor, its plug, or crankcase pressure.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not until a technician has read the code and agrees to a restart.",
      },
      do: [
        "Key on, engine off: photo of all codes. The one beside 1109 or 1110 names the reason.",
        "Send SPN and FMI with the levels that you found.",
        "If the technician agrees: idle ten minutes, watch oil and temperature, then to the nearest shop.",
      ],
      doNot: ["Do not disconnect the batteries: the stored data is lost."],
      who: ["roadside", "dealer"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Protection shutdown, levels good, gauges normal per driver: triggering SPN, sensor, plug, crankcase pressure.",
    },
    unknown: {
      certainty: "open",
      cause: "The reason is not known, and oil or coolant could not be checked.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays off until somebody has looked at oil and coolant.",
      },
      do: ["Photo of every lamp, message and code.", "Say what the gauges showed before, and how it stopped."],
      doNot: ["Do not restart it to look again."],
      who: ["roadside", "tow"],
      technician: "Protection shutdown, levels not checked. Oil, coolant, codes before any restart.",
    },
  },
  asides: [
    {
      id: "override",
      question: "May I use the override switch?",
      answer:
        "Until you are out of a lane or off tracks, often 30 seconds at a time. It turns the guard off, and not the " +
        "danger.",
      sources: ["driver_tips", "trade"],
    },
    {
      id: "cooled",
      question: "It has cooled down. Can I go on?",
      answer:
        "No, not before the coolant is full, no leak shows, and the reason is known. Otherwise it is hot " +
        "again in minutes.",
      sources: ["trade"],
    },
    {
      id: "unplug",
      question: "Can I unplug the sensor to get home?",
      answer: "No. Without it the engine has no guard, and a real loss of oil or coolant finishes it.",
      sources: ["trade"],
    },
    {
      id: "turn_off",
      question: "Can the shutdown be turned off?",
      answer:
        "No, not on the road. It is a setting of the owner, and it saves an engine that costs more than the load.",
      sources: ["trade"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
