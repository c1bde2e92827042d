import { defineGuide } from "../guide.ts";

/** It ran dry, or the driver fears that it did. It wins against `cranks-no-start` and `dies-while-driving`. */
export const outOfFuel = defineGuide({
  id: "out-of-fuel",
  system: "fuel",
  title: "Out of fuel, how to prime it",
  selects: { symptoms: ["out_of_fuel"], before: ["cranks-no-start", "dies-while-driving", "filter-plugged"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, it needs fuel and has to be primed. If it still runs, get off the road before it quits.",
  },
  usually:
    "It is usually a gauge that lied, a closed crossover, or a tank it does not draw from. After fuel it " +
    "needs the air " +
    "pumped out, not long cranking.",
  first: "safe_place",
  steps: {
    safe_place: {
      ask: "Do you stand out of traffic?",
      how: ["4-ways on. Triangles within 10 minutes beside a road."],
      answers: [
        { id: "no", label: "No, in a lane", means: ["no", { symptom: "live_lane" }], to: "in_lane" },
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "leak" },
        { id: "cant_tell", to: "in_lane" },
      ],
    },
    leak: {
      ask: "Is fuel dripping or running anywhere, or do you smell strong diesel?",
      how: ["Engine off, no smoking. Look at tanks, lines and filter from the side."],
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "fuel_seep" }, { symptom: "fuel_pouring" }, { symptom: "fuel_smell" }],
          to: "leaks",
        },
        { id: "no", means: ["no"], to: "tanks" },
        { id: "cant_tell", to: "leaks" },
      ],
    },
    tanks: {
      ask: "Look into both fillers with a light: how much fuel is there?",
      how: ["A clean stick or a belt shows the depth.", "Gauges and computers lie, most of all on a slope."],
      answers: [
        { id: "both_empty", label: "Both nearly empty", means: ["yes"], to: "fuel_in" },
        {
          id: "one",
          label: "One empty, one not",
          shows: "Then it draws from the empty one, or the crossover is closed or blocked.",
          to: "crossover",
        },
        { id: "enough", label: "Enough in both", means: ["no"], to: "not_empty" },
        { id: "cant_tell", to: "fuel_in" },
      ],
    },
    crossover: {
      ask: "How are the crossover or selector valve and the line under the tanks?",
      how: ["Look from the side. A valve's handle lies along the line when it is open."],
      answers: [
        { id: "closed", label: "A valve was closed", to: "fuel_in" },
        { id: "damaged", label: "Line torn or wet", means: [{ symptom: "fuel_seep" }], to: "leaks" },
        { id: "fine", label: "Open and dry, or bent", to: "crossover_bad" },
        { id: "cant_tell", to: "crossover_bad" },
      ],
    },
    fuel_in: {
      ask: "With fuel in it and primed, does it start?",
      how: [
        [
          {
            when: { make: ["freightliner", "western star"] },
            text:
              "At least a tenth of the tank. Detroit: hand primer, three minutes or 250 strokes. Cummins: " +
              "key on 30 seconds, off, four times.",
          },
          {
            when: { make: ["volvo", "mack"] },
            text:
              "At least a tenth of the tank. Key on, engine off; pump the hand primer on the filter until " +
              "it is hard.",
          },
          {
            text:
              "At least a tenth of the tank. Pump the hand primer until it is hard; without one, key on 30 " +
              "seconds, off, four times.",
          },
        ],
        "Then crank 15 seconds at most, two minutes between, three tries.",
      ],
      warn: "No smoking. Never loosen a high-pressure line: it injects fuel through skin.",
      answers: [
        { id: "yes", means: ["yes"], to: "runs" },
        { id: "no", label: "No, after three tries", means: ["no"], to: "will_not_prime" },
        { id: "cant_tell", label: "No fuel here yet", to: "need_fuel" },
      ],
      sources: ["detroit_manual", "trade"],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "Where it stands is the greater danger.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. 4-ways on, out on the side away from traffic, behind the barrier, and call 911.",
      },
      do: [
        "Neutral or clutch in and rolling: let it roll to the shoulder while it has air.",
        "Do not walk on the traffic side. Triangles only if you can place them without stepping into traffic.",
        "Tell 911 that a truck blocks the lane.",
      ],
      doNot: ["Do not stay in the cab in a live lane.", "Do not crank it along on the starter."],
      who: ["emergency", "roadside", "tow"],
      parts: ["diesel"],
      technician: "Out of fuel in a live lane. Scene safety, then fuel and prime.",
      sources: ["cfr_392_22"],
    },
    leaks: {
      certainty: "likely",
      cause: "It leaks fuel, or a leak is not excluded: that can be why it is empty.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. No new fuel before the leak is closed. No flames, no smoking, no flares.",
      },
      do: [
        "Key off. Stay upwind. Triangles, no flares.",
        "Running or reaching a drain, water or the lane: call 911.",
        "Catch what drips if it can be done from the side.",
      ],
      doNot: ["Do not fill it to see where it leaks."],
      who: ["roadside", "emergency", "tow"],
      parts: ["fuel_line"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Empty because of a leak: tank, line, filter head, crossover. Repair before fueling.",
      sources: ["cfr_392_22", "spill_rules"],
    },
    crossover_bad: {
      certainty: "likely",
      cause: "The fuel of one tank does not get to the other: crossover, pickup, or a vent that is plugged.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not before it is primed. Then to the next shop, with the tank that it draws from kept full.",
      },
      do: [
        "Put fuel into the tank that it draws from: usually the left one.",
        "A bent line under the tanks: leave it. A wet one: no fuel in, no start, call road service.",
        "Open the cap of that tank: a rush of air in means a plugged vent. Say so.",
      ],
      doNot: ["Do not crawl under it.", "Do not blow air into a tank."],
      who: ["roadside", "shop"],
      parts: ["diesel", "fuel_line"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One tank empty, one not: crossover blocked or frozen, pickup tube, tank vent. Prime.",
    },
    need_fuel: {
      certainty: "found",
      cause: "It is out of fuel.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it needs fuel and priming. Then it may go on at once.",
      },
      do: [
        "Have diesel brought: at least a tenth of the tank, more on a slope. Say which side.",
        "Below freezing ask for winter fuel.",
        "Lights and fan off while you wait: priming takes battery.",
        "If it gets cold and you have no heat, call 911 before it is a danger.",
      ],
      doNot: ["No gasoline, no kerosene out of a can you do not know.", "Do not walk along an interstate for fuel."],
      who: ["roadside"],
      parts: ["diesel"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Out of fuel: bring diesel, priming pump, a set of fuel filters.",
      sources: ["detroit_manual", "trade"],
    },
    runs: {
      certainty: "found",
      cause: "It had run dry. It runs now.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text:
          "Yes, after a few minutes at idle without a stumble, with oil pressure up and no fuel leak. To " +
          "the next fuel stop.",
      },
      do: [
        "Idle first until oil pressure is steady, then a few minutes at a raised idle. It may shake while air leaves.",
        "Walk around: no drip at filter and primer.",
        "Fill both tanks at the next stop. Have the gauge checked.",
      ],
      doNot: ["Do not pull out into traffic while it stumbles."],
      who: [],
      technician: "Ran dry, refueled and primed by driver, runs. Filters and gauge at next service.",
      sources: ["detroit_manual", "trade"],
    },
    will_not_prime: {
      certainty: "likely",
      cause: "Air stays in the lines, or the dirt from the bottom of the tank has plugged the filter.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first. Save the batteries and the starter for the mechanic.",
      },
      do: [
        "Pump the primer once more: if it never gets hard, it draws air. Look for a wet or loose filter.",
        "Tell the technician how much fuel went in, and how often you cranked.",
      ],
      doNot: ["No starting fluid.", "Do not prime it with the starter: that ruins starter, pump and injectors."],
      who: ["roadside"],
      parts: ["fuel_filter", "lift_pump", "fuel_line"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Refueled, will not prime by hand: external priming pump, filters, air leak, check valve, lift pump.",
      sources: ["detroit_manual", "trade"],
    },
    not_empty: {
      certainty: "open",
      cause: "There is enough fuel, so the engine quit for another reason: filter, air, gel, pump, or a sensor.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first.",
      },
      do: [
        "Look for water or wax in the filter's bowl, and for wet lines.",
        "Tell us whether it sputtered or cut off, and whether the tachometer moves while it cranks.",
      ],
      doNot: ["No starting fluid."],
      who: ["roadside"],
      parts: ["fuel_filter", "lift_pump", "crank_sensor"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Thought to be out of fuel, tanks have fuel: supply, filter, air, gel, crank signal.",
    },
  },
  asides: [
    {
      id: "how_much",
      question: "How much fuel does it need to start?",
      answer: "At least a tenth of the tank, 15 gallons in a 150-gallon one, and more on a slope.",
      sources: ["detroit_manual"],
    },
    {
      id: "crank",
      question: "Can I just keep cranking?",
      answer: "No. The starter does not prime it: long cranking ruins the starter, the pump and the injectors.",
      sources: ["detroit_manual", "trade"],
    },
    {
      id: "reefer",
      question: "Can I use the reefer's fuel?",
      answer:
        "No, not before you have asked your carrier. It would run, but reefer fuel is often dyed, and " +
        "dyed fuel in a road tank is fined.",
      sources: ["trade"],
    },
    {
      id: "shake",
      question: "It runs rough after priming. Is that normal?",
      answer:
        "Yes, for a few minutes while the air leaves. If it still stumbles after ten, stop and look for an air leak.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
