import { defineGuide } from "../guide.ts";

/** The driver has found the wet hose. Where no hose is spoken of, `coolant-low` wins. */
export const hoseOrClamp = defineGuide({
  id: "hose-or-clamp",
  system: "cooling",
  title: "Coolant leaks at a hose or clamp",
  selects: { symptoms: ["coolant_leak"], spoken: ["hose"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe place to stop, while the needle is normal. Steam, a spray, or a climbing needle: " +
      "stop at once.",
  },
  usually:
    "In frost it is usually a clamp that has shrunk loose, most often at the lower radiator hose. A hose " +
    "that bulges or " +
    "is soft with oil is about to burst.",
  first: "hot",
  steps: {
    hot: {
      ask: "Is there steam, a spray, a red lamp, or a needle above normal?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { reading: "coolant", atLeast: 221 },
            { symptom: "overheat_severe" },
            { symptom: "overheat_climbing" },
            { symptom: "red_stop_lamp" },
          ],
          to: "hot_stop",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 221 }, { symptom: "heat_ok" }], to: "what" },
        { id: "cant_tell", to: "hot_stop" },
      ],
    },
    what: {
      ask: "Engine off and cooled: what is wet?",
      how: [
        "A light, from the side. Follow the wet trail up to its highest point.",
        "Touch nothing until it has cooled.",
      ],
      warn: "Never open a hot cap. A hose can burst: keep your face away, and hands off while it is hot.",
      answers: [
        { id: "clamp", label: "The end, at a clamp", to: "clamp_turn" },
        { id: "hose", label: "The hose: split, bulge, hole", to: "kind" },
        { id: "heater", label: "A thin heater hose", to: "heater_hose" },
        { id: "cant_tell", to: "not_found" },
      ],
    },
    clamp_turn: {
      ask: "Cold engine: after a quarter turn on the clamp, is the end dry after ten minutes at idle?",
      how: [
        "Screw clamp: snug, then a quarter turn, no more.",
        "Fill to the mark first, cap on. Idle it, stand clear of fan and belts, look from the side.",
      ],
      answers: [
        { id: "dry", label: "Dry", means: ["yes"], to: "clamp_held" },
        { id: "drops", label: "A drop now and then", to: "clamp_drops" },
        { id: "wet", label: "Still runs, or clamp broken", means: ["no"], to: "clamp_bad" },
        { id: "cant_tell", label: "No tool, or can't tell", to: "clamp_bad" },
      ],
    },
    kind: {
      ask: "How bad is the hose?",
      answers: [
        { id: "burst", label: "Split, hole or bulge", to: "burst" },
        { id: "rub", label: "Rubbed, damp, no hole", to: "rubbed" },
        { id: "soft", label: "Soft or swollen with oil", to: "burst" },
        { id: "cant_tell", to: "burst" },
      ],
    },
  },
  outcomes: {
    hot_stop: {
      certainty: "found",
      cause: "It is hot or loses coolant fast, or that is not excluded.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Out of traffic, engine off, and let it cool for at least 30 minutes before you look.",
      },
      do: [
        "Stand back from steam, cap closed.",
        "When cool: how much is left in the tank, and where is it wet?",
        "Scalded skin: cool water for 20 minutes, and 911 for face, hands or large burns.",
      ],
      doNot: ["Never open the cap hot.", "Do not pour cold water into a hot engine."],
      who: ["roadside", "tow"],
      parts: ["coolant_hose", "coolant"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Hot or spraying coolant leak: pressure-test before restart, ask how long it ran hot.",
    },
    clamp_held: {
      certainty: "found",
      cause: "The clamp was loose. It holds now.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text:
          "Until the next shop, filled to the mark, with the needle watched. Look again after ten miles and " +
          "at each stop.",
      },
      do: [
        "Note the level with a mark on the tank.",
        "Carry two gallons of the right coolant.",
        "Have that clamp replaced by a spring or constant-torque one.",
      ],
      doNot: ["Do not open the cap while it is hot."],
      who: ["shop"],
      parts: ["coolant", "coolant_hose"],
      technician: "Loose hose clamp, tightened by driver, dry at idle. Replace clamp, pressure-test, check mix.",
    },
    clamp_drops: {
      certainty: "likely",
      cause: "The clamp or the hose end still weeps a little.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, filled, with the needle normal. When it climbs or the drip grows, stop.",
      },
      do: [
        "Look at the level after ten miles. It must not fall below the mark.",
        "At the truck stop: a new clamp, or the hose end cut back and put on again.",
      ],
      doNot: ["Do not tighten it further: the clamp cuts the hose."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Hose end weeps after tightening, needle normal: clamp, hose end, fitting corrosion.",
    },
    clamp_bad: {
      certainty: "found",
      cause: "The clamp or the hose end does not hold.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A hose that slips off empties the engine in under a minute. It may go once it is dry.",
      },
      do: [
        "Engine off. Say the size of the hose, about how wide it is, and its two ends.",
        "Keep the coolant that you have for the refill.",
      ],
      doNot: ["No wire or zip ties on a pressure hose.", "Do not refill and chase it to the next town."],
      who: ["roadside"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 20, to: 75, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Hose end runs, clamp not holding. Bring clamps, hose, coolant, pressure tester.",
    },
    burst: {
      certainty: "found",
      cause: "The hose is failing or has failed.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the hose is replaced. It lets go under load, and the engine is dry within a minute.",
      },
      do: [
        "Engine off, cool.",
        "Engine make, and the hose's two ends: a photo brings the right hose.",
        "After the repair: fill slowly, cold, heater on full, idle ten minutes, cool, fill again.",
      ],
      doNot: ["No tape and no stop-leak.", "Do not drive with the cap loose to keep the pressure down."],
      who: ["roadside"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Hose split, bulged or oil-soaked. Replace, refill, bleed; oil-soaked: find oil source or cooler leak.",
    },
    rubbed: {
      certainty: "likely",
      cause: "The hose rubs on something and wears through.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, if no cord shows and it is dry outside. Cord or wet: it stays.",
      },
      do: [
        "Cold: move what rubs away and tie it up, not the hose to a hot part.",
        "Have the hose replaced there, not at home.",
      ],
      who: ["roadside", "shop"],
      parts: ["coolant_hose"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Chafed coolant hose, not through yet. Replace and reroute.",
    },
    heater_hose: {
      certainty: "found",
      cause: "A heater or APU hose leaks. It is part of the same coolant.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, if it is a slow drip and filled. A split or a stream: it stays.",
      },
      do: [
        "Many trucks have a valve for the heater at the engine: closed, it can stop the leak. In frost " +
          "you then have no heat.",
        "Drip at a clamp, cold: a quarter turn.",
        "Keep the level at the mark, and watch the needle.",
      ],
      doNot: ["Do not pinch the hose with pliers: it cracks.", "Do not work on it hot."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Heater/APU hose leak: isolate with valves, replace, refill, bleed heater core.",
    },
    not_found: {
      certainty: "open",
      cause: "It leaks and the place is not known.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, only with the level at the mark after an hour and the needle normal.",
      },
      do: [
        "Fill it cold, wait an hour, look again. Below the mark: it stays.",
        "Cardboard under the engine shows where it drips.",
        "Nothing drips and it still falls: look at the dipstick for milk.",
      ],
      doNot: ["Never open a hot cap."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "water_pump", "coolant"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Coolant leak, source not found by driver, needle normal: cold pressure test, pump weep hole, " +
        "radiator, heater.",
    },
  },
  asides: [
    {
      id: "tape",
      question: "Can I tape the hose?",
      answer:
        "No, not a pressure hose: tape lets go when it is hot. Rescue tape on a small heater hose may " +
        "hold to the next " +
        "truck stop at best.",
      sources: ["trade"],
    },
    {
      id: "loose_cap",
      question: "Can I drive with the cap loose so that it leaks less?",
      answer: "No. Without pressure it boils earlier, and it spits hot coolant.",
      sources: ["trade"],
    },
    {
      id: "thirty_miles",
      question: "It is filled. Can I make 30 miles?",
      answer:
        "Until the truck stop, if the end is dry or only weeps, the needle is normal, and you stop after " +
        "ten miles to " +
        "look. Otherwise no.",
      sources: ["trade"],
    },
    {
      id: "water",
      question: "Can I top it up with water?",
      answer:
        "Until you reach a shop, if it does not freeze and nothing else is there. Cold only, and have the " +
        "mix corrected.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "cooling_guide"],
});
