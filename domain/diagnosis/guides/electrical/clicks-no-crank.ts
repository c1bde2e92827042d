import { defineGuide } from "../guide.ts";

export const clicksNoCrank = defineGuide({
  id: "clicks-no-crank",
  system: "electrical",
  title: "It clicks or does nothing, and does not crank",
  selects: { symptoms: ["no_crank", "battery_dead"], before: ["slow-crank", "nothing-at-all", "dead-overnight"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, it has to crank first. Parked safely, nothing gets worse while you check.",
  },
  usually:
    "Rapid clicks are usually low batteries or a bad cable end. One heavy click is the starter or its cable. " +
    "Silence is a switch, a neutral lock or a fuse.",
  first: "sound",
  steps: {
    sound: {
      ask: "When you turn the key to start, what do you hear?",
      how: ["Parking brake set, in neutral.", "Turn it once, for two seconds. Listen with the radio off."],
      answers: [
        {
          id: "rapid",
          label: "Many quick clicks",
          shows: "Quick clicks mean the batteries drop too far when the starter pulls.",
          to: "ends",
        },
        { id: "one", label: "One heavy click", to: "volts_hold" },
        { id: "silence", label: "Nothing at all", to: "dash" },
        { id: "cant_tell", to: "lights" },
      ],
    },
    lights: {
      ask: "With the headlights on, do they go very dim when you turn the key to start?",
      answers: [
        { id: "yes", label: "Yes, dim or out", means: ["yes"], to: "ends" },
        { id: "no", label: "No, they stay bright", means: ["no"], to: "volts_hold" },
        { id: "cant_tell", to: "ends" },
      ],
    },
    ends: {
      ask: "Open the battery box. Is a cable end loose, white-green with corrosion, or hot?",
      how: ["Key off.", "Try to turn each clamp by hand. It should not move."],
      warn: "No smoking, no sparks. If a battery is swollen, cracked, or smells of rotten eggs, step away.",
      answers: [
        { id: "yes", means: ["yes"], to: "bad_ends" },
        { id: "no", means: ["no"], to: "batteries_low" },
        {
          id: "swollen",
          label: "Swollen, cracked or smells",
          means: [{ symptom: "overcharging" }],
          to: "battery_danger",
        },
        { id: "cant_tell", to: "batteries_low" },
      ],
    },
    volts_hold: {
      ask: "What does the voltmeter on the dash read with the key on?",
      answers: [
        {
          id: "good",
          label: "12.4 or more",
          means: [{ reading: "volts", atLeast: 12.4 }],
          shows: "The batteries are charged, so the power does not get to or through the starter.",
          to: "starter",
        },
        { id: "low", label: "Less than 12.4", means: [{ reading: "volts", below: 12.4 }], to: "ends" },
        { id: "cant_tell", to: "ends" },
      ],
    },
    dash: {
      ask: "Do the dash and the lights work with the key on?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "There is power, so the start signal does not reach the starter.",
          to: "neutral",
        },
        {
          id: "no",
          label: "No, all dark",
          means: ["no", { symptom: "dash_dead" }],
          to: "disconnect",
        },
        { id: "cant_tell", to: "disconnect" },
      ],
    },
    disconnect: {
      ask: "Is the battery disconnect switch on?",
      how: ["Look beside the driver's seat, at the battery box, or low on the cab's outside."],
      answers: [
        { id: "off", label: "It was off", to: "switch_was_off" },
        { id: "on", label: "It is on", means: ["yes"], to: "ends" },
        { id: "cant_tell", to: "ends" },
      ],
    },
    neutral: {
      ask: [
        {
          when: { transmission: ["manual"] },
          text: "With the clutch pedal all the way down and the gear in neutral, does it crank?",
        },
        {
          when: { transmission: ["automated", "automatic"] },
          text: "With the selector in N and the foot brake pressed, does it crank?",
        },
        { text: "In neutral, with the clutch or foot brake pressed all the way, does it crank?" },
      ],
      how: ["Parking brake set."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "cranks_yes" }], to: "interlock_worked" },
        { id: "no", means: ["no"], to: "start_signal" },
        { id: "cant_tell", to: "start_signal" },
      ],
    },
  },
  outcomes: {
    batteries_low: {
      certainty: "likely",
      cause: "The batteries are too low or too weak to turn the starter.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is jumped. Then drive only if it charges above 13.5 volts.",
      },
      do: [
        "Switch off all loads: lights, heater fan, inverter, fridge.",
        "Have it jumped, or call road service with a booster.",
        "Once it runs, look at the voltmeter: 13.5 to 14.5 means it charges. Have the batteries tested at the next " +
          "shop.",
      ],
      doNot: [
        "Do not jump a frozen, swollen or cracked battery.",
        "Do not crank longer than 15 seconds. Wait two minutes between tries.",
      ],
      who: ["roadside"],
      parts: ["battery", "battery_cable"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Rapid click or dim lights on crank, cable ends look sound: low batteries; load test, check charging.",
    },
    bad_ends: {
      certainty: "found",
      cause: "A bad battery connection lets too little current through.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the connection is clean and tight. Then it may go if it charges above 13.5 volts.",
      },
      do: [
        "Key off. Tighten the clamp if you have the wrench. To clean it, take the negative side off first and put " +
          "it on last.",
        "Let a hot cable cool, and do not crank on it again.",
        "Once it runs, look for 13.5 to 14.5 volts.",
      ],
      doNot: ["Never let a wrench touch from the positive post to metal.", "Do not hammer on a battery post."],
      who: ["roadside"],
      parts: ["battery_cable"],
      minutes: { from: 15, to: 45, source: "trade" },
      technician: "Loose, corroded or hot battery terminal found by driver.",
    },
    battery_danger: {
      certainty: "found",
      cause: "A battery is damaged and can burst or give off gas that burns.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Step away from the battery box, and do not crank, charge or jump it.",
      },
      do: [
        "Key off, phone and smokes away, stay upwind.",
        "Acid on skin or in eyes: rinse with plenty of water for 15 minutes. For eyes, call 911.",
        "If it smokes or burns, call 911.",
      ],
      doNot: ["Do not disconnect it yourself while it is hot or hissing."],
      who: ["roadside", "tow"],
      parts: ["battery", "alternator"],
      technician: "Swollen, cracked or gassing battery: check regulator for overcharging before new batteries go in.",
    },
    starter: {
      certainty: "likely",
      cause: "The starter, its solenoid, or a cable or ground to it most likely does not pass the power on.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first. A jump will most likely not help.",
      },
      do: [
        "Key off. Check that the battery ends and the ground cable are clean and tight: lights work on a bad end.",
        "Try twice more with two minutes between: a worn starter sometimes catches.",
        "If it starts, keep it running until you are at a shop.",
        "Tell the technician the engine, so that the right starter comes.",
      ],
      doNot: ["Do not lie under the truck to reach the starter.", "Do not bridge its posts with a screwdriver."],
      who: ["roadside", "shop"],
      parts: ["starter", "battery_cable"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Single click with 12.4 V or more: starter, solenoid, or voltage drop in cables and ground.",
    },
    switch_was_off: {
      certainty: "found",
      cause: "The battery disconnect switch was off.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, if it starts now and charges above 13.5 volts.",
      },
      do: ["Turn it on, wait one minute for the modules to wake, then start.", "Look for 13.5 to 14.5 volts."],
      who: [],
      technician: "Battery disconnect switch was off.",
    },
    interlock_worked: {
      certainty: "found",
      cause: "The start lock did not see neutral or the pedal. Now it does, and it cranks.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it runs normally. Have the switch checked, since it can keep you from starting again.",
      },
      do: ["Let it run.", "Have the neutral or pedal switch checked at the next stop."],
      who: ["shop"],
      technician: "Cranks only with pedal or lever held exactly: clutch/brake/neutral switch adjustment.",
    },
    start_signal: {
      certainty: "open",
      cause: "The start signal does not arrive: a fuse or relay, the key switch, the neutral switch or an immobilizer.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first.",
      },
      do: [
        "Lock and unlock with the key, wait a minute, and try once more.",
        "Look for a key, padlock or transmission message on the dash, and take a photo of it.",
        "Look at the fuse marked start or ignition. Replace it once, with the same amperage only.",
      ],
      doNot: ["Never put in a bigger fuse, and do not bridge a relay."],
      who: ["roadside", "dealer"],
      parts: ["fuse", "starter"],
      technician:
        "Dash live, no click: start circuit. Check start relay, neutral/clutch signal, key switch, immobilizer.",
    },
  },
  asides: [
    {
      id: "jump",
      question: "How do I jump it safely?",
      answer:
        "Same voltage, both trucks off and not touching. Red to red, black to the good battery, last clamp to bare " +
        "metal away from the dead one.",
      sources: ["trade"],
    },
    {
      id: "bump",
      question: "Can I roll-start it?",
      answer: "No. Its computers need power, and a truck that rolls without air has no brakes.",
      sources: ["trade"],
    },
    {
      id: "hit",
      question: "Can I hit the starter?",
      answer: "No. From under the truck it can start or roll over you, and it helps once at best.",
      sources: ["trade"],
    },
    {
      id: "volts",
      question: "What should the volts be?",
      answer:
        "Engine off, about 12.6 is full, 12.4 three quarters, 12.0 a quarter: too low to crank well. Running, " +
        "13.5 to 14.5 means that it charges.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
