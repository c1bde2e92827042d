import { defineGuide } from "../guide.ts";

export const trailerBrakesFrozen = defineGuide({
  id: "trailer-brakes-frozen",
  system: "brakes",
  title: "Trailer wheels will not turn, brakes stuck or frozen",
  selects: { symptoms: ["brakes_locked"], before: ["tractor-brakes-stuck"] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No. Do not drag locked wheels: a sliding tire is ruined in yards. Every wheel has to roll before you leave.",
  },
  usually:
    "With full air it is usually shoes frozen or rusted to the drums after standing wet. With low trailer air it is " +
    "the supply line or a valve.",
  first: "air",
  steps: {
    air: {
      ask: "With both knobs pushed in, do both air needles stay above 90 psi?",
      how: ["Push the yellow and the red knob in.", "Watch the needles for one minute."],
      warn: "Chock the tractor's wheels first.",
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 90 }], to: "wet" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 90 }],
          shows: "Without enough air the trailer's springs hold its brakes on.",
          to: "supply_leak",
        },
        { id: "cant_tell", to: "knob" },
      ],
    },
    knob: {
      ask: "Does the red knob stay in when you push it?",
      answers: [
        { id: "yes", means: ["yes"], shows: "A knob that stays in means the trailer line holds air.", to: "wet" },
        {
          id: "no",
          label: "No, it pops out",
          means: ["no"],
          shows: "A red knob that pops out means the trailer line loses air faster than it fills.",
          to: "supply_leak",
        },
        { id: "cant_tell", to: "supply_leak" },
      ],
    },
    wet: {
      ask: "Was the trailer parked wet, in slush or snow, or for days?",
      answers: [
        { id: "yes", means: ["yes"], to: "rock" },
        { id: "no", means: ["no"], to: "which" },
        { id: "cant_tell", to: "which" },
      ],
    },
    rock: {
      ask: "Back up a foot or two gently, then forward. Do all the wheels turn now?",
      how: [
        "Chocks out, brakes released, lowest gear, no spinning.",
        "Somebody watches each trailer wheel from the side.",
      ],
      warn: "Nobody behind, in front of, or between the wheels.",
      answers: [
        { id: "yes", label: "Yes, all of them", means: ["yes"], to: "rolls" },
        { id: "no", label: "One or more stay locked", means: ["no"], to: "stuck_shoes" },
        { id: "cant_tell", to: "stuck_shoes" },
      ],
    },
    which: {
      ask: "Are all trailer wheels locked, or only one or two?",
      how: ["Look for a wheel that slides when the tractor pulls a foot."],
      answers: [
        {
          id: "all",
          label: "All of them",
          shows: "All at once points to the air supply or the trailer's spring brake valve.",
          to: "valve",
        },
        {
          id: "some",
          label: "One or two",
          shows: "A single wheel points to its chamber, shoes or cam.",
          to: "stuck_shoes",
        },
        { id: "cant_tell", to: "valve" },
      ],
    },
  },
  outcomes: {
    rolls: {
      certainty: "found",
      cause: "The shoes were stuck to the drums and have broken free.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once every wheel turns. Try the brakes at walking pace before you join the road.",
      },
      do: [
        "Brake lightly a few times in the first mile to dry the linings.",
        "Stop after 10 to 15 minutes and hold a hand near each hub, without touching: a hot one still drags.",
        "Next time, dry the brakes with a few light stops before you park.",
      ],
      who: [],
      technician: "Frozen or rusted trailer shoes broke free by rocking; all wheels reported turning.",
      sources: ["trade"],
    },
    stuck_shoes: {
      certainty: "likely",
      cause: "Shoes are still stuck to a drum, or that wheel's brake does not let go.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Do not drag that wheel. It has to roll first.",
      },
      do: [
        "Tractor brakes set, red knob in so that the trailer is released, wheels chocked.",
        "From the side, tap the drum's edge near the shoes with a hammer. Wear eye protection.",
        "Tools and chocks away, then back up gently once more. If a wheel stays locked, call a mobile mechanic.",
      ],
      doNot: [
        "Do not hit the brake chamber, hose, valve or rim.",
        "No open flame, and no one under the trailer.",
        "Never unbolt or cage a chamber: its spring can kill.",
      ],
      who: ["roadside"],
      parts: ["brake_lining", "brake_chamber"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Trailer wheel locked with full air: frozen or rusted shoes, or chamber, slack or cam. Bring heat and chamber.",
    },
    supply_leak: {
      certainty: "likely",
      cause:
        "The trailer does not get enough air: a leak, a kinked or frozen supply line, or the tractor protection valve.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. The trailer's springs stay on until its line holds full pressure.",
      },
      do: [
        "Look at both glad hands: fully locked, seals in place, lines not crossed?",
        "Look for a kink or ice in the red line. Listen for a leak at the trailer.",
        "Pull the red knob out: if the tractor alone does not build above 90 psi, say so. Its air comes first.",
      ],
      doNot: ["Do not plug a line to make the knob stay in."],
      who: ["roadside"],
      parts: ["air_fitting", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Trailer spring brakes not releasing, supply pressure low: tractor air, line, glad hand seals, protection " +
        "valve.",
    },
    valve: {
      certainty: "likely",
      cause: "The trailer's spring brake valve or its line most likely does not pass air, often with ice in it.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. All trailer brakes stay on until the valve passes air.",
      },
      do: [
        "Pull the red knob and push it in again twice, and listen at the trailer for air.",
        "Check that the red line is on the emergency side, not crossed with the blue one.",
        "Below freezing, a mechanic thaws the valve with heat, not with flame.",
      ],
      doNot: ["Do not pour alcohol into the lines unless the brake maker allows it."],
      who: ["roadside"],
      parts: ["air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "All trailer brakes on with full tractor air: spring brake control valve or blocked emergency line.",
    },
  },
  asides: [
    {
      id: "hammer",
      question: "Can I hit the drums with a hammer?",
      answer:
        "Yes, carefully: the drum's edge, from the side, wheels chocked, trailer released. Never the chamber, hose, " +
        "valve or rim, and wear eye protection.",
      sources: ["trade"],
    },
    {
      id: "drag",
      question: "Can I drag it loose?",
      answer: "No, not farther than a foot or two. A sliding tire wears through fast and can blow.",
      sources: ["trade"],
    },
    {
      id: "torch",
      question: "Can I use a torch on the drums?",
      answer: "No. Heat from a flame ruins seals, hoses and tires and can set the trailer on fire.",
      sources: ["trade"],
    },
    {
      id: "prevent",
      question: "How do I keep it from freezing again?",
      answer:
        "Dry the brakes with a few light stops before you park. Drain the tanks, and have the air dryer serviced " +
        "before winter.",
    },
  ],
  sources: ["cdl_combination", "cdl_air_brakes", "trade"],
});
