import { defineGuide } from "../guide.ts";

export const defLow = defineGuide({
  id: "def-low",
  system: "emissions",
  title: "DEF is low or ran out",
  // def-warning keeps the symptoms: it asks for the level first and has its own end for a low tank.
  selects: { symptoms: [], codes: [{ spn: 5245 }, { spn: 4096 }, { spn: 3517, fmis: [1, 17, 18] }] },
  when: { emissions: ["scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "until",
    text: "Until the nearest truck stop with DEF. An empty tank cuts power, on older software down to 5 mph.",
  },
  usually:
    "It is usually just used up: a truck takes about 2 to 3 gallons of DEF for each 100 gallons of fuel. A gauge that " +
    "stays low after a fill is the sender.",
  first: "now",
  steps: {
    now: {
      ask: "Is power already cut, is it limited to 5 mph, or is a red lamp on?",
      answers: [
        { id: "red", label: "A red stop lamp is on", means: [{ symptom: "red_stop_lamp" }], to: "red" },
        { id: "limited", label: "Power or speed is cut", means: ["yes", { symptom: "derate" }], to: "place" },
        { id: "no", label: "No, it runs as always", means: ["no"], to: "look" },
        { id: "cant_tell", to: "place" },
      ],
    },
    place: {
      ask: "Are you off the road where DEF can be brought or reached on foot?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "filled_runs" },
        { id: "lane", label: "Stuck in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        { id: "no", label: "On a shoulder or far off", means: ["no", { symptom: "on_shoulder" }], to: "shoulder" },
        { id: "cant_tell", to: "shoulder" },
      ],
    },
    look: {
      ask: "Look into the DEF filler, the blue cap: is it really low?",
      how: ["Key off. A light shows the level; do not put a stick in that is not clean."],
      answers: [
        { id: "low", label: "Yes, low or empty", means: ["yes", { reading: "def", below: 10 }], to: "fluid_at_hand" },
        {
          id: "full",
          label: "No, there is plenty",
          means: ["no"],
          shows: "Then the sender or its message is wrong, not the level.",
          to: "sender",
        },
        { id: "cant_tell", to: "fluid_at_hand" },
      ],
    },
    fluid_at_hand: {
      ask: "Is fresh DEF at hand: a pump, or a sealed jug with a date that has not passed?",
      how: ["About a year old at most, and not stored hot. An open jug may hold dirt or something else."],
      answers: [
        { id: "yes", means: ["yes"], to: "fill" },
        { id: "no", means: ["no"], to: "how_far" },
        { id: "cant_tell", to: "how_far" },
      ],
    },
    how_far: {
      ask: "What does the gauge or dash say now?",
      answers: [
        { id: "some", label: "10 percent or more", means: [{ reading: "def", atLeast: 10 }], to: "reach" },
        { id: "little", label: "Below 10, or it flashes", means: [{ reading: "def", below: 10 }], to: "short_reach" },
        { id: "cant_tell", to: "short_reach" },
      ],
    },
    filled_runs: {
      ask: "After filling half a tank, key off one minute, then ten minutes at idle: is full power back?",
      how: ["DEF from the pump or a sealed jug.", "Off the road, exhaust clear of people and grass."],
      answers: [
        { id: "yes", means: ["yes"], to: "cleared" },
        { id: "no", means: ["no"], to: "stays_limited" },
        { id: "cant_tell", to: "stays_limited" },
      ],
    },
  },
  outcomes: {
    red: {
      certainty: "found",
      cause: "The red stop lamp counts more than a low tank.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe and shut it down.",
      },
      do: ["Photo of lamps and messages.", "Read oil and coolant gauges too: the lamp may not be about DEF."],
      doNot: ["Do not restart it to see."],
      who: ["dealer", "tow"],
      technician: "Red stop lamp with low DEF: final inducement, or another cause. Read codes.",
      sources: ["driver_tips"],
    },
    in_lane: {
      certainty: "found",
      cause: "The truck is limited in a traffic lane.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: ["Behind the guardrail or well off the road.", "Tell 911 highway, direction and mile marker."],
      who: ["emergency", "tow"],
      technician: "DEF inducement, stopped in a live lane. 911 advised.",
      sources: ["trade"],
    },
    shoulder: {
      certainty: "likely",
      cause: "The tank ran low, the truck has cut itself, and DEF is not at hand.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not along the highway at 5 mph. Stay off the road and have DEF brought.",
      },
      do: [
        "Flashers on. Triangles within 10 minutes, only where you can walk safely.",
        "Order two sealed jugs of 2.5 gallons, at least; roadside services carry them.",
        "Fill, key off one minute, start, idle ten minutes.",
      ],
      doNot: ["Do not walk along an interstate for a jug.", "No water, no home mix."],
      who: ["roadside", "tow"],
      parts: ["def"],
      technician: "DEF empty with inducement on shoulder. Bring at least 5 gal; may need inducement clear.",
      sources: ["cfr_392_22", "trade"],
    },
    fill: {
      certainty: "found",
      cause: "The DEF tank is low, and it only has to be filled.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it is filled. The warning usually goes out within some miles.",
      },
      do: [
        "Wipe around the blue cap. Fill at least half; leave a little room below 12 °F, where it freezes and grows.",
        "Rinse what you spill with water: it leaves white crust and eats paint and plugs.",
        "Read the cap twice: the blue one.",
      ],
      doNot: [
        "Never into the fuel tank. If it happened: do not turn the key.",
        "No funnel or can that had oil or fuel in it.",
      ],
      who: [],
      parts: ["def"],
      technician: "DEF low; driver fills. If the warning stays, sender.",
    },
    reach: {
      certainty: "likely",
      cause: "There is enough left to reach a truck stop.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the nearest truck stop with DEF, without a detour. If it drops below 5 percent or flashes, take the next exit and park.",
      },
      do: [
        "Ask the next stops whether their DEF pump works before you pass them.",
        "A gallon of DEF lasts roughly 200 to 300 miles loaded.",
      ],
      doNot: ["Do not leave it idling all night on the last of it."],
      who: [],
      parts: ["def"],
      technician: "DEF low, >=10 %, driver on the way to fill.",
    },
    short_reach: {
      certainty: "likely",
      cause: "It is nearly empty, and power will be cut.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next exit with DEF. If none is near, stop where it can be brought: not on a shoulder.",
      },
      do: [
        "Any auto store, dealer or truck stop sells sealed jugs.",
        "Park where you may stay, then order DEF to the truck.",
      ],
      doNot: ["Do not shut it off in a lane or on a ramp: it may start limited."],
      who: ["roadside"],
      parts: ["def"],
      technician: "DEF nearly empty, none at hand. May reach inducement.",
    },
    sender: {
      certainty: "likely",
      cause: "The tank's level sender or header is faulty, or the fluid is frozen around it.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a dealer, today. The truck counts down as if it were empty.",
      },
      do: [
        "Below 12 °F: run it warm for an hour first. It may thaw.",
        "Photo of the codes. Keep the receipt of the DEF that you filled.",
      ],
      doNot: ["Do not overfill to make it read.", "Never fit a box that fakes the level: it is illegal."],
      who: ["dealer", "shop"],
      parts: ["def"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF reads low with fluid in sight: level/temp/quality sensor in header, wiring, ice.",
    },
    cleared: {
      certainty: "found",
      cause: "The tank was empty. With DEF in it the limit has gone.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Fill it up at the next truck stop, and look for a message that stays.",
      },
      do: ["Watch the gauge for the next 50 miles: falling fast means a leak or crust at a line."],
      who: [],
      technician: "Inducement released after refill.",
    },
    stays_limited: {
      certainty: "likely",
      cause: "The limit is latched, or the dosing system has drawn air and not primed.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not at 5 mph in traffic. A dealer's laptop clears it, or it is towed.",
      },
      do: [
        "Try once more: key off two minutes, start, idle a quarter of an hour.",
        "Photo of the codes, and say how much DEF went in.",
      ],
      doNot: ["Do not pull battery cables or a sensor: it does not clear it and adds codes."],
      who: ["dealer", "roadside", "tow"],
      parts: ["def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Inducement stays after refill. Prime DEF system, check 5246/5392, clear inducement.",
    },
  },
  asides: [
    {
      id: "water",
      question: "Can I add water to get home?",
      answer: "No. The truck reads it as bad fluid, and it spoils the pump and catalyst.",
    },
    {
      id: "ten",
      question: "At 10 percent, how far can I go?",
      answer:
        "Until the next truck stop, with ease: a tenth of a 20 gallon tank is a few hundred miles. Do not plan on all of " +
        "it; idling and hills use more.",
    },
    {
      id: "which",
      question: "Any brand of DEF?",
      answer: "Yes, any that names ISO 22241 or the API mark, sealed and in date. Not from an open or dirty can.",
    },
  ],
  sources: ["def_rules", "trade"],
});
