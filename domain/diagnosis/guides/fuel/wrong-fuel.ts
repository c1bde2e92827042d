import { defineGuide } from "../guide.ts";

/**
 * Something else than good diesel went in. It wins against the guides of what it does afterward: no start, low power,
 * water. Diesel in the DEF tank is `def_contaminated` and not this guide.
 */
export const wrongFuel = defineGuide({
  id: "wrong-fuel",
  system: "fuel",
  title: "Wrong or bad fuel went in",
  selects: {
    symptoms: ["wrong_fluid", "bad_fuel"],
    before: ["cranks-no-start", "low-power", "water-in-fuel", "filter-plugged", "dies-while-driving"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Do not start it, not even to move it off the pump. If it runs, shut it off out of traffic.",
  },
  usually: [
    {
      when: { emissions: ["scr", "unknown"] },
      text:
        "It is usually DEF or gasoline from the wrong nozzle. Caught before the key is turned, it is a " +
        "tank to drain. " +
        "Run, it can be the whole fuel system.",
    },
    {
      text:
        "It is usually gasoline from the wrong nozzle. Caught before the key is turned, it is a tank to " +
        "drain. Run, it can " +
        "be the whole fuel system.",
    },
  ],
  first: "what",
  steps: {
    what: {
      ask: "What went into the fuel tank?",
      how: ["Look at the receipt and the pump's handle. Which tank, and how many gallons?"],
      answers: [
        { id: "gas", label: "Gasoline", to: "ran_gas" },
        {
          id: "water",
          label: [
            { when: { emissions: ["scr", "unknown"] }, text: "DEF, water, or coolant" },
            { text: "Water, coolant, or washer fluid" },
          ],
          to: "ran_water",
        },
        { id: "diesel", label: "Diesel, but it runs badly", means: [{ symptom: "bad_fuel" }], to: "sample" },
        { id: "cant_tell", to: "ran_water" },
      ],
    },
    ran_gas: {
      ask: "Has the engine run since then, or was the key turned on?",
      answers: [
        { id: "no", label: "No, key stayed off", means: ["no"], to: "gas_caught" },
        { id: "yes", label: "Yes", means: ["yes"], to: "gas_ran" },
        { id: "cant_tell", to: "gas_ran" },
      ],
    },
    ran_water: {
      ask: "Has the engine run since then, or was the key turned on?",
      answers: [
        { id: "no", label: "No, key stayed off", means: ["no"], to: "water_caught" },
        { id: "yes", label: "Yes", means: ["yes"], to: "water_ran" },
        { id: "cant_tell", to: "water_ran" },
      ],
    },
    sample: {
      ask: "Engine off: drain a cup from the fuel filter into a clear jar, and wait five minutes. What do you see?",
      how: ["Cool engine, no smoking, gloves. Keep the jar closed afterward.", "Good diesel is clear and even."],
      warn: "Never by smell from close up, and nothing on a hot engine.",
      answers: [
        { id: "layers", label: "Layers, drops or white crust", means: [{ symptom: "water_in_fuel" }], to: "water_ran" },
        { id: "dirt", label: "Dark slime or dirt", to: "dirty" },
        { id: "clear", label: "Clear and even", means: ["no"], to: "smell_gas" },
        { id: "cant_tell", to: "bad_unknown" },
      ],
    },
    smell_gas: {
      ask: "Does the open jar smell of gasoline from a foot away?",
      how: ["Outside, fan the smell toward you. No flame, no smoking, engine off."],
      answers: [
        { id: "yes", means: ["yes"], to: "gas_ran" },
        { id: "no", means: ["no"], to: "bad_unknown" },
        { id: "cant_tell", to: "bad_unknown" },
      ],
    },
  },
  outcomes: {
    gas_caught: {
      certainty: "found",
      cause: "Gasoline is in the tank, and it has not reached the engine.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the key off. Once the tanks are drained and filled with diesel it may go.",
      },
      do: [
        "Tell the station: cones around it, no smoking, pump closed. A diesel tank with gasoline vapor can explode.",
        "Close the crossover, so that the other tank stays clean.",
        "Have it pumped out by tank service, not siphoned by hand. Say how many gallons.",
      ],
      doNot: ["Do not turn the key to on: the pump starts.", "Do not thin it with diesel and go."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "diesel"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Gasoline in diesel tank, key off since: pump out (flammable), rinse, refill, filters, prime.",
    },
    gas_ran: {
      certainty: "likely",
      cause: "Gasoline has gone through the pump and the injectors, which diesel has to oil.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off. Every minute scores pump and injectors, and it can knock itself to pieces.",
      },
      do: [
        "Out of traffic, key off, no smoking near the tanks.",
        "Say how many gallons, into how much diesel, and how long it ran.",
        "Receipt and a sealed sample. Check the oil: over full or fuel smell, say so.",
      ],
      doNot: ["Do not fill up with diesel and keep going.", "Do not start it to move it onto the tow truck."],
      who: ["tow", "roadside"],
      parts: ["fuel_filter", "injector", "lift_pump"],
      minutes: { from: 120, to: 360, source: "trade" },
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician: "Ran on gasoline mix: pump out (flammable), filters, metal in filter, rail return test, oil sample.",
    },
    water_caught: {
      certainty: "found",
      cause: "The wrong fluid is in the tank and has not left it.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the key off. It sinks to the pickup, so even a little has to come out first.",
      },
      do: [
        "Close the crossover, and do not move the truck.",
        "Tank service drains it from the bottom and rinses it.",
        [
          {
            when: { emissions: ["scr", "unknown"] },
            text:
              "Say which tank, how much, and what it was. DEF also dries to crystals: wash the filler with " +
              "water outside only.",
          },
          { text: "Say which tank, how much, and what it was." },
        ],
      ],
      doNot: ["Do not turn the key to on.", "Do not hope that the separator catches it."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "diesel"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Wrong water-based fluid in fuel tank, key off since: drain from bottom, rinse, filters, prime.",
    },
    water_ran: {
      certainty: "likely",
      cause: "Water or another fluid has reached the filter, the pump or the injectors, or that cannot be excluded.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off and leave it off. It rusts, crystallizes and breaks injector tips.",
      },
      do: [
        "Out of traffic, key off.",
        "Sealed sample from the filter, receipt, time, pump.",
        "Tow to a shop that can flush the fuel system. Say how long it ran.",
      ],
      doNot: ["Do not start it to pull it onto the tow truck.", "Do not drain it on the ground."],
      who: ["tow", "roadside"],
      parts: ["fuel_filter", "injector", "lift_pump"],
      minutes: { from: 120, to: 480, source: "trade" },
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Ran with water-based or unknown fluid in fuel: sample (conductivity/urea), drain, flush, HP pump " +
        "and injectors.",
    },
    dirty: {
      certainty: "likely",
      cause: "The fuel carries slime or dirt: growth in the tank, or a dirty station tank.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest truck stop, with a new filter and only if it pulls evenly. It can quit when " +
          "the filter plugs.",
      },
      do: [
        "New fuel filter, primed. Carry a second one.",
        "Sealed sample and receipt.",
        "Plugs again within a day: tanks cleaned, before more fuel.",
      ],
      doNot: ["Do not run without the filter's element."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slime/dirt in fuel sample: filters, tank cleaning, biocide, check lift pump screen.",
    },
    bad_unknown: {
      certainty: "open",
      cause: "It began with the fill, and what is wrong with the fuel is not known.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a mechanic has looked at a sample. If it is water or gasoline, each mile costs.",
      },
      do: [
        "Sealed sample, receipt, pump number, photos.",
        "Ask the station whether others complained.",
        "Say what it does: no power, smoke, knock, lamp, or no start.",
      ],
      doNot: ["Do not mix it with more fuel before the sample is taken."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trouble right after a fill, sample unclear: fuel test, water, gasoline, cetane; then filters.",
    },
  },
  asides: [
    {
      id: "a_little",
      question: "It was only a gallon. Can I thin it out?",
      answer:
        "No. Thinning is a guess with pump and injectors as the stake. Say how much, and let the maker's dealer or a " +
        "mechanic decide.",
      sources: ["trade"],
    },
    {
      id: "move",
      question: "I block the pump. Can I move it?",
      answer: "No, not with its engine. The station can cone it off, or a wrecker pulls it a few yards.",
      sources: ["trade"],
    },
    {
      id: "other_tank",
      question: "Only one tank is wrong. Can I run on the other?",
      answer:
        "No, not before a mechanic has closed it off: most trucks draw from and return to both, so it mixes within " +
        "minutes.",
      sources: ["trade"],
    },
    {
      id: "pays",
      question: "Who pays?",
      answer: "The station's insurer or yours, with proof: receipt, sealed sample, photos, and a mechanic's report.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
