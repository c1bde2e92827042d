import { defineGuide } from "../guide.ts";

export const absLamp = defineGuide({
  id: "abs-lamp",
  system: "brakes",
  title: "ABS lamp is on",
  selects: { symptoms: ["abs_lamp"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text: "Yes, with more distance: the brakes themselves work, but wheels can lock. Stop if braking feels different.",
  },
  usually: "It is usually a wheel sensor that has moved out of place, or its wire. On a trailer it is often the plug.",
  first: "feel",
  steps: {
    feel: {
      ask: "Do the brakes feel weak, pull to one side, or does the air drop?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "brakes_weak" }, { symptom: "brakes_pull" }], to: "brakes_first" },
        { id: "no", means: ["no"], to: "which" },
        { id: "cant_tell", to: "which" },
      ],
    },
    which: {
      ask: "Which ABS lamp is on?",
      how: [
        "The trailer's lamp is amber, on its left rear side. The tractor's is in the dash, and a dash lamp may say " +
          "TRLR.",
      ],
      answers: [
        { id: "trailer", label: "The trailer's", to: "plug" },
        { id: "tractor", label: "The tractor's", to: "when" },
        { id: "cant_tell", to: "when" },
      ],
    },
    plug: {
      when: { trailer: ["yes", "unknown"] },
      otherwise: "when",
      ask: "Reseat the seven-pin plug at both ends, key off and on. Is the lamp out after you drive off?",
      warn: "Brakes set before you climb between tractor and trailer.",
      answers: [
        { id: "yes", means: ["yes"], to: "plug_fixed" },
        { id: "no", means: ["no"], to: "trailer_sensor" },
        { id: "cant_tell", to: "trailer_sensor" },
      ],
    },
    when: {
      ask: "When does the lamp come on?",
      answers: [
        { id: "always", label: "At once, stays on", to: "tractor_system" },
        {
          id: "moving",
          label: "After I drive off",
          shows: "A lamp that comes on while rolling is usually a wheel sensor.",
          to: "tractor_sensor",
        },
        { id: "traction", label: "Only on snow or ice", to: "normal" },
        { id: "cant_tell", to: "tractor_system" },
      ],
    },
  },
  outcomes: {
    brakes_first: {
      certainty: "found",
      cause: "Something is wrong with the brakes themselves, not only with the ABS.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop where it is safe, and have the brakes looked at before it moves.",
      },
      do: ["Both knobs out, wheels chocked.", "Read both air needles, and say what the braking felt like."],
      who: ["roadside"],
      parts: ["brake_lining", "brake_chamber"],
      technician: "ABS lamp with changed braking or air drop. Foundation brakes and air first.",
    },
    plug_fixed: {
      certainty: "found",
      cause: "The trailer's plug had a bad contact.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Look at the lamp again at the next stop.",
      },
      do: ["Clean the pins when you can."],
      who: [],
      parts: ["trailer_cord"],
      technician: "Trailer ABS lamp out after reseating plug.",
    },
    trailer_sensor: {
      certainty: "likely",
      cause: "A wheel sensor, its wire or the ABS supply on the trailer is faulty.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with more distance and gentle braking, to a shop. An inspector can write it up.",
      },
      do: ["Keep more distance, above all in rain and snow.", "Have it repaired before the next load."],
      who: ["shop"],
      parts: ["abs_sensor", "trailer_cord"],
      minutes: { from: 30, to: 90, source: "trade" },
      technician: "Trailer ABS lamp on: sensor gap or wire, blue-wire power, ECU blink code.",
    },
    tractor_sensor: {
      certainty: "likely",
      cause: "A wheel sensor has moved away from its ring, or its wire is damaged.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with more distance and gentle braking, to a shop.",
      },
      do: ["Keep more distance.", "If a wheel is noisy, hot or wobbles, stop: that can be the bearing."],
      who: ["shop"],
      parts: ["abs_sensor"],
      minutes: { from: 30, to: 90, source: "trade" },
      technician: "ABS lamp after drive-off: wheel speed sensor. Push sensor to ring; check bearing play.",
    },
    tractor_system: {
      certainty: "open",
      cause: "A fault is stored, most often a wheel sensor, or the ABS computer has no power.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with more distance and gentle braking. ABS and traction control are off.",
      },
      do: ["Look at the ABS fuse. Replace it once, with the same amperage only.", "Have the code read."],
      who: ["shop", "dealer"],
      parts: ["fuse", "abs_sensor"],
      technician: "ABS lamp on from key-on: power, ground, ECU, stored sensor code.",
    },
    normal: {
      certainty: "likely",
      cause: "It is traction control at work on a slick road.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Slow down: the wheels slip.",
      },
      do: ["Less throttle, more distance.", "If the lamp stays on a dry road, have it read."],
      who: [],
      technician: "ABS/ATC lamp flashes on slick roads only: normal operation.",
    },
  },
  asides: [
    {
      id: "legal",
      question: "Is it legal to run with the lamp on?",
      answer: "Until the next shop, with care. The law says that ABS has to work, and an inspector can write it up.",
      sources: ["cfr_393_55", "cfr_396_7"],
    },
    {
      id: "brakes",
      question: "Do I still have brakes?",
      answer: "Yes. They work like brakes without ABS: wheels can lock when you brake hard.",
    },
    {
      id: "selftest",
      question: "It lights at start and goes out. Is that normal?",
      answer: "Yes. It lights for a few seconds with the key as a self-test, on some trucks until you roll.",
    },
  ],
  sources: ["cdl_air_brakes", "trade"],
});
