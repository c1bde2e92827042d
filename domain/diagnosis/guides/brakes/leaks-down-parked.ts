import { defineGuide } from "../guide.ts";

export const leaksDownParked = defineGuide({
  id: "leaks-down-parked",
  system: "brakes",
  title: "Air leaks down while parked",
  // A warning or a needle that will not climb is worse: low-air-driving and air-will-not-build win.
  selects: { symptoms: ["air_leak"], before: ["trailer-side-leak"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not until a leak test shows that it holds. Air that leaves while parked also leaves while you brake.",
  },
  usually: [
    {
      when: { trailer: ["no"] },
      text: "Usually it is a push-in fitting, a chamber, a valve or a tank drain. Empty after a night is common.",
    },
    {
      text: "Usually it is a glad hand seal, a push-in fitting, a chamber or a tank drain. Empty after a night is common.",
    },
  ],
  first: "builds",
  steps: {
    builds: {
      ask: "Engine at fast idle: do both needles climb above 100 psi and hold?",
      how: ["Wheels chocked, both knobs out. Give it five minutes."],
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 100 }], to: "rate" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 60 }, { symptom: "low_air" }],
          shows: "It leaks as fast as the compressor pumps.",
          to: "not_building",
        },
        { id: "cant_tell", to: "not_building" },
      ],
    },
    rate: {
      ask: "Engine off, knobs in, pedal free: how far does the lower needle fall in one minute?",
      how: ["Level ground, wheels chocked on both sides.", "Let the needles settle, then watch one by a clock."],
      warn: "Without chocks the truck can roll as soon as the knobs are in.",
      answers: [
        { id: "little", label: "Less than 2 psi", to: "pedal" },
        { id: "some", label: "2 psi, just under 3", to: "which_limit" },
        { id: "much", label: "3 psi or more", shows: "That is over the limit.", to: "knob" },
        { id: "cant_tell", to: "knob" },
      ],
    },
    which_limit: {
      when: { trailer: ["no", "unknown"] },
      otherwise: "pedal",
      ask: "Is there a trailer on it?",
      answers: [
        { id: "yes", means: ["yes"], to: "pedal" },
        { id: "no", means: ["no"], shows: "Without a trailer 2 psi is already over.", to: "knob" },
        { id: "cant_tell", to: "knob" },
      ],
    },
    pedal: {
      ask: "Now hold the pedal down firmly for one minute. How far does the needle fall after the first drop?",
      how: ["The first drop fills the chambers; count from there.", "The limit is 4 psi with a trailer, 3 without."],
      answers: [
        { id: "within", label: "Within the limit", means: ["no"], to: "holds" },
        {
          id: "over",
          label: "More than that",
          means: ["yes"],
          shows: "A leak only under the pedal is on the service side: a chamber, its hose, or a valve.",
          to: "service_side",
        },
        { id: "cant_tell", to: "service_side" },
      ],
    },
    knob: {
      ask: "Pull both knobs out. Does the fall stop or become much slower?",
      how: ["Watch for another minute, then listen along the truck from the side."],
      answers: [
        { id: "yes", means: ["yes"], to: "beyond_knobs" },
        { id: "no", means: ["no"], shows: "It leaks at or before the tanks and valves.", to: "hiss" },
        { id: "cant_tell", to: "hiss" },
      ],
    },
    hiss: {
      ask: "Where is the hiss loudest?",
      how: ["Engine off. Listen at the dryer, under the cab, at the tanks and each wheel, from beside the truck."],
      warn: "Stay out from under it, and keep your face away from hoses and chambers.",
      answers: [
        { id: "dryer", label: "At the air dryer", means: [{ symptom: "dryer_purge" }], to: "dryer" },
        { id: "tank", label: "At a tank's drain", to: "drain" },
        { id: "cab", label: "In or under the cab", to: "cab_valve" },
        { id: "cant_tell", label: "Somewhere else, or can't tell", to: "not_found" },
      ],
    },
  },
  outcomes: {
    not_building: {
      certainty: "likely",
      cause: "The leak is as large as what the compressor makes, or the compressor does not pump.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until both needles hold above 100 psi.",
      },
      do: [
        "Both knobs out, wheels chocked.",
        "Tell us that air will not build: we then look for it step by step.",
        "Note how far the needles climb.",
      ],
      doNot: ["Do not plug or clamp an air line to move it."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_dryer", "compressor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak-down complaint, and it does not reach 100 psi running. Large leak or no compressor output.",
    },
    holds: {
      certainty: "found",
      cause: "It leaks less than the limits. Slow loss over a night comes from many small places together.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once both needles are above 100 psi and the low-air warning is off.",
      },
      do: [
        "Build to cut-out, about 125 psi, before you let the knobs in.",
        "Repeat this test at each pre-trip. If it gets worse, have it found.",
        "Drain the tanks: water in them makes valves leak.",
      ],
      who: [],
      technician: "Leak-down within limits, released and applied. Overnight loss only; check at service.",
    },
    service_side: {
      certainty: "likely",
      cause: "A chamber's diaphragm, a service hose or a relay valve leaks when you brake.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. You lose the air at the moment when you need it, and that wheel brakes weakly.",
      },
      do: [
        "Parking brake set, wheels chocked.",
        [
          {
            when: { trailer: ["no"] },
            text: "A helper holds the pedal: listen from the side and say which wheel hisses.",
          },
          {
            text:
              "Yellow knob out, red knob in, so that the trailer gets air. A helper holds the pedal: say which wheel " +
              "hisses, from the side.",
          },
        ],
      ],
      doNot: ["Never unbolt, cage or hit a chamber: its spring can kill.", "Do not close off that wheel's hose."],
      who: ["roadside"],
      parts: ["brake_chamber", "air_fitting", "air_valve"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak only on application: service diaphragm, hose, relay or foot valve exhaust. Axle from driver.",
    },
    beyond_knobs: {
      certainty: "likely",
      cause: [
        { when: { trailer: ["no"] }, text: "A spring brake, its hose or valve leaks while the knob is in." },
        { text: "The trailer side, or a spring brake and its hose or valve, leaks while the knobs are in." },
      ],
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. With the knobs in, the springs lose the air that keeps them open, and they can come on.",
      },
      do: [
        [
          { when: { trailer: ["no"] }, text: "Chocked, knob in: walk along and listen at each rear chamber." },
          { text: "Chocked: only the yellow knob in. Quiet? Then the leak is on the trailer side of the red knob." },
        ],
        [
          { when: { trailer: ["no"] }, text: "Say at which wheel it hisses." },
          { text: "Red knob out: look at both glad hands. A new seal presses in by hand. Then test once more." },
        ],
      ],
      doNot: ["Do not plug a line to pull a trailer.", "Never unbolt or cage a chamber."],
      who: ["roadside"],
      parts: ["air_fitting", "brake_chamber", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Leak-down stops with knobs out: trailer supply, spring brake diaphragm/hose, or quick-release valve.",
    },
    dryer: {
      certainty: "likely",
      cause: "The check valve after the dryer or the purge valve lets tank air back out through the dryer.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. If that valve fails fully, the supply side empties. It needs a mechanic first.",
      },
      do: [
        "Knobs out, wheels chocked, engine off.",
        "Read the dryer's make from its label for the mechanic.",
        "Below freezing it may be ice: 20 minutes at fast idle can thaw it. Then test again.",
      ],
      doNot: ["Do not plug or cap the purge port.", "No open flame near the dryer."],
      who: ["roadside"],
      parts: ["air_dryer", "air_fitting"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at dryer with engine off: outlet check valve or purge valve; tank check valve if both fall.",
    },
    drain: {
      certainty: "found",
      cause: "A tank's drain valve does not close: dirt, ice, or a pull cord that is caught.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not yet. If it closes and the leak test then holds, you can go.",
      },
      do: [
        "Only what you reach standing beside it: free the cord or close the petcock. Turn your face away.",
        "Pull it open once for a second: that often blows the dirt out.",
        "Build up to 120 and repeat the one-minute test.",
      ],
      doNot: ["Do not crawl under to reach it, and do not hit the valve."],
      who: ["roadside"],
      parts: ["air_fitting"],
      minutes: { from: 10, to: 30, source: "trade" },
      technician: "Tank drain valve not sealing; driver tries to free it.",
    },
    cab_valve: {
      certainty: "likely",
      cause: "A dash valve, the foot valve, a seat or cab bag line, or a fitting behind the dash leaks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not over the limit. Only a mechanic can tell a seat line from a brake valve for sure.",
      },
      do: [
        "Knobs out, wheels chocked.",
        "Hold your ear to the knobs, then to the seat. Say which is louder.",
        "Look at the foot valve under the cab from the side: does it hiss without the pedal?",
      ],
      doNot: ["Do not take a dash valve apart."],
      who: ["roadside", "shop"],
      parts: ["air_valve", "air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at cab: dash control valve exhaust, foot valve, or accessory line (seat, cab bag).",
    },
    not_found: {
      certainty: "open",
      cause: "It leaks over the limit, and the place is not found yet.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Over the limit it is not legal and not safe to move. A mechanic finds it with soap water.",
      },
      do: [
        "Knobs out, wheels chocked.",
        "Write down how many psi each needle loses in a minute, with and without the pedal.",
      ],
      doNot: ["Do not drive on because it holds while running."],
      who: ["roadside"],
      parts: ["air_fitting", "air_valve", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak-down over limit, not located. Note which circuit falls, and released or applied.",
    },
  },
  asides: [
    {
      id: "limit",
      question: "How much may it lose in a minute?",
      answer:
        "Released: less than 2 psi for a single vehicle, less than 3 with a trailer. Pedal held: at most 3 and 4 psi.",
    },
    {
      id: "running_holds",
      question: "It holds 115 running. Can I drive to the shop?",
      answer:
        "No, not over the limit. Each stop uses air on top of the leak, and a small leak can tear open. Have the shop " +
        "come to you.",
      sources: ["cdl_air_brakes", "cfr_396_7", "trade"],
    },
    {
      id: "overnight",
      question: "Is it normal that it is empty in the morning?",
      answer: "Yes, often. What counts is the loss in a minute. Empty within an hour is a leak to find.",
      sources: ["trade"],
    },
    {
      id: "soap",
      question: "How do I find a small leak?",
      answer:
        "Soap water in a spray bottle on fittings that you reach while standing: it bubbles. Chock first, and leave " +
        "everything under the truck to a mechanic.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_air_brakes", "trade"],
});
