import { defineGuide } from "../guide.ts";

export const landingGear = defineGuide({
  id: "landing-gear",
  system: "steering",
  title: "Landing gear will not crank, sinks or is bent",
  // No symptom names it yet; it opens by its title, from a tap or a service.
  selects: { symptoms: [] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not with the legs down or loose, and do not pull out from under a trailer that the gear cannot hold.",
  },
  usually:
    "Usually the weight is on it, the crank is in the wrong gear, or it is frozen or dry. A bent leg is from moving with it down.",
  first: "coupled",
  steps: {
    coupled: {
      ask: "Is the trailer coupled to a tractor and locked, with its brakes set?",
      how: ["Look at the jaws with a light. Chock the trailer wheels."],
      answers: [
        { id: "yes", means: ["yes"], to: "state" },
        { id: "no", label: "No, it is uncoupled", means: ["no"], to: "alone" },
        { id: "cant_tell", to: "alone" },
      ],
    },
    alone: {
      ask: "Does it sink, lean, or has a leg bent or lost its foot?",
      how: ["Look from the front corners, several steps off."],
      warn: "Nobody under the nose.",
      answers: [
        { id: "yes", means: ["yes"], to: "unsafe_nose" },
        { id: "no", means: ["no"], to: "stiff_alone" },
        { id: "cant_tell", to: "unsafe_nose" },
      ],
    },
    state: {
      ask: "What does it do?",
      answers: [
        { id: "heavy", label: "The crank is too heavy", to: "weight" },
        { id: "free", label: "The crank turns, nothing moves", to: "one_leg" },
        { id: "bent", label: "A leg is bent or hangs", to: "bent" },
        { id: "cant_tell", to: "weight" },
      ],
    },
    weight: {
      ask: "Is there daylight under its feet, or do they carry weight?",
      answers: [
        {
          id: "carry",
          label: "They carry weight",
          shows: "Take the weight off first: let the tractor carry the nose.",
          to: "take_weight",
        },
        { id: "free", label: "They are free", to: "gear_change" },
        { id: "cant_tell", to: "take_weight" },
      ],
    },
    gear_change: {
      ask: "Crank pushed in for low or pulled out for high: does it turn in either?",
      how: ["Stand beside it, feet apart, both hands. Ice or mud at the legs? Knock it off first."],
      warn: "Hold the crank firmly: it can whip back and break an arm.",
      answers: [
        { id: "yes", means: ["yes"], to: "works" },
        { id: "no", means: ["no"], to: "seized" },
        { id: "cant_tell", to: "seized" },
      ],
    },
    one_leg: {
      ask: "Does one leg move and the other not?",
      how: ["A helper turns the crank a little; you look from the side."],
      answers: [
        { id: "one", label: "Yes, only one moves", means: ["yes"], to: "cross_shaft" },
        { id: "none", label: "Neither moves", means: ["no"], to: "gearbox" },
        { id: "cant_tell", to: "gearbox" },
      ],
    },
  },
  outcomes: {
    unsafe_nose: {
      certainty: "likely",
      cause: "The gear may not hold the nose, and the trailer can nose down or tip.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Keep everybody away, also from inside: no forklift in it, no unloading.",
      },
      do: [
        "Cones or guards around it. In a road: 911.",
        "Say weight, ground, and which way it leans: a heavy wrecker or trailer jacks lift it.",
      ],
      doNot: ["Nobody under it to set blocks.", "Do not back a tractor under a sinking nose: it can push it over."],
      who: ["tow"],
      technician: "Trailer alone, landing gear bent, sinking or unsure. Heavy lift, stands, plates.",
    },
    stiff_alone: {
      certainty: "likely",
      cause: "The gear is firm, and the crank works against the whole nose weight.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Use the low gear, or let a tractor with air bags take the weight from below first.",
      },
      do: [
        "Trailer wheels chocked. Crank in the low gear, steady, both hands.",
        "Too low to get under: tractor bags dumped, back in gently, air the bags up, then crank.",
      ],
      doNot: ["No pipe as a longer crank handle: it whips back.", "No forklift tines under the nose with people near."],
      who: ["roadside"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "Landing gear heavy under load, legs straight.",
    },
    take_weight: {
      certainty: "likely",
      cause: "It carries weight, or it may; a crank in high gear cannot lift that.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until both feet are fully up and the crank is stowed.",
      },
      do: [
        "Raise the tractor's air bags until they take the nose, trailer chocked. Nothing rises: do not force the crank, call.",
        "Then high gear, up all the way, low gear, handle into its hook.",
      ],
      doNot: ["Do not drive with the feet down to take the load off."],
      who: ["roadside"],
      technician: "Landing gear loaded while cranking; driver takes weight off.",
    },
    works: {
      certainty: "found",
      cause: "It was in the wrong gear, or ice and mud held it.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, when the coupling is locked, both legs are fully up and the crank is hooked in.",
      },
      do: ["Look once more at the feet from the side.", "Have it greased at the next service."],
      who: [],
      technician: "Landing gear works after gear change or clearing.",
    },
    seized: {
      certainty: "likely",
      cause: "It is frozen, rusted or bent inside.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not while a foot hangs lower than the axle's bottom or bumper: it tears off at the first track.",
      },
      do: [
        "Below freezing: warm air on the legs, knock ice off with wood, penetrating oil at shaft and gearbox.",
        "Feet high and free, only the last turns missing: tell the mechanic how many inches of clearance.",
      ],
      doNot: ["No flame.", "No hammer on the gearbox."],
      who: ["roadside"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Landing gear seized, unloaded: ice, rust, bent leg, gearbox. Measure clearance.",
    },
    cross_shaft: {
      certainty: "found",
      cause: "The cross shaft between the legs has come apart: a pin or bolt is missing.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not with one leg down. Both have to go up together.",
      },
      do: [
        "Trailer coupled, no weight on it. Photo of the shaft's ends.",
        "A mechanic puts a bolt of the right size in, with both legs at the same height.",
      ],
      doNot: ["Do not crank one leg alone under weight: the trailer twists."],
      who: ["roadside"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Landing gear cross shaft bolt or coupling gone; set legs even.",
    },
    gearbox: {
      certainty: "likely",
      cause: "The gearbox or the crank's coupling has broken.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not with the feet down. With both fully up and secured by a mechanic it may go to a shop.",
      },
      do: ["Look for a missing pin at the crank.", "Say make from the plate on the leg, and how high the feet are."],
      doNot: ["Do not chain it up yourself while standing below it."],
      who: ["roadside"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Landing gear crank turns without motion: shear pin, gearbox, coupling.",
    },
    bent: {
      certainty: "found",
      cause: "A leg is bent, cracked or hangs.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can drop on the road, and it must never carry the trailer again: do not uncouple.",
      },
      do: ["Stay coupled. Say clearance and what hangs, with a photo.", "Tell the customer that it cannot be dropped."],
      doNot: ["Do not straighten it with a truck or chain."],
      who: ["roadside", "shop"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Bent landing gear leg, coupled. Secure or cut off by mechanic; replace pair, braces.",
    },
  },
  asides: [
    {
      id: "pipe",
      question: "Can I put a pipe on the crank?",
      answer: "No. It breaks the gear, and a crank that whips back breaks arms and jaws.",
    },
    {
      id: "soft_ground",
      question: "The ground is soft. Can I drop it?",
      answer: "No, not without strong planks or plates under both feet. In heat asphalt is soft too.",
    },
    {
      id: "how_high",
      question: "How far up must it be?",
      answer: "Fully up, always. Half up catches on tracks and drives, and that can tear the trailer off.",
      sources: ["cdl_combination"],
    },
  ],
  sources: ["trade"],
});
