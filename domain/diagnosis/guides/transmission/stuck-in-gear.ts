import { defineGuide } from "../guide.ts";

export const stuckInGear = defineGuide({
  id: "stuck-in-gear",
  system: "transmission",
  title: "Stuck in gear, jumps out of gear, or grinds",
  // A truck that takes no gear at all is no-gear; one that slips is clutch.
  selects: { symptoms: ["gear_trouble"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until you are out of traffic, if it still pulls cleanly. Stuck in a lane: flashers, out on the safe side, 911.",
  },
  usually: [
    {
      when: { transmission: ["manual"] },
      text: "Usually the clutch does not let go fully, range air is missing, or the linkage is worn or has come off.",
    },
    {
      when: { transmission: ["automated", "automatic"] },
      text: "Usually the shift motor lost air, voltage or its position. A restart with full air often frees it.",
    },
    { text: "Usually it is shift air, a clutch that does not let go, or the linkage." },
  ],
  first: "safe",
  steps: {
    safe: {
      ask: "Are you out of traffic, parking brake set?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "kind" },
        { id: "lane", label: "No, in a lane", means: ["no", { symptom: "live_lane" }], to: "in_lane" },
        { id: "cant_tell", to: "kind" },
      ],
    },
    kind: {
      ask: "What does it do?",
      answers: [
        { id: "stuck", label: "It will not come out", to: "air" },
        { id: "jumps", label: "It jumps out of gear", to: "jump_when" },
        { id: "grinds", label: "It grinds going in", to: "pedal" },
        { id: "cant_tell", to: "air" },
      ],
    },
    air: {
      ask: "Are both air needles above 100 psi?",
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 100 }], to: "unload" },
        { id: "no", means: ["no", { reading: "air", below: 100 }], to: "low_air" },
        { id: "cant_tell", to: "unload" },
      ],
    },
    unload: {
      ask: [
        {
          when: { transmission: ["automated", "automatic"] },
          text: "Key off two minutes, foot brake on, key on: does the display go to N?",
        },
        {
          when: { transmission: ["manual"] },
          text: "Foot brake on, clutch to the floor, engine off: does the lever come out now?",
        },
        { text: "Foot brake on, engine off, clutch to the floor if there is one: does it go to neutral now?" },
      ],
      how: [
        "Wheels chocked: in neutral it can roll.",
        "Torque holds the teeth together. Parked uphill, it may need a tow.",
      ],
      warn: "Nobody in front of or behind it.",
      answers: [
        { id: "yes", means: ["yes"], to: "came_out" },
        { id: "no", means: ["no"], to: "lever" },
        { id: "cant_tell", to: "lever" },
      ],
    },
    lever: {
      when: { transmission: ["manual", "unknown"] },
      otherwise: "actuator",
      ask: "How does the shift lever feel?",
      answers: [
        { id: "loose", label: "Loose, it moves nothing", shows: "Then the linkage has let go.", to: "linkage" },
        { id: "solid", label: "Solid as if welded", to: "internal" },
        { id: "none", label: "No lever, a switch or stalk", to: "actuator" },
        { id: "cant_tell", to: "internal" },
      ],
    },
    pedal: {
      when: { transmission: ["manual", "unknown"] },
      otherwise: "actuator",
      ask: "Does it grind in all gears from standstill, pedal to the floor?",
      how: ["Nobody in front or behind. Foot brake on, engine at idle. Try low and reverse once each, gently."],
      answers: [
        { id: "all", label: "Yes, also in reverse", means: ["yes"], to: "clutch_drags" },
        { id: "one", label: "Only in one or two", means: ["no"], to: "worn_gear" },
        { id: "two", label: "It has no clutch pedal", to: "actuator" },
        { id: "cant_tell", to: "clutch_drags" },
      ],
    },
    jump_when: {
      ask: "Does it jump out under power or downhill, with a bang or a noise from below?",
      answers: [
        { id: "bang", label: "Yes, with noise or a bang", means: ["yes"], to: "internal" },
        { id: "quiet", label: "Without noise", means: ["no"], to: "not_engaged" },
        { id: "cant_tell", to: "internal" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is in a lane and may not be able to leave it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. If it rolls in the gear it has, leave the lane now. If not: 911, and out on the safe side.",
      },
      do: ["Flashers on.", "Behind the guardrail. Tell 911 highway, direction and mile marker."],
      doNot: ["On tracks: do not try anything, get out and away, call the number on the blue sign."],
      who: ["emergency", "tow"],
      technician: "Gear trouble, in a live lane. 911 advised.",
    },
    low_air: {
      certainty: "likely",
      cause: "Range, splitter or shift motor needs air, and there is too little.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Build both needles above 100 psi, then try again. The brakes need it too.",
      },
      do: [
        "Fast idle, knobs out, wheels chocked.",
        "If it does not build, tell us. If it builds and still sticks, call a mechanic.",
      ],
      doNot: ["Do not force the lever."],
      who: ["roadside"],
      parts: ["air_fitting"],
      technician: "Stuck in gear with low air. Air supply first.",
    },
    came_out: {
      certainty: "likely",
      cause: "Torque or a position fault held it; it is in neutral now.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, on flat road, only if all gears now go in and out cleanly.",
      },
      do: [
        "Try it parked first: neutral, low, neutral, reverse, with the foot brake on.",
        "Stop only where it may stay. Note which gear it was.",
      ],
      doNot: ["Do not go down a grade with it: you need to be sure of the lower gear."],
      who: ["shop", "dealer"],
      technician: "Stuck in gear, freed unloaded or by key cycle. Clutch release, shift forks, X-Y shifter, codes.",
    },
    linkage: {
      certainty: "likely",
      cause: "The shift rod, cable or its ball joint has come off or broken.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. You cannot choose the gear, and may not find neutral. It is often a quick repair on the spot.",
      },
      do: [
        "Brakes set, engine off, wheels chocked.",
        "From the side, look with a light at the rod between cab and transmission, and take a photo.",
      ],
      doNot: ["Do not crawl under, and do not shift it by hand down there: it can start to roll."],
      who: ["roadside", "tow"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Shift linkage or cable off: ball joints, bolts, cable; check bushings and mounts.",
    },
    internal: {
      certainty: "open",
      cause: "Forks, sliding sleeves or bearings inside may be worn or broken.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can lock the drive wheels, or drop out of gear downhill where you need the engine to hold.",
      },
      do: [
        "Brakes set, wheels chocked.",
        "Look for oil under the transmission. Say which gear, and what you heard.",
        "For the tow: driveshaft off or drive wheels lifted.",
      ],
      doNot: ["Do not force or hammer the lever.", "Do not hold it in gear by hand and drive."],
      who: ["tow"],
      technician:
        "Jumps out with noise, or lever solid: internal. Tow with driveline disconnected; check drain for metal.",
    },
    actuator: {
      certainty: "likely",
      cause:
        "The shift motor, its position sensor, its air or its wiring has failed, and the computer protects the gearbox.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Somebody with a laptop has to read it and bring it to neutral.",
      },
      do: ["Photo of the display.", "Say air pressure, voltage, and what it did just before."],
      doNot: ["Do not restart over and over: it heats the clutch."],
      who: ["dealer", "roadside", "tow"],
      parts: ["air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "AMT stuck in or out of gear: actuator, position sensor, air supply, voltage, calibration.",
    },
    clutch_drags: {
      certainty: "likely",
      cause: "The clutch does not let go fully: fluid, linkage, adjustment, or a bent disc.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. It cannot be put in gear safely from standstill, and it can push the truck forward at a light.",
      },
      do: [
        "Look at the clutch fluid if it is hydraulic, and for fluid under the pedal.",
        "Leave it in neutral, brakes set.",
      ],
      doNot: ["Do not start it in gear in traffic.", "Do not force it in."],
      who: ["roadside", "tow"],
      parts: ["clutch"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Clutch drags: free play, hydraulics, clutch brake, warped disc, pilot bearing.",
    },
    worn_gear: {
      certainty: "likely",
      cause: "One or two gears are worn, or cold thick oil makes them hard to take.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, without the bad gear, on roads where you can do without it. Metal noise: stop.",
      },
      do: [
        "Cold: let it turn in neutral with the clutch out for 15 minutes.",
        "Match the revs, or shift that gear only when almost standing.",
        "Have oil level and drain looked at for metal.",
      ],
      doNot: ["No steep grade if the missing gear is a low one."],
      who: ["shop"],
      parts: ["trans_fluid"],
      technician: "Grinds in single gears: synchronizer or sliding clutch, oil level and grade.",
    },
    not_engaged: {
      certainty: "likely",
      cause: "The gear does not go in fully: linkage, floor boot, mount, or the shift motor.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop on flat road. Never down a grade: out of gear you have no engine brake.",
      },
      do: [
        "Look whether the lever touches floor, seat or a mat.",
        "Say whether it happens over bumps: then a mount is broken.",
      ],
      doNot: ["Do not tie the lever."],
      who: ["shop", "roadside"],
      technician: "Jumps out quietly: linkage travel, mounts, detents, AMT calibration.",
    },
  },
  asides: [
    {
      id: "float",
      question: "Can I shift without the clutch to get home?",
      answer:
        "Until the next exit, if you know how and the road is empty. You still need the clutch to stop and start.",
    },
    {
      id: "neutral_hill",
      question: "It fell out of gear downhill. What now?",
      answer:
        "Brake hard and early to a stop while the brakes are cool. Do not hunt for a gear at high speed. Use a ramp if " +
        "it gets faster.",
      sources: ["cdl_driving"],
    },
    {
      id: "tow",
      question: "How is it towed?",
      answer: "With the driveshaft or axle shafts out, or the drive wheels lifted: it has no oil pump when towed.",
    },
  ],
  sources: ["trade"],
});
