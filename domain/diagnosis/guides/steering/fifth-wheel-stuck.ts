import { defineGuide } from "../guide.ts";

export const fifthWheelStuck = defineGuide({
  id: "fifth-wheel-stuck",
  system: "steering",
  title: "The fifth wheel will not release",
  selects: { symptoms: ["coupling_named"] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "low",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, do not pull out half released. While it is fully locked it is safe, and you can take your time.",
  },
  usually:
    "It is almost always tension on the kingpin: the trailer pulls or pushes on the jaws, so the handle cannot move.",
  first: "locked",
  steps: {
    locked: {
      ask: "Is the fifth wheel locked around the kingpin right now?",
      answers: [
        { id: "yes", means: ["yes"], to: "tension" },
        {
          id: "not_locked",
          label: "No, not locked",
          means: ["no", { symptom: "coupling_open" }],
          shows: "A fifth wheel that is not locked can drop the trailer.",
          to: "not_locked",
        },
        { id: "cant_tell", to: "not_seen" },
      ],
    },
    tension: {
      ask:
        "Trailer brakes set, back gently against the trailer, set the tractor brakes, and pull the handle. Does it " +
        "open?",
      how: ["Red knob out first, trailer wheels chocked.", "Landing gear down until it just touches firm ground."],
      warn: "Nobody between tractor and trailer while it moves.",
      answers: [
        { id: "yes", means: ["yes"], to: "released" },
        { id: "no", means: ["no"], to: "height" },
        { id: "cant_tell", to: "height" },
      ],
    },
    height: {
      ask: "Does the trailer's nose sit hard on the fifth wheel, or is the ground uneven?",
      how: ["Look from the side with a light: is the landing gear off the ground?"],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "A trailer that twists or sits hard on the plate pinches the jaws.",
          to: "level_it",
        },
        { id: "no", means: ["no"], to: "handle" },
        { id: "cant_tell", to: "handle" },
      ],
    },
    handle: {
      ask: "Is there ice, dirt or a lock at the handle or in the jaws?",
      answers: [
        { id: "ice", label: "Ice or packed dirt", means: ["yes"], to: "frozen" },
        { id: "lock", label: "A lock or pin is in", to: "lock_in" },
        { id: "clean", label: "Clean", means: ["no"], to: "air_release" },
        { id: "cant_tell", to: "air_release" },
      ],
    },
    air_release: {
      ask: "Is it released by air from a switch in the cab?",
      answers: [
        { id: "yes", means: ["yes"], to: "air_fault" },
        { id: "no", label: "No, by a handle", means: ["no"], to: "mechanical" },
        { id: "cant_tell", to: "mechanical" },
      ],
    },
  },
  outcomes: {
    not_locked: {
      certainty: "open",
      cause: "It is not sure that the jaws are locked around the kingpin.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not pull the trailer an inch until you have seen the jaws closed around the pin.",
      },
      do: [
        "Brakes set, trailer wheels chocked, landing gear down on firm ground.",
        "Look from the side with a light: is the trailer too high, or is there ice or a worn jaw?",
        "Set the height so that the trailer rises a little as you back under, and couple again. Then tug twice.",
      ],
      doNot: [
        "Never put hands into the jaws, and nobody under the trailer.",
        "Do not pull out to see whether it holds.",
      ],
      who: ["roadside"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fifth wheel not proven locked: height, ice or dirt, worn jaws, bent handle or kingpin.",
      sources: ["cdl_combination", "trade"],
    },
    not_seen: {
      certainty: "open",
      cause: "It is not sure that the jaws are locked around the kingpin.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Do not pull the trailer an inch until you have seen the jaws closed around the pin.",
      },
      do: [
        "Brakes set, trailer wheels chocked, landing gear down on firm ground.",
        "Look from the side with a light: is the trailer too high, or is there ice or a worn jaw?",
        "Set the height so that the trailer rises a little as you back under, and couple again. Then tug twice.",
      ],
      doNot: [
        "Never put hands into the jaws, and nobody under the trailer.",
        "Do not pull out to see whether it holds.",
      ],
      who: ["roadside"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fifth wheel not proven locked: height, ice or dirt, worn jaws, bent handle or kingpin.",
      sources: ["cdl_combination", "trade"],
    },
    released: {
      certainty: "found",
      cause: "The jaws were under tension.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Lines and cord off, landing gear down, then pull out slowly and stop once to look.",
      },
      do: [
        "Pull forward a foot, stop, and look that the gear holds the trailer.",
        "Grease the plate and jaws at the next service.",
      ],
      who: [],
      technician: "Fifth wheel released after taking tension off.",
    },
    level_it: {
      certainty: "likely",
      cause: "The trailer sits hard or twisted on the fifth wheel and pinches the jaws.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the trailer is level and its landing gear takes some of the weight.",
      },
      do: [
        "Crank the landing gear until it takes a little of the weight, on firm ground or boards.",
        "Let air out of the tractor's bags if there is a switch, then try again.",
        "On a slope, lock it again, tug twice, and move to level ground.",
      ],
      doNot: ["Do not hit the jaws, and do not crawl under the trailer."],
      who: ["roadside"],
      technician: "Fifth wheel pinched by height or twist; driver levels and retries.",
    },
    frozen: {
      certainty: "likely",
      cause: "Ice or packed dirt holds the jaws or the handle.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Clear it first, and look afterward that the jaws open fully.",
      },
      do: [
        "Brakes set: scrape and knock ice off the handle and slot.",
        "De-icer or warm air helps. Then, with nobody near, rock the tractor gently back and forth.",
      ],
      doNot: ["No flame: grease and hoses burn."],
      who: ["roadside"],
      minutes: { from: 15, to: 45, source: "trade" },
      technician: "Fifth wheel iced or packed.",
    },
    lock_in: {
      certainty: "found",
      cause: "A lock or secondary latch is still in.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, take the lock out first. Without its key ask dispatch.",
      },
      do: ["Remove the lock, swing the safety latch aside, then pull the handle."],
      who: [],
      technician: "Kingpin lock or safety latch was in place.",
    },
    air_fault: {
      certainty: "likely",
      cause: "The air release does not move: low air, an interlock, or its cylinder.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Locked it stays safe. Use the hand release if there is one.",
      },
      do: [
        "Air above 100 psi, parking brakes set, then hold the switch.",
        "Look for the hand release beside the plate, and pull it with tension off.",
      ],
      who: ["roadside"],
      parts: ["air_valve"],
      technician: "Air-release fifth wheel does not open: interlock, cylinder, line; tension ruled out.",
    },
    mechanical: {
      certainty: "open",
      cause: "The mechanism is worn, bent or dry.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Do not pull against it: a half-open jaw can drop the trailer.",
      },
      do: [
        "Try once more: ease back, set both brakes, get out, and pull the handle from the side with a long hook.",
        "Then call a mechanic.",
      ],
      doNot: ["Do not hit the kingpin, and do not pull with a chain."],
      who: ["roadside"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fifth wheel will not release with tension off: linkage bent, dry or worn jaws.",
    },
  },
  asides: [
    {
      id: "hammer",
      question: "Can I hit the handle?",
      answer: "No. If it needs a hammer, tension is still on, and a handle that flies can break an arm.",
      sources: ["trade"],
    },
    {
      id: "dropped",
      question: "What if it came off the fifth wheel?",
      answer:
        "No moving then. Brakes set, nobody under or near it, and call 911 if it blocks a road. A heavy wrecker " +
        "lifts it.",
      sources: ["trade"],
    },
    {
      id: "check",
      question: "How do I know it is locked?",
      answer:
        "Tug twice in low gear with the trailer brakes on, then look with a light: jaws around the pin, no gap, " +
        "handle in.",
      sources: ["cdl_combination"],
    },
  ],
  sources: ["cdl_combination", "trade"],
});
