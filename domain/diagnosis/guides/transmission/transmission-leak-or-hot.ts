import { defineGuide } from "../guide.ts";

export const transmissionLeakOrHot = defineGuide({
  id: "transmission-leak-or-hot",
  system: "transmission",
  title: "Transmission leaks or runs too hot",
  selects: {
    symptoms: ["trans_leak", "trans_hot"],
    codes: [
      { spn: 177, fmis: [0, 15, 16] },
      { spn: 124, fmis: [1, 17, 18] },
      { spn: 127, fmis: [1, 17, 18] },
    ],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe exit, easy on the throttle. Smoke, a stream of oil or slipping means stop now: hot oil burns.",
  },
  usually: [
    {
      when: { transmission: ["automatic"] },
      text: "Usually it is low fluid, a cooler line, or creeping in heat. Red or brown fluid under the middle of the truck is usually its own.",
    },
    {
      text: "Usually a seal seeps at the rear or a cooler line drips. Heat comes from low oil, a long grade, or creeping.",
    },
  ],
  first: "danger",
  steps: {
    danger: {
      ask: "Does it smoke, pour out, slip, or drip on a hot exhaust?",
      how: ["Stopped off the road, look from the side."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "smoke" }, { symptom: "trans_slip" }], to: "stop_here" },
        { id: "no", means: ["no"], to: "which" },
        { id: "cant_tell", to: "stop_here" },
      ],
    },
    which: {
      ask: "What do you have?",
      answers: [
        { id: "leak", label: "Fluid on the ground", means: [{ symptom: "trans_leak" }], to: "what_fluid" },
        { id: "hot", label: "A hot gauge or message", means: [{ symptom: "trans_hot" }], to: "hot_when" },
        { id: "both", label: "Both", to: "hot_and_leak" },
        { id: "cant_tell", to: "what_fluid" },
      ],
    },
    what_fluid: {
      ask: "What is it like on a white paper?",
      how: ["Put cardboard under the drip, from the side, wheels chocked. Look and smell, gloves on."],
      answers: [
        { id: "gear", label: "Thick, smells of sulfur", to: "amount" },
        { id: "red", label: "Thin, red or brown", to: "amount" },
        {
          id: "other",
          label: "Black oil, green, or fuel",
          shows: "Then it is not the transmission's.",
          to: "other_fluid",
        },
        { id: "cant_tell", to: "amount" },
      ],
    },
    amount: {
      ask: "How much drips, engine off?",
      answers: [
        { id: "stream", label: "A stream, or a big puddle", to: "hot_and_leak" },
        { id: "drops", label: "Drops you can count", to: "level" },
        { id: "film", label: "Only damp, no drops", means: ["no"], to: "seep" },
        { id: "cant_tell", to: "hot_and_leak" },
      ],
    },
    level: {
      ask: "Is there a dipstick or window, and is the level in its range?",
      how: ["Level ground. An automatic as its tag says; a manual has only a plug, leave that closed."],
      answers: [
        { id: "yes", label: "Yes, in range", means: ["yes"], to: "slow_leak" },
        { id: "low", label: "Below it", means: ["no"], to: "low_fluid" },
        { id: "cant_tell", label: "None, or can't tell", to: "low_fluid" },
      ],
    },
    hot_when: {
      ask: "Did it come on a grade, creeping or in deep ground, and fall again when you idled in neutral?",
      how: ["Stop off the road, neutral, brakes set, fast idle for five minutes. Watch the gauge."],
      answers: [
        { id: "yes", means: ["yes"], to: "cooled" },
        { id: "no", means: ["no"], to: "stays_hot" },
        { id: "cant_tell", to: "stays_hot" },
      ],
    },
  },
  outcomes: {
    stop_here: {
      certainty: "likely",
      cause: "Hot oil is near hot metal, or the transmission no longer pulls.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop where it is safe, engine off, everybody out. Flames or growing smoke: 911.",
      },
      do: ["Chocks in, stay upwind, extinguisher at hand.", "Say where it comes from, and how much is on the road."],
      doNot: ["Do not restart it to move a bit.", "Do not crawl under hot oil."],
      who: ["tow", "emergency"],
      parts: ["trans_fluid"],
      technician: "Transmission smoke, stream or slip. Tow with driveline disconnected.",
    },
    hot_and_leak: {
      certainty: "likely",
      cause: "It loses oil fast, and without oil it destroys itself within miles.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Topped up it may look fine for ten minutes and then lock up.",
      },
      do: [
        "Engine off, brakes set, chocks in.",
        "From the side: is a cooler line or hose wet? That can be repaired here.",
        "Keep it off drains and grass: call it in if much has run out.",
      ],
      doNot: ["Do not tow it with the driveshaft in."],
      who: ["roadside", "tow"],
      parts: ["trans_fluid"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Heavy transmission leak, hot or unknown: cooler lines, cooler, seals, drain plug. Bring fluid.",
    },
    low_fluid: {
      certainty: "likely",
      cause: "It drips and the level is low, or it cannot be seen.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is filled with the right fluid and the leak is judged.",
      },
      do: [
        "Say make and model of the transmission, from its tag or your papers: a wrong fluid ruins it.",
        "A mechanic fills it and repairs the line or plug.",
      ],
      doNot: ["Do not fill what is at hand.", "Do not open a plug: hot oil shoots out."],
      who: ["roadside"],
      parts: ["trans_fluid"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Drips, level low or unknown. Bring fluid by model; find leak, refill, check for metal.",
    },
    slow_leak: {
      certainty: "likely",
      cause: "A seal or line drips, and there is still enough in it.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, with a look after 10 miles and at each stop. Gauge rising, slipping or more drips: stop.",
      },
      do: ["Wipe it, so that you see the place.", "Ask the shop to have the right fluid ready."],
      doNot: ["No sealer out of a can."],
      who: ["shop"],
      parts: ["trans_fluid"],
      technician: "Slow transmission leak, level in range: rear seal, gasket, cooler line, breather.",
    },
    seep: {
      certainty: "likely",
      cause: "A seal seeps. That is common and slow.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Have it looked at in the next service, and look for drops at each stop.",
      },
      do: [
        "Have the breather cleaned: a clogged one pushes oil out.",
        "Oil on a brake or the clutch is not a seep: then stop.",
      ],
      who: [],
      technician: "Transmission seep, no drops. Breather, seal at service.",
    },
    other_fluid: {
      certainty: "open",
      cause: "Engine oil, coolant or fuel runs back along the frame and drips in the middle.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is clear what it is. Fuel can burn, and an engine without oil or coolant dies.",
      },
      do: [
        "Engine off. Oil dipstick, coolant level when cold, and a look at the fuel lines.",
        "Tell us which fluid: each has its own guide. If fuel leaks: 911.",
      ],
      doNot: ["No flame and no smoking near it."],
      who: ["roadside"],
      technician: "Leak reported at transmission, fluid is not: engine oil, coolant or fuel traced back.",
    },
    cooled: {
      certainty: "likely",
      cause: "Load and creeping made it hot, and it cools as it should.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop on your way, once the gauge is back to normal. A lower gear and more speed keep it cool.",
      },
      do: [
        "Clean leaves and mud from cooler and grille, fan runs?",
        "Hot again on easy road: stop and have it looked at. Burnt fluid has to be changed.",
      ],
      doNot: ["Do not shut it off at once while it is hot: let it idle down."],
      who: ["shop"],
      parts: ["trans_fluid"],
      technician: "Transmission hot under load, recovered at idle. Level, fluid condition, cooler airflow.",
    },
    stays_hot: {
      certainty: "likely",
      cause: "It stays hot without load: low oil, a blocked cooler, a slipping clutch, or the sensor.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Heat ruins oil and seals in minutes. Let it cool, and have it looked at before it moves.",
      },
      do: [
        "Neutral, brakes set, idle for some minutes, then off.",
        "Photo of gauge and message. Look for fluid below.",
      ],
      doNot: ["Do not drive from cool-down to cool-down."],
      who: ["roadside", "tow"],
      parts: ["trans_fluid"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Transmission hot at rest: level, cooler flow, clutch slip, temperature sensor plausibility.",
    },
  },
  asides: [
    {
      id: "top_up",
      question: "Can I top it up?",
      answer:
        "Yes on an automatic with a dipstick, only with the fluid on its tag, a little at a time. A manual's plug is for a mechanic.",
    },
    {
      id: "how_hot",
      question: "How hot may it get?",
      answer:
        "About 180 to 225 °F is usual. Over 250 for more than a short climb is too hot; the red mark on your gauge counts.",
    },
    {
      id: "tow",
      question: "How is it towed?",
      answer: "Driveshaft or axle shafts out, or drive wheels lifted. Without its pump it runs dry.",
    },
  ],
  sources: ["trade"],
});
