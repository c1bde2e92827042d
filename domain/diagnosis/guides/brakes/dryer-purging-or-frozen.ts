import { defineGuide } from "../guide.ts";

export const dryerPurgingOrFrozen = defineGuide({
  id: "dryer-purging-or-frozen",
  system: "brakes",
  title: "The air dryer spits again and again, blows without end, or is frozen",
  // Where pressure is low or will not build, low-air-driving and air-will-not-build win.
  selects: { symptoms: ["dryer_purge"] },
  verdict: {
    urgency: "medium",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next shop, and only while both needles hold above 100 psi. If air blows without end, stay parked.",
  },
  usually:
    "Spitting every minute or so is usually a leak, or a check valve that lets tank air back. Blowing without end is " +
    "usually the purge valve, stuck by dirt or ice.",
  first: "pressure",
  steps: {
    pressure: {
      ask: "Do both air needles stay above 90 psi with the engine running?",
      how: ["Watch them for two minutes at idle, parked."],
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 90 }], to: "pattern" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 90 }, { symptom: "low_air" }],
          shows: "The dryer throws away more air than the compressor makes.",
          to: "cold_low",
        },
        { id: "cant_tell", to: "cold_low" },
      ],
    },
    cold_low: {
      ask: "Is it freezing there, or was it last night?",
      answers: [
        { id: "yes", means: ["yes", { reading: "outside", below: 33 }], to: "frozen" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 33 }], to: "stuck_open" },
        { id: "cant_tell", to: "stuck_open" },
      ],
    },
    pattern: {
      ask: "Pedal untouched, at idle: how does the dryer spit?",
      how: ["Listen from beside the truck, and time it from one spit to the next."],
      warn: "Keep your face away from the dryer's port.",
      answers: [
        { id: "without_end", label: "It blows without end", to: "cold_low" },
        { id: "often", label: "Every minute or two", means: ["yes"], to: "needles" },
        {
          id: "seldom",
          label: "Seldom, after braking",
          means: ["no"],
          shows: "A spit at cut-out, about 125 psi, is how a dryer cleans itself.",
          to: "normal",
        },
        { id: "cant_tell", to: "needles" },
      ],
    },
    needles: {
      ask: "Do the needles fall between two spits, pedal untouched?",
      how: ["Turn off what else uses air: seat, suspension switch, wipers."],
      answers: [
        { id: "fall", label: "Yes, they sink, then climb", means: ["yes"], to: "knob" },
        {
          id: "steady",
          label: "No, they stand still",
          means: ["no"],
          shows: "Steady needles mean the air is lost before the tanks, where the gauges do not look.",
          to: "supply_side",
        },
        { id: "cant_tell", to: "knob" },
      ],
    },
    knob: {
      ask: "With both knobs out, does it spit much less often?",
      how: ["Wheels chocked first. Wait for three minutes."],
      answers: [
        { id: "yes", means: ["yes"], to: "leak_beyond" },
        { id: "no", means: ["no"], to: "leak_tractor" },
        { id: "cant_tell", to: "leak_tractor" },
      ],
    },
  },
  outcomes: {
    frozen: {
      certainty: "likely",
      cause: "Ice most likely holds the purge valve open or blocks the dryer or its line.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until it has thawed and both needles hold above 100 psi at idle.",
      },
      do: [
        "Both knobs out, wheels chocked. Fast idle for 20 minutes, exhaust clear of snow.",
        "If you reach the dryer standing, hold a heat gun or warm water bottle to it. Face away from its port.",
        "If it builds to cut-out, pump the brakes: does it spit once and then close? Then have its heater checked.",
      ],
      doNot: [
        "No flame or torch at the dryer, valves or lines.",
        "No alcohol or antifreeze in the lines, unless the brake maker allows it.",
      ],
      who: ["roadside"],
      parts: ["air_dryer"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Dryer frozen: heater circuit, fuse, cartridge saturated, compressor passing oil or water.",
    },
    stuck_open: {
      certainty: "likely",
      cause: "The purge valve is stuck open by dirt or oil, or the governor never lets it close.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It cannot build or keep brake air.",
      },
      do: [
        "Both knobs out, wheels chocked. Engine off for ten minutes, then start once more: dirt sometimes comes loose.",
        "It closes and builds: to a shop only after a passed leak test. Otherwise say what came out, and its make.",
      ],
      doNot: ["Do not plug, cap or tape the port: the dryer can burst.", "Do not hit the dryer."],
      who: ["roadside", "tow"],
      parts: ["air_dryer", "governor"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Purge valve open constantly: purge valve kit, governor stuck unloaded, cartridge. Not freezing.",
    },
    normal: {
      certainty: "found",
      cause: "It spits when the governor cuts out. That is normal.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. A spit now and then, with needles that hold, is the dryer at work.",
      },
      do: [
        "Drain the tanks: much water or oil means that the cartridge is due.",
        "Have the cartridge and heater serviced before winter.",
      ],
      who: [],
      technician: "Normal purge at cut-out reported; no fault found.",
    },
    supply_side: {
      certainty: "likely",
      cause: "The check valve behind the dryer, the governor or the line between dryer and tanks lets air go.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, while both needles hold above 100 psi. If one falls below 90, leave the road and stop.",
      },
      do: [
        "Engine off at full pressure: does the dryer hiss on for minutes? That is its check valve. Tell the shop.",
        "Watch the needles on the way. The compressor runs hot with so many cycles.",
      ],
      doNot: ["Do not leave it for weeks: it wears out the compressor and wets the tanks."],
      who: ["shop", "roadside"],
      parts: ["air_dryer", "governor"],
      minutes: { from: 30, to: 90, source: "trade" },
      technician: "Rapid purge cycling with steady gauges: dryer outlet check valve, governor, discharge line leak.",
    },
    leak_beyond: {
      certainty: "likely",
      cause: [
        { when: { trailer: ["no"] }, text: "A spring brake line or chamber leaks while the knob is in." },
        { text: "The trailer side or a spring brake line leaks while the knobs are in." },
      ],
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a leak test: with a trailer less than 3 psi a minute may go, without one less than 2.",
      },
      do: [
        [
          { when: { trailer: ["no"] }, text: "Chocked, knob in: listen at each rear wheel from the side." },
          { text: "Red knob out alone: if it is quiet, look at the glad hand seals and hoses." },
        ],
        "Engine off, knobs in, chocked: watch the needles for a minute. Over the limit, stay.",
      ],
      doNot: ["Do not plug a line.", "Never unbolt or cage a chamber."],
      who: ["roadside"],
      parts: ["air_fitting", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Short purge cycle, slower with knobs out: trailer supply or spring brake circuit leak.",
      sources: ["cdl_air_brakes"],
    },
    leak_tractor: {
      certainty: "open",
      cause: "Something on the tractor uses air all the time: a fitting, a chamber, a bag, a seat or a valve.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a leak test. If it holds within the limit, go on to the next shop only.",
      },
      do: [
        "Engine off, chocked, knobs in: less than 2 psi a minute may go, less than 3 with a trailer. Over that, stay.",
        "Walk along the side and listen at tanks, bags, chambers and under the cab.",
      ],
      doNot: ["Do not crawl under to listen."],
      who: ["roadside", "shop"],
      parts: ["air_fitting", "leveling_valve", "air_bag"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Short purge cycle, tractor-side consumption: fittings, bags, leveling valve, accessories.",
      sources: ["cdl_air_brakes"],
    },
  },
  asides: [
    {
      id: "how_often",
      question: "How often should it spit?",
      answer:
        "Once each time the pressure reaches cut-out, about 125 psi. Without braking that is minutes apart, and not " +
        "every few seconds.",
      sources: ["cdl_air_brakes", "trade"],
    },
    {
      id: "thaw",
      question: "Can I thaw it with a torch?",
      answer: "No. It ruins seals and can burn lines. Engine heat, a heat gun or time.",
    },
    {
      id: "oil",
      question: "Oil comes out of it. Is that bad?",
      answer: "Yes. The compressor passes oil, which kills the cartridge and gums valves. Have the compressor checked.",
    },
    {
      id: "alcohol",
      question: "Can I pour brake line antifreeze in?",
      answer:
        "No, not unless the brake maker allows it: it can ruin seals and the dryer's cartridge. Draining the tanks and " +
        "a good dryer are the cure.",
    },
  ],
  sources: ["trade"],
});
