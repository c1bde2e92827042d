import { defineGuide } from "../guide.ts";

export const defFrozenOrWrong = defineGuide({
  id: "def-frozen-or-wrong",
  system: "emissions",
  title: "DEF is frozen, bad, or diesel is in the DEF tank",
  // def-warning has the plain warning; this one wins where the fluid itself is named.
  selects: {
    symptoms: ["def_contaminated"],
    codes: [{ spn: 3516 }, { spn: 3521 }, { spn: 4094 }, { spn: 5841 }, { spn: 6802 }, { spn: 3363 }],
    before: ["def-warning"],
  },
  when: { emissions: ["scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not while something else may be in a tank: key off and leave it off. Only frozen DEF is harmless.",
  },
  usually:
    "Diesel floats on DEF and swells the pump's seals within minutes. Frozen DEF thaws by itself with the engine warm.",
  first: "mixed",
  steps: {
    mixed: {
      ask: "Did something go into a wrong tank, or may it have?",
      how: ["Think of the last fill: which cap, which nozzle, which jug."],
      answers: [
        { id: "diesel_in_def", label: "Something else in the DEF tank", to: "key_on" },
        {
          id: "def_in_fuel",
          label: "DEF in the fuel tank",
          means: [{ symptom: "wrong_fluid" }],
          shows: "DEF in fuel eats pumps and injectors and turns to crystals.",
          to: "fuel_key",
        },
        { id: "no", label: "No, only DEF went in", means: ["no"], to: "cold" },
        { id: "cant_tell", to: "smell" },
      ],
    },
    smell: {
      ask: "Key off: does the DEF filler smell of fuel or oil, or does a film shine on top?",
      how: [
        "DEF is clear and smells faintly of ammonia.",
        "A clean white paper dipped in: DEF dries clean, diesel leaves a grease spot.",
      ],
      warn: "Gloves on. Do not breathe deep at the filler.",
      answers: [
        { id: "yes", means: ["yes"], to: "key_on" },
        { id: "no", means: ["no"], to: "cold" },
        { id: "cant_tell", to: "def_mixed_off" },
      ],
    },
    key_on: {
      ask: "Has the key been on or the engine run since then?",
      answers: [
        { id: "yes", means: ["yes"], to: "def_mixed_run" },
        { id: "no", means: ["no"], shows: "Good: it is still only in the tank.", to: "def_mixed_off" },
        { id: "cant_tell", to: "def_mixed_run" },
      ],
    },
    fuel_key: {
      ask: "Has the key been on, or the engine run, since the DEF went into the fuel?",
      answers: [
        { id: "yes", means: ["yes"], to: "fuel_mixed_run" },
        { id: "no", means: ["no"], to: "fuel_mixed_off" },
        { id: "cant_tell", to: "fuel_mixed_run" },
      ],
    },
    cold: {
      ask: "Is it, or was it last night, colder than 12 °F?",
      answers: [
        { id: "yes", means: ["yes", { reading: "outside", below: 12 }], to: "frozen_since" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 12 }], to: "old" },
        { id: "cant_tell", to: "old" },
      ],
    },
    frozen_since: {
      ask: "Has the engine run warm for more than an hour, and the warning is still there?",
      answers: [
        { id: "yes", means: ["yes"], to: "heater" },
        { id: "no", means: ["no"], to: "thaw" },
        { id: "cant_tell", to: "heater" },
      ],
    },
    old: {
      ask: "Was the last DEF old, from an open jug, or did water get in?",
      how: ["Older than a year, stored in heat, or a can that had something else in it."],
      answers: [
        { id: "yes", means: ["yes"], to: "poor_fluid" },
        { id: "no", means: ["no"], to: "sensor" },
        { id: "cant_tell", to: "poor_fluid" },
      ],
    },
  },
  outcomes: {
    def_mixed_off: {
      certainty: "likely",
      cause: "Something else is, or may be, in the DEF tank, and it has not been pumped further.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Key off. As long as the key stays off it is a tank to drain, and nothing more.",
      },
      do: [
        "Take the key out, and put a note on the wheel: do not start.",
        "Say what went in and how much. The tank is drained, rinsed with DEF, and filled with fresh.",
      ],
      doNot: ["Do not turn the key to read the gauge: the pump can prime.", "Do not thin it with DEF."],
      who: ["roadside", "tow"],
      parts: ["def"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF tank contaminated, not powered since. Drain, flush, test strip, then header filter.",
    },
    def_mixed_run: {
      certainty: "likely",
      cause: "The wrong fluid has been pumped into the DEF system. Pump, doser, lines and catalyst may be hurt.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off now. Each minute sends more oil to parts that swell and stick.",
      },
      do: [
        "Engine and key off.",
        "Say what, how much, and how long it ran. Keep a sample in a clean jar for the dealer.",
      ],
      doNot: ["Do not restart to move it a bit; tow it.", "Do not pour in cleaner."],
      who: ["tow", "dealer"],
      parts: ["def_doser", "def"],
      technician: "DEF system contaminated and run. Test for oil; pump, doser, lines, header, SCR inspection.",
    },
    fuel_mixed_off: {
      certainty: "found",
      cause: "DEF is in the fuel tank. It sinks to the bottom, right where the pickup is.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not turn the key: even a little of it ruins pump and injectors.",
      },
      do: [
        "Key out, note on the wheel. Two tanks: say so, and whether the crossover is open.",
        "The tank is drained from its lowest point and flushed, filters changed.",
      ],
      doNot: ["Do not top up with fuel to thin it."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter"],
      minutes: { from: 90, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF in fuel, not started. Drain both tanks, flush, filters before key-on.",
    },
    fuel_mixed_run: {
      certainty: "likely",
      cause: "DEF has been drawn into the fuel system.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off at once. It crystallizes in pump and injectors, and can quit in traffic.",
      },
      do: ["Engine and key off.", "Say how much, and how many miles it ran. Save the receipt and a sample."],
      doNot: ["Do not change the filter and go on."],
      who: ["tow", "dealer"],
      parts: ["fuel_filter", "injector"],
      technician: "DEF in fuel and run. Fuel system decontamination; inspect high-pressure pump and injectors.",
    },
    thaw: {
      certainty: "likely",
      cause: "The DEF is frozen. The tank heater thaws it while the engine is warm, and freezing does not spoil it.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, if you are sure that only DEF is in there. Trucks may run while it thaws.",
      },
      do: [
        "Run it warm, on the road or parked with a clear exhaust, for up to an hour.",
        "Leave room in the tank in deep cold: it grows by about 7 percent.",
        "After shutdown wait for the pump to empty the lines before you cut the battery switch.",
      ],
      doNot: ["No flame, hot water, alcohol or anti-gel in the DEF tank."],
      who: [],
      technician: "DEF frozen, within first hour of warm running.",
    },
    heater: {
      certainty: "likely",
      cause: "It does not thaw, so the tank heater, its coolant valve or a heated line does not work.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next dealer, before the countdown ends. A warm shop thaws it for the moment.",
      },
      do: ["Read the countdown and plan by it.", "Photo of the codes. A heated bay overnight may clear it."],
      doNot: ["Do not pull plugs to make it quiet."],
      who: ["dealer", "shop"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF stays frozen: coolant control valve, tank heater, line heaters and relay, temperature sensor.",
    },
    poor_fluid: {
      certainty: "likely",
      cause: "The DEF is old, thinned or dirty, and the truck has noticed.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a place that can drain and refill it, within today. The countdown runs.",
      },
      do: [
        "Have it tested: a refractometer should show about 32.5 percent.",
        "Old, thin or dirty DEF is drained and replaced. Topping up seldom clears it.",
        "The warning may need an hour of driving to go.",
      ],
      doNot: ["Do not empty it onto the ground.", "Do not add more from the same jug."],
      who: ["shop", "dealer", "roadside"],
      parts: ["def"],
      technician: "Suspected off-spec DEF. Refractometer, oil test strip; drain and flush; then quality sensor.",
    },
    sensor: {
      certainty: "likely",
      cause: "The fluid seems right, so it is most likely the quality sensor, its plug, or the dosing behind it.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a dealer, before the countdown ends.",
      },
      do: [
        "Photo of every code.",
        "Ask whether the maker has new software for DEF quality: since 2026 some trucks may do without that sensor.",
      ],
      doNot: ["Never let anybody delete or trick it: it is illegal."],
      who: ["dealer"],
      parts: ["def_doser", "nox_sensor"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Quality code with good DEF: sensor/header, wiring, software update; then NOx and dosing.",
      sources: ["def_rules", "trade"],
    },
  },
  asides: [
    {
      id: "little",
      question: "It was only a cup of diesel. Can I run it?",
      answer: "No. A few drops of oil are enough to swell the seals of pump and doser.",
    },
    {
      id: "spoiled",
      question: "Is DEF spoiled when it was frozen?",
      answer: "No. It thaws to the same mix. What spoils it is heat, age, dirt and water.",
    },
    {
      id: "siphon",
      question: "Can I siphon it out myself?",
      answer:
        "Yes, with the key out, a clean hand pump and a marked container, but never by mouth. The rest at the pickup " +
        "still has to be flushed.",
    },
  ],
  sources: ["trade"],
});
