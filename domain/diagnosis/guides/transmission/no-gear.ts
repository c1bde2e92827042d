import { defineGuide } from "../guide.ts";

export const noGear = defineGuide({
  id: "no-gear",
  system: "transmission",
  title: "It will not go into gear",
  selects: { symptoms: ["no_gear", "limp_mode"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until you are out of traffic, if it still moves. Stuck in a lane: 4-ways on, get out on the safe side, call " +
      "911.",
  },
  usually: [
    {
      when: { transmission: ["manual"] },
      text: "It is usually low air to the shifter, a clutch that does not release, or the linkage.",
    },
    {
      when: { transmission: ["automated", "automatic"] },
      text: "It is usually low air or low voltage, or a fault that the display shows as a code.",
    },
    { text: "It is usually low air, low voltage, or a clutch that does not release." },
  ],
  first: "air",
  steps: {
    air: {
      ask: "Are both air needles above 90 psi and the dash free of a low-air warning?",
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 90 }], to: "volts" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 90 }],
          shows: "Shifting needs air too: build it up first.",
          to: "needs_air",
        },
        { id: "cant_tell", to: "volts" },
      ],
    },
    volts: {
      ask: "Does the voltmeter show at least 12 volts with the key on?",
      answers: [
        { id: "yes", means: ["yes", { reading: "volts", atLeast: 12 }], to: "kind" },
        { id: "no", means: ["no", { reading: "volts", below: 12 }], to: "needs_volts" },
        { id: "cant_tell", to: "kind" },
      ],
    },
    kind: {
      when: { transmission: ["manual", "unknown"] },
      otherwise: "restart",
      ask: "Does the truck have a clutch pedal?",
      answers: [
        { id: "pedal", label: "Yes, three pedals", means: ["yes"], to: "clutch" },
        { id: "two", label: "No, two pedals", means: ["no"], to: "restart" },
        { id: "cant_tell", to: "restart" },
      ],
    },
    clutch: {
      ask: "With the pedal to the floor, what happens when you try low gear?",
      how: [
        "Engine on, brakes set, foot on the brake.",
        "If it just blocks, let the pedal up a little and try again: the teeth may meet tip to tip.",
      ],
      answers: [
        {
          id: "grinds",
          label: "It grinds",
          shows: "Grinding means that the clutch does not let go.",
          to: "clutch_release",
        },
        { id: "soft", label: "Pedal is soft or stays down", means: [{ symptom: "clutch" }], to: "clutch_release" },
        { id: "normal", label: "Pedal normal, no gear", to: "linkage" },
        { id: "cant_tell", to: "linkage" },
      ],
    },
    restart: {
      ask: "Key off for two minutes, brakes set, then start with N selected. Does it take a gear now?",
      how: ["Foot on the brake, then D or R. Read the display, and take a photo of a code."],
      answers: [
        { id: "yes", means: ["yes"], to: "came_back" },
        { id: "limp", label: "It moves, but only limps", to: "limp" },
        { id: "no", means: ["no"], to: "fault" },
        { id: "cant_tell", to: "fault" },
      ],
    },
  },
  outcomes: {
    limp: {
      certainty: "likely",
      cause: "The transmission has a fault and keeps itself in limp mode, with one or few gears.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, 4-ways on, and only if it keeps up with traffic. Smell, noise or heat: stop.",
      },
      do: [
        "Take a photo of the display and the codes.",
        "Park where a truck can be worked on or towed. It may not take a gear again.",
      ],
      doNot: ["Do not pull a grade with it."],
      who: ["shop", "dealer", "roadside"],
      technician: "Transmission in limp mode after key cycle. Read codes; air, voltage, speed sensors, clutch wear.",
    },
    needs_air: {
      certainty: "likely",
      cause: "The air is too low for the shifter.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Build it above 100 psi first. If it will not build, the air is the trouble.",
      },
      do: [
        "Fast idle until both needles are above 100, then try again.",
        "If it does not build, tell us: air will not build.",
      ],
      who: ["roadside"],
      parts: ["air_fitting"],
      technician: "No gear with low air. Resolve air supply first.",
    },
    needs_volts: {
      certainty: "likely",
      cause: "The voltage is too low for the transmission's computer.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. It needs a charge or a jump, and then a look at why it is low.",
      },
      do: ["Everything off. Look at the battery cable ends.", "Jump or charge it, then try a gear."],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery", "battery_cable", "alternator"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "No gear with low voltage. Batteries, cables, charging.",
    },
    clutch_release: {
      certainty: "likely",
      cause: "The clutch does not release: its fluid, linkage, adjustment, or a broken part.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it cannot be shifted. A start in gear is only to clear a lane.",
      },
      do: [
        "Look at the clutch fluid, where it is hydraulic, and for a leak under the pedal.",
        "Leave it in neutral, brakes set.",
      ],
      doNot: ["Do not force the lever."],
      who: ["roadside", "tow"],
      parts: ["clutch"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Clutch not releasing: hydraulics or linkage, free play, clutch brake, pilot bearing.",
    },
    linkage: {
      certainty: "open",
      cause: "The clutch seems fine, but it takes no gear: shift linkage, range air, clutch brake, or damage inside.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. With clunks or noise from the transmission stop trying.",
      },
      do: [
        "Move the range lever both ways and listen for its puff of air.",
        "Look under the cab for a rod or air line that has come off, without crawling under.",
      ],
      doNot: ["Do not force the lever, and do not crawl under the truck."],
      who: ["roadside", "tow"],
      parts: ["air_fitting"],
      technician: "Manual takes no gear, clutch normal: linkage, range/splitter air, interlock, internal.",
    },
    came_back: {
      certainty: "likely",
      cause: "A restart cleared it: a glitch, low voltage at start, or a fault that comes back.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop on your way. Stop only where it can stay: it may not take a gear again.",
      },
      do: ["Have the stored codes read.", "Watch the voltmeter and the air on the way."],
      who: ["shop", "dealer"],
      technician: "Automated transmission took gear after key cycle. Read stored codes, check power and ground, air.",
    },
    fault: {
      certainty: "open",
      cause: "The transmission's computer blocks the gear because of a stored fault.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A technician has to read the code.",
      },
      do: ["Take a photo of the display.", "Say what it did before: shift, hill, backing up, after a jump."],
      doNot: ["Do not keep trying: it heats the clutch."],
      who: ["roadside", "dealer", "tow"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "AMT/automatic no drive after key cycle, air and volts fine: read codes; clutch actuator, shifter, speed " +
        "sensors.",
    },
  },
  asides: [
    {
      id: "tow",
      question: "How is it towed?",
      answer:
        "Driveshaft or axle shafts out, or drive wheels lifted: a transmission that turns without its pump is " +
        "ruined in miles.",
      sources: ["trade"],
    },
    {
      id: "starter",
      question: "Can I move it with the starter?",
      answer:
        "No, except a few feet out of a lane when nothing else is left. On railroad tracks: get out first, get " +
        "away, and call the number on the blue sign.",
      sources: ["trade"],
    },
    {
      id: "cold",
      question: "Can cold weather do it?",
      answer:
        "Yes. Water freezes in the shifter's air line, and thick oil shifts hard. Let it warm up in neutral for 15 " +
        "minutes.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
