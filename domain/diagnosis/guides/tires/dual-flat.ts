import { defineGuide } from "../guide.ts";

export const dualFlat = defineGuide({
  id: "dual-flat",
  system: "tires",
  title: "A drive or trailer tire is flat or blown",
  selects: { symptoms: ["flat", "blowout", "tire_damage"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the nearest safe place, slowly, only if its mate holds air and nothing smokes. With a flat steer tire " +
      "stop now.",
  },
  usually: "Most often it ran low on air, got hot and came apart. Road debris and a leaking valve stem come next.",
  first: "which",
  steps: {
    which: {
      ask: "Which tire is it?",
      answers: [
        {
          id: "steer",
          label: "A front (steer) tire",
          means: [{ symptom: "steer_tire" }],
          shows: "A steer tire keeps the truck in its lane. It cannot be driven flat.",
          to: "steer",
        },
        { id: "dual", label: "One of two side by side", to: "mate" },
        {
          id: "single",
          label: "A wide single tire",
          shows: "A wide single has no mate to carry its load.",
          to: "no_mate",
        },
        { id: "cant_tell", to: "mate" },
      ],
    },
    mate: {
      ask: "Is the tire beside it firm and whole?",
      how: [
        "Get out on the side away from traffic.",
        "Look first. If nothing is hot, thump the mate's tread from behind: a dull sound means low.",
      ],
      warn: "If a tire smokes or is hot, stay well away from it, and never stand beside its sidewall.",
      answers: [
        { id: "yes", means: ["yes"], to: "loose_parts" },
        { id: "no", label: "No, both are down", means: ["no", { symptom: "tires_gone" }], to: "no_mate" },
        { id: "hot", label: "It smokes or is hot", means: [{ symptom: "tire_burning" }], to: "hot" },
        { id: "cant_tell", to: "no_mate" },
      ],
    },
    loose_parts: {
      ask: "Do pieces hang loose, or is a brake hose, wire, mud flap or light torn?",
      answers: [
        { id: "yes", means: ["yes"], to: "secure_first" },
        { id: "no", means: ["no"], to: "limp" },
        { id: "cant_tell", to: "secure_first" },
      ],
    },
  },
  outcomes: {
    steer: {
      certainty: "found",
      cause: "A steer tire is flat or coming apart.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Not even slowly: it can pull the truck out of its lane.",
      },
      do: [
        "Stay off the road, 4-ways on.",
        "Read the size from the sidewall of the other steer tire, for the tire service.",
      ],
      doNot: ["Do not change it on the traffic side."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steer tire down. Size and position from driver; check rim, steering and fender for damage.",
      sources: ["cfr_393_75"],
    },
    no_mate: {
      certainty: "likely",
      cause: "That wheel position most likely has no tire left that can carry its load.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The rim would carry the load, and what is left can catch fire or fly off.",
      },
      do: [
        "Stay off the road, flashers on.",
        "Read the size from the sidewall, and tell the tire service how many are down.",
      ],
      doNot: ["Do not drive on the rim, not even to the next exit."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Both duals or a wide single down at one position. Check rim, hub, studs, brake hose.",
      sources: ["cfr_393_75"],
    },
    hot: {
      certainty: "found",
      cause: "The tire is overheated and can burst into flames or explode.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get everybody well away from it, and call 911 if it smokes or burns.",
      },
      do: [
        "Stay away from the sidewall; a hot tire can burst long after you stop.",
        "Only if it is safe and the fire is small: cool it from a distance with plenty of water.",
      ],
      doNot: ["Do not let air out, loosen the wheel, or go close to look."],
      who: ["emergency", "tire"],
      parts: ["tire", "brake_lining"],
      technician: "Hot or smoking tire: check dragging brake and wheel bearing before a new tire goes on.",
    },
    secure_first: {
      certainty: "found",
      cause: "The tire is gone, and loose pieces can tear brake hoses, wires or lights.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not until the pieces are off and hoses and wires are whole. Then only to the nearest safe place.",
      },
      do: [
        "Brakes set, wheels chocked, tire cool: cut away what hangs. Wear gloves, steel cords are sharp.",
        "Engine off, watch both air needles for two minutes, then with the pedal pressed. If one falls fast, stay.",
      ],
      doNot: ["Do not reach between the duals, and do not go under the truck."],
      who: ["tire", "roadside"],
      parts: ["tire", "air_fitting"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Dual blown with loose tread or torn hose/wire. Check brake hoses, ABS wire, mud flap, lights.",
    },
    limp: {
      certainty: "found",
      cause: "One of a pair is flat. Its mate carries both loads and heats up.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest exit or safe place, slowly, watching the mirror for smoke. Not at highway speed.",
      },
      do: [
        "Drive slowly, 4-ways on, and stop at the first safe place.",
        "There, look at the mate from a few steps away: smoke, smell or a bulge means stay.",
        "Read the size from the sidewall for the tire service.",
      ],
      doNot: ["Do not finish the trip on it: the law forbids running on a flat tire, and the mate fails next."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One dual down, mate firm, nothing loose. Size and position from driver.",
      sources: ["cfr_393_75", "cfr_396_7"],
    },
  },
  asides: [
    {
      id: "how_far",
      question: "How far can I go on one dual?",
      answer:
        "Until the nearest safe place, slowly. Running on a flat tire is not legal, and its mate carries twice its " +
        "load.",
      sources: ["cfr_393_75", "trade"],
    },
    {
      id: "tread",
      question: "How low may the tread be?",
      answer: "At least 4/32 inch on front wheels and 2/32 inch elsewhere, with no cord, cut or separation showing.",
      sources: ["cfr_393_75"],
    },
    {
      id: "air_up",
      question: "Can I just air it up?",
      answer:
        "No, not if it was driven flat: it can burst while it fills. A tire that only lost air slowly may be filled " +
        "by a tire service.",
      sources: ["trade"],
    },
    {
      id: "change",
      question: "Can I change it myself?",
      answer:
        "No, not on a shoulder. A truck wheel weighs as much as you do, and a bad rim can kill when it is filled.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
