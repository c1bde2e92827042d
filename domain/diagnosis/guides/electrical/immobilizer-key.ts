import { defineGuide } from "../guide.ts";

/**
 * The truck refuses its key. `clicks-no-crank` and `cranks-no-start` win with their symptoms and name the
 * immobilizer.
 */
export const immobilizerKey = defineGuide({
  id: "immobilizer-key",
  system: "electrical",
  title: "Key or immobilizer: it will not let me start",
  selects: { symptoms: [], codes: [{ spn: 1194 }, { spn: 1195 }] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, it has to accept the key first. Parked safely, nothing gets worse.",
  },
  usually:
    "It is usually a weak fob battery, another fob or phone beside the key, or low truck voltage. A fleet's remote " +
    "shutdown looks the same.",
  first: "shows",
  steps: {
    shows: {
      ask: "What does the dash show with the key on?",
      how: ["Look for a key, a padlock, or words such as security, theft or shutdown. Take a photo."],
      answers: [
        { id: "key", label: "Key or padlock", means: ["yes"], to: "spare" },
        { id: "remote", label: "A company or shutdown message", to: "fleet" },
        { id: "nothing", label: "No such sign", means: ["no"], to: "interlock" },
        { id: "cant_tell", to: "spare" },
      ],
    },
    spare: {
      ask: "Does it start with the spare key alone, other fobs and phones a few feet away?",
      how: [
        "Key off, out, wait two minutes with the door shut, then try.",
        "Push-button start: hold the fob right at the button or in its slot.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "fob" },
        { id: "no", label: "No, same sign", means: ["no"], to: "volts" },
        { id: "cant_tell", label: "I have no spare", to: "volts" },
      ],
    },
    volts: {
      ask: "What does the voltmeter read with the key on?",
      how: ["If it has none: are the lamps bright?"],
      answers: [
        { id: "good", label: "12.2 or more, bright", means: [{ reading: "volts", atLeast: 12.2 }], to: "recent" },
        {
          id: "low",
          label: "Less, or dim",
          means: [{ reading: "volts", below: 12.2 }],
          shows: "At low voltage the modules do not hear the key.",
          to: "low_volts",
        },
        { id: "cant_tell", to: "recent" },
      ],
    },
    recent: {
      ask: "Did something change: batteries off, a jump, a new module, an alarm or tracker?",
      answers: [
        { id: "yes", means: ["yes"], to: "lost_pairing" },
        { id: "no", means: ["no"], to: "reader" },
        { id: "cant_tell", to: "reader" },
      ],
    },
    interlock: {
      ask: "Brakes set, selector in N, clutch or foot brake pressed hard: does it crank now?",
      answers: [
        { id: "yes", means: ["yes"], to: "interlock_worked" },
        { id: "no", means: ["no"], to: "not_key" },
        { id: "cant_tell", to: "not_key" },
      ],
    },
  },
  outcomes: {
    fob: {
      certainty: "found",
      cause: "The other key or its battery is bad, or something beside it disturbed it.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Use this key, and keep other fobs and phones off the ring.",
      },
      do: [
        "New battery in the weak fob; most take a coin cell from any truck stop.",
        "Have a spare key made and paired.",
      ],
      who: [],
      technician: "Starts with spare key: weak or damaged transponder or fob.",
    },
    fleet: {
      certainty: "likely",
      cause: "The company, the lender or the tracker has blocked the start, or a code has to be typed in.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Only the company or the tracker's support can release it.",
      },
      do: [
        "Call dispatch and read them the message.",
        "A driver code: type it slowly, and stop after two wrong tries, or it locks for longer.",
        "If you stand in danger, say so: most can release it at once.",
      ],
      doNot: ["Do not cut or pull the tracker's wires: that locks it for good."],
      who: [],
      technician: "Start blocked by telematics or driver code; released by the fleet only.",
    },
    low_volts: {
      certainty: "likely",
      cause: "The batteries are too low for the modules to read the key.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is charged or jumped. Then the key usually works by itself.",
      },
      do: [
        "Everything off. Look at the batteries before a jump: swollen, cracked, frozen or smelling means no jump.",
        "After the jump: key off, wait a minute, then start.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 45, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Immobilizer sign with low voltage: charge first, then key.",
    },
    lost_pairing: {
      certainty: "likely",
      cause: "The modules no longer know each other or the key after the work.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A dealer has to pair key and modules with a laptop.",
      },
      do: [
        "Key on for ten minutes with the doors shut: some trucks learn again by themselves. Then key off, " +
          "and try once.",
        "Have your papers ready: a dealer pairs keys only for the owner.",
      ],
      doNot: ["Do not try again and again: some lock for an hour after several failures."],
      who: ["dealer", "tow"],
      minutes: { from: 30, to: 120, source: "trade" },
      technician: "Immobilizer active after battery/module work: pairing with dealer tool, proof of ownership ready.",
    },
    reader: {
      certainty: "open",
      cause: "The reader ring at the lock, its plug, the key's chip or the controller fails.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A dealer or a locksmith for trucks has to read the codes.",
      },
      do: [
        "Turn the key very slowly, or the other way around if it has two faces.",
        "Let a cold or wet key dry in your pocket.",
        "Photo of the message, VIN and papers ready.",
      ],
      doNot: ["No wires across the ignition: it burns modules, and it will not start anyway."],
      who: ["dealer", "roadside", "tow"],
      minutes: { from: 30, to: 120, source: "trade" },
      technician: "Immobilizer sign, voltage good, no recent work: reader ring, key transponder, controller codes.",
    },
    interlock_worked: {
      certainty: "found",
      cause: "It was the start lock of brake, clutch or neutral, and not the key.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it runs normally. Have the switch checked: it can keep you from starting again.",
      },
      do: ["Let it run until you are where help is.", "Have the neutral or pedal switch checked."],
      who: ["shop"],
      technician: "Cranks only with pedal pressed hard or lever exact: interlock switch.",
    },
    not_key: {
      certainty: "open",
      cause: "No sign of the immobilizer: more likely the batteries, a fuse, the start relay or the key switch.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first.",
      },
      do: [
        "Battery disconnect on? Lamps bright?",
        "Look at the fuse marked start or ignition, and replace it once with the same amperage.",
        "Tell us whether it clicks, cranks, or does nothing: that is the next question.",
      ],
      doNot: ["Never put in a bigger fuse."],
      who: ["roadside"],
      parts: ["fuse", "battery"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No start, no immobilizer sign: battery state, start relay, key switch, interlocks.",
    },
  },
  asides: [
    {
      id: "cranks",
      question: "It cranks but dies after two seconds. Is that the key?",
      answer:
        "Yes, that can be: some immobilizers let it crank and then stop the fuel. Look for the key or " +
        "padlock while it " +
        "cranks.",
      sources: ["trade"],
    },
    {
      id: "locked_out",
      question: "The key is locked in the cab. What now?",
      answer:
        "Call road service or a locksmith for trucks. With an engine that runs, a child, an animal or a sick person " +
        "inside, call 911.",
      sources: ["trade"],
    },
    {
      id: "reset",
      question: "Can I reset it with the battery disconnect?",
      answer: "Yes, once, after the spare key has failed: key off, two minutes, disconnect off for five, on again.",
      sources: ["trade"],
    },
    {
      id: "fob_battery",
      question: "How do I start with a dead fob?",
      answer: "Hold the fob right against the start button or in its slot: the truck then powers the chip itself.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
