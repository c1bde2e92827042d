import { defineGuide } from "../guide.ts";

export const notCharging = defineGuide({
  id: "not-charging",
  system: "electrical",
  title: "Voltage is low, the batteries do not charge",
  selects: { symptoms: ["not_charging"], codes: [{ spn: 167 }, { spn: 115 }, { spn: 168, fmis: [1, 17, 18] }] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the nearest shop or truck stop, by daylight, with everything off. When the batteries are empty, the " +
      "engine quits.",
  },
  usually:
    "It is usually the belt or the alternator, and often just a loose or corroded cable between it and the batteries.",
  first: "volts",
  steps: {
    volts: {
      ask: "With the engine running, what does the voltmeter read?",
      answers: [
        {
          id: "good",
          label: "13.5 to 15",
          means: [{ reading: "volts", atLeast: 13.5, below: 15.1 }],
          shows: "That is charging, at least right now.",
          to: "charges_now",
        },
        { id: "low", label: "Below 13.5", means: [{ reading: "volts", below: 13.5 }], to: "belt" },
        {
          id: "high",
          label: "Above 15",
          means: [{ reading: "volts", atLeast: 15.1 }, { symptom: "charge_high" }],
          to: "overcharges",
        },
        { id: "cant_tell", to: "belt" },
      ],
    },
    belt: {
      ask: "With the engine off, is the alternator's belt there and tight?",
      how: ["Key out, hood open.", "Look for a missing, shredded or slack belt, or one that smells burnt."],
      warn: "Never reach in with the engine running.",
      answers: [
        { id: "gone", label: "Missing, torn or slack", means: ["no"], to: "pump" },
        { id: "good", label: "It looks good", means: ["yes"], to: "cables" },
        { id: "cant_tell", to: "cables" },
      ],
    },
    pump: {
      ask: "Does the same belt drive the water pump, the fan or the steering pump?",
      how: ["Follow the belt's path, or look at the diagram under the hood."],
      answers: [
        { id: "yes", means: ["yes"], to: "belt_with_pump" },
        { id: "no", means: ["no"], to: "belt_only" },
        { id: "cant_tell", to: "belt_with_pump" },
      ],
    },
    cables: {
      ask: "Is a cable at the alternator or the batteries loose, broken, green or hot?",
      how: ["Engine off, rings and watch off.", "Try to turn each end by hand, if it is not hot."],
      warn: "Rotten-egg smell or a swollen battery: step away and touch nothing.",
      answers: [
        { id: "yes", means: ["yes"], to: "cable" },
        { id: "no", means: ["no"], to: "alternator" },
        { id: "smell", label: "Smells or swollen battery", means: [{ symptom: "overcharging" }], to: "battery_danger" },
        { id: "cant_tell", to: "alternator" },
      ],
    },
  },
  outcomes: {
    overcharges: {
      certainty: "likely",
      cause: "The alternator charges too high: its regulator has failed, or a cable to the batteries is bad.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the first safe place to park. It cooks the batteries. With a smell, smoke or heat, stop at once.",
      },
      do: [
        "Headlights and heater fan on: the load pulls the voltage down a little. Then park and shut it off.",
        "Before you open the battery box, smell for rotten eggs. If you smell it, stay away.",
      ],
      doNot: ["Do not jump or charge the batteries.", "No smoking or sparks near the batteries."],
      who: ["roadside", "shop"],
      parts: ["alternator", "battery"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Above 15 V running: regulator, sense wire, shorted cell. Check batteries for swelling first.",
    },
    charges_now: {
      certainty: "open",
      cause: "It charges now. The fault comes and goes, often from a loose cable or a worn alternator.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while the voltmeter stays above 13. Keep watching it, and do not shut off in a bad place.",
      },
      do: ["Switch off what you do not need.", "Have the charging system tested at the next shop."],
      who: ["shop"],
      parts: ["alternator", "battery_cable"],
      technician: "Intermittent charging; 13.5 V or more right now. Test alternator output and cable voltage drop.",
    },
    belt_with_pump: {
      certainty: "found",
      cause: "The belt is gone or slack, and the water pump, fan or steering pump may have stopped with it.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without the water pump it overheats in minutes, and without the steering pump it is very hard to steer.",
      },
      do: ["Engine off.", "Read the engine's make and the belt number if you can, so that the right belt comes."],
      doNot: ["Do not run the engine to get a little farther."],
      who: ["roadside"],
      parts: ["belt"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Drive belt missing or slack, shared with water or steering pump. Check tensioner and free spin of each " +
        "pulley.",
    },
    belt_only: {
      certainty: "found",
      cause: "The alternator's belt is missing or slack.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, by daylight, everything off. It dies when the batteries are empty.",
      },
      do: [
        "Heater fan, inverter and fridge off. Lights only as you need them.",
        "Do not shut the engine off before you are where it can be fixed.",
      ],
      doNot: ["Do not drive at night or in rain on the batteries alone."],
      who: ["roadside", "shop"],
      parts: ["belt"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Alternator belt missing or slack, drives nothing else per driver. Check tensioner, pulleys.",
    },
    cable: {
      certainty: "found",
      cause: "A bad cable keeps the charge from the batteries.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, once the end is tight and the voltmeter shows 13.5 or more.",
      },
      do: [
        "Engine off, key out. Tighten a loose clamp; leave a burnt or hot one alone.",
        "Start and read the voltmeter again.",
      ],
      doNot: ["Do not pull a battery cable while the engine runs: it can destroy the electronics."],
      who: ["roadside"],
      parts: ["battery_cable"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "Loose, green or hot charging cable found by driver.",
    },
    alternator: {
      certainty: "likely",
      cause: "The alternator most likely does not charge.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop or truck stop, by daylight. Below 12 volts it can quit anywhere.",
      },
      do: [
        "Everything off that you do not need: heater fan, inverter, fridge, extra lights.",
        "Park where it can be worked on, and keep it running until then.",
      ],
      doNot: ["Do not drive into the night on it.", "Do not pull a battery cable with the engine running to test it."],
      who: ["roadside", "shop"],
      parts: ["alternator", "belt", "battery"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Below 13.5 V running, belt and cables look good: alternator output, excite/sense wire, fusible link.",
    },
    battery_danger: {
      certainty: "found",
      cause: "A battery gives off gas or is damaged; it may be overcharged and can burst.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off, step away from the battery box, and no sparks or smoking near it.",
      },
      do: ["Engine off if you can reach the key without passing the batteries.", "If it smokes or burns, call 911."],
      doNot: ["Do not jump, charge or disconnect it."],
      who: ["roadside", "tow"],
      parts: ["battery", "alternator"],
      technician: "Gassing or swollen battery: check for overcharging regulator or shorted cell.",
    },
  },
  asides: [
    {
      id: "how_far",
      question: "How far will it go on the batteries?",
      answer:
        "Until about 12 volts. That can be half an hour or two hours, less with lights and fan. Plan for the " +
        "nearest stop, not the best one.",
      sources: ["trade"],
    },
    {
      id: "jump",
      question: "Will a jump get me home?",
      answer: "No. It starts the engine, and then the batteries run down again. The charge has to be fixed.",
      sources: ["trade"],
    },
    {
      id: "high",
      question: "What if it reads above 15?",
      answer:
        "Until the next safe place: that is overcharging. With smell, smoke or a swollen battery, stop now and step " +
        "away.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
