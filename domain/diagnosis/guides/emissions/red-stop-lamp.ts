import { defineGuide } from "../guide.ts";

export const redStopLamp = defineGuide({
  id: "red-stop-lamp",
  system: "emissions",
  title: "Red stop lamp is on",
  selects: { symptoms: ["red_stop_lamp"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Leave the road as soon as it is safe, shut it off, and do not restart it to look again.",
  },
  usually: [
    {
      when: { powertrain: ["electric"] },
      text: "On an electric truck it is usually the battery, its cooling, or high-voltage insulation.",
    },
    { text: "It is usually oil pressure, temperature or coolant level; a message or gauge shows which." },
  ],
  first: "smoke",
  steps: {
    smoke: {
      ask: "Is there smoke, a fire, a strong smell, or a loud knock?",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "smoke" }, { symptom: "fire" }, { symptom: "engine_knock" }],
          to: "danger",
        },
        { id: "no", means: ["no"], to: "electric" },
        { id: "cant_tell", to: "electric" },
      ],
    },
    electric: {
      when: { powertrain: ["electric"] },
      otherwise: "oil",
      ask: "Does the dash name high voltage, insulation or battery temperature?",
      answers: [
        { id: "yes", means: ["yes"], to: "high_voltage" },
        { id: "no", means: ["no"], to: "unknown" },
        { id: "cant_tell", to: "high_voltage" },
      ],
    },
    oil: {
      ask: "What did the oil pressure gauge show when it came on?",
      answers: [
        {
          id: "low",
          label: "Low or zero",
          means: [{ symptom: "oil_pressure_low" }, { reading: "oil", below: 10 }],
          to: "oil_low",
        },
        { id: "normal", label: "Normal", means: [{ symptom: "oil_ok" }], to: "heat" },
        { id: "cant_tell", to: "heat" },
      ],
    },
    heat: {
      ask: "Was the temperature high, or is the coolant low?",
      answers: [
        {
          id: "yes",
          means: ["yes", { reading: "coolant", atLeast: 221 }, { symptom: "coolant_low" }, { symptom: "overheat" }],
          to: "hot",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 221 }], to: "message" },
        { id: "cant_tell", to: "message" },
      ],
    },
    message: {
      ask: "Is there a message or code beside the lamp?",
      how: ["Key on without starting, engine off.", "Take a photo of the display."],
      answers: [
        { id: "code", label: "Yes, I have it", means: ["yes"], to: "code" },
        { id: "no", label: "Nothing", means: ["no"], to: "unknown" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
  },
  outcomes: {
    danger: {
      certainty: "found",
      cause: "Smoke, fire or a knock is more urgent than the lamp.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off. With smoke or fire get out on the side away from traffic and call 911.",
      },
      do: ["Power off, and get well away from smoke or fire.", "Do not open a smoking hood."],
      who: ["emergency", "tow"],
      technician: "Red stop lamp with smoke, fire or knock.",
    },
    high_voltage: {
      certainty: "likely",
      cause: "The high-voltage system has found a fault in the battery, its cooling or its insulation.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Park in the open, switch off, and stand well away. Smoke, hissing or popping: call 911.",
      },
      do: ["Do not touch orange cables.", "Tell 911 and the dealer that it is an electric truck."],
      doNot: ["Do not charge it.", "Do not park it in or beside a building."],
      who: ["dealer", "tow"],
      technician: "Electric truck, red stop lamp with HV/insulation/battery message. HV-trained technician only.",
    },
    oil_low: {
      certainty: "found",
      cause: "The engine has lost oil pressure.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. An engine without oil pressure can be destroyed in seconds. Leave it off.",
      },
      do: ["Check the dipstick after ten minutes.", "Look for oil under the engine and at the filter."],
      doNot: ["Do not restart it to see whether the pressure comes back."],
      who: ["tow", "roadside"],
      parts: ["oil"],
      technician: "Red stop lamp with low oil pressure. Level, leak, mechanical gauge before any restart.",
    },
    hot: {
      certainty: "found",
      cause: "The engine is too hot or short of coolant.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Let it cool for at least 30 minutes, then look for the leak.",
      },
      do: ["Engine off, stand back from steam.", "When cool, look at level, hoses, clamps and belt."],
      doNot: ["Never open the cap hot."],
      who: ["roadside", "tow"],
      parts: ["coolant", "coolant_hose", "water_pump"],
      technician: "Red stop lamp with heat or low coolant. Pressure test before restart.",
    },
    code: {
      certainty: "open",
      cause: "The code names the fault behind the stop lamp.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not until the code has been read and a technician says so.",
      },
      do: ["Send the SPN and FMI, or the photo."],
      doNot: ["Do not disconnect the batteries: the stored data is lost."],
      who: ["roadside", "dealer"],
      technician: "Red stop lamp, code from driver to follow; oil and temperature reported normal.",
    },
    unknown: {
      certainty: "open",
      cause: "The lamp is on, and no message or gauge shows why.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Trust the stop lamp until a technician has read the codes.",
      },
      do: [
        [
          { when: { powertrain: ["electric"] }, text: "Park in the open, power off, and stay clear of orange cables." },
          { text: "Check oil and, when cool, coolant." },
        ],
        "Take a photo of the dash with the key on.",
      ],
      who: ["roadside", "dealer", "tow"],
      technician: "Red stop lamp, no message. Read active codes; check all fluids.",
    },
  },
  asides: [
    {
      id: "exit",
      question: "Can I make the next exit?",
      answer: "No, unless stopping here puts you in traffic. Then go to the first place out of it, off the throttle.",
      sources: ["driver_tips", "trade"],
    },
    {
      id: "restart",
      question: "Can I restart it to see?",
      answer: [
        {
          when: { powertrain: ["electric"] },
          text: "No. A battery or insulation fault can start a fire when it is powered again.",
        },
        { text: "No. With low oil pressure or no coolant a restart finishes the engine." },
      ],
      sources: ["driver_tips", "trade"],
    },
    {
      id: "override",
      question: "What does the shutdown override do?",
      answer: "It gives you about 30 seconds to get out of a lane or off tracks. It is not for driving on.",
      sources: ["trade"],
    },
  ],
  sources: ["driver_tips", "trade"],
});
