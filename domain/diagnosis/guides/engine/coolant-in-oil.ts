import { defineGuide } from "../guide.ts";

/** Milky oil, or oil that rises. It wins against the guides of smoke and coolant: the engine must not be started. */
export const coolantInOil = defineGuide({
  id: "coolant-in-oil",
  system: "engine",
  title: "The oil is milky or over full, coolant or fuel in the oil",
  selects: {
    symptoms: ["milky_oil", "oil_overfull"],
    before: ["coolant-low", "overheating", "exhaust-smoke", "oil-leak", "low-power", "bubbles-pressure"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Do not start it: coolant or fuel in the oil ruins the bearings within minutes.",
  },
  usually:
    "Milky oil with lost coolant is usually the oil cooler, the EGR cooler or the head gasket. Oil that rises and " +
    "smells of fuel is an injector or pump.",
  first: "running",
  steps: {
    running: {
      ask: "Is the engine off?",
      how: ["If it runs: out of traffic, then shut it off now."],
      answers: [
        { id: "yes", label: "Off", means: ["yes"], to: "where" },
        { id: "no", label: "It still runs", means: ["no"], to: "shut_off" },
        { id: "cant_tell", to: "shut_off" },
      ],
    },
    where: {
      ask: "Where do you see the milk or the wrong level?",
      how: ["Dipstick on level ground, ten minutes after stopping. Wipe it once and look again."],
      answers: [
        { id: "stick", label: "Milky on the dipstick", means: [{ symptom: "milky_oil" }], to: "coolant" },
        { id: "cap", label: "Only under the oil cap", to: "cap_only" },
        { id: "full", label: "Over full, not milky", means: [{ symptom: "oil_overfull" }], to: "smell" },
        { id: "cant_tell", to: "coolant" },
      ],
    },
    cap_only: {
      ask: "Is it cold out with short trips or long idling, and is the coolant at its mark?",
      how: ["Coolant through the tank's side. The dipstick itself must be clean black or amber."],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "A thin film under the cap in the cold is water from the air.",
          to: "moisture",
        },
        { id: "no", means: ["no", { symptom: "coolant_low" }], to: "inside" },
        { id: "cant_tell", to: "inside" },
      ],
    },
    coolant: {
      ask: "Has the coolant gone down, or is there oil floating in the coolant tank?",
      how: ["Cool engine, through the tank's side."],
      warn: "Never open a hot cap.",
      answers: [
        { id: "down", label: "Coolant has gone down", means: ["yes", { symptom: "coolant_low" }], to: "inside" },
        { id: "oil_in_it", label: "Oil in the coolant", to: "cooler" },
        { id: "no", label: "Neither", means: ["no"], to: "milky_open" },
        { id: "cant_tell", to: "milky_open" },
      ],
    },
    smell: {
      ask: "Does the oil smell of diesel or run like water off the stick?",
      how: ["A drop on paper: a wide pale ring around a dark spot is fuel. No flame."],
      answers: [
        { id: "yes", means: ["yes"], to: "fuel" },
        { id: "no", means: ["no"], to: "serviced" },
        { id: "cant_tell", to: "fuel" },
      ],
    },
    serviced: {
      ask: "Was oil changed or added since the level was last right, and more than needed?",
      answers: [
        { id: "yes", means: ["yes"], to: "overfilled" },
        { id: "no", means: ["no"], to: "milky_open" },
        { id: "cant_tell", to: "milky_open" },
      ],
    },
  },
  outcomes: {
    shut_off: {
      certainty: "found",
      cause: "The engine runs on oil that cannot carry its bearings.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Out of traffic, and shut it off now. Then do not start it again.",
      },
      do: ["4-ways, shoulder, key off.", "Then tell us how the dipstick and the coolant tank look."],
      doNot: ["Do not idle it while you wait."],
      who: ["tow"],
      parts: ["oil", "coolant"],
      technician: "Running with milky or over full oil; told to shut off. Sample before any start.",
    },
    inside: {
      certainty: "likely",
      cause: "Coolant leaks into the oil: oil cooler, head gasket, a liner seal or a cracked head.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It goes on a tow truck. Coolant in a cylinder can also lock it and bend a rod when it is cranked.",
      },
      do: [
        "Leave key off; no cranking, not even to move it.",
        "Photo of dipstick and coolant level; a little oil in a clean bottle helps the shop.",
        "Say whether it ran hot lately, and how much coolant was added.",
      ],
      doNot: ["Do not change the oil and go on.", "No stop-leak or head gasket sealer."],
      who: ["tow"],
      parts: ["oil", "coolant", "egr"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Milky oil with coolant loss: pressure-test with pan off, oil cooler, liners, head, EGR cooler. No crank.",
    },
    cooler: {
      certainty: "likely",
      cause: "Oil and coolant mix, most often in the oil cooler: oil has the higher pressure while it runs.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stopped, coolant flows back into the oil, and oily coolant no longer cools.",
      },
      do: [
        "Leave it off, and arrange a tow.",
        "Say whether the transmission has a cooler in the radiator: then its oil can be the one.",
      ],
      doNot: ["Do not drain or flush it on the road."],
      who: ["tow"],
      parts: ["oil", "coolant", "radiator"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Oil in coolant: engine oil cooler, or automatic transmission cooler. Test both, flush system.",
    },
    fuel: {
      certainty: "likely",
      cause: "Fuel gets into the oil, most often past an injector, its seal, or a pump seal.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Thin oil wipes out the bearings, and too much of it can make the engine run away.",
      },
      do: ["Leave it off. Photo of the dipstick.", "Say how fast it rose, and what fuel or injector work was done."],
      doNot: ["Do not drain it down to the mark and drive."],
      who: ["tow", "roadside"],
      parts: ["injector", "oil"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Oil over full with fuel: sample, leak test of injectors and pump, aborted regens, change oil before a start.",
    },
    overfilled: {
      certainty: "likely",
      cause: "Too much oil was filled in.",
      verdict: {
        urgency: "medium",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not until it is drained to the mark: foaming oil loses pressure, and it can get into the intake.",
      },
      do: [
        "Have the shop that filled it, or road service, drain or pump it down to the full mark.",
        "After that: idle two minutes, oil pressure normal, look at the level again. Then it may go.",
      ],
      doNot: ["Do not open the drain plug on the road."],
      who: ["roadside"],
      parts: ["oil"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Overfilled at service per driver, no fuel smell: verify by sample or smell, drain to mark.",
    },
    moisture: {
      certainty: "likely",
      cause: "Water from the air has condensed under the cap. The oil itself is clean.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, with coolant and oil at their marks. Look at both again at the next two stops.",
      },
      do: ["A long warm run dries it.", "Coolant that goes down, or milk on the stick: shut it off and call."],
      who: [],
      technician: "Moisture film under cap only, dipstick clean, coolant at mark.",
    },
    milky_open: {
      certainty: "open",
      cause: "The oil is not right, and where it comes from is not known.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays off until a technician has looked at a sample.",
      },
      do: ["Photo of the dipstick, the cap and the coolant tank.", "A little oil in a clean bottle."],
      doNot: ["Do not start it to warm it up."],
      who: ["tow", "roadside"],
      parts: ["oil"],
      technician: "Oil milky or over full, source unknown: sample for glycol, fuel, water before any start.",
    },
  },
  asides: [
    {
      id: "change",
      question: "Can I change the oil and drive home?",
      answer: "No. The new oil is milky again within minutes, and the bearings have already run without a film.",
      sources: ["trade"],
    },
    {
      id: "cap",
      question: "A little foam under the cap: is that it?",
      answer: "No, not by itself in the cold. Dipstick clean and coolant at the mark: it is moisture. Watch both.",
      sources: ["trade"],
    },
    {
      id: "damage",
      question: "Is the engine gone?",
      answer:
        "Until it is tested, no one knows. Shut off early, many are saved with a cooler or gasket. Driven on, few are.",
      sources: ["trade"],
    },
    {
      id: "sealer",
      question: "Can I use a sealer to reach home?",
      answer: "No. It plugs the oil cooler and the heater, and it does not hold under pressure.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
