import { defineGuide } from "../guide.ts";

/** Asked for by name ('how do I jump it'); a complaint belongs to `clicks-no-crank` or `dead-overnight`. */
export const jumpStart = defineGuide({
  id: "jump-start",
  system: "electrical",
  title: "Jump-start it safely",
  selects: { symptoms: [] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not yet. First find out whether it may be jumped at all.",
  },
  usually:
    "A truck that was left with something on usually takes a jump. A set that went flat without a reason comes back " +
    "flat tomorrow.",
  first: "damaged",
  steps: {
    damaged: {
      ask: "Is a battery swollen, cracked, leaking, hissing, or does it smell of rotten eggs?",
      how: ["Key off. Look from the side with a flashlight, never a flame, and keep your face away."],
      warn: "A battery can burst. No smoking, no phone at your ear over the box, eye protection if you have it.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "overcharging" }], to: "no_jump" },
        { id: "no", means: ["no"], to: "frozen" },
        { id: "cant_tell", to: "no_jump" },
      ],
    },
    frozen: {
      ask: "Is it below about 25 °F, and have the batteries been flat for hours?",
      how: ["Bulged sides, a lifted cover, or frost on one battery alone: take it for frozen."],
      answers: [
        {
          id: "frozen",
          label: "Yes, cold and flat",
          means: ["yes"],
          shows: "A flat battery can freeze a little below freezing; a full one hardly ever does.",
          to: "thaw_first",
        },
        {
          id: "no",
          label: "No, warmer or just drained",
          means: ["no", { reading: "outside", atLeast: 33 }],
          to: "volts_same",
        },
        { id: "cant_tell", to: "thaw_first" },
      ],
    },
    volts_same: {
      ask: "What will you jump it with?",
      how: ["A US highway tractor has 12 volts, with three or four batteries side by side."],
      answers: [
        { id: "truck", label: "Another 12-volt truck", to: "post" },
        { id: "pack", label: "A jump pack or booster", to: "pack" },
        { id: "other", label: "24 volts or a welder", to: "wrong_source" },
        { id: "cant_tell", label: "A car, or can't tell", to: "weak_source" },
      ],
    },
    post: {
      ask: "Can you reach jump posts, or one battery's plus post and bare frame metal away from the batteries?",
      how: [
        "Many trucks have a red-capped plus post and a bare minus post outside the battery box.",
        "The frame has to be clean metal, a foot or more from the batteries.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "jump" },
        { id: "no", means: ["no"], to: "call" },
        { id: "cant_tell", to: "call" },
      ],
    },
  },
  outcomes: {
    no_jump: {
      certainty: "likely",
      cause: "A battery is damaged, or that is not excluded. It can burst when it is jumped.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not jump, charge or crank it. Step away from the battery box.",
      },
      do: [
        "Stay upwind, and keep smokes and sparks away.",
        "Acid on skin or in eyes: rinse with plenty of water for 15 minutes. For eyes, call 911.",
        "If it smokes or burns, call 911.",
      ],
      doNot: ["Do not disconnect a hot or hissing battery."],
      who: ["roadside", "tow"],
      parts: ["battery"],
      technician: "Damaged or gassing battery, not jumped. New batteries; check for overcharging first.",
    },
    thaw_first: {
      certainty: "likely",
      cause: "The batteries may be frozen inside, and a frozen battery can burst when it is jumped.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Do not jump it before a technician has checked that no battery is frozen.",
      },
      do: [
        "Leave the key off and the batteries alone.",
        "Call road service, and say that the batteries may be frozen: they test them, or bring warm ones.",
        "Stay warm. If you have no heat and get cold, call 911 before it becomes a danger.",
      ],
      doNot: ["No flame and no heat gun at a battery.", "Do not charge it to thaw it."],
      who: ["roadside", "tow"],
      parts: ["battery"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Flat in frost, not jumped: check for frozen or split cases before charging.",
      sources: ["battery_freezing", "trade"],
    },
    jump: {
      certainty: "found",
      cause: "It can be jumped from another truck, in the right order.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it runs and charges above 13.5 volts. After that, to the next place where " +
          "batteries are tested.",
      },
      do: [
        "Trucks not touching, both off, brakes set, loads off.",
        "Red: one plus post of the flat set, then plus of the good one. Black: minus of the good one, " +
          "last the flat truck's negative jump post or bare frame.",
        "Start the good truck, wait five minutes, then crank 15 seconds at most, two minutes between.",
        "It runs: let it idle a few minutes. Take black off the truck that was jumped first, then the rest backward.",
      ],
      doNot: [
        "Do not let the clamps touch each other.",
        "Do not clamp the last black end to the flat battery itself unless the maker's jump post is there.",
      ],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 45, source: "trade" },
      technician: "Driver jumps from another 12 V truck. If it fails: cable ends, then starter.",
      sources: ["freightliner_manual", "trade"],
    },
    pack: {
      certainty: "found",
      cause: "It can be jumped with a pack that is made for a large diesel.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it runs and charges above 13.5 volts. After that, to the next place where " +
          "batteries are tested.",
      },
      do: [
        "Pack off. Set it to 12 volts.",
        "Red to plus first, black to the negative jump post or bare frame, then pack on.",
        "Crank 15 seconds at most. A small car pack is not enough for a big diesel: after two tries, call.",
        "Pack off before a clamp comes off, black first.",
      ],
      doNot: ["Do not leave a hot or swelling pack connected: get away from it."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 10, to: 30, source: "trade" },
      technician: "Driver uses a 12 V booster pack. If it fails: cable ends, battery test, starter.",
    },
    wrong_source: {
      certainty: "found",
      cause: "That source gives too much voltage: it destroys the truck's modules and can burst its batteries.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Do not connect it. Wait for 12 volts.",
      },
      do: ["Look for another 12-volt truck, or call road service."],
      doNot: ["Never use a welder or a shop's boost setting above 16 volts on this truck."],
      who: ["roadside"],
      parts: ["battery"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Flat batteries, no 12 V source on site. Bring a booster.",
    },
    weak_source: {
      certainty: "likely",
      cause: "A car or a small pack is too weak to crank a big diesel, and can be damaged.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not from that. It takes another truck or a heavy booster.",
      },
      do: [
        "Ask a driver with a 12-volt tractor, or call road service.",
        "Everything off meanwhile: lights, fan, inverter, fridge.",
      ],
      doNot: ["Do not crank from a running car: thin cables get hot and can burn."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 45, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Flat batteries, only a car or unknown source on site. Bring a booster.",
    },
    call: {
      certainty: "open",
      cause: "Without a good point for the clamps a jump makes sparks at the batteries.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Leave it to road service with a booster.",
      },
      do: ["Keep everything off.", "Send a photo of the battery box, so that the right cables come."],
      doNot: ["Do not clamp onto hoses, air tanks, steering parts or painted metal."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Flat batteries, driver found no safe clamp point. Bring a booster.",
    },
  },
  asides: [
    {
      id: "which_battery",
      question: "Four batteries: which post do I take?",
      answer:
        "They sit side by side at 12 volts, so any plus post will do. Best are the jump posts outside the box. Black " +
        "goes to bare frame, away from them.",
      sources: ["freightliner_manual", "trade"],
    },
    {
      id: "reversed",
      question: "What if I cross the cables?",
      answer:
        "No start, and burnt fuses or modules. Take them off at once, do not try again, and tell the technician what " +
        "happened.",
      sources: ["trade"],
    },
    {
      id: "good_to_go",
      question: "It runs after the jump. Am I good to go?",
      answer:
        "Yes, if the voltmeter shows 13.5 to 14.5 and no battery smells or swells. Do not shut it off before you are " +
        "where help is.",
      sources: ["trade"],
    },
    {
      id: "push_start",
      question: "Can I tow-start or roll-start it?",
      answer: "No. Its computers need power, and without air it has no brakes.",
      sources: ["trade"],
    },
  ],
  sources: ["freightliner_manual", "trade"],
});
