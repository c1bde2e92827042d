import { defineGuide } from "../guide.ts";

export const runawayOnAGrade = defineGuide({
  id: "runaway-on-a-grade",
  system: "brakes",
  title: "Brakes fade or fail, runaway on a grade",
  // Wins over the hydraulic pedal: a driver without brakes may still be rolling.
  selects: { symptoms: ["no_brakes"], codes: [{ spn: 3839 }], before: ["hydraulic-pedal-floor"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Rolling: take the first ramp or uphill road, engine brake full, and stay in the gear you have.",
  },
  usually:
    "Usually the brakes got too hot on the grade and fade. Otherwise the air is gone or they are out of adjustment.",
  first: "rolling",
  steps: {
    rolling: {
      ask: "Are you stopped, with the parking brake set?",
      how: ["Still rolling: put the phone down and steer. Answer when you are stopped."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "burning" },
        { id: "no", label: "No, still rolling", means: ["no"], to: "still_rolling" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        { id: "cant_tell", to: "still_rolling" },
      ],
    },
    burning: {
      ask: "Do wheels smoke or burn?",
      how: ["Look from several steps away, in front or behind, never beside a tire."],
      warn: "A hot tire can burst long after you stop.",
      answers: [
        { id: "fire", label: "Flames, or smoke that grows", means: [{ symptom: "fire" }], to: "fire" },
        { id: "smoke", label: "Smoke or a hot smell", means: ["yes", { symptom: "hot_brakes" }], to: "faded" },
        { id: "no", label: "No smoke, no smell", means: ["no"], to: "air" },
        { id: "cant_tell", to: "faded" },
      ],
    },
    air: {
      ask: "What do the air needles read?",
      answers: [
        { id: "low", label: "One or both are low", means: [{ reading: "air", below: 60 }], to: "no_air" },
        { id: "full", label: "Both above 90 psi", means: [{ reading: "air", atLeast: 90 }], to: "adjustment" },
        { id: "none", label: "It has no air brakes", to: "hydraulic" },
        { id: "cant_tell", to: "no_air" },
      ],
    },
  },
  outcomes: {
    still_rolling: {
      certainty: "found",
      cause: "The truck rolls without brakes that hold it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Take the escape ramp. If there is none, an open field or a side road that turns uphill.",
      },
      do: [
        "Engine brake full. Do not shift now: stuck in neutral you lose the engine brake too.",
        "Horn and flashers. Brake hard and steady while anything is left; no pumping with air brakes.",
        "Trailer hand valve too, if there is one. The knobs come last: locked wheels can jackknife it.",
        "Steer straight into the ramp and stay in it. Scraping a guardrail or bank is better than traffic.",
      ],
      doNot: ["Do not jump out.", "Do not pass a ramp in the hope that it gets better."],
      who: ["emergency", "tow"],
      technician: "Runaway reported, still rolling. 911.",
    },
    in_lane: {
      certainty: "found",
      cause: "The truck is stopped in a traffic lane without brakes to rely on.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: [
        "Both knobs out. If it may roll, chock it only if you can do so out of traffic.",
        "Get behind the guardrail. Tell 911 the highway, direction and mile marker.",
      ],
      doNot: ["Do not walk in traffic to set out triangles."],
      who: ["emergency", "tow"],
      technician: "Brake failure, stopped in a live lane. 911 advised.",
    },
    fire: {
      certainty: "found",
      cause: "A wheel end or tire burns.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911 and get everybody well away.",
      },
      do: [
        "Only if it is safe and the fire is small: unhook the tractor from a burning trailer.",
        "Stay in front or behind, far from the tires.",
      ],
      doNot: ["Do not go back for belongings."],
      who: ["emergency"],
      technician: "Wheel-end fire after brake overheating. 911 advised.",
    },
    faded: {
      certainty: "likely",
      cause: "The brakes are overheated. Hot drums grow away from the shoes, and linings lose their grip.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not down this grade. Cool for an hour at least, and have the brakes looked at before you go on.",
      },
      do: [
        "Parking brake set. Only on level ground, with cool wheels chocked on both sides, may it be off while drums cool.",
        "Stay several steps from the tires. Call 911 if smoke grows.",
        "Used a ramp? Call 911 and the state's number on the sign. A wrecker pulls it out.",
      ],
      doNot: [
        "No water on hot drums or hubs.",
        "Do not back off or tighten adjusters on hot brakes: cold, they lock or do nothing.",
      ],
      who: ["roadside", "tow"],
      parts: ["brake_lining", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Brake fade on a grade. All wheel ends: linings, drums, stroke, seals, tires; engine brake function.",
      sources: ["cdl_driving", "cdl_air_brakes", "trade"],
    },
    no_air: {
      certainty: "likely",
      cause: "Air is gone, so the pedal has nothing to work with.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until the leak is repaired and both needles hold above 100 psi.",
      },
      do: [
        "Both knobs out, all wheels chocked on the downhill side.",
        "Listen from beside the truck, and say where it hisses.",
      ],
      doNot: ["Do not plug or clamp a line.", "Do not release the parking brake on the slope."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_valve", "compressor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Brakes lost with low air. Leak, compressor, dryer, trailer supply.",
      sources: ["cdl_air_brakes", "trade"],
    },
    adjustment: {
      certainty: "likely",
      cause: "The air is there, so it most likely does not reach the shoes: brakes far out of adjustment or a valve.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Full air and no bite means that several brakes do not work.",
      },
      do: [
        "Both knobs out, all wheels chocked on the downhill side.",
        "Say whether the pedal feels as always, and what was done to the brakes lately.",
      ],
      doNot: ["Do not adjust the slacks yourself to get down: the wrong turn takes the last brake away."],
      who: ["roadside", "tow"],
      parts: ["brake_lining", "brake_chamber", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "No braking with full air: stroke at all wheels, linings, foot and relay valve, glazed or oiled shoes.",
    },
    hydraulic: {
      certainty: "likely",
      cause: "With hydraulic brakes it is lost fluid, boiled fluid or a failed booster.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A pedal that comes back once cool can sink again.",
      },
      do: [
        "Parking brake on, in park or gear, wheels chocked.",
        "Look at the brake fluid and for wet wheels. Have it towed.",
      ],
      doNot: ["Do not fill up and drive on."],
      who: ["tow", "shop"],
      technician: "Hydraulic brake loss on a grade: fluid level, boil-over, booster, lines.",
      sources: ["cdl_driving", "trade"],
    },
  },
  asides: [
    {
      id: "ramp",
      question: "Does a ramp wreck the truck?",
      answer: "No, usually not much: deep gravel stops it. A tow-out costs money, and a missed ramp costs lives.",
      sources: ["cdl_driving", "trade"],
    },
    {
      id: "downshift",
      question: "Can I shift down while it runs away?",
      answer:
        "Yes, but only before it is fast. At high engine speed a manual will not take the lower gear and leaves you in " +
        "neutral. Once it is fast, stay in the gear you have.",
      sources: ["cdl_driving"],
    },
    {
      id: "next_grade",
      question: "How do I go down the next grade?",
      answer:
        "Slow down before the top, low gear, engine brake on. Brake to 5 mph under your safe speed in about three " +
        "seconds, let go, repeat.",
      sources: ["cdl_driving"],
    },
    {
      id: "engine_brake",
      question: "The engine brake quit. Can I still go down?",
      answer: "No, not down a long grade loaded. On flat road yes, slowly, to the next shop, with more distance.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_driving", "trade"],
});
