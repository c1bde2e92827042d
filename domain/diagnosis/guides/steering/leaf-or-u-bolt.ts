import { defineGuide } from "../guide.ts";

export const leafOrUBolt = defineGuide({
  id: "leaf-or-u-bolt",
  system: "steering",
  title: "A leaf spring, U-bolt or hanger is broken",
  selects: { symptoms: ["spring"], before: ["air-bag-leaning"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not before you have looked which part it is. An axle that comes loose steers the truck by itself.",
  },
  usually: "Usually one leaf cracks at the center bolt or end. Loose U-bolts let the axle walk, and break the rest.",
  first: "where",
  steps: {
    where: {
      ask: "On which axle is it?",
      how: ["Brakes set, chocked, off the road. Look from the side with a light."],
      warn: "Nobody under it or between axle and frame.",
      answers: [
        { id: "front", label: "The steer axle", shows: "A front spring holds what you steer with.", to: "steer_axle" },
        { id: "drive", label: "A drive axle", to: "what" },
        { id: "trailer", label: "The trailer", to: "what" },
        { id: "cant_tell", to: "steer_axle" },
      ],
    },
    what: {
      ask: "What is broken?",
      answers: [
        { id: "bolt", label: "U-bolt, hanger, arm or rod", to: "holding" },
        { id: "main", label: "The top leaf, or several", to: "holding" },
        { id: "one", label: "One lower leaf", to: "position" },
        { id: "cant_tell", to: "holding" },
      ],
    },
    position: {
      ask: "Does the axle sit straight, all tires alike in their gap, and no piece near a tire or hose?",
      how: ["Compare left and right from behind. Look for shiny rub marks."],
      answers: [
        { id: "yes", means: ["yes"], to: "bolts_tight" },
        { id: "no", means: ["no"], to: "holding" },
        { id: "cant_tell", to: "holding" },
      ],
    },
    bolts_tight: {
      ask: "Are the U-bolts whole, with no rust dust or gap at their nuts and seats?",
      how: ["Only look. Fresh rust dust or a shiny ring means that they move."],
      answers: [
        { id: "yes", means: ["yes"], to: "one_leaf" },
        { id: "no", means: ["no"], to: "holding" },
        { id: "cant_tell", to: "holding" },
      ],
    },
  },
  outcomes: {
    steer_axle: {
      certainty: "likely",
      cause: "A front spring or its hold is broken, or it may be the front.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The axle can shift under braking, and the steering goes with it.",
      },
      do: ["Stay off the road, brakes set, chocks in.", "Photos from the side and front."],
      doNot: ["Do not turn the wheel lock to lock.", "No chain or clamp around the spring."],
      who: ["tow", "roadside"],
      parts: ["leaf_spring"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Steer axle spring, U-bolt or pin broken or suspected. Tow likely; steering linkage, brake hose, alignment.",
      sources: ["cfr_393_207", "trade"],
    },
    holding: {
      certainty: "found",
      cause: "A part that holds the axle in its place is broken or loose, or that cannot be ruled out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The axle can walk, rub a tire until it burns, or cut a brake hose.",
      },
      do: [
        "Brakes set, chocks in. Watch both air needles for two minutes: a fall is a cut hose.",
        "Say axle, side, part, and how the load sits.",
      ],
      doNot: [
        "Do not tighten a U-bolt and go: its seat is gone.",
        "No strap, wood or weld at the roadside to finish the trip.",
      ],
      who: ["roadside", "tow"],
      parts: ["leaf_spring"],
      minutes: { from: 90, to: 300, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Axle locating part broken: U-bolts, center bolt, hanger, torque arm, main leaf. Axle square, tires, hoses.",
      sources: ["cfr_393_207", "trade"],
    },
    one_leaf: {
      certainty: "likely",
      cause: "One lower leaf is broken; the axle still sits straight and tight.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest place where it can be repaired, slowly and smoothly. The law allows no trip beyond that.",
      },
      do: [
        "Slowly, off the highway if there is a way, around bumps. Look again after the first mile.",
        "Call ahead for the spring: count its leaves, note axle and side. The mate often follows.",
        "A scale or an inspector parks it: any broken or shifted leaf can be out of service.",
      ],
      doNot: ["No load on top, no rough yard.", "Do not reach in for a loose piece."],
      who: ["shop", "roadside"],
      parts: ["leaf_spring", "shock"],
      minutes: { from: 120, to: 300, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One lower leaf broken, U-bolts and axle position look good. Replace spring or pair, U-bolts new.",
      sources: ["cfr_393_207", "cfr_396_7", "trade"],
    },
  },
  asides: [
    {
      id: "retorque",
      question: "Can I tighten the U-bolts?",
      answer: "No. Stretched bolts are changed for new ones and torqued; tightening hides that the axle has moved.",
    },
    {
      id: "weld",
      question: "Can it be welded?",
      answer: "No. Spring steel cracks beside a weld. It is replaced.",
    },
    {
      id: "oos",
      question: "Is one broken leaf out of service?",
      answer:
        "Yes, it can be: a main leaf, a quarter of the leaves, or one that can reach a tire is. Do not drive past a " +
        "scale on it.",
      sources: ["cfr_393_207", "trade"],
    },
  ],
  sources: ["trade"],
});
