import { defineGuide } from "../guide.ts";

/** Fuel pours out. Every end stops the truck: nothing that a driver can see shows that the danger is absent. */
export const tankHoled = defineGuide({
  id: "tank-holed",
  system: "fuel",
  title: "A fuel tank is holed, fuel pours out",
  selects: { symptoms: ["fuel_pouring"], before: ["fuel-line-leak", "out-of-fuel", "low-power"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text:
      "No. Stop out of traffic, engine off, no smoking, no flares. Fuel on the road, in a drain or in " +
      "water: call 911.",
  },
  usually:
    "It is usually road debris, a dock post or a curb. A small hole can be slowed while you wait, but not " +
    "for driving. " +
    "The other tank can drain through the crossover too.",
  first: "fire",
  steps: {
    fire: {
      ask: "Is there smoke or fire, a crash, fuel on the exhaust, or anybody soaked in fuel?",
      how: ["From upwind, at a distance."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "fire" }, { symptom: "smoke" }, { symptom: "crash" }], to: "fire_risk" },
        { id: "no", means: ["no"], to: "spreads" },
        { id: "cant_tell", to: "fire_risk" },
      ],
    },
    spreads: {
      ask: "Does it run into a drain, a ditch with water, or the traffic lanes?",
      answers: [
        { id: "yes", means: ["yes"], to: "drain" },
        { id: "no", means: ["no"], to: "how_fast" },
        { id: "cant_tell", to: "drain" },
      ],
    },
    how_fast: {
      ask: "How does it come out?",
      how: ["Look from the side, upwind, with your face away. Do not lie under the tank."],
      warn: "No flames, no phone in the vapor, no fuel on skin. Do not hold the hole with your hand.",
      answers: [
        { id: "trickle", label: "A trickle or drops", to: "valve" },
        { id: "stream", label: "A stream", to: "stream" },
        { id: "line", label: "From a line, not the tank", to: "valve" },
        { id: "cant_tell", to: "stream" },
      ],
    },
    valve: {
      ask: "Is there a valve at the tank or the crossover that you reach from the side?",
      answers: [
        { id: "closed", label: "Yes, it is closed now", means: ["yes"], to: "slowed" },
        { id: "no", label: "No valve", means: ["no"], to: "slow_it" },
        { id: "cant_tell", to: "slow_it" },
      ],
    },
    slow_it: {
      ask: "With a bin under it and bar soap or tank putty pressed into the hole, does it slow down?",
      how: ["From the side, gloves on. Never from below, never in traffic, never with a hot exhaust near it."],
      answers: [
        { id: "slowed", label: "It drips slowly now", means: ["yes"], to: "slowed" },
        { id: "no", label: "No, or I have nothing", means: ["no"], to: "stream" },
        { id: "cant_tell", to: "stream" },
      ],
    },
  },
  outcomes: {
    fire_risk: {
      certainty: "found",
      cause: "Fuel and heat are together, or somebody is in danger.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Everybody out and upwind, at least 300 feet, and call 911. Leave everything else.",
      },
      do: [
        "Engine off only if it is on your way out.",
        "Soaked clothes off, away from flames. Eyes: water for 15 minutes.",
        "Tell 911: diesel, how many gallons, what the load is.",
      ],
      doNot: ["Do not go back in.", "Do not fight a fuel fire with the cab extinguisher."],
      who: ["emergency"],
      technician: "Fuel tank rupture with fire, crash or exposure. Fire service on scene.",
    },
    drain: {
      certainty: "found",
      cause: "The fuel reaches water, a drain or the lanes.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911 now: fuel in lanes throws motorcycles down, and in a drain it becomes a large spill.",
      },
      do: [
        "Dirt, sand, bags, absorbent: a small dam before the drain, only if you are out of traffic and " +
          "not standing in fuel.",
        "Close the crossover or the tank's valve, from the side.",
        "Dispatch and the National Response Center, 1-800-424-8802, when water is reached.",
      ],
      doNot: ["Do not wash it away with water.", "No flares: triangles."],
      who: ["emergency", "roadside", "tow"],
      parts: ["fuel_line"],
      technician: "Tank or line holed, fuel in drain/water/lanes. Spill contractor, pump-off, plug.",
      sources: ["spill_rules", "cfr_392_22"],
    },
    stream: {
      certainty: "found",
      cause: "The tank loses fuel fast.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stands until it is pumped over and plugged. Call 911 when it spreads or you cannot catch it.",
      },
      do: [
        "Upwind. Bins or bags under it, if it can be done from the side.",
        "Close the crossover, so that the other tank stays full.",
        "Tell tank service: which side, how full, where the hole is, how big.",
      ],
      doNot: ["Do not drive it to empty the tank elsewhere: that is a spill for miles.", "No finger in the hole."],
      who: ["roadside", "emergency", "tow"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fuel tank stream: pump-off, plug or isolate tank, absorbent. Crossover state from driver.",
      sources: ["spill_rules", "trade"],
    },
    slowed: {
      certainty: "found",
      cause: "A tank or its line is holed. It is slowed, and not repaired.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Soap and putty wash out as soon as it shakes. It stands until it is pumped over and plugged.",
      },
      do: [
        "Keep a bin under it, and look every ten minutes.",
        "Call tank service or road service: which tank, how full, where it drips.",
        "On the other tank alone it may go once a mechanic has closed this one off and nothing drips.",
      ],
      doNot: ["Do not make the next town on soap.", "No smoking, no flares."],
      who: ["roadside", "tow"],
      parts: ["fuel_line"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tank/line leak slowed by driver: pump over, plug or isolate tank, check straps and lines.",
      sources: ["spill_rules", "cfr_396_7", "trade"],
    },
  },
  asides: [
    {
      id: "soap",
      question: "Can I put soap on it and make the next town?",
      answer:
        "No. Soap only slows it while you stand. On the road it washes out, and 50 gallons on the road is a spill.",
      sources: ["trade"],
    },
    {
      id: "reefer_tank",
      question: "It is the reefer's tank. Can the tractor go on?",
      answer:
        "No, not with the trailer on it: it spills behind you. Shut the reefer off, and have its tank " +
        "pumped and plugged.",
      sources: ["trade"],
    },
    {
      id: "weld",
      question: "Can somebody weld it here?",
      answer: "No. A tank with vapor in it explodes. It is cleaned and gas-free in a shop first.",
      sources: ["trade"],
    },
    {
      id: "report",
      question: "Who has to be told of the spill?",
      answer:
        "911 and your carrier. Water reached: the National Response Center, 1-800-424-8802. Many states want to know " +
        "from 25 gallons on land.",
      sources: ["spill_rules"],
    },
  ],
  sources: ["spill_rules", "trade"],
});
