import { defineGuide } from "../guide.ts";

/**
 * The whole truck is dark. A truck with live lamps belongs to `clicks-no-crank`; one that goes dark while it is driven
 * belongs to `dash-dead-or-cuts-out`.
 */
export const nothingAtAll = defineGuide({
  id: "nothing-at-all",
  system: "electrical",
  title: "Completely dead: nothing happens with the key",
  selects: { symptoms: ["battery_dead", "no_crank"], spoken: ["no_life"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, it has no power to start. Parked in a safe place, nothing gets worse while you check.",
  },
  usually:
    "It is usually the battery disconnect switch, a cable end that has come loose, or batteries that are flat. " +
    "A main fuse is next.",
  first: "danger",
  steps: {
    danger: {
      ask: "Do you smell burning or rotten eggs, or see smoke, at the battery box, the dash or under the hood?",
      how: ["From outside, before you touch anything."],
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "burning_electrical" }, { symptom: "smoke" }, { symptom: "overcharging" }],
          to: "burnt",
        },
        { id: "no", means: ["no"], to: "dome" },
        { id: "cant_tell", to: "burnt" },
      ],
    },
    dome: {
      ask: "Does anything at all light up: the dome lamp, the 4-ways, or the radio clock?",
      how: ["Key off, then press the 4-ways and open a door."],
      answers: [
        {
          id: "dim",
          label: "Something, but dim",
          shows: "Dim lamps mean flat batteries, or a clamp that hardly makes contact.",
          to: "flat",
        },
        {
          id: "bright",
          label: "Yes, bright",
          means: ["yes"],
          shows: "The batteries have power, so only the key's circuit is dead.",
          to: "key_circuit",
        },
        { id: "none", label: "Nothing", means: ["no"], to: "disconnect" },
        { id: "cant_tell", to: "disconnect" },
      ],
    },
    disconnect: {
      ask: "Is the battery disconnect switch off, or does it turn without a firm stop?",
      how: [
        "Look beside the driver's seat, at the battery box, or low on the cab's outside.",
        "Key off. Turn it off and on once, firmly.",
      ],
      answers: [
        { id: "off", label: "It was off", to: "switch_was_off" },
        { id: "loose", label: "It turns without a stop", to: "switch_bad" },
        { id: "on", label: "It is on", means: ["no"], to: "ends" },
        { id: "cant_tell", label: "None, or can't tell", to: "ends" },
      ],
    },
    ends: {
      ask: "Open the battery box. Is a clamp off, loose, green, or burnt?",
      how: [
        "Rings and watch off. Try to turn each clamp by hand; none may move.",
        "Look at the ground cable where it meets the frame too.",
      ],
      warn:
        "No smoking. If a battery is swollen, cracked, frozen, or smells of rotten eggs, step away and " +
        "touch nothing.",
      answers: [
        { id: "loose", label: "Off, loose or green", means: ["yes"], to: "ends_bad" },
        { id: "good", label: "All tight and clean", means: ["no"], to: "recent" },
        {
          id: "danger",
          label: "Burnt, swollen or smells",
          means: [{ symptom: "overcharging" }],
          to: "burnt",
        },
        { id: "cant_tell", to: "recent" },
      ],
    },
    recent: {
      ask: "Was anything done to the batteries or the wiring lately, or was it just jumped?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "A jump with crossed cables or a slipped wrench burns the main fuse.",
          to: "main_fuse",
        },
        { id: "no", means: ["no"], to: "flat" },
        { id: "cant_tell", to: "flat" },
      ],
    },
  },
  outcomes: {
    burnt: {
      certainty: "likely",
      cause: "Something has burnt or a battery gives off gas, or that is not excluded. More power can start a fire.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not switch, jump or charge anything. Stand clear of the truck, upwind.",
      },
      do: [
        "With smoke or fire: everybody out, away from traffic, and call 911.",
        "If nothing smokes and you can reach it without the battery box: battery disconnect off.",
        "Tell the technician what you smelled, and where.",
      ],
      doNot: ["Do not open a smoking hood or box.", "Do not jump it."],
      who: ["roadside", "tow"],
      parts: ["battery_cable", "battery"],
      technician:
        "No power anywhere with burnt smell or damaged battery: inspect cables and batteries before power-up.",
    },
    switch_was_off: {
      certainty: "found",
      cause: "The battery disconnect switch was off.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, if it now starts at once, every lamp works, and it charges above 13.5 volts.",
      },
      do: [
        "Switch on, wait one minute for the modules to wake, then start.",
        "Set the clock, look for warning lamps, and check head, tail and brake lights before you roll.",
      ],
      who: [],
      technician: "Battery disconnect was off; power came back with the switch.",
    },
    switch_bad: {
      certainty: "likely",
      cause: "The disconnect switch is broken inside, so it no longer passes power.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the switch is replaced. It can drop out again at any speed.",
      },
      do: ["Leave it off.", "Tell the technician where the switch sits, and send a photo of it."],
      doNot: ["Do not bridge its two posts: a slip welds the wrench to the frame."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Dead truck, disconnect switch turns without a stop. Bring a switch; check drop across it.",
    },
    ends_bad: {
      certainty: "found",
      cause: "A battery cable or ground does not make contact.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the end is clean and tight. Then it may go if it charges above 13.5 volts.",
      },
      do: [
        "Disconnect switch off. Tighten the clamp if you have the wrench, negative side last.",
        "To clean an end: all negative cables off first, and on last. Scrape post and clamp bright.",
        "Disconnect switch on, start it, and look for 13.5 to 14.5 volts. Have the cable checked at the next shop.",
      ],
      doNot: [
        "Never let a wrench touch from the positive post to metal.",
        "Do not hammer a clamp onto a post: the battery cracks inside.",
      ],
      who: ["roadside"],
      parts: ["battery_cable"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No power; driver found loose or green battery or ground end. Clean, voltage-drop test both sides.",
    },
    flat: {
      certainty: "likely",
      cause: "The batteries are flat.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is jumped or charged. Then only if it charges above 13.5 volts.",
      },
      do: [
        "Every load off. Look at the clamps too: a loose or green one looks like flat batteries.",
        "In frost look for bulged sides first: batteries that are flat freeze early.",
        "Have it jumped with the right posts, or call road service with a booster.",
        "Say how long it stood, and what was left on.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Dead truck, switch on, ends look good: flat batteries. Test each one, find the drain, check charging.",
    },
    main_fuse: {
      certainty: "likely",
      cause: "A main fuse, mega fuse or fusible link has blown, or a cable was put back on the wrong post.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has no power. A main fuse blows for a reason, so the reason has to be found first.",
      },
      do: [
        "Compare every cable with the + and - marks on the batteries, and take a photo.",
        "Take all jumper clamps off.",
        "Tell the technician exactly what was done before it went dark.",
      ],
      doNot: [
        "Never put wire, foil or a bigger fuse in its place.",
        "Do not try again with a jump: reversed cables destroy the modules.",
      ],
      who: ["roadside", "dealer"],
      parts: ["fuse", "battery_cable"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Dark after battery or jump work: polarity, mega fuses, fusible links, then module supplies.",
    },
    key_circuit: {
      certainty: "open",
      cause: "There is power, and it does not pass the key: an ignition fuse, relay, the key switch, or its plug.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to wake up first. Even if it comes back by itself, it can go dark while you drive.",
      },
      do: [
        "Turn the key off for a minute, then on again. Try the spare key.",
        "Look at the fuses marked ignition, key or IGN. Replace a blown one once, with the same amperage.",
        "If wiggling the key brings the dash back, tell the technician and leave it there.",
      ],
      doNot: ["Never put in a bigger fuse.", "Do not drive with a key that cuts in and out."],
      who: ["roadside", "dealer"],
      parts: ["fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Battery power present, key-on dead: ignition feed fuse, relay, key switch, body controller wake-up.",
    },
  },
  asides: [
    {
      id: "jump",
      question: "Will a jump help when it is completely dark?",
      answer:
        "Yes, if the batteries are flat. No, if a switch is off, a cable is loose, or a main fuse has blown. Check " +
        "those first; it takes a minute.",
      sources: ["trade"],
    },
    {
      id: "where_switch",
      question: "Where is the battery disconnect switch?",
      answer:
        "Most often on the floor beside the driver's seat, on the battery box, or low on the outside behind the cab " +
        "steps. Some trucks have none.",
      sources: ["trade"],
    },
    {
      id: "brakes",
      question: "Are the brakes safe while it is dead?",
      answer:
        "Yes, as long as both knobs are out: the spring brakes hold without power. Chock a wheel on a slope, and do " +
        "not push the knobs in.",
      sources: ["cdl_air_brakes", "trade"],
    },
    {
      id: "triangles",
      question: "My 4-ways are dead. What do I put out?",
      answer:
        "Three triangles within 10 minutes. Divided road: 10, 100 and 200 feet, all toward the traffic " +
        "that comes. At " +
        "night keep a flashlight on you.",
      sources: ["cfr_392_22"],
    },
  ],
  sources: ["trade"],
});
