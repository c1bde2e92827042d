import { defineGuide } from "../guide.ts";

export const lowAirDriving = defineGuide({
  id: "low-air-driving",
  system: "brakes",
  title: "Low-air warning while driving",
  selects: {
    symptoms: ["low_air"],
    codes: [
      { spn: 117, fmis: [1, 17, 18] },
      { spn: 118, fmis: [1, 17, 18] },
    ],
    before: ["air-will-not-build"],
  },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Pull off at the first safe place: below 45 psi the spring brakes can lock by themselves.",
  },
  usually: "Falling air on the road is usually a hose or fitting that broke, a glad hand that came off, or the dryer.",
  first: "stopped",
  steps: {
    stopped: {
      ask: "Are you stopped, off the road, with the parking brake set?",
      how: ["Brake once and firmly. Do not pump: each stroke uses air.", "Flashers on."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "needles" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        {
          id: "rolling",
          label: "Still rolling",
          means: ["no"],
          shows: "Get off the road now while you still have brakes. Answer when the parking brake is set.",
          to: "needles",
        },
        { id: "cant_tell", to: "needles" },
      ],
    },
    needles: {
      ask: "What do the two air needles do with the engine running?",
      answers: [
        { id: "both", label: "Both fall or stay low", means: [{ reading: "air", below: 60 }], to: "trailer_off" },
        {
          id: "one",
          label: "Only one is low",
          shows: "One circuit is gone. The other still brakes, but not well enough for traffic.",
          to: "one_circuit",
        },
        { id: "rise", label: "They climb again", means: [{ reading: "air", atLeast: 100 }], to: "came_back" },
        { id: "cant_tell", to: "trailer_off" },
      ],
    },
    trailer_off: {
      when: { trailer: ["yes", "unknown"] },
      otherwise: "tractor_side",
      ask: "Stopped and chocked: with the red knob pulled out for two minutes at fast idle, does the pressure climb?",
      answers: [
        { id: "yes", means: ["yes"], shows: "The leak is most likely on the trailer side.", to: "trailer_side" },
        { id: "no", means: ["no"], shows: "The leak is on the tractor.", to: "tractor_side" },
        { id: "cant_tell", to: "tractor_side" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is in a traffic lane and may not be able to move.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911 first, and get out on the side away from traffic.",
      },
      do: [
        "Flashers on.",
        "Get behind the guardrail or well off the road.",
        "Tell 911 the highway, direction and mile marker.",
      ],
      doNot: ["Do not set out triangles where you would walk in traffic."],
      who: ["emergency", "tow"],
      technician: "Air loss, stopped in a live lane. 911 advised.",
      sources: ["cfr_392_22", "trade"],
    },
    trailer_side: {
      certainty: "likely",
      cause: "A glad hand, hose or valve on the trailer side loses the air.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not with this trailer. The tractor alone may move when both needles hold above 100 psi.",
      },
      do: [
        "Red knob out. Look at both glad hands: is one off, or a seal torn or missing?",
        "Look for a hose that is rubbed through or hangs on the road.",
        "A seal presses in by hand. Wheels chocked, push the red knob in and see if the pressure holds.",
      ],
      doNot: ["Do not plug a line to pull the trailer."],
      who: ["roadside"],
      parts: ["air_fitting", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low-air on the road; tractor builds with trailer supply off. Glad hand, hose or trailer valve.",
    },
    tractor_side: {
      certainty: "likely",
      cause: "A hose, fitting, chamber or the dryer on the tractor loses the air.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until it is repaired and both needles hold above 100 psi.",
      },
      do: [
        "Both knobs out, wheels chocked.",
        "Stand beside the truck, listen for where it hisses, and tell the technician.",
      ],
      doNot: ["Do not plug or clamp a brake line.", "Never unbolt or cage a chamber: its spring can kill."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_dryer", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low-air on the road, tractor side. Hose/fitting, purge valve, chamber, compressor line.",
    },
    one_circuit: {
      certainty: "likely",
      cause: "One of the two brake circuits has lost its air.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. With one circuit it takes far longer to stop, and the spring brakes can come on any time.",
      },
      do: [
        "Both knobs out, wheels chocked.",
        "Note which needle is low: primary is usually the rear axles, secondary the front.",
      ],
      doNot: ["Do not drive on the good circuit."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One service circuit down; note primary or secondary. Check foot valve, line, check valve, chamber.",
    },
    came_back: {
      certainty: "open",
      cause: "The pressure came back: heavy braking used it up, or a leak comes and goes.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No, not yet. First see whether it holds: parked, engine off, it must lose less than 3 psi a minute with " +
          "a trailer.",
      },
      do: [
        "Level ground, wheels chocked, engine off, both knobs in: watch the needles for a minute, then one more " +
          "with the pedal held.",
        "3 psi or more without the pedal, or over 4 with it, is a leak: stay. Without a trailer it is 2 and 3.",
        "If it holds, go on to the next shop only, and have it looked at.",
      ],
      doNot: ["Do not pull out with the warning on."],
      who: ["roadside", "shop"],
      parts: ["air_fitting", "compressor"],
      technician: "Low-air warning cleared itself. Leak-down test asked; check governor, dryer, intermittent hose.",
      sources: ["cdl_air_brakes"],
    },
  },
  asides: [
    {
      id: "exit",
      question: "Can I make the next exit?",
      answer: "No, unless you are rolling and it is the first safe place. The springs can lock before you are there.",
    },
    {
      id: "psi",
      question: "At what pressure do the springs lock?",
      answer: "Between 45 and 20 psi. The warning comes on before 60 psi to give you time to stop.",
    },
    {
      id: "emergency_brake",
      question: "How do I stop if the pedal does nothing?",
      answer:
        "Downshift, engine brake on, and steer for a ramp or uphill. Try the trailer hand valve, if there is one. " +
        "Pull the knobs last: the wheels can lock and the truck can jackknife.",
      sources: ["cdl_driving", "trade"],
    },
  ],
  sources: ["cdl_air_brakes", "cdl_combination", "cfr_393_51", "trade"],
});
