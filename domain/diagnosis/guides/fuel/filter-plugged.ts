import { defineGuide } from "../guide.ts";

/**
 * The fuel filter or the fuel pressure is named. `gelled-fuel`, `water-in-fuel` and `wrong-fuel` win, since they say
 * why it plugs; it wins against `low-power` and `cranks-no-start`.
 */
export const filterPlugged = defineGuide({
  id: "filter-plugged",
  system: "fuel",
  title: "The fuel filter is plugged, fuel pressure is low",
  selects: {
    symptoms: ["fuel_filter", "fuel_pressure"],
    codes: [{ spn: 94, fmis: [1, 17, 18] }, { spn: 95 }, { spn: 16 }, { spn: 1382 }, { spn: 18, fmis: [1, 17, 18] }],
    before: ["low-power", "cranks-no-start", "amber-engine-lamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the nearest truck stop, right lane, while it still pulls. It can quit on a grade or in a merge.",
  },
  usually:
    "Power that fades over hours is usually the fuel filter. A new filter that plugs again means dirty tanks, wax or " +
    "water. A low pressure with a good filter is air or the pump.",
  first: "leak",
  steps: {
    leak: {
      ask: "Is fuel dripping, or do you smell strong diesel?",
      how: ["Engine off. Filter, lines and ground, from the side."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "fuel_seep" }, { symptom: "fuel_smell" }], to: "leaks" },
        { id: "no", means: ["no"], to: "cold" },
        { id: "cant_tell", to: "leaks" },
      ],
    },
    cold: {
      ask: "Has it been colder than about 15 °F, or is the fuel in the bowl cloudy?",
      answers: [
        {
          id: "yes",
          means: ["yes", { reading: "outside", below: 16 }, { symptom: "gelled" }],
          shows: "In that cold it is wax more often than dirt.",
          to: "wax",
        },
        { id: "no", means: ["no", { reading: "outside", atLeast: 16 }], to: "bowl" },
        { id: "cant_tell", to: "bowl" },
      ],
    },
    bowl: {
      ask: "What does the clear bowl or a drained cup of fuel show?",
      how: [
        "Engine off and cool, container under the drain, no smoking.",
        "Clear bowls: the higher the fuel stands, the more the filter is used up.",
      ],
      answers: [
        { id: "water", label: "Water or layers", means: [{ symptom: "water_in_fuel" }], to: "water" },
        { id: "dirt", label: "Dark, slime, or filter covered", to: "new_filter" },
        { id: "bubbles", label: "Bubbles while it ran", to: "air" },
        { id: "cant_tell", label: "Looks clean, or can't tell", to: "age" },
      ],
    },
    age: {
      ask: "When was the fuel filter changed last?",
      answers: [
        { id: "old", label: "Months ago, or unknown", to: "new_filter" },
        {
          id: "new",
          label: "Just now",
          shows: "Trouble right after a change is mostly air: a seal, a bowl or a drain that is not tight.",
          to: "air",
        },
        { id: "cant_tell", to: "new_filter" },
      ],
    },
    new_filter: {
      ask: "With a new filter, filled or primed, does it pull normally again?",
      how: [
        "Truck stops sell them. Note the number on the old one.",
        "Seal oiled, hand tight. Prime: hand primer until hard, or key on 30 seconds and off, four times.",
      ],
      warn: "Cool engine, container under it, no smoking. Do not fill the clean side of a final filter from a can.",
      answers: [
        { id: "yes", means: ["yes"], to: "fixed" },
        { id: "short", label: "Yes, then it fades again", to: "tank_dirt" },
        { id: "no", label: "No change", means: ["no"], to: "pump" },
        { id: "cant_tell", label: "No filter here", to: "get_filter" },
      ],
    },
  },
  outcomes: {
    leaks: {
      certainty: "likely",
      cause: "Fuel leaks out, or a leak is not excluded. Where fuel leaks out, air gets in.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the leak is found. Engine off, no smoking: diesel on a hot exhaust burns.",
      },
      do: [
        "Cool engine: filter and drain hand tight, wipe, look again after two minutes.",
        "Still wet, or on the engine: leave it off, call.",
      ],
      doNot: ["Never feel for a leak by hand: high pressure goes through skin."],
      who: ["roadside"],
      parts: ["fuel_line", "fuel_filter"],
      minutes: { from: 20, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low fuel pressure with visible leak: filter seal, head, lines, HP side.",
    },
    wax: {
      certainty: "likely",
      cause: "Wax from cold diesel plugs the filter.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, in the right lane, 4-ways on. Keep it running, or it may not restart.",
      },
      do: [
        "There: treatment that melts gel into tanks and new filter, and winter fuel.",
        "If it has died: stay warm, and call road service with filters and heat.",
      ],
      doNot: ["No flame at tank or filter.", "No starting fluid.", "No gasoline."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter", "diesel"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low fuel pressure in cold: waxed filter. Filters, 911-type treatment, heat.",
    },
    water: {
      certainty: "found",
      cause: "Water is in the fuel.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, once it is drained and pulls evenly. If it stumbles, shut it off.",
      },
      do: [
        "Drain into a container until clean fuel comes; close it by hand.",
        "New filter, and a look into the tanks.",
      ],
      doNot: ["Nothing on the ground."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Low fuel pressure with water in bowl: drain, filters, tank bottoms.",
    },
    air: {
      certainty: "likely",
      cause: "The fuel draws air: a filter seal, a bowl, a drain, or a suction line.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest shop, while it runs evenly. After a stop it may not start, so stop only where " +
          "help is.",
      },
      do: [
        "Engine off: hand-tighten bowl, drain and filter. One seal, oiled, none doubled.",
        "Look at the hose ends at tank and filter, from the side: cracked, chafed?",
        "Tank level: below a quarter on a slope it draws air by itself.",
      ],
      doNot: ["Do not loosen high-pressure lines to bleed it."],
      who: ["roadside", "shop"],
      parts: ["fuel_line", "fuel_filter"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Air in fuel: sight glass on suction, filter seals, pickup tube, connectors, check valve.",
    },
    fixed: {
      certainty: "found",
      cause: "The old filter was plugged.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it pulls normally, the lamp is out, and the filter is dry outside.",
      },
      do: ["Carry a spare filter. Keep the old one in a bag: a shop can cut it and see why it plugged."],
      who: [],
      parts: ["fuel_filter"],
      technician: "Fuel filter replaced by driver, power back. Cut old filter: wax, slime, rust.",
    },
    tank_dirt: {
      certainty: "likely",
      cause: "Dirt, slime or rust from the tank plugs each new filter.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, with a spare filter on board. It fades again within hours or miles.",
      },
      do: [
        "Cut or bag the plugged filter for the shop.",
        "It began with a fill? Receipt and a sealed sample.",
        "Have the tanks cleaned and treated before you fill up.",
      ],
      doNot: ["Do not run with the filter's element out."],
      who: ["shop", "roadside"],
      parts: ["fuel_filter"],
      minutes: { from: 90, to: 300, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Filters plug repeatedly: tank contamination, growth, tank liner or cap debris, pickup screen.",
    },
    pump: {
      certainty: "likely",
      cause: "The filter was not it: the lift pump, a screen or line before it, a relief valve, or an injector leak.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, while it pulls evenly and holds at least 40 mph. Stumbling: off the road.",
      },
      do: [
        "Check the oil level: over full or fuel smell means shut it off.",
        "Open the tank cap once: a rush of air in means a plugged vent.",
        "Send the codes: SPN 94, 157, 1347.",
      ],
      who: ["shop", "roadside"],
      parts: ["lift_pump", "fuel_line", "injector"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Low fuel pressure, new filter no change: pump output, inlet restriction, vent, regulator, return flow.",
    },
    get_filter: {
      certainty: "likely",
      cause: "Most likely the filter is plugged, and a new one is the test.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop, right lane, light throttle. If it dies, do not crank the batteries flat.",
      },
      do: [
        "Light throttle needs less fuel: slow and steady gets farther.",
        "Number on the filter, or engine and year, so that the right one is there.",
        "If it cannot hold 40 mph on an interstate: off at the next exit, and call.",
      ],
      doNot: ["Do not take the element out and run."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Fades under load, filter suspected, none on board: bring primary and secondary fuel filters, priming pump.",
    },
  },
  asides: [
    {
      id: "without",
      question: "Can I run without the filter?",
      answer: "No. One grain of dirt scores an injector, and then it needs a set of them.",
      sources: ["trade"],
    },
    {
      id: "prefill",
      question: "Do I fill the new filter first?",
      answer:
        "Yes for a suction filter, with clean fuel through the outer holes. No for the final one: prime " +
        "it, so that no dirt " +
        "gets past it.",
      sources: ["trade"],
    },
    {
      id: "how_often",
      question: "How often does it need changing?",
      answer: "As the maker's book says, and each fall before the cold. Biodiesel and dirty stations shorten it.",
      sources: ["trade"],
    },
    {
      id: "died",
      question: "It died and will not start. What now?",
      answer:
        "New filter, prime it until hard, crank 15 seconds at most with two minutes between. Three tries, then call.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
