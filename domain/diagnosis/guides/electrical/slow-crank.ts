import { defineGuide } from "../guide.ts";

/**
 * The starter turns, but slower than usual. `clicks-no-crank` wins where it does not turn; `cranks-no-start` where it
 * turns at its usual speed.
 */
export const slowCrank = defineGuide({
  id: "slow-crank",
  system: "electrical",
  title: "It cranks slowly",
  selects: { symptoms: ["no_crank"], spoken: ["slow_crank"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not before it starts. If it does start, do not shut it off in a bad place.",
  },
  usually:
    "It is usually one weak battery that pulls the others down, or a dirty cable end. In frost, thick oil and cold " +
    "batteries do it too.",
  first: "smell",
  steps: {
    smell: {
      ask: "Does a cable or the starter smoke or smell burnt, or is a battery swollen, cracked or hissing?",
      how: ["Key off first. Stand beside the battery box, not over it."],
      warn: "No smoking and no sparks near batteries. With smoke or a rotten-egg smell, step away and touch nothing.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "overcharging" }, { symptom: "burning_electrical" }], to: "hot" },
        { id: "no", means: ["no"], to: "volts" },
        { id: "cant_tell", to: "hot" },
      ],
    },
    volts: {
      ask: "What does the dash voltmeter fall to while it cranks?",
      how: [
        "Brakes set, neutral. All loads off.",
        "Crank at most 10 seconds and watch the needle, then wait two minutes.",
      ],
      answers: [
        {
          id: "deep",
          label: "Below 10, or lamps die",
          shows: "That far down usually means low or weak batteries.",
          to: "stood",
        },
        {
          id: "holds",
          label: "It stays at 10 or more",
          shows: "The batteries hold: a cable, a ground, the starter, or an engine that turns hard.",
          to: "ends_holds",
        },
        { id: "cant_tell", to: "stood" },
      ],
    },
    stood: {
      ask: "Did it crank normally the last time, before it stood?",
      answers: [
        { id: "cold", label: "Yes, then a cold night", means: [{ reading: "outside", below: 20 }], to: "ends_low" },
        { id: "stood", label: "Yes, then it stood", to: "left_on" },
        {
          id: "worse",
          label: "No, slower every day",
          means: ["no"],
          shows: "Slower every day points to worn batteries or to an alternator that charges too little.",
          to: "ends_low",
        },
        { id: "cant_tell", to: "ends_low" },
      ],
    },
    left_on: {
      ask: "Was something left on: lights, inverter, heater, fridge, or the key?",
      answers: [
        { id: "yes", means: ["yes"], to: "drained" },
        { id: "no", means: ["no"], to: "ends_low" },
        { id: "cant_tell", to: "ends_low" },
      ],
    },
    ends_low: {
      ask: "In the battery box: does a clamp turn by hand, or is one white, green or hot?",
      how: ["Rings and watch off, key off.", "Hold the back of your hand near each clamp before you touch it."],
      answers: [
        { id: "yes", means: ["yes"], to: "cable" },
        { id: "no", means: ["no"], to: "weak" },
        { id: "cant_tell", to: "weak" },
      ],
    },
    ends_holds: {
      ask: "Is a battery or ground cable loose, green, or hot right after cranking?",
      how: [
        "Key off, rings and watch off.",
        "Back of the hand near each end you can reach from the side; do not crawl under.",
      ],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Heat marks the bad spot: that is where the power is lost.",
          to: "cable",
        },
        { id: "no", means: ["no"], to: "starter" },
        { id: "cant_tell", to: "starter" },
      ],
    },
  },
  outcomes: {
    hot: {
      certainty: "likely",
      cause: "A cable, the starter or a battery is overheating or damaged, or that is not excluded.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop cranking and stand clear. More current can start a fire or burst a battery.",
      },
      do: [
        "Key off. With smoke or fire: out, away from traffic, call 911.",
        "If nothing smokes and the switch is away from the batteries: battery disconnect off.",
        "Acid in the eyes: rinse with water for 15 minutes and call 911.",
      ],
      doNot: ["Do not jump it.", "Do not crank again."],
      who: ["roadside", "tow"],
      parts: ["battery", "battery_cable", "starter"],
      technician: "Slow crank with smoke, burnt smell or damaged battery. No power-up before inspection.",
    },
    drained: {
      certainty: "likely",
      cause: "Something that stayed on has drained the batteries.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is jumped or charged. Once it charges above 13.5 volts it may go.",
      },
      do: [
        "Everything off, then have it jumped.",
        "Once it runs, look for 13.5 to 14.5 volts, and drive or idle it for an hour before you shut it off.",
        "If it is slow again tomorrow, have the batteries tested.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery"],
      minutes: { from: 15, to: 45, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Batteries drained by a load left on. Jump, check charging, test batteries.",
    },
    weak: {
      certainty: "likely",
      cause: "The batteries are weak, cold or not charged; one bad battery pulls the whole set down.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it turns faster. After a jump: straight to where batteries are tested, without a stop.",
      },
      do: [
        "If there is power, plug in the block heater for two to four hours in frost.",
        "Have it jumped. Once it runs, look for 13.5 to 14.5 volts.",
        "Have every battery tested alone, with the cables off. Mixed old and new wears out the new ones.",
      ],
      doNot: [
        "Do not crank longer than 15 seconds. Wait two minutes between tries.",
        "No starting fluid: with intake heat it explodes.",
      ],
      who: ["roadside", "shop"],
      parts: ["battery", "alternator"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slow crank, volts collapse: test each battery alone, then charging output and parasitic draw.",
    },
    cable: {
      certainty: "found",
      cause: "A bad cable end or ground lets too little current to the starter.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until the end is clean and tight. Then it may go if it charges above 13.5 volts.",
      },
      do: [
        "Let a hot end cool. Battery disconnect off.",
        "All negative cables off first and on last. Scrape post and clamp bright, then tighten.",
        "Disconnect on, try once. If the same end gets hot again, leave it for the technician.",
      ],
      doNot: [
        "Never let a wrench touch from the positive post to metal.",
        "Do not touch the cable at the starter itself: it is always live.",
      ],
      who: ["roadside"],
      parts: ["battery_cable"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slow crank, driver found a loose, green or hot cable end. Voltage-drop test plus and ground side.",
    },
    starter: {
      certainty: "open",
      cause: "The batteries hold, so it is a hidden bad cable or ground, a worn starter, or an engine that turns hard.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not before it starts. Once it runs, go straight to a shop and keep it running until then.",
      },
      do: [
        "Coolant lost, oil milky or over full, or it stopped dead in mid-turn: do not crank again. A cylinder may be full.",
        "None of these: one more try, 10 seconds.",
        "Tell the technician the engine, so that the right starter comes.",
      ],
      doNot: [
        "Do not jump an engine that stops dead: it bends a rod.",
        "Do not hit or bridge the starter, or lie under the truck.",
      ],
      who: ["roadside", "shop"],
      parts: ["starter", "battery_cable"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slow crank with 10 V or more held: cable and ground drop, starter draw, then mechanical drag.",
    },
  },
  asides: [
    {
      id: "jump",
      question: "Will a jump make it crank faster?",
      answer: "Yes, when the batteries are low. No, when a cable end is bad: the same bad end also blocks the jump.",
      sources: ["trade"],
    },
    {
      id: "how_long",
      question: "How long can I crank it?",
      answer:
        "Until 15 seconds are over, then let the starter rest for two minutes. Makers allow 20 to 30 seconds; the " +
        "manual counts. Low batteries are gone before that.",
      sources: ["freightliner_manual", "trade"],
    },
    {
      id: "drive_on",
      question: "It started. Can I finish my run?",
      answer:
        "Yes, if it charges above 13.5 volts and you shut it off only where you can be jumped. Have the batteries " +
        "tested today.",
      sources: ["trade"],
    },
    {
      id: "cold",
      question: "Why is it worse in the cold?",
      answer: "A cold battery gives less, and cold oil turns harder. A weak set that starts in summer quits in frost.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
