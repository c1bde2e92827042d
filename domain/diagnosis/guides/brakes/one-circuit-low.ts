import { defineGuide } from "../guide.ts";

export const oneCircuitLow = defineGuide({
  id: "one-circuit-low",
  system: "brakes",
  title: "One air needle is low, the other is normal",
  // SPN 117 and 118 stay with low-air-driving, which wins and has its own end for one circuit.
  selects: {
    symptoms: [],
    codes: [
      { spn: 1087, fmis: [1, 17, 18] },
      { spn: 1088, fmis: [1, 17, 18] },
    ],
  },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. One circuit alone needs a much longer road to stop. Get off the road and stay parked.",
  },
  usually:
    "Usually a line, fitting or chamber on that circuit leaks, and its check valve protects the other. A single needle " +
    "can also lie.",
  first: "stopped",
  steps: {
    stopped: {
      ask: "Are you stopped off the road with the parking brake set?",
      how: ["Brake once, firmly and early: the pedal may bite late.", "Then wheels chocked, both knobs out."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "which" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        {
          id: "rolling",
          label: "Still rolling",
          means: ["no"],
          shows: "Slow down with the engine and leave the road now. Answer when you are parked.",
          to: "which",
        },
        { id: "cant_tell", to: "which" },
      ],
    },
    which: {
      ask: "Which needle is low?",
      how: ["Primary usually feeds the rear axles, secondary the front. The gauges are marked 1 and 2, or P and S."],
      answers: [
        { id: "primary", label: "Primary (1)", to: "hold" },
        { id: "secondary", label: "Secondary (2)", to: "hold" },
        { id: "both", label: "Both are low", to: "both_low" },
        { id: "cant_tell", to: "hold" },
      ],
    },
    hold: {
      ask: "Engine at fast idle for five minutes: what does the low needle do?",
      how: ["Wheels chocked, knobs out. At the same time listen for a hiss from the side."],
      answers: [
        { id: "stays", label: "It stays at zero, no hiss", to: "lamp" },
        { id: "hiss", label: "It stays low, and air hisses", means: [{ symptom: "air_leak" }], to: "leak" },
        {
          id: "climbs",
          label: "It climbs like the other",
          shows: "A needle that comes back means a leak or valve that works on and off.",
          to: "pedal_test",
        },
        { id: "cant_tell", to: "leak" },
      ],
    },
    lamp: {
      ask: "Is the low-air lamp or buzzer on?",
      answers: [
        { id: "yes", means: ["yes"], shows: "The switch on that tank agrees with the needle.", to: "feed" },
        {
          id: "no",
          means: ["no"],
          shows: "The warning and the needle disagree, so one of them is wrong.",
          to: "gauge",
        },
        { id: "cant_tell", to: "feed" },
      ],
    },
    pedal_test: {
      ask: "Engine off, knobs in, pedal held for a minute: does one needle fall more than 4 psi?",
      how: ["Level ground, wheels chocked on both sides first."],
      warn: "Without chocks the truck can roll as soon as the knobs are in.",
      answers: [
        { id: "yes", means: ["yes"], to: "applied_leak" },
        { id: "no", means: ["no"], to: "comes_and_goes" },
        { id: "cant_tell", to: "applied_leak" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is stopped in a traffic lane, and half of its service brakes are gone.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: ["Get behind the guardrail or well off the road.", "Tell 911 the highway, direction and mile marker."],
      doNot: ["Do not walk in traffic to set out triangles."],
      who: ["emergency", "tow"],
      technician: "One air circuit lost, stopped in a live lane. 911 advised.",
      sources: ["trade"],
    },
    both_low: {
      certainty: "likely",
      cause: "Both circuits lose air, so the leak is before the tanks, or on the trailer supply.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The spring brakes come on between 45 and 20 psi, wherever you are then.",
      },
      do: ["Both knobs out, wheels chocked.", "Red knob stays out: do the needles climb now? Tell the technician."],
      doNot: ["Do not hold the knobs in."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_dryer"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Both circuits low. Supply side, dryer, compressor or trailer supply.",
    },
    leak: {
      certainty: "likely",
      cause: "A tank, line, fitting or valve of that circuit leaks.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The good circuit still brakes, but not enough for traffic or a grade.",
      },
      do: [
        "Knobs out, wheels chocked, engine off while you wait.",
        "From beside the truck, say where it hisses: tank, frame, wheel, or under the cab.",
        "Look for a plastic line that is chafed or has slipped out of its fitting.",
      ],
      doNot: ["Do not plug, tape or clamp a brake line.", "Do not drive on the good circuit."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_valve", "brake_chamber"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "One circuit low with audible leak. Needle and place from driver. Lines, fittings, chamber, foot valve.",
    },
    feed: {
      certainty: "likely",
      cause: "That tank is not filled: its check valve or line is blocked or frozen, or its drain is open.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. That circuit has no air at all until its tank fills.",
      },
      do: [
        "Knobs out, wheels chocked. Look from the side whether that tank's drain is open or its cord caught.",
        "Below freezing say so: water freezes in the check valve.",
      ],
      doNot: ["No flame at tanks, lines or valves."],
      who: ["roadside", "tow"],
      parts: ["air_valve", "air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One tank does not fill, no hiss: inlet check valve, frozen or kinked feed line, open drain.",
    },
    gauge: {
      certainty: "likely",
      cause: "The gauge or its sender may be wrong, but the brake itself is not proven.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Two working gauges and a working warning are required. A mechanic proves the pressure first.",
      },
      do: [
        "Key off and on: do needle and lamp do their self-test?",
        "Tell the mechanic what the needle and the lamp each show; he measures at the tank.",
      ],
      doNot: ["Do not trust the better one of the two."],
      who: ["roadside"],
      parts: ["air_fitting"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Needle at zero without low-air warning. Measure tank pressure; gauge, sender, line or lamp switch.",
      sources: ["cfr_393_51", "trade"],
    },
    applied_leak: {
      certainty: "likely",
      cause: "A chamber, hose or valve of that circuit leaks under the pedal.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It loses its air with every stop.",
      },
      do: [
        "Knobs out, wheels chocked.",
        "A helper holds the pedal: listen from beside the truck, and say at which axle and side it hisses.",
      ],
      doNot: ["Never unbolt, cage or hit a chamber: its spring can kill."],
      who: ["roadside"],
      parts: ["brake_chamber", "air_fitting", "air_valve"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One circuit falls on application: service chamber, hose, relay, foot valve.",
    },
    comes_and_goes: {
      certainty: "open",
      cause: "It holds now. A check valve, ice or a line that moves with the frame may have let go for a while.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not on the road. A circuit that fell once falls again. Have the mechanic come to the truck.",
      },
      do: [
        "Say when it fell: braking, turning, cold, or after rain.",
        "Say whether water or oil came out when the tanks were last drained.",
      ],
      doNot: ["Do not start a grade or traffic with it."],
      who: ["roadside", "shop"],
      parts: ["air_valve", "air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "One circuit fell and recovered; leak test now within limits. Check valves, chafed lines, water, ice.",
    },
  },
  asides: [
    {
      id: "still_brakes",
      question: "Does it still brake on one circuit?",
      answer: "Yes, some axles brake, but it takes far longer and can pull. It is there to stop once, not to drive.",
    },
    {
      id: "springs",
      question: "Will the spring brakes lock?",
      answer:
        "Possibly. They draw on the better circuit, so they hold off for a time. When both are below 45 psi, expect " +
        "them.",
    },
    {
      id: "shop_near",
      question: "The shop is a mile away. Can I creep there?",
      answer: "No. If the spot is deadly, call 911 or a tow. A mechanic can come to a shoulder.",
      sources: ["cfr_396_7", "trade"],
    },
  ],
  sources: ["cdl_air_brakes", "cfr_393_51", "trade"],
});
