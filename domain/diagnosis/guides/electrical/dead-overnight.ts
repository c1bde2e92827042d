import { defineGuide } from "../guide.ts";

/** Batteries that drain while the truck is parked. Where the driver mentions a night, it wins against `clicks-no-crank`. */
export const deadOvernight = defineGuide({
  id: "dead-overnight",
  system: "electrical",
  title: "The batteries are dead after sitting overnight",
  selects: { symptoms: ["battery_drains", "battery_dead"], spoken: ["overnight"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, it has to be jumped or charged first. Parked safely, nothing gets worse.",
  },
  usually:
    "It is usually a load that stays on: inverter, fridge, bunk heater, lamps. Next are old batteries that no longer " +
    "hold, and an alternator that never fills them.",
  first: "safe",
  steps: {
    safe: {
      ask: "Is a battery swollen, cracked, frozen, or does it smell of rotten eggs?",
      how: ["Look from the side, with a flashlight. No flame."],
      warn: "If so, step away from the box and touch nothing.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "overcharging" }], to: "danger" },
        { id: "no", means: ["no"], to: "cutoff" },
        { id: "cant_tell", to: "danger" },
      ],
    },
    cutoff: {
      ask: "Does it also go dead when the battery disconnect switch is off overnight?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Dead with the switch off: the batteries do not hold, or something is wired ahead of the switch.",
          to: "age",
        },
        {
          id: "no",
          label: "No, only with it on",
          means: ["no"],
          shows: "So something behind the switch takes the power.",
          to: "load",
        },
        { id: "cant_tell", label: "Never tried, or none", to: "load" },
      ],
    },
    load: {
      ask: "What stays on when you sleep or leave?",
      how: [
        "Think of inverter, fridge, CPAP, bunk heater, TV, phone chargers, dash camera, tracker, liftgate.",
        "At night, key off, walk around: any lamp that glows?",
      ],
      answers: [
        { id: "hotel", label: "Inverter, fridge or heater", to: "hotel_load" },
        { id: "lamp", label: "A lamp stays on", to: "lamp" },
        { id: "nothing", label: "Nothing that I know", means: ["no"], to: "volts" },
        { id: "cant_tell", to: "volts" },
      ],
    },
    volts: {
      ask: "The last time it ran, what did the voltmeter show?",
      answers: [
        { id: "high", label: "Above 15", means: [{ symptom: "charge_high" }], to: "overcharged" },
        {
          id: "low",
          label: "Below 13.5",
          means: [{ symptom: "not_charging" }],
          shows: "Then the batteries were never filled while you drove.",
          to: "undercharged",
        },
        {
          id: "good",
          label: "13.5 to 14.5",
          means: [{ reading: "volts", atLeast: 13.5, below: 15.1 }],
          to: "age",
        },
        { id: "cant_tell", to: "age" },
      ],
    },
    age: {
      ask: "Are the batteries older than about four years, or of different ages?",
      how: ["Look for a date sticker or stamp on each one, from the side."],
      answers: [
        { id: "yes", means: ["yes"], to: "old" },
        { id: "no", means: ["no"], to: "hidden_drain" },
        { id: "cant_tell", to: "hidden_drain" },
      ],
    },
  },
  outcomes: {
    danger: {
      certainty: "likely",
      cause: "A battery is damaged, or that is not excluded: it can burst or give off gas that burns.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Step away from the battery box, and do not jump, charge or crank it.",
      },
      do: ["Stay upwind, no smokes or sparks.", "If it smokes or burns, call 911."],
      doNot: ["Do not disconnect it while it is hot or hissing."],
      who: ["roadside", "tow"],
      parts: ["battery"],
      technician: "Damaged or frozen battery after standing. Replace; check charging and drain.",
    },
    hotel_load: {
      certainty: "likely",
      cause: "The sleeper's loads took more than the batteries hold.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it is jumped and charges above 13.5 volts. Then it may go, with the load off for " +
          "some hours.",
      },
      do: [
        "Switch the inverter off at its own switch, not only at the outlet.",
        "Have it jumped. Drive or idle at least an hour before you shut it off.",
        "Have the low-voltage cutoff of inverter and heater checked: it should leave enough to crank.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 45, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Flat from sleeper loads. Jump, test batteries, check inverter/heater cutoff settings.",
    },
    lamp: {
      certainty: "found",
      cause: "A lamp or its switch stays on and empties the batteries.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is jumped and charges above 13.5 volts. Then it may go if all required lamps work.",
      },
      do: [
        "Unplug a trailer once: if the glow stops, the fault is in the trailer or its cord.",
        "Brake lamps that glow all the time come from a stuck switch: see to it today, since no one sees you brake.",
        "Battery disconnect off whenever you park, until it is fixed.",
      ],
      who: ["roadside", "shop"],
      parts: ["fuse", "battery"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Lamp stays on with key off: switch, relay, brake pressure switch, trailer feed.",
    },
    undercharged: {
      certainty: "likely",
      cause: "The alternator, its belt or a cable does not fill the batteries while you drive.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it is jumped and charges above 13.5 volts. Then to the nearest shop, by daylight: it can " +
          "quit anywhere.",
      },
      do: [
        "After the jump read the voltmeter at once. Below 13.5: call road service to where you are.",
        "Engine off: is the belt there and tight? Is a cable green or loose?",
      ],
      doNot: ["Do not pull a battery cable with the engine running."],
      who: ["roadside", "shop"],
      parts: ["alternator", "belt", "battery_cable"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Dead after standing, below 13.5 V when running: alternator output, belt, charge cable, then batteries.",
    },
    overcharged: {
      certainty: "likely",
      cause: "It charges too high and cooks the batteries, so they no longer hold.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not jump it before a technician has looked: cooked batteries give off gas that burns.",
      },
      do: ["Stay away from the battery box if it smells of rotten eggs.", "Keep everything off."],
      doNot: ["Do not jump or charge it."],
      who: ["roadside"],
      parts: ["alternator", "battery"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Above 15 V seen when running, batteries now dead: regulator first, then new batteries.",
    },
    old: {
      certainty: "likely",
      cause: "The batteries are worn out, or one bad battery drains the others.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it is jumped. Then straight to where batteries are sold, without shutting it off " +
          "on the way.",
      },
      do: [
        "Have it jumped and look for 13.5 to 14.5 volts.",
        "Have each one tested alone. Replace the whole set, not one of four.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside", "shop"],
      parts: ["battery"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Aged or mixed batteries drain overnight: test each alone, replace as a set.",
    },
    hidden_drain: {
      certainty: "open",
      cause: "Something takes power while the truck sleeps: a relay, a module that stays awake, or an added device.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text:
          "No, not until it is jumped and charges above 13.5 volts. Then it may go; shut it off only where " +
          "help is.",
      },
      do: [
        "Use the disconnect switch whenever you park for hours, five minutes after key off.",
        "List what was added: camera, tracker, amplifier, lamps, liftgate.",
        "Let a shop measure the drain with a clamp meter and pull fuses one by one.",
      ],
      doNot: [
        [
          {
            when: { emissions: ["scr", "unknown"] },
            text: "Do not switch the disconnect off right after key off: modules save data, and DEF lines purge first.",
          },
          { text: "Do not switch the disconnect off right after key off: the modules still save data." },
        ],
      ],
      who: ["roadside", "shop"],
      parts: ["battery"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Parasitic draw suspected: measure key-off current after sleep, pull fuses, check added devices.",
    },
  },
  asides: [
    {
      id: "disconnect",
      question: "Can I switch the batteries off every night?",
      answer: [
        {
          when: { emissions: ["scr", "unknown"] },
          text:
            "Yes, five minutes after key off, so that modules save data and DEF lines purge. It also cuts " +
            "fridge, heater and clock.",
        },
        { text: "Yes, five minutes after key off, so that modules save data. It also cuts fridge, heater and clock." },
      ],
      sources: ["trade"],
    },
    {
      id: "how_long",
      question: "How long do good batteries last on the inverter?",
      answer:
        "Until about 12.0 volts. A full set runs a small fridge for a night; a microwave or electric heater empties " +
        "it in hours.",
      sources: ["trade"],
    },
    {
      id: "one_battery",
      question: "Can I replace just the bad one?",
      answer: "Until you are home. A new one beside old ones wears out early, so have the set replaced together.",
      sources: ["trade"],
    },
    {
      id: "volts",
      question: "What should it read in the morning?",
      answer: "About 12.6 volts with everything off is full. 12.2 is half. Below 12.0 it may not crank.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
