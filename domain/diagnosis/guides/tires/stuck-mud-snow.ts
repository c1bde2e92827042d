import { defineGuide } from "../guide.ts";

export const stuckMudSnow = defineGuide({
  id: "stuck-mud-snow",
  system: "tires",
  title: "Stuck in mud, snow or on ice; chains",
  selects: { symptoms: ["stuck_off_road"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not by spinning: it digs you in, polishes ice and breaks axles. Stop, look, then try once, gently.",
  },
  usually:
    "Usually one drive wheel spins on slick ground while the others do not turn. Lock, weight and grip under it get it out.",
  first: "danger",
  steps: {
    danger: {
      ask: "Is it in a lane or on tracks, tilting, on soft edge, or in rising water?",
      how: ["On tracks: everybody out and away first. Then the number on the blue sign, and 911."],
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "live_lane" }, { symptom: "on_tracks" }, { symptom: "flooding" }],
          to: "get_out",
        },
        { id: "no", means: ["no"], to: "exhaust" },
        { id: "cant_tell", to: "get_out" },
      ],
    },
    exhaust: {
      ask: "Is the exhaust clear of snow and mud, and the cab free of fumes?",
      how: ["Look before you idle for heat. Open a window a little."],
      answers: [
        { id: "yes", means: ["yes"], to: "depth" },
        { id: "no", means: ["no", { symptom: "exhaust_in_cab" }], to: "fumes" },
        { id: "cant_tell", to: "fumes" },
      ],
    },
    depth: {
      ask: "How deep is it in?",
      how: ["Walk around. Look at axles, tanks, landing gear, and which wheels have spun."],
      warn: "Stay off the downhill side.",
      answers: [
        { id: "spin", label: "Wheels spin, axles are free", means: ["no"], to: "lock" },
        { id: "deep", label: "Axle, tank or gear touches", means: ["yes"], to: "recovery" },
        { id: "frozen", label: "Wheels do not turn at all", means: [{ symptom: "brakes_locked" }], to: "brakes_hold" },
        { id: "cant_tell", to: "recovery" },
      ],
    },
    lock: {
      ask: "With the differential lock in, dug free and sand under the drives, does it roll?",
      how: [
        "Stand still to switch the lock. Traction control off if there is a switch.",
        "Wheels straight. Sand, salt, litter or mats under the drives.",
        "Low gear, idle, one gentle try.",
      ],
      warn: "Nobody near the wheels or mats: they fly.",
      answers: [
        { id: "yes", means: ["yes"], to: "out" },
        { id: "no", means: ["no"], to: "chains" },
        { id: "cant_tell", to: "chains" },
      ],
    },
    chains: {
      ask: "Do you have chains that fit, level firm ground, and room away from traffic to hang them?",
      answers: [
        { id: "yes", means: ["yes"], to: "hang_chains" },
        { id: "no", means: ["no"], to: "pull" },
        { id: "cant_tell", to: "pull" },
      ],
    },
  },
  outcomes: {
    get_out: {
      certainty: "found",
      cause: "The place is more dangerous than being stuck.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get everybody out and away from it, and call 911.",
      },
      do: [
        "Tracks: get well away and call the blue sign's number. If a train comes, run away from the track and toward the train.",
        "Lane: flashers, out on the safe side, behind the guardrail.",
        "Tilting or water: out on the uphill side, nothing fetched.",
      ],
      doNot: ["Do not try once more to drive it off.", "Do not stand on the downhill side."],
      who: ["emergency", "tow"],
      technician: "Stuck in a dangerous place (lane, tracks, tilt, water). 911 advised; heavy recovery.",
    },
    fumes: {
      certainty: "found",
      cause: "A blocked exhaust sends carbon monoxide into the cab, which you do not smell.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off and out into fresh air. Headache or dizziness: call 911.",
      },
      do: [
        "Dig the exhaust free before the engine runs again, and look again every half hour in snowfall.",
        "Warm up in blankets, in another vehicle or a building.",
        "When everybody is well, come back here: getting out is the second thing.",
      ],
      doNot: ["Do not sleep with the engine on while snow can cover the exhaust."],
      who: ["roadside"],
      technician: "Stuck with exhaust blocked or fumes in cab; driver out in fresh air.",
    },
    recovery: {
      certainty: "likely",
      cause: "It sits on its belly or is in too deep to drive out.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. More throttle digs deeper and breaks axles. It needs a heavy wrecker.",
      },
      do: [
        "Tell the wrecker: loaded or empty, weight, how deep, how far from firm road, which way it leans.",
        "Photos of all sides. Warm clothes on, exhaust clear, fuel for the heater?",
        "Landing gear up, and say what cargo it is.",
      ],
      doNot: ["Do not let a passing truck pull it: chains and hooks kill when they break."],
      who: ["tow"],
      technician: "Bogged to axle or frame. Heavy recovery; weight and depth from driver.",
    },
    brakes_hold: {
      certainty: "likely",
      cause: "The wheels do not turn, so a brake holds: frozen shoes, or low air.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Dragged wheels slide and tear tires. The brakes come first.",
      },
      do: ["Both needles above 100 psi, knobs in: which wheels slide?", "Tell us that brakes are frozen, and which."],
      doNot: ["No flame at drums or lines."],
      who: ["roadside"],
      parts: ["brake_lining", "air_valve"],
      technician: "Reported as stuck, but wheels do not turn: frozen shoes or low release pressure.",
    },
    out: {
      certainty: "found",
      cause: "The drives had no grip; it is free now.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, on firm ground, with the lock out again. Stop once and look.",
      },
      do: [
        "Lock off before you turn or speed up. Traction control on again.",
        "Look between the duals for stones, at hoses and mud flaps, and clean lights and mirrors.",
        "Try the brakes at walking pace: mud and ice spoil the first stops.",
      ],
      who: [],
      technician: "Freed by diff lock and grit. Driver looks for stones between duals and torn lines.",
    },
    hang_chains: {
      certainty: "likely",
      cause: "It needs chains to get a grip.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the road is clear, with chains on and at most about 25 to 30 mph. The chain maker's limit counts.",
      },
      do: [
        "Brakes set, chocks, flashers, vest, only in a chain-up area or away from traffic. Lay them flat, hooks outward.",
        "Drape over the drives, connect inside first, tighten, roll a few feet, tighten again.",
        "Stop after about half a mile and tighten once more. Off again on bare road.",
      ],
      doNot: [
        "Do not crawl under, and nobody between the wheels while it rolls.",
        "Never spin in chains: they break and fly.",
      ],
      who: [],
      technician: "Driver chains up to get out.",
    },
    pull: {
      certainty: "likely",
      cause: "Without grip or chains it needs a pull.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Stop spinning. A wrecker on firm ground pulls it out in minutes.",
      },
      do: [
        "Tell them where the tow hooks are, the weight, and how the ground is.",
        "Wait warm, exhaust clear, flashers on if near a road.",
        "In remote cold, do not leave the truck: searchers find it first.",
      ],
      doNot: [
        "Do not take a pull from a car or pickup, nor by bumper, axle or a doubled chain.",
        "Do not let air out of the tires.",
      ],
      who: ["tow"],
      technician: "Stuck, axles free, no chains. Light pull from firm ground.",
    },
  },
  asides: [
    {
      id: "rock",
      question: "Can I rock it out?",
      answer:
        "Yes, gently, a few times, by changing between low and reverse at idle with stops. Stop when it digs. With an " +
        "automated gearbox hardly: it heats the clutch.",
    },
    {
      id: "lock_when",
      question: "When may I switch the differential lock?",
      answer: "Only standing still or crawling with no wheel spinning. Off again before a turn on grippy road.",
    },
    {
      id: "drop",
      question: "Should I drop the trailer?",
      answer:
        "No, not on soft ground: the landing gear sinks and the nose cannot be lifted again. Ask the wrecker first.",
    },
    {
      id: "chain_law",
      question: "How many chains do I need?",
      answer:
        "It depends on the state and the sign: often both outer drives and a drag chain on the trailer. Look up the " +
        "state's chain rule before the pass.",
    },
  ],
  sources: ["trade"],
});
