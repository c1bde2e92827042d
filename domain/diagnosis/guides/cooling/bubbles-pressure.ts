import { defineGuide } from "../guide.ts";

/**
 * Gas in the coolant. `coolant-in-oil` and `overheating` win with their symptoms. A code of the EGR cooler's efficiency
 * (SPN 4752) means soot in it and opens no guide that stops the truck. No symptom names bubbles yet.
 */
export const bubblesPressure = defineGuide({
  id: "bubbles-pressure",
  system: "cooling",
  title: "Bubbles or pressure in the coolant, it pushes coolant out",
  selects: { symptoms: [], codes: [{ spn: 109, fmis: [0, 15, 16] }], before: ["knock"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not before you know whether gas gets into the coolant: it throws the coolant out, and then overheats.",
  },
  usually:
    "Constant bubbles are usually combustion gas past a head gasket, or exhaust from a cracked EGR " +
    "cooler. Bubbles only " +
    "after a refill are trapped air.",
  first: "hot",
  steps: {
    hot: {
      ask: "Is it hot now: steam, a red lamp, or a needle above normal?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { reading: "coolant", atLeast: 221 },
            { symptom: "overheat_severe" },
            { symptom: "red_stop_lamp" },
          ],
          to: "hot_stop",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 221 }], to: "oil" },
        { id: "cant_tell", to: "hot_stop" },
      ],
    },
    oil: {
      ask: "Is the oil on the dipstick milky, or does white smoke smell sweet?",
      how: ["Engine off ten minutes. Wipe the stick once and look again."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "milky_oil" }, { symptom: "smoke_white" }], to: "inside" },
        { id: "no", means: ["no"], to: "cold_hose" },
        { id: "cant_tell", to: "open" },
      ],
    },
    cold_hose: {
      ask: "After a night's cold, before starting: is the upper radiator hose hard?",
      how: ["Squeeze it by hand, engine cold and off."],
      warn: "Only cold. Never open a hot cap.",
      answers: [
        {
          id: "hard",
          label: "Hard, under pressure",
          means: ["yes"],
          shows: "Pressure in a cold system is gas from the engine.",
          to: "inside",
        },
        { id: "soft", label: "Soft", means: ["no"], to: "start_cold" },
        { id: "cant_tell", label: "Not cold yet, or can't tell", to: "wait_cold" },
      ],
    },
    start_cold: {
      ask:
        "Cold, cap closed: in the first two minutes after starting, do bubbles stream in the tank, or does " +
        "the hose get hard?",
      how: [
        "Look through the tank's side with a light. Stand clear of fan and belts.",
        "Shut off when the needle moves.",
      ],
      warn: "If it cranks unevenly or stops dead, key off and do not try again: a cylinder may be full of coolant.",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Pressure before any heat cannot be the coolant's own.",
          to: "inside",
        },
        { id: "no", label: "None, or a few that stop", means: ["no"], to: "air" },
        { id: "cant_tell", to: "open" },
      ],
    },
  },
  outcomes: {
    hot_stop: {
      certainty: "found",
      cause: "It is hot or may be hot, and gas or boiling pushes the coolant out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off out of traffic, cap closed, and stand back for at least 30 minutes.",
      },
      do: ["Hood open only when no steam comes.", "Cold: level, and milk on the dipstick?"],
      doNot: ["Never open the cap hot: it sprays and burns."],
      who: ["roadside", "tow"],
      parts: ["coolant", "coolant_cap"],
      technician: "Overheated and pushing coolant: combustion-gas test, EGR cooler, head gasket, before restart.",
    },
    inside: {
      certainty: "likely",
      cause: "Combustion gas or exhaust gets into the coolant: head gasket, cracked head or liner, or the EGR cooler.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It throws its coolant out on the next grade, and coolant in a cylinder can lock the engine.",
      },
      do: [
        "Leave it off and arrange a tow, or a technician with a gas test where you are.",
        "Say whether it ran hot before, and how much coolant it lost.",
        "Air brake compressors are cooled with it too: a cracked one can also blow bubbles. Say so to the technician.",
      ],
      doNot: ["No head gasket sealer.", "Do not drive with the cap loose."],
      who: ["tow", "roadside"],
      parts: ["egr", "coolant", "compressor"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Cold pressure or stream of bubbles: gas test, isolate EGR cooler and air compressor, then head gasket/liner.",
    },
    air: {
      certainty: "likely",
      cause: "Trapped air after a refill, or a weak cap: no gas from the engine shows.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text:
          "Until the next shop, with the level at the mark and the needle watched. Coolant thrown out again " +
          "means stop.",
      },
      do: [
        "Cold: fill to the mark, heater on full, cap on, idle ten minutes, cool, fill again.",
        "A cap with a cracked seal or the wrong pressure: new cap from a truck stop.",
        "Check the level at each stop, and have a gas test done there.",
      ],
      doNot: ["Never open the cap hot."],
      who: ["shop"],
      parts: ["coolant_cap", "coolant"],
      technician: "Bubbles after refill, cold hose soft, none at cold start: bleed, cap test, gas test to be sure.",
    },
    wait_cold: {
      certainty: "open",
      cause: "It cannot be told before it is cold all through.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays off until the cold test is done or a technician has tested for gas.",
      },
      do: [
        "Let it stand for four hours or a night, cap closed.",
        "Then squeeze the upper hose before the start, and answer again.",
      ],
      doNot: ["Do not open the cap to speed it up."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Bubbles or pressure reported, not tested cold: gas test, cap, EGR cooler.",
    },
    open: {
      certainty: "open",
      cause: "Gas in the coolant is not excluded.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a technician has tested the coolant for gas.",
      },
      do: ["Engine off.", "A short video of the tank at the cold start helps the technician."],
      doNot: ["Never open the cap hot."],
      who: ["roadside", "shop"],
      parts: ["coolant_cap"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Bubbles unclear, cold hose soft: gas test, cap, compressor, EGR cooler.",
    },
  },
  asides: [
    {
      id: "top_up",
      question: "Can I keep topping it up to get home?",
      answer:
        "No. It holds on the flat and throws the coolant out on the first grade, and a cylinder can fill " +
        "while you stop.",
      sources: ["trade"],
    },
    {
      id: "cap_only",
      question: "Could it be just the cap?",
      answer:
        "Yes, a weak cap lets coolant out when hot. It makes no pressure in a cold system and no stream of bubbles.",
      sources: ["trade"],
    },
    {
      id: "sealer",
      question: "Does a sealer work?",
      answer: "No, not on a truck engine. It plugs heater, coolers and radiator, and the repair gets bigger.",
      sources: ["trade"],
    },
    {
      id: "gas_test",
      question: "What is a gas test?",
      answer: "A fluid that changes color over the open, cold-filled tank. A mobile technician can do it in minutes.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "cooling_guide"],
});
