import { defineGuide } from "../guide.ts";

export const defWarning = defineGuide({
  id: "def-warning",
  system: "emissions",
  title: "DEF warning, countdown or 5 mph limit",
  selects: {
    symptoms: ["def", "def_dosing", "derate"],
    codes: [{ spn: 1761 }, { spn: 5246 }, { spn: 3364 }, { spn: 4364 }],
  },
  when: { emissions: ["scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text: "Yes, to the nearest truck stop or dealer, soon. Ignored, it takes power away step by step, down to 5 mph.",
  },
  usually: "If the tank is low, DEF fixes it. If it is full, it is usually poor fluid, a sensor, or the dosing system.",
  first: "red",
  steps: {
    red: {
      ask: "Is a red stop lamp on, or is the truck already limited to 5 mph?",
      answers: [
        { id: "red", label: "Red lamp is on", means: [{ symptom: "red_stop_lamp" }], to: "red_lamp" },
        { id: "limited", label: "Limited to 5 mph", to: "level_limited" },
        { id: "no", label: "Neither", means: ["no"], to: "level" },
        { id: "cant_tell", to: "level" },
      ],
    },
    level: {
      ask: "How full is the DEF tank?",
      how: ["Read the gauge, then look into the filler: the blue cap, not the fuel cap."],
      answers: [
        { id: "low", label: "Below 10 percent or empty", means: [{ reading: "def", below: 10 }], to: "refill" },
        { id: "enough", label: "More than 10 percent", means: [{ reading: "def", atLeast: 10 }], to: "filled" },
        { id: "cant_tell", to: "filled" },
      ],
    },
    level_limited: {
      ask: "Is there DEF in the tank, more than a tenth?",
      answers: [
        { id: "yes", means: ["yes", { reading: "def", atLeast: 10 }], to: "limited_full" },
        { id: "no", means: ["no", { reading: "def", below: 10 }], to: "limited_empty" },
        { id: "cant_tell", to: "limited_full" },
      ],
    },
    filled: {
      ask: "Was anything but DEF put in that tank, or DEF put in the fuel?",
      how: ["Smell at the filler: diesel floats on DEF."],
      warn: "If it may be mixed, do not start the engine again.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "def_contaminated" }, { symptom: "wrong_fluid" }], to: "contaminated" },
        { id: "no", means: ["no"], to: "frozen" },
        { id: "cant_tell", to: "system_fault" },
      ],
    },
    frozen: {
      ask: "Is it colder than 12 °F there?",
      answers: [
        { id: "yes", means: ["yes", { reading: "outside", below: 12 }], to: "thaw" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 12 }], to: "system_fault" },
        { id: "cant_tell", to: "system_fault" },
      ],
    },
  },
  outcomes: {
    red_lamp: {
      certainty: "found",
      cause: "The red stop lamp counts more than the DEF warning.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe, and shut it down.",
      },
      do: ["Take a photo of the lamps and messages.", "Leave it off until a technician has read the codes."],
      who: ["dealer", "tow"],
      technician:
        "Red stop lamp with DEF warning: may be final inducement. Read codes, SPN 5246 level; check oil and coolant.",
      sources: ["driver_tips"],
    },
    refill: {
      certainty: "found",
      cause: "The DEF tank is low.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the nearest truck stop with DEF. Once it is filled, the warning usually clears by itself.",
      },
      do: [
        "Fill with DEF from a sealed container or the DEF pump, at least half a tank.",
        "Key on for a minute, then start. It may take a few miles to clear.",
      ],
      doNot: ["Never water, diesel or a home mix."],
      who: [],
      parts: ["def"],
      technician: "DEF low; driver refills. If the warning stays: level sensor or stored inducement.",
    },
    limited_empty: {
      certainty: "found",
      cause: "The DEF tank ran empty, and the truck has limited itself.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until you are off the road, 4-ways on. It cannot keep up with traffic until DEF is in.",
      },
      do: [
        "Get off the road. If you are stuck in a lane, call 911. Have DEF brought if none is near.",
        "Fill at least half a tank, key off for a minute, start and idle for 10 minutes.",
        "If the limit stays, a dealer has to clear it.",
      ],
      doNot: ["Do not creep along an interstate at 5 mph."],
      who: ["roadside", "dealer"],
      parts: ["def"],
      technician: "5 mph inducement after running out of DEF. Refill, then clear inducement if it does not release.",
    },
    limited_full: {
      certainty: "likely",
      cause: "The truck has limited itself, and there is DEF: poor fluid, a sensor or a dosing fault.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until you are off the road, 4-ways on. It needs a dealer or a technician with a laptop.",
      },
      do: [
        "Get off the road. If you are stuck in a lane, call 911.",
        "Take a photo of every code: the one beside SPN 5246 tells the cause.",
      ],
      doNot: [
        "Do not creep along an interstate at 5 mph.",
        "Never let anybody delete or trick the system: it is illegal.",
      ],
      who: ["dealer", "tow"],
      parts: ["def_doser", "nox_sensor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "5 mph inducement with DEF in tank: find the root code (quality, NOx, doser, level), then clear 5246.",
    },
    contaminated: {
      certainty: "likely",
      cause: "The wrong fluid is in a tank. It can ruin pump, doser and catalyst, or the fuel system, within minutes.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it and do not turn the key on.",
      },
      do: ["Key off.", "Say what went into which tank, and how much. The tank has to be drained."],
      doNot: ["Do not try to thin it with DEF or fuel."],
      who: ["tow"],
      parts: ["def", "def_doser"],
      technician: "Cross-contamination DEF/diesel: drain, flush, check pump and doser before power-up.",
    },
    thaw: {
      certainty: "likely",
      cause: "DEF freezes at 12 °F. The tank heater thaws it while the engine runs.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Trucks are built to run while frozen DEF thaws. The warning should clear within about an hour.",
      },
      do: ["Run the engine warm.", "If the warning stays after an hour, the tank heater or its valve needs a shop."],
      doNot: ["No flame, no hot water and no additive in the tank."],
      who: ["shop"],
      technician: "DEF warning below 12 F: tank heater/coolant valve if it does not clear after warm-up.",
    },
    system_fault: {
      certainty: "likely",
      cause: "There is DEF, so it is poor fluid, a sensor, or the dosing system.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until you reach a dealer, today. The dash may count down the miles or hours before power is cut.",
      },
      do: [
        "Read the countdown on the dash, and go to a dealer that you reach before it ends.",
        "Take a photo of the codes.",
        "If the DEF was old or from an open jug, fresh fluid may fix it: fill up once.",
      ],
      doNot: ["Never unplug a sensor or let somebody delete the system: it is illegal, and it cuts power at once."],
      who: ["dealer"],
      parts: ["def_doser", "nox_sensor", "def"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF/SCR warning with DEF in tank, not frozen: quality, NOx sensor, doser, line or level sensor.",
    },
  },
  asides: [
    {
      id: "how_long",
      question: "How long until 5 mph?",
      answer:
        "Until the countdown on the dash ends. Old software can do it in hours. With the maker's new 2025 software " +
        "it warns for 650 miles or 10 hours before the first cut.",
      sources: ["def_rules"],
    },
    {
      id: "water",
      question: "Can I put water in?",
      answer: "No. Water reads as bad DEF, freezes and damages the pump. Only DEF from a sealed container or pump.",
      sources: ["trade"],
    },
    {
      id: "idle",
      question: "Can I leave it idling?",
      answer: "Yes, but idling uses up some countdowns. Fix it before you park for the night.",
      sources: ["trade"],
    },
    {
      id: "reset",
      question: "Can I reset it myself?",
      answer:
        "No, not a real fault. Filling DEF and a restart clear a low tank. The rest comes back until it is repaired.",
      sources: ["trade"],
    },
  ],
  sources: ["driver_tips", "def_rules", "trade"],
});
