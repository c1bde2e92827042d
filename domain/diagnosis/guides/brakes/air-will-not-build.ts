import { defineGuide } from "../guide.ts";

export const airWillNotBuild = defineGuide({
  id: "air-will-not-build",
  system: "brakes",
  title: "Air pressure will not build",
  selects: {
    symptoms: ["air_slow", "low_air"],
    codes: [{ spn: 46, fmis: [1, 17, 18] }],
    spoken: ["-build", "-rise"],
  },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Below 60 psi there is too little air to stop it. Stay parked until both needles hold above 100 psi.",
  },
  usually:
    "Usually air gets out as fast as the compressor makes it: a dryer purge valve stuck open, a hose, a tank drain, " +
    "or the trailer side.",
  first: "trailer_off",
  steps: {
    trailer_off: {
      when: { trailer: ["yes", "unknown"] },
      otherwise: "hiss",
      ask: "With both knobs out and the engine at fast idle for five minutes, does the pressure climb above 100?",
      how: ["Chock the wheels first.", "The red knob out cuts the trailer off."],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "The tractor builds air by itself, so the leak is most likely on the trailer side.",
          to: "trailer_side",
        },
        { id: "no", means: ["no"], shows: "The trailer is cut off, so the trouble is on the tractor.", to: "hiss" },
        { id: "bobtail", label: "No trailer on it", to: "hiss" },
        { id: "cant_tell", to: "hiss" },
      ],
    },
    hiss: {
      ask: "With the engine at fast idle, do you hear air escaping?",
      how: ["Both knobs out, wheels chocked.", "Walk once around the truck and listen. Stay out from under it."],
      answers: [
        { id: "steady", label: "Yes, a steady hiss", means: ["yes", { symptom: "air_leak" }], to: "where" },
        {
          id: "purging",
          label: "It spits again and again",
          means: [{ symptom: "dryer_purge" }],
          shows: "A dryer that keeps spitting dumps the air that the brakes need.",
          to: "freezing",
        },
        { id: "no", label: "No hiss", means: ["no"], to: "climbs" },
        { id: "cant_tell", to: "climbs" },
      ],
    },
    where: {
      ask: "Where is the hiss loudest?",
      how: ["Listen along the frame, at the dryer, then at each wheel."],
      warn: "Keep hands and face away from a hose that whips or a chamber.",
      answers: [
        { id: "dryer", label: "At the air dryer", to: "freezing" },
        {
          id: "wheel",
          label: "At a wheel",
          shows: "Air at a wheel is a brake chamber or its hose.",
          to: "chamber",
        },
        { id: "cant_tell", label: "Somewhere else, or can't tell", to: "tractor_leak" },
      ],
    },
    climbs: {
      ask: "After five minutes at fast idle, what do the air needles do?",
      how: ["Look at the primary and the secondary needle."],
      answers: [
        {
          id: "still",
          label: "They do not move",
          shows: "No air at all without a hiss points to the compressor or its governor.",
          to: "compressor",
        },
        {
          id: "stop_low",
          label: "They stop below 100 psi",
          shows: "It pumps, but it stops too early.",
          to: "governor",
        },
        { id: "full", label: "They reach 100 or more", means: [{ reading: "air", atLeast: 100 }], to: "builds_slowly" },
        { id: "cant_tell", to: "tractor_leak" },
      ],
    },
    freezing: {
      ask: "Is it freezing where you are, or was it last night?",
      answers: [
        { id: "yes", means: ["yes", { reading: "outside", below: 33 }], to: "dryer_frozen" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 33 }], to: "purge_valve" },
        { id: "cant_tell", to: "purge_valve" },
      ],
    },
  },
  outcomes: {
    purge_valve: {
      certainty: "likely",
      cause: "The air dryer's purge valve most likely sticks open, or a line beside it leaks.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not move it until both needles hold above 100 psi with the engine at idle.",
      },
      do: [
        "Both knobs out, wheels chocked, engine off while you wait.",
        "Tell the mechanic that air escapes at the dryer, and the dryer's make if you can read it.",
      ],
      doNot: ["Do not plug, cap or tape the purge port or any air line.", "Do not hit the dryer with a hammer."],
      who: ["roadside", "tow"],
      parts: ["air_dryer", "air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Air lost at dryer, or it purges over and over: purge valve, governor, wet tank check valve, nearby line.",
    },
    dryer_frozen: {
      certainty: "likely",
      cause: "Water has most likely frozen in the dryer's purge valve or in a line, which holds it open or blocks it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It may thaw, but stay parked until both needles hold above 100 psi.",
      },
      do: [
        "Idle it fast for 20 minutes: engine heat and the dryer's heater often thaw it. Keep the exhaust clear of " +
          "snow.",
        "If it builds to cut-out, pump the brakes and watch that both needles hold.",
        "Have the dryer cartridge and heater checked at the next shop, or it freezes again.",
      ],
      doNot: [
        "No open flame at the dryer, valves or lines.",
        "Do not pour alcohol or antifreeze into the lines unless the brake maker allows it.",
      ],
      who: ["roadside"],
      parts: ["air_dryer", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Freezing weather, air lost or blocked at dryer; driver idles it to thaw. Check heater and cartridge.",
    },
    trailer_side: {
      certainty: "likely",
      cause: "The leak is on the trailer side: a glad hand seal, a trailer hose, or a valve on the trailer.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not with this trailer. The tractor alone may go once it holds above 100 psi.",
      },
      do: [
        "Red knob out. Look at both glad hands: is a rubber seal torn, missing or folded? Spare seals press in by " +
          "hand.",
        "Check that both glad hands are fully locked and that the hoses are not rubbed through.",
        "Wheels chocked, push the red knob in again: if the pressure holds, the seal was it.",
      ],
      doNot: ["Do not pull the trailer with a supply line plugged or closed off."],
      who: ["roadside"],
      parts: ["air_fitting", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Tractor builds with both knobs out: leak on trailer side, or in tractor spring brake circuit (yellow knob " +
        "in).",
    },
    tractor_leak: {
      certainty: "open",
      cause: "Air gets out somewhere on the tractor, or the compressor does not keep up; it cannot be told from here.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked until a mechanic has found it and both needles hold above 100 psi.",
      },
      do: [
        "Both knobs out, wheels chocked. Look from the side: is a tank's drain valve open, or its pull cord caught?",
        "Note how far the needles climb and how fast they fall with the engine off.",
      ],
      doNot: ["Do not plug or clamp an air line to drive on."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "air_dryer", "compressor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Air will not build; source not located by driver. Bring fittings, hose, purge valve kit.",
    },
    chamber: {
      certainty: "likely",
      cause: "A brake chamber's diaphragm or the hose to it leaks.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. That wheel's brake may not work, and the leak takes air from all the others.",
      },
      do: [
        "Both knobs out, wheels chocked.",
        "Say which axle and side it is, and whether it hisses with the pedal pressed or all the time.",
      ],
      doNot: ["Never unbolt, cage or hit a brake chamber: its spring can kill."],
      who: ["roadside"],
      parts: ["brake_chamber", "air_fitting"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak heard at one wheel end: chamber or hose. Axle and side from driver.",
    },
    compressor: {
      certainty: "likely",
      cause:
        "The compressor does not pump: its governor holds it unloaded, its line is blocked, or the compressor has " +
        "failed.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without a compressor every brake application uses air that does not come back.",
      },
      do: [
        "Both knobs out, wheels chocked.",
        "Look at the oil level: a compressor that fails can take oil or coolant with it.",
      ],
      doNot: ["Do not drive on the air that is left in the tanks."],
      who: ["roadside", "tow"],
      parts: ["governor", "compressor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "No build, no audible leak: check governor and unloader first, then discharge line (ice, carbon) and " +
        "compressor.",
    },
    governor: {
      certainty: "likely",
      cause: "The governor cuts the compressor out too early, or the compressor is worn.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It has to reach at least 100 psi and hold before it moves.",
      },
      do: [
        "Note the pressure where the needles stop.",
        "Listen for the dryer's spit at that point, and tell the mechanic.",
      ],
      doNot: ["Do not turn the governor's screw to make it pump longer."],
      who: ["roadside"],
      parts: ["governor", "compressor"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Stops building below 100 psi, no leak heard: governor cut-out or worn compressor.",
    },
    builds_slowly: {
      certainty: "open",
      cause: "It reaches pressure, but too slowly: a small leak, a tired compressor or a clogged dryer.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop or truck stop, and only while both needles hold above 100 psi.",
      },
      do: [
        "Engine off, brakes released, wheels chocked: it must lose less than 3 psi a minute with a trailer, 2 without.",
        "If it loses more, or a needle falls toward 60, stay parked.",
      ],
      doNot: ["Do not pull out with the low-air warning on."],
      who: ["shop", "roadside"],
      parts: ["air_dryer", "compressor"],
      clears: ["low_air"],
      technician: "Builds above 100 psi but slowly. Do a timed build-up (85 to 100 psi) and leak-down test.",
    },
  },
  asides: [
    {
      id: "how_fast",
      question: "How fast should it build?",
      answer:
        "From 85 to 100 psi within 45 seconds at fast idle. It cuts out at about 125 psi and back in at about 100.",
    },
    {
      id: "plug",
      question: "Can I plug or clamp the leak and drive?",
      answer: "No. A plugged line leaves a brake dead or locked. It is fixed where it leaks, before the truck moves.",
    },
    {
      id: "cage",
      question: "Can I cage the brakes and move it?",
      answer:
        "No. With caged springs there is no parking and no emergency brake. Only a mechanic does that, for a tow.",
    },
    {
      id: "low_air",
      question: "At what pressure do the brakes lock?",
      answer: "The warning comes on before 60 psi. Spring brakes come on between 45 and 20 psi, wherever you are then.",
    },
    {
      id: "thaw",
      question: "Can I thaw it with a torch?",
      answer: "No. Engine heat or a heat gun thaws it. A flame ruins valves and hoses and can set the truck on fire.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_air_brakes", "cfr_393_51", "trade"],
});
