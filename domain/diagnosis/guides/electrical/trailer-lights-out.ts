import { defineGuide } from "../guide.ts";

export const trailerLightsOut = defineGuide({
  id: "trailer-lights-out",
  system: "electrical",
  title: "Trailer lights are out",
  selects: { symptoms: ["lights_out", "lights_out_dark"], before: ["headlights-out", "brake-lights"] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text:
      "Yes, by daylight and in dry weather, to the next safe place to fix it. At night or in rain without tail and brake " +
      "lights: stop where you are safe.",
  },
  usually:
    "It is usually the seven-pin cord or its plug: dirty pins, a bent pin, or a wire rubbed through. A fuse is next.",
  first: "which",
  steps: {
    which: {
      ask: "Which lights of the trailer are out?",
      how: [
        "Parked, brakes set, 4-ways and headlights on, then walk around once.",
        "Have somebody press the brake, or watch a reflection.",
      ],
      answers: [
        {
          id: "all",
          label: "All of them",
          shows: "All at once means the plug, its ground or a main fuse.",
          to: "plug",
        },
        { id: "some", label: "One circuit (brake, turn, marker)", to: "tractor_light" },
        { id: "one", label: "A single lamp", to: "lamp" },
        { id: "cant_tell", to: "plug" },
      ],
    },
    plug: {
      ask: "Unplug the cord, look, and plug it in again firmly at both ends. Do the lights come back?",
      how: ["Look for green or bent pins, and a rubbed or pinched cord."],
      warn: "Key off and brakes set before you climb between tractor and trailer. Three points of contact.",
      answers: [
        { id: "yes", means: ["yes"], to: "plug_fixed" },
        { id: "no", means: ["no"], to: "other_cord" },
        { id: "cant_tell", to: "other_cord" },
      ],
    },
    other_cord: {
      ask: "Do the lights work with another cord, or with another trailer on this cord?",
      answers: [
        { id: "cord", label: "Another cord works", to: "cord" },
        { id: "trailer", label: "Another trailer works", to: "trailer_wiring" },
        { id: "tractor", label: "Nothing works here", to: "fuse" },
        { id: "cant_tell", label: "Can't try it", to: "fuse" },
      ],
    },
    tractor_light: {
      ask: "Does the same light work on the tractor?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows:
            "Then it is usually the plug, the cord or the trailer. Many trucks have a separate fuse for the trailer.",
          to: "plug",
        },
        { id: "no", means: ["no"], shows: "Both are dead, so it starts in the tractor.", to: "fuse" },
        { id: "cant_tell", to: "plug" },
      ],
    },
    fuse: {
      ask: "Is the trailer fuse or breaker good?",
      how: ["Look in the panel for 'trailer', 'tail' or 'stop'.", "Swap it once with one of the same amperage."],
      answers: [
        { id: "works", label: "A new fuse brought them back", means: ["yes"], to: "fuse_fixed" },
        { id: "again", label: "It blows again", to: "short" },
        { id: "good", label: "The fuse is good", means: ["no"], to: "wiring" },
        { id: "cant_tell", to: "wiring" },
      ],
    },
  },
  outcomes: {
    plug_fixed: {
      certainty: "found",
      cause: "The plug had a bad contact.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once all lamps work. Look at them again at the next stop.",
      },
      do: [
        "Clean the pins, and spread the tractor's split pins a little with a small screwdriver, key off.",
        "Tie the cord so that it does not pull or rub.",
      ],
      who: [],
      parts: ["trailer_cord"],
      technician: "Trailer lights restored by reseating the seven-pin plug.",
    },
    cord: {
      certainty: "found",
      cause: "The seven-pin cord is bad.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with the working cord and all lamps on.",
      },
      do: ["Use the good cord. Truck stops sell them."],
      who: [],
      parts: ["trailer_cord"],
      technician: "Seven-pin cord replaced; lights work.",
    },
    trailer_wiring: {
      certainty: "found",
      cause: "Tractor and cord are good, so it is the trailer: its socket, ground, nose box or a wire.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, by daylight. Not at night and not in rain with this trailer.",
      },
      do: [
        "Look into the trailer's socket: green, bent or pushed-back pins?",
        "Tell dispatch that the trailer is bad, and which lamps are dead.",
      ],
      doNot: ["Do not drive in the dark without tail and brake lights."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tractor and cord light another trailer: trailer socket, pin 1 ground, nose box, harness.",
    },
    fuse_fixed: {
      certainty: "found",
      cause: "The fuse was blown, and something made it blow.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while all lamps stay on. Check them at every stop.",
      },
      do: ["Look for a rubbed or wet cord.", "Carry spare fuses of the same amperage."],
      doNot: ["Never put in a bigger fuse."],
      who: ["shop"],
      parts: ["fuse", "trailer_cord"],
      technician: "Trailer light fuse replaced once; look for chafe or water.",
    },
    short: {
      certainty: "likely",
      cause: "A wire is shorted, most often where the cord or the harness rubs.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, by daylight. Not at night and not in rain: drivers behind cannot see you.",
      },
      do: [
        "Unplug the cord at the tractor: if a new fuse then holds, the short is in the cord or trailer.",
        "Smell for burnt wire along the cord. If you smell burning, key off and get out.",
      ],
      doNot: ["Never put in a bigger fuse or bridge it: the wire burns instead."],
      who: ["roadside"],
      parts: ["trailer_cord", "fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer lamp fuse blows again: short in cord, nose box or trailer harness.",
    },
    wiring: {
      certainty: "open",
      cause: "Power does not get through: a switch, relay, ground or wire in the tractor or the nose box.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, by daylight. Not at night and not in rain.",
      },
      do: ["Flashers on if they work.", "Tell the technician which lamps are dead and what you have swapped."],
      doNot: ["Do not drive in the dark without tail and brake lights."],
      who: ["roadside", "shop"],
      parts: ["trailer_cord", "fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer lights out, fuse good: check pin 1 ground and dead circuit at tractor socket and nose box.",
    },
    lamp: {
      certainty: "likely",
      cause: "That lamp or its plug is bad.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next truck stop, where a lamp is sold. Every required lamp has to work.",
      },
      do: ["Push the lamp's plug in firmly, and look for water in it.", "Replace the lamp at the next stop."],
      who: [],
      technician: "Single trailer lamp out.",
      sources: ["cfr_393_11"],
    },
  },
  asides: [
    {
      id: "legal",
      question: "Can I run with one light out?",
      answer:
        "No, not legally: every required lamp has to work. By daylight, go no farther than where it can be fixed.",
      sources: ["cfr_393_11", "cfr_396_7"],
    },
    {
      id: "pins",
      question: "Which pin is which?",
      answer:
        "White is ground, black markers, yellow left turn, red brake, green right turn, brown tail lights, blue " +
        "auxiliary and ABS.",
      sources: ["pin_colors"],
    },
    {
      id: "flashers",
      question: "Can I drive with flashers instead?",
      answer: "No. Flashers do not replace tail and brake lights. Use them to get off the road.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
