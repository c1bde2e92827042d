import { defineGuide } from "../guide.ts";

export const unknownCode = defineGuide({
  id: "unknown-code",
  system: "emissions",
  title: "An unknown lamp, message or code",
  // Loses against every guide that a symptom or a known code opens.
  selects: { symptoms: ["warning_named"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "until",
    text: "Until it is read, only while it drives, stops and steers as always. Red, a buzzer or a change means stop.",
  },
  usually:
    "Usually it is a stored sensor or message fault that only its maker can name. The color tells more than the number.",
  first: "color",
  steps: {
    color: {
      ask: "What is the worst thing on the dash?",
      answers: [
        {
          id: "red",
          label: "Red lamp, STOP or a buzzer",
          means: [{ symptom: "red_stop_lamp" }, { symptom: "low_air" }],
          to: "red",
        },
        { id: "amber", label: "Amber lamp", means: [{ symptom: "check_engine" }], to: "change" },
        { id: "text", label: "Only a text or number", to: "change" },
        { id: "cant_tell", to: "gauges" },
      ],
    },
    gauges: {
      ask: "Are air, oil, temperature and volts all in their normal range?",
      how: [
        "Air above 100 psi, needle of temperature in the middle, about 13.5 to 14.5 volts running on a 12 volt system.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "change" },
        { id: "no", means: ["no", { reading: "air", below: 90 }], to: "gauge_bad" },
        { id: "cant_tell", to: "gauge_bad" },
      ],
    },
    change: {
      ask: "Has anything changed in how it pulls, stops, steers, sounds, smells or smokes?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "low_power" }, { symptom: "derate" }], to: "changed" },
        { id: "no", means: ["no"], to: "many" },
        { id: "cant_tell", to: "changed" },
      ],
    },
    many: {
      ask: "Is it one code, or many at once?",
      how: ["Page through the display with the key on, parked. Photos of each page."],
      answers: [
        {
          id: "many",
          label: "Many, from several systems",
          shows: "Many at once point to voltage, a ground or the data line, not to many broken parts.",
          to: "bus",
        },
        { id: "one", label: "One or two", to: "cycle" },
        { id: "none", label: "No code to be found", means: ["no"], to: "cycle" },
        { id: "cant_tell", to: "cycle" },
      ],
    },
    cycle: {
      ask: "Parked, key off for five minutes, then start: is it still there?",
      how: ["Only where it may stay, in case it does not start again."],
      answers: [
        { id: "gone", label: "It is gone", means: ["no"], to: "came_and_went" },
        { id: "still", label: "Still there", means: ["yes"], to: "read_it" },
        { id: "worse", label: "More lamps, or no start", to: "changed" },
        { id: "cant_tell", to: "changed" },
      ],
    },
  },
  outcomes: {
    red: {
      certainty: "found",
      cause: "Red, STOP or a buzzer means danger for people or the truck, whatever the number is.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe, stop, and shut it off.",
      },
      do: [
        "Flashers on, parking brake set. With smoke or a smell get out.",
        "Photo of the dash before you switch off. Tell us each gauge.",
      ],
      doNot: ["Do not restart it to see whether it is gone."],
      who: ["roadside", "tow", "dealer"],
      technician: "Unknown red warning. Photo and gauges from driver; read all modules.",
      sources: ["driver_tips"],
    },
    gauge_bad: {
      certainty: "open",
      cause: "A gauge is out of its range, or it cannot be told.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is clear which gauge and why. Low air, low oil or heat are worse than any code.",
      },
      do: ["Parked and safe: tell us every gauge with its number.", "Engine off if oil is low or it is hot."],
      doNot: ["Do not open a hot radiator or tank."],
      who: ["roadside"],
      technician: "Unknown lamp with abnormal or unread gauges.",
    },
    changed: {
      certainty: "open",
      cause: "A change that you feel, or cannot rule out, counts more than a number.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, slowly. If steering or brakes have changed, or it smokes or knocks: stop now.",
      },
      do: [
        "Tell us what changed, in your words: each has its own questions.",
        "Park where it can be worked on or towed. It may not start again.",
      ],
      doNot: ["Do not clear the code first: it tells the shop what happened."],
      who: ["roadside", "shop"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Unknown code with a change in behavior. Complaint first, then code with freeze frame.",
    },
    bus: {
      certainty: "likely",
      cause: "Low voltage, a bad ground, a blown fuse or a fault on the data line makes many modules complain.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, by daylight and dry, while gauges, lights and wipers work. It can go dark at once.",
      },
      do: [
        "Volts running: about 13.5 to 14.5 on a 12 volt system is healthy. Air warning or ABS lamp among them: stay.",
        "Key off, battery switch on: are the cable ends tight and clean? Look only, no tools on both poles.",
        "Say what was added or repaired lately.",
      ],
      doNot: ["Do not pull modules or fuses by trial."],
      who: ["shop", "roadside"],
      parts: ["battery_cable", "fuse"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Many codes at once: supply voltage, grounds, J1939 resistance (60 ohm), a shorted module.",
    },
    came_and_went: {
      certainty: "open",
      cause: "It went away with a restart: a message lost for a moment, or a fault that comes back.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. If it comes back with red, heat, smoke or a change, stop.",
      },
      do: ["Note time, weather, speed and what you did.", "Have stored codes read at the next service."],
      who: [],
      technician: "Intermittent unknown code; cleared by key cycle.",
    },
    read_it: {
      certainty: "open",
      cause: "An active code that is not in our list, often one that the maker has numbered.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop or dealer on your way, within a day, while nothing changes.",
      },
      do: [
        "Write down all of it: SA, SPN, FMI and count, or the text word by word.",
        "Send a photo. A dealer of that make can look the number up by phone with your VIN.",
        "Numbers above 516,000 are usually the maker's own.",
      ],
      doNot: ["Do not buy a part on a number from the internet."],
      who: ["dealer", "shop"],
      technician: "Unknown/proprietary code active, no symptom. Source address, SPN, FMI from driver; OEM lookup.",
    },
  },
  asides: [
    {
      id: "fmi",
      question: "What does the FMI tell me?",
      answer:
        "How it fails: 0 and 1 are the most severe, 3 to 6 wiring, 9 and 19 lost messages, 15 to 18 out of range, 31 only " +
        "that it exists.",
    },
    {
      id: "clear",
      question: "Can I clear it?",
      answer: "No, not before a photo. An active fault comes back, and the history helps the shop.",
    },
    {
      id: "internet",
      question: "I found the number on a web page. Right?",
      answer: "Not always: some lists are wrong, and makers use numbers of their own. A dealer with the VIN knows.",
    },
    {
      id: "inspection",
      question: "Will I fail an inspection with it?",
      answer: "Often not, unless it is an ABS, brake or light lamp. A lit ABS lamp is a violation by itself.",
      sources: ["cfr_393_55", "trade"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
