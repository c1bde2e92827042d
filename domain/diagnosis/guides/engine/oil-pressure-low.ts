import { defineGuide } from "../guide.ts";

export const oilPressureLow = defineGuide({
  id: "oil-pressure-low",
  system: "engine",
  title: "Oil pressure is low",
  selects: {
    symptoms: ["oil_pressure_low", "oil_dry", "oil_pouring"],
    codes: [{ spn: 100, fmis: [1, 17, 18] }],
    before: ["red-stop-lamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Shut it off as soon as you are out of traffic: without oil pressure an engine can fail in seconds.",
  },
  usually: "It is usually low oil, from a leak or a loose filter, or fuel in the oil. Sometimes it is only the sensor.",
  first: "level",
  steps: {
    level: {
      ask: "Ten minutes after shutting off, where is the oil on the dipstick?",
      how: ["Level ground. Wipe it, push it in fully, read it."],
      answers: [
        { id: "low", label: "Below the mark or dry", means: [{ symptom: "oil_dry" }], to: "leak" },
        { id: "ok", label: "Between the marks", means: [{ symptom: "oil_level_ok" }], to: "looks" },
        { id: "high", label: "Above the mark", means: [{ symptom: "oil_overfull" }], to: "diluted" },
        { id: "cant_tell", to: "leak" },
      ],
    },
    leak: {
      ask: "Is oil running or dripping, at the filter, the pan or down the engine?",
      how: ["Engine off. Look from the side with a light. Do not crawl under."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "oil_pouring" }], to: "leaks" },
        { id: "no", means: ["no"], to: "low_only" },
        { id: "cant_tell", to: "noise" },
      ],
    },
    looks: {
      ask: "How does the oil look on the stick?",
      answers: [
        { id: "milky", label: "Milky or foamy", means: [{ symptom: "milky_oil" }], to: "coolant" },
        { id: "thin", label: "Thin, smells of fuel", to: "diluted" },
        { id: "normal", label: "Normal and black", to: "noise" },
        { id: "cant_tell", to: "noise" },
      ],
    },
    noise: {
      ask: "Did the engine knock or tick when the pressure fell?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "engine_knock" }], to: "inside" },
        { id: "no", means: ["no"], to: "sensor_or_pump" },
        { id: "cant_tell", to: "sensor_or_pump" },
      ],
    },
  },
  outcomes: {
    leaks: {
      certainty: "found",
      cause: "The engine loses its oil.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. New oil only runs out again. The leak has to be fixed first.",
      },
      do: ["Engine off.", "Catch what drips if you can. If it reaches a drain or burns on the exhaust, call 911."],
      doNot: ["Do not refill and run."],
      who: ["roadside", "tow"],
      parts: ["oil"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low oil pressure with visible leak: filter, drain plug, turbo line, cooler.",
    },
    low_only: {
      certainty: "likely",
      cause: "The oil is low, and no leak shows: the engine burns it, or it leaks only while it runs.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is filled to the mark and a technician agrees to a restart.",
      },
      do: [
        "Fill to the mark with the right oil, and note how much it took.",
        "Tell the technician how long it ran on low pressure.",
      ],
      doNot: ["Do not drive on to see."],
      who: ["roadside", "tow"],
      parts: ["oil"],
      technician:
        "Low level, no visible leak. After fill, restart only with pressure watched; consumption, turbo, breather.",
    },
    diluted: {
      certainty: "likely",
      cause: "Fuel or coolant is in the oil, or it is far overfilled. Such oil holds no pressure.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it: such oil ruins the bearings, and too much of it can make the engine run away.",
      },
      do: ["Leave it off.", "Keep a photo of the dipstick."],
      who: ["tow"],
      parts: ["injector", "oil"],
      technician: "Oil over full or smells of fuel: sample it. Injector, pump, failed regens, coolant, overfill.",
    },
    coolant: {
      certainty: "found",
      cause: "Coolant is in the oil.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it again: it destroys the bearings.",
      },
      do: ["Leave it off.", "Keep a photo of the dipstick."],
      who: ["tow"],
      parts: ["oil", "coolant", "egr"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Milky oil with low pressure: oil cooler, head gasket, liner, EGR cooler.",
    },
    inside: {
      certainty: "likely",
      cause: "A bearing or the oil pump is damaged.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It must not be started again.",
      },
      do: ["Leave it off, and arrange a tow."],
      who: ["tow"],
      parts: ["oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Low oil pressure with knock: bearings, pump, relief valve. No restart.",
    },
    sensor_or_pump: {
      certainty: "open",
      cause: "No knock and no bad oil was found: the level, a sensor, the filter, or the pump.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not until a technician has checked the pressure with a mechanical gauge.",
      },
      do: ["Leave it off.", "Say whether the gauge fell at once or slowly, hot or cold, at idle or under load."],
      doNot: ["Do not guess that it is the sensor and drive on."],
      who: ["roadside", "tow"],
      parts: ["oil"],
      minutes: { from: 30, to: 90, source: "trade" },
      technician: "Low pressure reading, no knock reported: level, then mechanical gauge, then sensor/filter/pump.",
    },
  },
  asides: [
    {
      id: "idle_low",
      question: "What pressure is normal?",
      answer:
        "At hot idle about 10 to 20 psi, at cruise 30 to 60. Your engine's book rules. Zero or a red lamp is never " +
        "normal.",
      sources: ["trade"],
    },
    {
      id: "sensor",
      question: "Could it be just the sensor?",
      answer: "Yes, it happens. But only a mechanical gauge can tell, and a wrong guess costs the engine.",
      sources: ["trade"],
    },
    {
      id: "top_up",
      question: "Can I top it up and go?",
      answer: "No, not with a leak or a knock. Without either, fill it and talk to a technician before a restart.",
      sources: ["trade"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
