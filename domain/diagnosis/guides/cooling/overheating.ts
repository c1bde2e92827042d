import { defineGuide } from "../guide.ts";

export const overheating = defineGuide({
  id: "overheating",
  system: "cooling",
  title: "Temperature climbs, it overheats",
  selects: {
    symptoms: ["overheat", "overheat_climbing", "fan"],
    codes: [{ spn: 110, fmis: [0, 15, 16] }],
    before: ["coolant-low", "fan", "no-heat", "low-power"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the first safe place to stop, off the throttle, heater full on. At 230 °F, with steam or a red lamp: " +
      "stop at once.",
  },
  usually:
    "On grades it is usually the fan that does not come on, or a blocked radiator. Otherwise it is low coolant or " +
    "the belt.",
  first: "steam",
  steps: {
    steam: {
      ask: "Is there steam, a red lamp, or a reading of 230 °F or more?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { reading: "coolant", atLeast: 230 },
            { symptom: "overheat_severe" },
            { symptom: "red_stop_lamp" },
          ],
          to: "severe",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 230 }], to: "level" },
        { id: "cant_tell", to: "level" },
      ],
    },
    level: {
      ask: "Stopped, engine off: does the coolant tank show enough through its side?",
      warn: "Never open a hot cap.",
      answers: [
        { id: "yes", means: ["yes"], to: "when" },
        { id: "no", label: "Low or empty", means: ["no", { symptom: "coolant_low" }], to: "low" },
        { id: "cant_tell", to: "when" },
      ],
    },
    when: {
      ask: "When does it climb?",
      answers: [
        { id: "grade", label: "Only on grades", to: "fan" },
        { id: "idle", label: "Stopped or slow", shows: "When you stand still, only the fan moves air.", to: "fan" },
        { id: "always", label: "All the time", to: "belt" },
        { id: "cant_tell", to: "fan" },
      ],
    },
    fan: {
      ask: "When it is hot, do you hear the fan come on with a loud roar?",
      how: ["Listen from the cab. Stay out of the engine bay: the fan starts without warning."],
      answers: [
        { id: "yes", means: ["yes"], to: "grille" },
        { id: "no", means: ["no"], shows: "A fan that stays off is the most common cause on grades.", to: "fan_off" },
        { id: "cant_tell", to: "grille" },
      ],
    },
    grille: {
      ask: "Is the radiator's front blocked by a winter cover, bugs, plastic or mud?",
      answers: [
        { id: "yes", means: ["yes"], to: "blocked" },
        { id: "no", means: ["no"], to: "inner" },
        { id: "cant_tell", to: "inner" },
      ],
    },
    belt: {
      ask: "Engine off: is the fan and water pump belt there and tight?",
      warn: "Key out. Keep hands off hot parts, and never reach in with the engine running.",
      answers: [
        { id: "yes", means: ["yes"], to: "inner" },
        { id: "no", means: ["no"], to: "belt_gone" },
        { id: "cant_tell", to: "inner" },
      ],
    },
  },
  outcomes: {
    severe: {
      certainty: "found",
      cause: "The engine is overheated.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get off the road and shut it off: a few minutes more can ruin the engine.",
      },
      do: ["Let it cool for at least 30 minutes, standing back from steam.", "Then look at the level and for leaks."],
      doNot: ["Never open the cap hot.", "Do not pour cold water into a hot engine."],
      who: ["roadside", "tow"],
      parts: ["coolant", "coolant_hose", "water_pump"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Severe overheat. Ask for time run hot; level, leaks, pressure test before restart.",
    },
    low: {
      certainty: "found",
      cause: "It is low on coolant.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Low and hot together ruin the engine. Shut it off, let it cool, find the leak, then fill.",
      },
      do: [
        "Cool down for 30 minutes. Look at hoses, clamps and pump.",
        "Fill cold to the mark, and run it ten minutes while you watch.",
      ],
      doNot: ["Never open the cap hot."],
      who: ["roadside"],
      parts: ["coolant_hose", "coolant"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Overheats with low coolant: leak search, pressure test.",
    },
    fan_off: {
      certainty: "likely",
      cause: "The fan does not come on: its clutch, its air or wire, or the sensor that calls for it.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, on flat road, light throttle, below 220 °F. Not over a grade.",
      },
      do: [
        "Turn the dash fan switch to manual if there is one, or run the air conditioning: both call the fan.",
        "Heater full on, lower gear, less speed. Idle it until the needle falls before you shut it off.",
      ],
      doNot: ["Never reach toward the fan with the engine running."],
      who: ["roadside", "shop"],
      parts: ["fan_drive"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Hot on grades or at idle, fan does not engage: clutch (can be locked up), solenoid air, sensor, wiring.",
    },
    blocked: {
      certainty: "found",
      cause: "The radiator does not get enough air.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it is cleared and the needle is back to normal.",
      },
      do: [
        "Engine off. Take the winter cover off. Pick plastic and bugs off the front.",
        "Watch the needle on the next grade.",
      ],
      doNot: ["No pressure washer close to the fins: it folds them."],
      who: [],
      technician: "Radiator front was blocked; cleared by driver.",
    },
    belt_gone: {
      certainty: "found",
      cause: "The belt that drives the water pump or the fan is gone or slack.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without the pump the engine overheats within minutes.",
      },
      do: ["Engine off.", "Tell the technician the engine, so that the right belt comes."],
      who: ["roadside"],
      parts: ["belt", "water_pump"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Belt missing or slack. Check pump, tensioner and pulleys spin free.",
    },
    inner: {
      certainty: "open",
      cause:
        "Nothing outside was found, so it may be inside: thermostat, water pump, a clogged radiator or a head gasket.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, on flat road and below 220 °F. Stop when it climbs.",
      },
      do: [
        "Heater full on, light throttle.",
        "Tell the technician: does the heater blow hot? Do you see bubbles through the tank's side, cap on?",
      ],
      who: ["shop", "roadside"],
      parts: ["thermostat", "water_pump", "radiator"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Overheats with level, fan and grille fine: thermostat, pump flow, internal restriction, combustion gas test.",
    },
  },
  asides: [
    {
      id: "normal",
      question: "What is too hot?",
      answer: "Normal is 180 to 210 °F. Steady 220 is too hot: ease off. From 230, with steam or a red lamp: stop.",
      sources: ["cooling_guide", "trade"],
    },
    {
      id: "heater",
      question: "Does running the heater help?",
      answer: "Yes. Full heat and fan takes some heat out of the engine until you are at a safe place.",
      sources: ["trade"],
    },
    {
      id: "idle",
      question: "Should I shut it off or let it idle?",
      answer:
        "Until the needle falls, let it idle fast if there is coolant and no steam. With steam or no coolant: off.",
      sources: ["trade"],
    },
  ],
  sources: ["cooling_guide", "trade"],
});
