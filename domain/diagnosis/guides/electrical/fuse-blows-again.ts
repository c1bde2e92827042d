import { defineGuide } from "../guide.ts";

/**
 * A fuse that blows again. With a burnt smell `burnt-wiring-smell` wins; with dead lights the guides of those
 * lights win.
 */
export const fuseBlowsAgain = defineGuide({
  id: "fuse-blows-again",
  system: "electrical",
  title: "A fuse blows again and again",
  selects: { symptoms: ["fuse_wiring"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe place, with that circuit left dead. If it feeds lights, brakes or the engine, it stays.",
  },
  usually:
    "It is usually something plugged in or added, a wire that rubs through, or water in a plug. The fuse " +
    "does its work: " +
    "what is behind it has to be found.",
  first: "smell",
  steps: {
    smell: {
      ask: "Do you smell burnt plastic, or is a fuse, a plug or a wire hot?",
      how: ["Key off. Back of the hand near the fuse panel; do not touch."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "burning_electrical" }, { symptom: "smoke" }], to: "burning" },
        { id: "no", means: ["no"], to: "feeds" },
        { id: "cant_tell", to: "burning" },
      ],
    },
    feeds: {
      ask: "What does that fuse feed?",
      how: ["The lid of the fuse panel or the book names it. Take a photo."],
      answers: [
        { id: "vital", label: "Engine, ABS, air or dash", to: "vital" },
        { id: "lights", label: "Lights or wipers", to: "trailer" },
        { id: "comfort", label: "Outlet, radio, fan, bunk", to: "unplug" },
        { id: "cant_tell", to: "vital" },
      ],
    },
    unplug: {
      ask: "With everything on that circuit unplugged, does one new fuse of the same amperage hold?",
      how: ["Chargers, inverter, fridge, CB, camera: all out.", "One fuse, then wait five minutes with the key on."],
      warn: "Never a bigger fuse, never wire or foil: the harness burns instead.",
      answers: [
        { id: "yes", means: ["yes"], to: "device" },
        { id: "no", label: "No, it blows", means: ["no"], to: "harness" },
        { id: "cant_tell", to: "harness" },
      ],
    },
    trailer: {
      ask: "With the trailer's cord unplugged, does one new fuse of the same amperage hold?",
      how: [
        "Key off, brakes set before you climb. Fuse in, lights on, wait two minutes.",
        "No trailer: tap 'can't tell'.",
      ],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Then the short is in the cord or in the trailer.",
          to: "trailer_short",
        },
        { id: "no", label: "No, it blows", means: ["no"], to: "lights_short" },
        { id: "cant_tell", to: "lights_short" },
      ],
    },
  },
  outcomes: {
    burning: {
      certainty: "likely",
      cause: "A wire or plug overheats, or that is not excluded.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Off the road, everything off, out of the cab. A wire behind a panel can burn on.",
      },
      do: [
        "Battery disconnect off, if it can be reached without smoke.",
        "Smoke or flames: away from truck and traffic, call 911.",
        "Tell the technician which fuse it was.",
      ],
      doNot: ["No new fuse."],
      who: ["roadside", "tow"],
      parts: ["fuse"],
      technician: "Fuse blows with heat or burnt smell: inspect harness before power-up.",
    },
    vital: {
      certainty: "found",
      cause: "A circuit that the truck needs has a short, or it is not known what the fuse feeds.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can take the engine, the ABS or the gauges away at speed.",
      },
      do: [
        "Leave the fuse out, key off.",
        "Tell the technician which fuse and when it blows: key on, cranking, braking, bumps, rain.",
      ],
      doNot: ["No bigger fuse, no wire.", "Do not feed fuse after fuse to get home."],
      who: ["roadside", "dealer"],
      parts: ["fuse"],
      minutes: { from: 45, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Vital or unknown fuse blows repeatedly: isolate by unplugging, chafe points, sensors on that feed.",
    },
    device: {
      certainty: "likely",
      cause: "Something that was plugged in draws too much or has a short.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with that device left out, and no smell or heat.",
      },
      do: [
        "Plug things back one at a time, parked. The one that blows it stays out.",
        "Look into the outlet for a coin or a crushed clip, key off.",
      ],
      doNot: ["Do not run a heater or microwave from a dash outlet."],
      who: [],
      parts: ["fuse"],
      technician: "Fuse holds with accessories unplugged: device or outlet.",
    },
    harness: {
      certainty: "likely",
      cause: "A wire of that circuit rubs on metal, or its motor or plug has a short.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next shop, with the fuse left out and no smell. A dead fan is no defrost: stop when " +
          "glass fogs.",
      },
      do: ["Leave the fuse out.", "Look where wires pass doors, seats, the bunk and the hood hinge."],
      doNot: ["Do not sleep in it if it smelled."],
      who: ["shop", "roadside"],
      parts: ["fuse"],
      minutes: { from: 30, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Comfort circuit fuse blows with everything unplugged: harness chafe, blower or motor current.",
    },
    trailer_short: {
      certainty: "found",
      cause: "The cord or the trailer has a short.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next safe place off the road, by daylight. Without its lights the trailer does not go " +
          "in traffic.",
      },
      do: [
        "Look along the cord: rubbed, pinched, bent pins, water in the plug. Try another cord.",
        "Another cord blows it too: it is in the nose box or the trailer.",
      ],
      doNot: ["Do not leave the cord unplugged and drive: no lights, no ABS power."],
      who: ["roadside"],
      parts: ["trailer_cord", "fuse"],
      minutes: { from: 20, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Lamp fuse holds without trailer: cord, nose box, trailer harness, lamp with water.",
      sources: ["cfr_393_11", "trade"],
    },
    lights_short: {
      certainty: "likely",
      cause: "The truck's own lamp or wiper circuit has a short.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, dry and by daylight, with brake lights and signals working. Otherwise it stays.",
      },
      do: [
        "Leave the fuse out.",
        "Look at lamps with water in them, the hood hinge, and lamps that were added.",
        "Say which lights are dead.",
      ],
      doNot: ["No third fuse."],
      who: ["roadside", "shop"],
      parts: ["fuse"],
      minutes: { from: 30, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tractor lamp or wiper fuse blows without trailer: lamp bases, hinge harness, added lamps, motor.",
      sources: ["cfr_393_11", "trade"],
    },
  },
  asides: [
    {
      id: "bigger",
      question: "Can I put in a bigger fuse to get home?",
      answer: "No, never. The wire then is the fuse, and it burns inside the dash or the harness.",
      sources: ["trade"],
    },
    {
      id: "breaker",
      question: "Can I use a breaker that resets itself?",
      answer: "No, not in place of a fuse: it heats the short again and again.",
      sources: ["trade"],
    },
    {
      id: "how_many",
      question: "How many fuses can I try?",
      answer: "One, after you have unplugged something. A second one without a change only heats the wire.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
