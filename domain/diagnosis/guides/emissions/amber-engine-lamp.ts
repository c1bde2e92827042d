import { defineGuide } from "../guide.ts";

export const amberEngineLamp = defineGuide({
  id: "amber-engine-lamp",
  system: "emissions",
  title: "Amber check-engine lamp, it runs well",
  selects: { symptoms: ["check_engine"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text: "Yes, while power, gauges and sounds are normal. Have it read soon. A red lamp or lost power changes that.",
  },
  usually: [
    {
      when: { powertrain: ["electric"] },
      text: "It is usually a sensor or a charging fault that is stored; the message tells more.",
    },
    {
      when: { emissions: ["none"] },
      text: "On a truck of these years it is usually a sensor, a connector or boost.",
    },
    { text: "It is usually an emission sensor, the filter, or a loose connector." },
  ],
  first: "power",
  steps: {
    power: {
      ask: "Does it run as always, with normal gauges and no new noise?",
      answers: [
        { id: "yes", means: ["yes"], to: "message" },
        {
          id: "no",
          means: ["no", { symptom: "derate" }, { symptom: "low_power" }, { symptom: "rough_running" }],
          to: "not_normal",
        },
        { id: "cant_tell", to: "message" },
      ],
    },
    message: {
      ask: "Does the dash show a message, countdown or code with it?",
      how: ["Page through the driver display with the key on.", "Take a photo."],
      answers: [
        { id: "countdown", label: "A countdown in miles or hours", to: "countdown" },
        { id: "code", label: "A code or text", means: ["yes"], to: "code" },
        { id: "none", label: "Only the lamp", means: ["no"], to: "lamp_only" },
        { id: "cant_tell", to: "lamp_only" },
      ],
    },
  },
  outcomes: {
    not_normal: {
      certainty: "open",
      cause: "With lost power, odd gauges or noise it is more than a stored code.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit. With a knock, heat, smoke or a red lamp, stop at once.",
      },
      do: ["Watch every gauge on the way.", "Say what has changed: power, smoke, noise, smell."],
      who: ["roadside", "shop"],
      technician: "Amber lamp with changed running. Read codes; ask power, gauges, smoke, noise.",
    },
    countdown: {
      certainty: "found",
      cause: "The truck counts down until it takes power away.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the countdown ends, and no longer: go to a shop that you reach before that.",
      },
      do: ["Read the countdown, and drive to a dealer or shop before it ends.", "Take photos of the codes."],
      who: ["dealer", "shop"],
      technician: "Amber lamp with inducement countdown. Root code needed.",
    },
    code: {
      certainty: "open",
      cause: "The code says which part reports a fault.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while it runs as always. Send the code, and you will know how soon it needs a shop.",
      },
      do: ["Send SPN and FMI, or a photo of the display."],
      who: ["shop"],
      technician: "Amber lamp, code from driver to follow; runs normally.",
    },
    lamp_only: {
      certainty: "open",
      cause: "A fault is stored, and the display does not say which.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while it runs as always. Have it read within a day or two.",
      },
      do: [
        [
          { when: { powertrain: ["electric"] }, text: "Check the coolant tanks at the next stop." },
          { text: "Check oil and coolant at the next stop." },
        ],
        "Have the codes read. Many truck stop shops do it.",
      ],
      who: ["shop"],
      technician: "Amber lamp only, runs normally. Read codes.",
    },
  },
  asides: [
    {
      id: "clear",
      question: "Can I clear it myself?",
      answer: "No. It comes back while the fault is there, and the shop loses the stored data. Have it read first.",
      sources: ["trade"],
    },
    {
      id: "dot",
      question: "Will it fail an inspection?",
      answer:
        "No, not as a rule for this lamp alone. The fault behind it can, and so can an ABS lamp. Write it in your " +
        "inspection report.",
      sources: ["trade"],
    },
    {
      id: "colors",
      question: "What do the colors mean?",
      answer: "Red: stop as soon as it is safe. Amber: repair soon. The engine outline: an emission fault.",
      sources: ["driver_tips"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
