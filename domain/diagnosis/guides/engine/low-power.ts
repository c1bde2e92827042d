import { defineGuide } from "../guide.ts";

export const lowPower = defineGuide({
  id: "low-power",
  system: "engine",
  title: "No power, it will not pull",
  selects: { symptoms: ["low_power"], before: ["turbo-boost"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe exit, 4-ways on, if it holds at least 40 mph. With a red lamp, knock or heat: stop.",
  },
  usually: [
    {
      when: { emissions: ["none"] },
      text: "On a truck of these years it is usually fuel: a plugged filter or air. A boost hose that came off is next.",
    },
    {
      text: "It is usually a derate that a lamp explains, a plugged fuel filter, or a boost hose that came off.",
    },
  ],
  first: "lamp",
  steps: {
    lamp: {
      ask: "Is a warning lamp or message on?",
      answers: [
        { id: "red", label: "Red lamp", means: [{ symptom: "red_stop_lamp" }], to: "red" },
        { id: "amber", label: "Amber lamp or message", means: [{ symptom: "check_engine" }], to: "derated" },
        { id: "none", label: "No lamp", means: ["no"], to: "noise" },
        { id: "cant_tell", to: "noise" },
      ],
    },
    derated: {
      when: { emissions: ["dpf", "scr", "unknown"] },
      otherwise: "noise",
      ask: [
        { when: { emissions: ["dpf"] }, text: "Does the message name the filter or a regen?" },
        { text: "Does the message name DEF, the filter, or a regen?" },
      ],
      answers: [
        { id: "yes", means: ["yes", { symptom: "derate" }], to: "emission_derate" },
        { id: "no", means: ["no"], to: "noise" },
        { id: "cant_tell", to: "noise" },
      ],
    },
    hiss: {
      ask: "Under load, do you hear a whistle or loud rush of air from the engine, or see black smoke?",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "turbo" }],
          shows: "Air that leaks out before the engine means no boost. Black smoke can also be a plugged air filter.",
          to: "hose",
        },
        { id: "no", means: ["no"], to: "fuel" },
        { id: "cant_tell", to: "fuel" },
      ],
    },
    hose: {
      ask: "With the engine off and cool, is a large hose off or split between turbo, cooler and engine?",
      how: ["Hood open. Follow the fat pipes with rubber ends, and look at each clamp."],
      warn: "Turbo and pipes stay hot enough to burn you for half an hour.",
      answers: [
        { id: "yes", means: ["yes"], to: "boost_hose" },
        { id: "no", means: ["no"], to: "turbo" },
        { id: "cant_tell", to: "turbo" },
      ],
    },
    noise: {
      ask: "Does the engine knock, is the oil pressure low, or is it overheating?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "engine_knock" }, { symptom: "oil_pressure_low" }], to: "stop_engine" },
        { id: "no", means: ["no"], to: "hiss" },
        { id: "cant_tell", to: "hiss" },
      ],
    },
    fuel: {
      ask: "Did it come slowly over hours or days, or right after a fill-up?",
      answers: [
        { id: "slow", label: "Slowly", shows: "Slowly points to a filter that plugs.", to: "filter" },
        { id: "fill", label: "After a fill-up", means: [{ symptom: "bad_fuel" }], to: "filter" },
        { id: "sudden", label: "All at once", to: "sudden" },
        { id: "cant_tell", to: "filter" },
      ],
    },
  },
  outcomes: {
    red: {
      certainty: "found",
      cause: "The red stop lamp says that the engine is in danger.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe, and shut it down.",
      },
      do: ["Check the oil and, when cool, the coolant.", "Take a photo of the lamps and messages."],
      doNot: ["Do not restart it to see whether the lamp is gone."],
      who: ["tow", "roadside"],
      technician: "Low power with red stop lamp. Oil, coolant, codes before restart.",
      sources: ["driver_tips"],
    },
    emission_derate: {
      certainty: "likely",
      cause: "The truck takes power away on purpose until its emission fault is fixed.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop or dealer. It can take more power away, step by step.",
      },
      do: [
        [
          {
            when: { emissions: ["dpf"] },
            text: "Filter full: a parked regen on pavement, away from people and grass.",
          },
          { text: "Low DEF: fill it. Filter full: a parked regen on pavement, away from people and grass." },
        ],
        "Otherwise take photos of the codes and head for a dealer.",
      ],
      doNot: ["Never let anybody delete or trick the system: it is illegal."],
      who: ["dealer"],
      parts: ["def", "def_doser", "nox_sensor"],
      technician: "Emission derate active: read inducement and root code.",
      sources: ["driver_tips"],
    },
    boost_hose: {
      certainty: "found",
      cause: "A boost hose or its clamp has come off or split.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop or truck stop, gently and without heavy smoke. It runs hot when it is pushed.",
      },
      do: [
        "Cool engine: push the hose back and tighten its clamp.",
        "Clean oil off the pipe first, or it slips off again.",
      ],
      doNot: ["Do not reach near the fan or belts with the engine running."],
      who: ["roadside", "shop"],
      parts: ["boost_hose"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Charge-air hose off or split, found by driver.",
    },
    turbo: {
      certainty: "likely",
      cause: "Boost is lost where you cannot see it, the air filter is plugged, or the turbo itself fails.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, gently. With blue smoke, a grinding whine or falling oil, shut it off.",
      },
      do: [
        "Look at the air filter gauge: red means a plugged filter. Knock snow off it.",
        "Check the oil level.",
        "Listen when it idles: grinding from the turbo means shut it off.",
      ],
      doNot: ["Do not keep pulling hard on it: a broken turbo can throw pieces and oil into the engine."],
      who: ["roadside", "tow"],
      parts: ["turbo", "boost_hose"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Boost loss, hoses look intact: cooler leak, turbo actuator, wheel damage. Check oil and shaft play.",
    },
    stop_engine: {
      certainty: "likely",
      cause: "The engine itself is in trouble.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off as soon as you are out of traffic: a few minutes more can ruin the engine.",
      },
      do: ["Engine off. Check the oil and, when cool, the coolant.", "Do not restart it before a technician says so."],
      who: ["tow"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Low power with knock, low oil pressure or heat. Do not restart; oil sample, codes.",
    },
    filter: {
      certainty: "likely",
      cause: "The fuel filter is plugging, or the fuel carries water or dirt.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, in the right lane. It can quit when the filter plugs up.",
      },
      do: [
        "Engine off: drain the water from the filter into a container.",
        "New fuel filter; truck stops sell them. Prime it afterward.",
        "If it came after a fill, keep the receipt and a sample.",
      ],
      doNot: ["Do not let fuel run on the ground."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Low power, no lamp, no boost noise: fuel restriction, water, air; then air filter and exhaust restriction.",
    },
    sudden: {
      certainty: "open",
      cause:
        "It came all at once without a lamp: a pedal or sensor signal, a stuck brake, or a fuel supply that drops.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, 4-ways on. If a wheel is hot or smells, stop.",
      },
      do: [
        "Stop, key off for 30 seconds, and start again.",
        "Walk around: is a wheel end hot or smoking? A dragging brake feels like lost power.",
        "Does the engine rev freely in neutral? Tell the technician.",
      ],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      technician: "Sudden power loss, no lamp: accelerator/idle validation, dragging brake, fuel supply, air filter.",
    },
  },
  asides: [
    {
      id: "home",
      question: "Can I limp it home?",
      answer: "Until the nearest place where it can be fixed. Not on an interstate when it cannot hold 40 mph.",
      sources: ["cfr_396_7", "trade"],
    },
    {
      id: "reset",
      question: "Will key-off reset it?",
      answer: "Yes, sometimes for a glitch: key off for 30 seconds. A real fault is back within minutes.",
      sources: ["trade"],
    },
    {
      id: "air_filter",
      question: "Could it be the air filter?",
      answer: "Yes, if its gauge shows red or it is wet with snow. Knock snow off; do not run without a filter.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
