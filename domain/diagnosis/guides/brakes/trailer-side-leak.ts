import { defineGuide } from "../guide.ts";

export const trailerSideLeak = defineGuide({
  id: "trailer-side-leak",
  system: "brakes",
  title: "Air leaks at the glad hands, hoses or trailer",
  // A leak of unknown place belongs to leaks-down-parked, which wins unless a line or glad hand is named.
  // Locked trailer wheels belong to trailer-brakes-frozen.
  selects: { symptoms: ["air_leak"], codes: [{ spn: 1086, fmis: [1, 17, 18] }], spoken: ["air_line"] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not with this trailer until it holds. If its line lets go, its springs lock the wheels.",
  },
  usually: "It is most often a glad hand: a torn, missing or dirty seal, or one that is not locked home.",
  first: "side",
  steps: {
    side: {
      ask: "Pull the red knob out. Does the hiss stop and the air build above 100 psi?",
      how: ["Parked off the road, wheels chocked on tractor and trailer.", "Engine at fast idle for a few minutes."],
      answers: [
        { id: "yes", means: ["yes"], shows: "The leak is on the trailer side of the red knob.", to: "glad_hands" },
        { id: "no", means: ["no"], shows: "It leaks on the tractor too.", to: "tractor" },
        { id: "cant_tell", to: "glad_hands" },
      ],
    },
    glad_hands: {
      ask: "Look at both glad hands: what do you find?",
      how: [
        "Red knob out, pedal and hand valve free: both lines are empty.",
        "Unlock each, look at the rubber seal, wipe it, lock it home.",
      ],
      warn: "Never open a glad hand while its line has air: it whips.",
      answers: [
        { id: "seal", label: "A seal torn, missing or folded", to: "seal" },
        { id: "loose", label: "Not locked home, or crossed", to: "reseat" },
        { id: "good", label: "Both look good", means: ["no"], to: "hose" },
        { id: "cant_tell", to: "hose" },
      ],
    },
    hose: {
      ask: "Are both hoses whole over their full length, and off the deck plate?",
      how: ["Look for chafed, kinked or melted spots, and at the clamps and springs that carry them."],
      answers: [
        { id: "yes", means: ["yes"], to: "pressed" },
        { id: "no", label: "No, one is damaged", means: ["no"], to: "hose_bad" },
        { id: "cant_tell", to: "pressed" },
      ],
    },
    pressed: {
      ask: "Red knob in, wheels chocked. When does it hiss?",
      how: ["Then have a helper press the pedal, and walk along the trailer from the side."],
      warn: "Nobody under the trailer or between the wheels.",
      answers: [
        {
          id: "always",
          label: "All the time",
          shows: "That is the red supply line, the trailer's valve or a spring brake.",
          to: "supply_side",
        },
        {
          id: "pedal",
          label: "Only with the pedal",
          shows: "That is the blue service line, a relay valve or a chamber.",
          to: "service_side",
        },
        { id: "none", label: "It is quiet now", to: "check_holds" },
        { id: "cant_tell", to: "supply_side" },
      ],
    },
    check_holds: {
      ask: "Engine off, knobs in, pedal held for a minute: does it lose 4 psi or less?",
      how: ["Level ground, chocks on both sides. Count after the first drop."],
      answers: [
        { id: "yes", means: ["yes"], to: "reseated_holds" },
        { id: "no", means: ["no"], to: "supply_side" },
        { id: "cant_tell", to: "supply_side" },
      ],
    },
  },
  outcomes: {
    tractor: {
      certainty: "likely",
      cause: "Air is lost on the tractor, before the red knob.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without air in the tractor nothing brakes. Stay parked until both needles hold above 100 psi.",
      },
      do: ["Both knobs out, wheels chocked.", "Say how far the needles climb, and where it hisses."],
      doNot: ["Do not plug or clamp a line."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_dryer"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak remains with trailer supply off: tractor side, or tractor protection valve passing.",
    },
    seal: {
      certainty: "found",
      cause: "A glad hand seal is bad.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not yet. With a good seal in and the leak test passed you can go.",
      },
      do: [
        "Red knob out. Pry the old seal out by hand, press a new one in flat. Truck stops sell them.",
        "Another driver may have a spare: most seals are one standard size.",
        "Lock it, red knob in, chocked: build to 120, engine off, pedal held one minute. At most 4 psi may go.",
      ],
      doNot: ["Do not double two seals or stuff paper in: it can blow out on the road."],
      who: ["roadside"],
      parts: ["air_fitting"],
      minutes: { from: 10, to: 20, source: "trade" },
      technician: "Glad hand seal bad; driver replaces. Leak-down test asked.",
    },
    reseat: {
      certainty: "found",
      cause: "A glad hand was not locked home, or the lines are crossed.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the lines are right and the leak test holds. Crossed lines leave a trailer without brakes.",
      },
      do: [
        "Red to red or 'emergency', blue to blue or 'service'. Turn each until it snaps home.",
        "Chocked, red knob in, build to 120. Engine off, pedal held one minute: at most 4 psi may go.",
        "Then chocks out: tug against the trailer brakes, and try the hand valve at walking pace.",
      ],
      doNot: ["Do not wire a worn glad hand shut."],
      who: ["roadside"],
      parts: ["air_fitting"],
      minutes: { from: 5, to: 15, source: "trade" },
      technician: "Glad hand not locked or lines crossed; driver reseats and tests.",
    },
    hose_bad: {
      certainty: "found",
      cause: "An air hose to the trailer is damaged.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not with the trailer. It can burst and lock the trailer in traffic.",
      },
      do: [
        "Red knob out. Say which hose, red or blue, its length, and how its ends look.",
        "Truck stops sell ready hoses with glad hand fittings. Have a mechanic fit one if you are not sure.",
        "Afterward tie it up so that it does not drag or pull tight in a turn.",
      ],
      doNot: ["No tape, clamp or garden hose repair on a brake line."],
      who: ["roadside"],
      parts: ["air_fitting"],
      minutes: { from: 15, to: 45, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer air hose damaged. Color and length from driver; check routing and pogo stick.",
    },
    supply_side: {
      certainty: "likely",
      cause: "The trailer's supply line, its spring brake valve, a tank, or a spring brake chamber leaks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not with this trailer. The tractor alone may go if it holds.",
      },
      do: [
        "Red knob out, trailer wheels chocked.",
        "Say where it hisses: nose, middle, at the tank, or at which axle and side.",
      ],
      doNot: ["Do not plug a chamber's line or the supply line.", "Never unbolt or cage a spring brake."],
      who: ["roadside"],
      parts: ["air_valve", "brake_chamber", "air_fitting"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer leak with supply charged, pedal free: supply line, SBCV, tank drain, spring diaphragm.",
    },
    service_side: {
      certainty: "likely",
      cause: "The blue service line, the trailer's relay valve or a service chamber leaks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The trailer brakes weakly, and each stop empties the tractor's air too.",
      },
      do: [
        "Wheels chocked, yellow knob out, red knob in for this test.",
        "With a helper on the pedal, say at which axle and side it hisses, from the side only. Then red knob out.",
      ],
      doNot: ["Do not run the trailer without its service line."],
      who: ["roadside"],
      parts: ["brake_chamber", "air_valve", "air_fitting"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer leak on application: service line, relay/ABS valve exhaust, service diaphragm.",
    },
    reseated_holds: {
      certainty: "likely",
      cause: "A glad hand had not sealed, and it holds now.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Look at it again at the first stop, and go only with both needles above 100 psi.",
      },
      do: [
        "Tug gently against the trailer brakes, then try the pedal at walking pace.",
        "Put new seals in at the next truck stop: they cost little.",
      ],
      who: [],
      parts: ["air_fitting"],
      technician: "Leak gone after reseating glad hands; applied leak test within 4 psi. Suggest new seals.",
    },
  },
  asides: [
    {
      id: "popped_off",
      question: "A line came off on the road. What now?",
      answer:
        "Stop off the road, red knob out. Lock it again, look at the seal and the hose, build above 100, then test for " +
        "a minute before you go.",
      sources: ["trade"],
    },
    {
      id: "bobtail",
      question: "Can I drop the trailer and go?",
      answer:
        "Yes, if the tractor alone holds above 100 psi with the red knob out, and the trailer is chocked where it " +
        "may stay.",
      sources: ["cdl_combination", "trade"],
    },
    {
      id: "plug",
      question: "Can I plug the line and pull it anyway?",
      answer: "No. A trailer without its supply has locked wheels or no brakes. It is fixed where it leaks.",
    },
    {
      id: "spit",
      question: "What do I do against frozen glad hands?",
      answer:
        "Knock the ice off, dry the seal, warm it with your hands or a heat gun. No flame. Close unused glad hands on " +
        "their holder so that no water gets in.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_combination", "cdl_air_brakes", "trade"],
});
