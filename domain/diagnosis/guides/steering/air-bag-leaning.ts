import { defineGuide } from "../guide.ts";

export const airBagLeaning = defineGuide({
  id: "air-bag-leaning",
  system: "steering",
  title: "It leans or sits low, an air bag is flat or hisses",
  // A broken leaf or U-bolt is leaf-or-u-bolt; a shifted load comes first everywhere.
  selects: { symptoms: ["air_bag", "leaning"], codes: [{ spn: 1090, fmis: [1, 17, 18] }] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe exit, slowly, if brake air holds above 100 psi and nothing rubs. With a shifted load, stop.",
  },
  usually:
    "Usually a bag is torn or its line is off, or the leveling valve's rod has come loose. A dump switch left on does it too.",
  first: "load",
  steps: {
    load: {
      ask: "Could the load have shifted, or does the truck lean so that it may tip?",
      how: ["Look from a distance, in front and behind. Stay off the low side."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "load_shifted" }], to: "tipping" },
        { id: "no", means: ["no"], to: "air" },
        { id: "cant_tell", to: "tipping" },
      ],
    },
    air: {
      ask: "Do both brake air needles hold above 100 psi with the engine running?",
      how: ["A bag takes its air from the same compressor."],
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 100 }], to: "switch" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 100 }],
          shows: "The bag's leak now costs you brake air.",
          to: "brake_air",
        },
        { id: "cant_tell", to: "brake_air" },
      ],
    },
    switch: {
      ask: "Is the suspension dump switch off, and does it rise within five minutes at fast idle?",
      how: ["Parked. Flip the switch once each way. Trailers may have a valve near the axles."],
      warn: "Nobody beside or under it while it rises or sinks.",
      answers: [
        { id: "yes", label: "Yes, it rises and is level", means: ["yes"], to: "was_dumped" },
        { id: "no", means: ["no"], to: "look" },
        { id: "cant_tell", to: "look" },
      ],
    },
    look: {
      ask: "From the side, what do you see at the bags and axle?",
      how: ["Chocked, with a light. Compare left and right, and listen."],
      warn: "Never put a hand or head between frame and axle: it can drop at once.",
      answers: [
        { id: "bag", label: "A bag is torn or hisses", means: [{ symptom: "air_bag" }], to: "rubs" },
        { id: "rod", label: "Valve rod is off or bent", to: "rod" },
        { id: "steel", label: "Spring, arm or bolt broken", means: [{ symptom: "spring" }], to: "steel" },
        { id: "cant_tell", label: "All low, nothing seen", to: "rubs" },
      ],
    },
    rubs: {
      ask: "Does a tire touch the frame or body, or does the axle sit crooked?",
      how: ["Look for rub marks and compare the gap on both sides."],
      answers: [
        { id: "yes", means: ["yes"], to: "crooked" },
        { id: "no", means: ["no"], to: "bag_flat" },
        { id: "cant_tell", to: "crooked" },
      ],
    },
  },
  outcomes: {
    tipping: {
      certainty: "likely",
      cause: "The load or the lean itself can tip it, or that cannot be ruled out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not move it, and keep everybody off the low side.",
      },
      do: [
        "Brakes set. Get out on the high side if you can do it safely.",
        "Near traffic: 911. Then dispatch: the load has to be moved by people with the gear for it.",
      ],
      doNot: ["Do not open the doors: cargo falls on you.", "Do not air the bags up to lift it."],
      who: ["tow", "emergency"],
      technician: "Leaning with possible load shift. Recovery or transload before suspension work.",
    },
    brake_air: {
      certainty: "likely",
      cause: "A bag or its line takes the air that the brakes need.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until both needles hold above 100 psi.",
      },
      do: [
        "Knobs out, wheels chocked. Dump switch on: does the hiss stop and the air build? Say so.",
        "Say which axle and side hisses.",
      ],
      doNot: ["Do not clamp or plug the line on the road and go."],
      who: ["roadside"],
      parts: ["air_bag", "leveling_valve", "air_fitting"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Suspension leak pulls brake air down. Bag, line, leveling valve; pressure protection valve.",
      sources: ["cdl_air_brakes", "trade"],
    },
    was_dumped: {
      certainty: "found",
      cause: "The bags were dumped or had not filled.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, when it is level left and right and both needles are above 100 psi.",
      },
      do: ["Guard or label the switch.", "Walk around once more after five minutes: it must stay up."],
      who: [],
      technician: "Suspension was dumped or empty; rose to level.",
    },
    rod: {
      certainty: "likely",
      cause: "The leveling valve's rod is off, so it fills or empties without a measure.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, slowly, if no tire touches and the brake air holds.",
      },
      do: [
        "Say which axle, and send a photo of the valve and the rod's ends.",
        "A mechanic clips on a new rod and sets the height.",
      ],
      doNot: ["Do not tie the valve's arm yourself under there: it can drop or shoot up at once."],
      who: ["roadside", "shop"],
      parts: ["leveling_valve"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leveling valve linkage off or bent. Set ride height.",
    },
    steel: {
      certainty: "found",
      cause: "A part that holds the axle is broken.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The axle can move back and steer the truck, or cut hoses.",
      },
      do: ["Brakes set, chocks in.", "Photos from the side: which side and part."],
      doNot: ["No straps or wood as a cure."],
      who: ["tow", "roadside"],
      parts: ["leaf_spring", "shock"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Broken axle locating part with low suspension. Axle position, brake hoses.",
      sources: ["cfr_393_207", "trade"],
    },
    crooked: {
      certainty: "likely",
      cause: "The axle sits crooked or a tire rubs, or that cannot be ruled out.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A rubbing tire burns or bursts within miles.",
      },
      do: ["Brakes set, chocks in.", "Tire warm from rubbing: stay away from its side."],
      doNot: ["Do not push on to get it off the road at speed."],
      who: ["roadside", "tow"],
      parts: ["air_bag", "leaf_spring"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low suspension with rubbing tire or crooked axle: bag, spring hanger, torque rod, track bar.",
      sources: ["cfr_393_207", "trade"],
    },
    bag_flat: {
      certainty: "likely",
      cause: "A bag, its line or fitting, or the leveling valve has lost its air; it rides on its stops.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, slowly, flashers on, wide turns. An inspector puts a flat bag out of service.",
      },
      do: [
        "Watch the brake needles. Below 100: stop.",
        "Stop after a mile: tire rub, heat, smell?",
        "Say axle, side, and the number on the bag. Many services carry common ones.",
      ],
      doNot: [
        "Do not finish the trip on the stops: frame, shocks and load suffer.",
        "Do not go between frame and axle.",
      ],
      who: ["roadside", "shop"],
      parts: ["air_bag", "leveling_valve"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Air bag or line, nothing rubbing, brake air holds. Bag number and position from driver.",
      sources: ["cfr_393_207", "cfr_396_7", "trade"],
    },
  },
  asides: [
    {
      id: "plug",
      question: "Can I plug the bag's line and go?",
      answer:
        "No, not on the road. A mechanic may shut one bag off for a short move if the brake air is safe and nothing " +
        "rubs.",
    },
    {
      id: "overnight",
      question: "It sinks overnight. Is that bad?",
      answer:
        "No, not by itself: slow leaks at bags and valves are common. If it sinks within an hour, have it found now.",
    },
    {
      id: "unload",
      question: "Can I back into a dock with it?",
      answer:
        "Yes, if it is level enough, nothing rubs and the brakes have air. Tell the dock: the trailer may drop or tilt.",
    },
  ],
  sources: ["trade"],
});
