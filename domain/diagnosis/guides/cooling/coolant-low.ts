import { defineGuide } from "../guide.ts";

export const coolantLow = defineGuide({
  id: "coolant-low",
  system: "cooling",
  title: "Coolant is low or leaking",
  selects: {
    symptoms: ["coolant_low", "coolant_empty", "coolant_leak", "pump_leak"],
    codes: [{ spn: 111, fmis: [1, 17, 18] }],
    before: ["no-heat", "hose-or-clamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text:
      "Yes, to the next safe place to top it up, while the temperature is normal. With steam or a climbing needle, stop " +
      "at once.",
  },
  usually: "It is usually a hose or its clamp, the water pump, or the radiator. In cold weather clamps loosen.",
  first: "hot",
  steps: {
    hot: {
      ask: "Is the temperature needle higher than normal, or is there steam?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { reading: "coolant", atLeast: 221 },
            { symptom: "overheat_severe" },
            { symptom: "overheat_climbing" },
          ],
          shows: "Hot and low on coolant can ruin the engine in minutes.",
          to: "overheated",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 221 }, { symptom: "heat_ok" }], to: "level" },
        { id: "cant_tell", to: "level" },
      ],
    },
    level: {
      ask: "With the engine off and cool, how much is in the coolant tank?",
      how: ["Look through the tank's side first.", "Wait at least 30 minutes before the cap comes off."],
      warn: "Never open a hot cap: steam and coolant burn at once.",
      answers: [
        { id: "empty", label: "None that I can see", means: [{ symptom: "coolant_empty" }], to: "where_empty" },
        { id: "low", label: "Below the mark", to: "where" },
        { id: "full", label: "At the mark", to: "sensor" },
        { id: "cant_tell", to: "where" },
      ],
    },
    where: {
      ask: "Where is it wet or dripping?",
      how: [
        "Engine off.",
        "Look at hoses and clamps, the pump at the front, the radiator, and under the cab by the heater.",
      ],
      answers: [
        { id: "hose", label: "At a hose or clamp", to: "clamp" },
        { id: "pump", label: "At the front of the engine", means: [{ symptom: "pump_leak" }], to: "pump_or_radiator" },
        { id: "radiator", label: "At the radiator", to: "pump_or_radiator" },
        { id: "cant_tell", label: "Dry, or can't tell", to: "oil" },
      ],
    },
    where_empty: {
      ask: "Can you see where it went?",
      how: ["Engine off. Look at hoses, clamps, pump and radiator."],
      answers: [
        { id: "hose", label: "A hose or clamp", to: "empty_clamp" },
        { id: "other", label: "Somewhere else", to: "empty_unknown" },
        { id: "cant_tell", to: "empty_unknown" },
      ],
    },
    oil: {
      ask: "Is the oil milky, or does the engine blow white smoke that smells sweet?",
      how: [
        "Pull the dipstick, and look under the oil cap.",
        "A little milk only under the cap in cold weather is often just moisture.",
      ],
      answers: [
        { id: "yes", means: ["yes", { symptom: "milky_oil" }, { symptom: "smoke_white" }], to: "inside" },
        { id: "no", means: ["no"], to: "slow_loss" },
        { id: "cant_tell", to: "slow_loss" },
      ],
    },
  },
  outcomes: {
    overheated: {
      certainty: "found",
      cause: "The engine runs hot and is short of coolant.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off as soon as you are out of traffic, and let it cool for at least 30 minutes.",
      },
      do: ["Engine off, hood open, stand back from steam.", "When it has cooled, look at the level and for the leak."],
      doNot: ["Never open the cap hot.", "Do not pour cold water into a hot engine."],
      who: ["roadside", "tow"],
      parts: ["coolant_hose", "water_pump", "coolant"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Overheated with low coolant. Pressure-test before restart; ask how long it ran hot.",
      sources: ["cooling_guide", "trade"],
    },
    clamp: {
      certainty: "likely",
      cause: "A hose or its clamp leaks.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, only if it is filled, the drip is slow, and the needle stays normal.",
      },
      do: [
        "Cold engine: a quarter turn on the clamp often stops it.",
        "Fill to the mark with the right coolant. Run it ten minutes and look again.",
        "Watch the temperature all the way. Stop when it climbs.",
      ],
      doNot: ["Do not drive with a hose that bulges, is split or sprays."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at hose or clamp, level below mark, temperature normal.",
    },
    pump_or_radiator: {
      certainty: "likely",
      cause: "The water pump's seal or the radiator leaks, and it can get worse fast.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop or truck stop, only if it just drips, it is filled, and the needle stays normal.",
      },
      do: [
        "Engine off. If coolant runs out, or the fan or pump pulley wobbles, stay and call road service.",
        "If it only drips: fill it cold, watch the needle all the way, and stop when it climbs.",
        "Tell the technician whether it drips or runs, and how much you have refilled.",
      ],
      doNot: ["Do not use stop-leak: it can plug the heater and the oil cooler."],
      who: ["roadside", "tow"],
      parts: ["water_pump", "radiator", "coolant"],
      minutes: { from: 90, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Coolant at pump weep hole/front of engine or radiator. Pressure-test; check belt and fan hub.",
    },
    empty_clamp: {
      certainty: "found",
      cause: "A hose or clamp let the coolant out.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not run it dry. It may go on once the leak is fixed and the level holds.",
      },
      do: [
        "Let it cool. Tighten the clamp, or have the hose replaced.",
        "Fill it slowly, cold. Cap on, idle it ten minutes with the heater on, shut it off, let it cool, and fill " +
          "again.",
      ],
      doNot: ["Do not fill a hot engine, and never open the cap hot."],
      who: ["roadside"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Ran to empty through hose or clamp. Refill, bleed, pressure-test, check for overheat damage.",
    },
    empty_unknown: {
      certainty: "open",
      cause: "The coolant is gone, and the leak has to be found before the engine runs.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without coolant the engine can seize or crack its head within minutes.",
      },
      do: ["Engine off.", "Look at the ground under the engine and under the cab, and take a photo of any puddle."],
      doNot: ["Do not refill and go before somebody has found the leak."],
      who: ["roadside", "tow"],
      parts: ["coolant_hose", "water_pump", "radiator", "coolant"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Coolant empty, leak not located. Pressure-test; check oil for coolant.",
    },
    inside: {
      certainty: "likely",
      cause: "Coolant leaks inside the engine: head gasket, oil cooler, or EGR cooler.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it: coolant in the oil or a cylinder wrecks the engine.",
      },
      do: ["Engine off, and leave it off.", "Keep a photo of the dipstick for the technician."],
      doNot: ["Do not drain or refill it on the road."],
      who: ["tow"],
      parts: ["egr", "oil", "coolant"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Milky oil or sweet white smoke with coolant loss: head gasket, liner, oil cooler or EGR cooler.",
    },
    slow_loss: {
      certainty: "open",
      cause: "It loses coolant slowly: a small leak that dries up, the cap, or a start of an inside leak.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, filled to the mark and with the needle normal. Check the level at every stop.",
      },
      do: ["Fill to the mark, cold, with the right coolant.", "Have it pressure-tested at the next shop."],
      doNot: ["Do not top it up with water when it freezes outside."],
      who: ["shop"],
      parts: ["coolant", "coolant_cap", "coolant_hose"],
      technician: "Slow coolant loss, no visible leak, oil clean. Pressure-test cold, cap test, EGR cooler check.",
    },
    sensor: {
      certainty: "likely",
      cause: "The level is right, so the level sensor or its plug most likely gives a false alarm.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while the temperature is normal. Look at the level again at the next stop.",
      },
      do: ["Watch the temperature needle.", "Have the level sensor checked."],
      who: ["shop"],
      technician: "Level at the mark with low-coolant lamp: sensor, connector or wrong coolant mix.",
    },
  },
  asides: [
    {
      id: "water",
      question: "Can I fill it with water?",
      answer:
        "Until you reach a shop, if nothing else is there and it does not freeze. Fill it cold, and have the mix " +
        "corrected.",
      sources: ["trade"],
    },
    {
      id: "cap",
      question: "When can I open the cap?",
      answer:
        "When it is cool to the touch, after at least 30 minutes. Use a cloth, turn it slowly, and wait for the " +
        "hiss to stop.",
      sources: ["trade"],
    },
    {
      id: "normal",
      question: "What temperature is normal?",
      answer: "About 180 to 210 °F. Steady 220 and more is too hot: ease off, and stop if it climbs.",
      sources: ["cooling_guide"],
    },
    {
      id: "mix",
      question: "Can I mix coolants?",
      answer: "No, not if you can help it. Use the kind on the tank's label: a wrong mix can gel and plug the cooler.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "cooling_guide"],
});
