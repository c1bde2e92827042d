import { defineGuide } from "../guide.ts";

export const gelledFuel = defineGuide({
  id: "gelled-fuel",
  system: "fuel",
  title: "Cold weather: it dies, loses power or will not start",
  selects: { symptoms: ["gelled"], before: ["water-in-fuel", "filter-plugged"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe place off the road, before it dies. Short of fuel, it can quit without warning.",
  },
  usually: "Below about 15 °F diesel that is not treated turns to wax. It plugs the fuel filter first.",
  first: "cold",
  steps: {
    cold: {
      ask: "How cold is it, or was it overnight?",
      answers: [
        { id: "very", label: "Below 15 °F", means: [{ reading: "outside", below: 15 }], to: "runs" },
        { id: "freezing", label: "15 to 32 °F", means: [{ reading: "outside", atLeast: 15, below: 33 }], to: "water" },
        {
          id: "mild",
          label: "Above freezing",
          means: [{ reading: "outside", atLeast: 33 }],
          shows: "Diesel does not gel above freezing, so something else keeps the fuel back.",
          to: "not_gel",
        },
        { id: "cant_tell", to: "runs" },
      ],
    },
    water: {
      ask: "Is there water or ice in the fuel filter's bowl?",
      how: ["Engine off. Look through the clear bowl at the filter, if it has one."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "water_in_fuel" }], to: "ice" },
        { id: "no", means: ["no"], to: "runs" },
        { id: "cant_tell", to: "runs" },
      ],
    },
    runs: {
      ask: "Does the engine still run?",
      answers: [
        { id: "yes", label: "Yes, with low power", means: ["yes"], to: "running_low" },
        { id: "no", label: "No, it died or won't start", means: ["no"], to: "filter_look" },
        { id: "cant_tell", to: "filter_look" },
      ],
    },
    filter_look: {
      ask: "Is the fuel in the filter bowl cloudy, like wax or milk?",
      how: ["No clear bowl: tap 'can't tell'."],
      answers: [
        { id: "yes", means: ["yes"], to: "gelled" },
        { id: "no", label: "No, it is clear", means: ["no"], to: "line" },
        { id: "cant_tell", to: "gelled" },
      ],
    },
  },
  outcomes: {
    gelled: {
      certainty: "likely",
      cause: "The fuel has gelled and plugged the filter.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first. With a new filter and treated fuel it usually does.",
      },
      do: [
        "Stay warm: if the heat is gone and help is far, call 911.",
        "Put emergency diesel treatment, the kind that melts gel, into the tanks and the new filter.",
        "A mechanic brings a filter and heat. Crank 15 seconds at most, two minutes between.",
      ],
      doNot: [
        "No flame at tank, line or filter.",
        "No starting fluid: with intake heat it explodes.",
        "No gasoline in the tank.",
      ],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "diesel"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Gelled fuel: bring filters, 911-type treatment, heat. Check fuel heater and tank for summer fuel.",
    },
    running_low: {
      certainty: "likely",
      cause: "The filter is plugging with wax, and the engine gets too little fuel.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, in the right lane, 4-ways on. Keep it running, or it may not restart.",
      },
      do: [
        "Keep the engine running: the fuel that returns warms the tank.",
        "At the truck stop: treatment that melts gel, winter fuel, a new filter.",
      ],
      doNot: ["Do not stop on the shoulder while it still pulls."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter", "diesel"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low power in cold, waxing filter suspected; still running.",
    },
    ice: {
      certainty: "likely",
      cause: "Water in the fuel has frozen in the filter or a line.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, if it runs. Drain the water there, before it gets colder.",
      },
      do: [
        "Engine off. Drain the bowl into a container until clean fuel comes.",
        "If it is ice, it needs heat from a mechanic, or a warm shop.",
        "Prime it after draining, or it may not start.",
      ],
      doNot: ["No flame at the filter.", "Do not let fuel run on the ground."],
      who: ["roadside"],
      parts: ["fuel_filter"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Water or ice in separator near freezing. Drain, new filter, check tanks for water.",
    },
    line: {
      certainty: "open",
      cause: "The fuel in the bowl is clear, so a line may be frozen or the fuel does not reach the filter.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, it has to start first. A mechanic has to find where the fuel stops.",
      },
      do: [
        "Look at the fuel gauge, and whether the tank valves are open.",
        "Stay warm. Call 911 if cold becomes a danger.",
      ],
      doNot: ["No starting fluid: with intake heat it explodes."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "lift_pump", "fuel_line"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No start in cold with clear bowl: tank level, pickup, line ice, lift pump, air in fuel.",
    },
    not_gel: {
      certainty: "open",
      cause: "It is too warm for gel: more likely a plugged filter, water, air in the fuel or a weak pump.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place off the road, before it dies.",
      },
      do: [
        "Look for water in the filter bowl and for wet fuel lines.",
        "Did it begin right after a fill-up? Keep the receipt, and say so.",
      ],
      doNot: ["No starting fluid."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter", "lift_pump"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Starves for fuel above freezing: filter, water, air leak, lift pump, bad fuel after last fill.",
    },
  },
  asides: [
    {
      id: "additive",
      question: "Which additive helps once it has gelled?",
      answer:
        "Only the emergency kind that melts gel, in the tanks and the new filter. Normal winter additive has to go " +
        "in before it gels.",
      sources: ["trade"],
    },
    {
      id: "flame",
      question: "Can I warm the filter with a torch?",
      answer: "No. A flame at fuel can burn the truck and you. Use warm air, or a heated shop.",
      sources: ["trade"],
    },
    {
      id: "ether",
      question: "Can I use starting fluid?",
      answer: "No. With intake or glow heat it explodes in the intake, and it does not melt the fuel.",
      sources: ["trade"],
    },
    {
      id: "next_time",
      question: "How do I avoid it?",
      answer:
        "Buy winter fuel where it is cold, treat it before it gets cold, keep the tanks full, and change filters in " +
        "fall.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
