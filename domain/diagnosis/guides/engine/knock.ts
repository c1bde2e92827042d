import { defineGuide } from "../guide.ts";

/**
 * A knock ends the drive whatever else is wrong, so this guide wins against every guide of an engine that still
 * runs. Only a squeal or hiss that comes from a belt or the exhaust shows that it is no knock.
 */
export const knock = defineGuide({
  id: "knock",
  system: "engine",
  title: "The engine knocks",
  selects: {
    symptoms: ["engine_knock", "engine_blown"],
    before: [
      "oil-pressure-low",
      "red-stop-lamp",
      "low-power",
      "overheating",
      "exhaust-smoke",
      "oil-leak",
      "turbo-boost",
    ],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Shut it off as soon as you are out of traffic, and do not start it again to listen.",
  },
  usually:
    "A deep knock is usually a bearing or a piston. A hard rattle of one cylinder can be an injector. From the cab " +
    "no one can tell them apart.",
  first: "sound",
  steps: {
    sound: {
      ask: "From memory, which noise fits best?",
      how: ["Engine off. Do not start it to hear it again."],
      answers: [
        { id: "deep", label: "Deep hammering or a bang", means: [{ symptom: "engine_blown" }], to: "hole" },
        { id: "tick", label: "Sharp rattle or ticking", to: "oil" },
        { id: "squeal", label: "Squeal, chirp or hiss", to: "belt" },
        { id: "cant_tell", to: "oil" },
      ],
    },
    hole: {
      ask: "From the side: is oil running down, is there a hole, or is there oil or metal on the ground?",
      how: ["Engine off and cold enough. A light, no crawling under."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "oil_pouring" }], to: "broken" },
        { id: "no", means: ["no"], to: "oil" },
        { id: "cant_tell", to: "oil" },
      ],
    },
    oil: {
      ask: "Ten minutes after shutting off, what does the dipstick show?",
      how: ["Level ground. Wipe, push in, read. A drop on white paper shows fuel, milk or glitter."],
      answers: [
        { id: "low", label: "Low or dry", means: [{ symptom: "oil_dry" }], to: "starved" },
        {
          id: "bad",
          label: "Over full, thin, milky, glitter",
          means: [{ symptom: "milky_oil" }, { symptom: "oil_overfull" }],
          shows: "Fuel, coolant or metal in the oil means that the bearings are in danger or already gone.",
          to: "oil_bad",
        },
        { id: "ok", label: "Normal", means: [{ symptom: "oil_level_ok" }], to: "gauge" },
        { id: "cant_tell", to: "bearing" },
      ],
    },
    gauge: {
      ask: "Was the oil pressure normal while it knocked?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "oil_ok" }], to: "when" },
        { id: "no", means: ["no", { symptom: "oil_pressure_low" }], to: "bearing" },
        { id: "cant_tell", to: "bearing" },
      ],
    },
    when: {
      ask: "When did it begin?",
      answers: [
        { id: "load", label: "All at once under load", to: "bearing" },
        { id: "work", label: "After fuel or injector work", means: [{ symptom: "bad_fuel" }], to: "injector" },
        { id: "cold", label: "Only cold, gone when warm", to: "injector" },
        { id: "cant_tell", to: "bearing" },
      ],
    },
    belt: {
      ask: "Engine off: is a belt frayed or shiny, or is there soot at an exhaust joint?",
      how: ["Hood open, key out. Look only."],
      warn: "Never reach in near belts or the fan with the engine running; the exhaust stays hot for an hour.",
      answers: [
        { id: "belt", label: "A bad belt", to: "belt_noise" },
        { id: "soot", label: "Soot at the exhaust", means: [{ symptom: "exhaust_leak" }], to: "exhaust_noise" },
        { id: "no", label: "Neither", means: ["no"], to: "bearing" },
        { id: "cant_tell", to: "bearing" },
      ],
    },
  },
  outcomes: {
    broken: {
      certainty: "found",
      cause: "The engine is broken inside: a rod or piston has gone through.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It will not run again before it is rebuilt. Arrange a tow.",
      },
      do: [
        "Oil on a hot exhaust can burn: stay clear until it is cold. Flames: away, call 911.",
        "Oil that reaches a drain or the road in quantity: tell 911.",
        "Photos for the owner and the warranty. Leave everything in place.",
      ],
      doNot: ["Do not crank it."],
      who: ["tow"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Rod or block failure visible. Tow, no crank. Contain oil.",
    },
    starved: {
      certainty: "likely",
      cause: "It knocked for lack of oil, and the bearings have suffered.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Filling it up does not mend a bearing. No restart before a technician has looked.",
      },
      do: [
        "Look for the leak from the side: filter, pan, lines.",
        "Tell the technician how low it was, and how long it knocked.",
      ],
      doNot: ["Do not fill it and try."],
      who: ["tow"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Knock with low oil: bearings suspect. Sample, cut filter, bar over before any start.",
    },
    oil_bad: {
      certainty: "likely",
      cause: "Fuel, coolant or metal is in the oil.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it: such oil does not carry the bearings, and too much of it can make it run away.",
      },
      do: ["Keep a photo of the dipstick, and a little oil in a clean bottle.", "Leave it off, and arrange a tow."],
      doNot: ["Do not drain it on the road."],
      who: ["tow"],
      parts: ["oil", "injector"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Knock with contaminated oil: fuel (injector, pump), coolant, or metal. Sample, cut filter.",
    },
    bearing: {
      certainty: "likely",
      cause: "A rod or main bearing, a piston, or something in the gear train is failing.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Another minute can turn a repair into a new engine.",
      },
      do: [
        "Leave it off, and arrange a tow to a shop for that engine.",
        "Say when it began, what the oil gauge showed, and what was done to the engine lately.",
      ],
      doNot: ["Do not idle it to the exit.", "Do not rev it to find the noise."],
      who: ["tow"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Knock, level normal or unknown: oil sample, cut filter, pan off. No start before that.",
    },
    injector: {
      certainty: "open",
      cause: "It may be an injector that fires hard or a fuel fault, and a bearing is not excluded.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a technician has listened: only a test tells an injector from a bearing.",
      },
      do: [
        "Leave it off. Keep the fuel receipt, and a sample if it came after a fill.",
        "Tell the technician what was done and when. A laptop can cut out one cylinder at a time.",
      ],
      doNot: ["Do not decide by ear that it is an injector and go on."],
      who: ["roadside", "tow"],
      parts: ["injector", "fuel_filter"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Knock after fuel work or only cold, oil normal: cylinder cutout test first, oil sample, then injectors.",
    },
    belt_noise: {
      certainty: "likely",
      cause: "A belt or a pulley squeals. That is no knock, but the belt can come off.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, with temperature and volts normal. Stop if either moves.",
      },
      do: [
        "Watch temperature and volts all the way: the same belt may drive pump and alternator.",
        "Have belt, tensioner and pulleys checked there.",
      ],
      doNot: ["No belt spray or soap: it hides a pulley that seizes."],
      who: ["roadside", "shop"],
      parts: ["belt"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Squeal with worn belt, no knock per driver: belt, tensioner, pulley bearings.",
      clears: ["engine_knock"],
    },
    exhaust_noise: {
      certainty: "likely",
      cause: "An exhaust joint leaks, and its ticking sounds like a knock under load.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next shop, only with a CO alarm in the cab that stays silent. Without one it stays. " +
          "Smell or headache: stop, and get out.",
      },
      do: ["Bunk empty, vents on recirculation.", "Keep wires, hoses and grass away from the hot spot."],
      doNot: ["Do not sleep in the truck with the engine running."],
      who: ["shop", "roadside"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Hiss or tick with soot at manifold or flex joint, no knock per driver: gasket, clamp, bellows.",
      clears: ["engine_knock"],
      sources: ["cfr_393_83", "trade"],
    },
  },
  asides: [
    {
      id: "exit",
      question: "Can I make the next exit?",
      answer: "No, unless stopping here puts you in traffic. Then roll off the throttle to the first place out of it.",
      sources: ["trade"],
    },
    {
      id: "listen",
      question: "Can I start it so that you hear it on the phone?",
      answer:
        "No. Every start with a bad bearing makes it worse. Describe it, or send a recording that you already have.",
      sources: ["trade"],
    },
    {
      id: "oil_fix",
      question: "Will thicker oil or an additive stop it?",
      answer: "No. It may sound softer for some miles, and then the rod goes through the block.",
      sources: ["trade"],
    },
    {
      id: "towing",
      question: "How is it towed?",
      answer: "By a heavy wrecker, with the driveshaft or axle shafts out so that the transmission does not turn dry.",
      sources: ["trade"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
