import { defineGuide } from "../guide.ts";

/** No heat in the cab. Lost coolant comes first: `coolant-low` and `overheating` win with their symptoms. */
export const noHeat = defineGuide({
  id: "no-heat",
  system: "cooling",
  title: "No heat in the cab or bunk",
  selects: { symptoms: ["heater"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "until",
    text:
      "Until the next warm place, if the needle is normal and the windshield stays clear. In hard cold it " +
      "is a danger to you.",
  },
  usually:
    "Cold air with a normal needle is usually low coolant or a closed heater valve. A needle that stays low is the " +
    "thermostat. No air at all is the fan.",
  first: "cold_person",
  steps: {
    cold_person: {
      ask: "Are you stranded in hard cold, shivering, or without a way to get warm?",
      answers: [
        { id: "yes", means: ["yes"], to: "get_warm" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 40 }], to: "needle" },
        { id: "cant_tell", to: "get_warm" },
      ],
    },
    needle: {
      ask: "With the engine warm for half an hour, where is the temperature needle?",
      answers: [
        {
          id: "high",
          label: "Higher than normal",
          means: [{ reading: "coolant", atLeast: 221 }, { symptom: "overheat" }, { symptom: "overheat_climbing" }],
          shows: "Hot engine and cold heater: the coolant does not get around.",
          to: "hot",
        },
        { id: "normal", label: "Normal", means: [{ symptom: "heat_ok" }], to: "blows" },
        {
          id: "low",
          label: "Lower than normal",
          means: [{ reading: "coolant", below: 160 }],
          shows: "An engine that never warms up has an open thermostat, or too little load at idle.",
          to: "thermostat",
        },
        { id: "cant_tell", to: "low" },
      ],
    },
    blows: {
      ask: "Does air blow from the vents?",
      how: ["Fan on each speed. Heat on full, AC off."],
      answers: [
        { id: "cold", label: "Yes, but cold", means: ["yes"], to: "level" },
        { id: "none", label: "No air at all", means: ["no"], to: "burnt" },
        { id: "bunk", label: "Only the bunk is cold", to: "bunk" },
        { id: "cant_tell", to: "level" },
      ],
    },
    burnt: {
      ask: "Does it smell burnt, or is a switch or the dash hot?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "burning_electrical" }, { symptom: "smoke" }], to: "fan_burnt" },
        { id: "no", means: ["no"], to: "fan_fuse" },
        { id: "cant_tell", to: "fan_burnt" },
      ],
    },
    level: {
      ask: "Engine off and cool: is the coolant at its mark?",
      how: ["Through the tank's side.", "Look also for wet carpet on the passenger side and a sweet smell."],
      warn: "Never open a hot cap.",
      answers: [
        { id: "low", label: "Below the mark", means: [{ symptom: "coolant_low" }], to: "low" },
        { id: "wet", label: "Wet floor or sweet smell", means: [{ symptom: "coolant_leak" }], to: "core_leaks" },
        { id: "ok", label: "At the mark, dry", means: ["yes"], to: "hoses" },
        { id: "cant_tell", to: "low" },
      ],
    },
    hoses: {
      ask: "Engine warm and off: are both heater hoses at the firewall hot?",
      how: ["Back of the hand, close, without grabbing. One hot and one cold means no flow."],
      warn: "Key out before you reach in. Hoses can burn.",
      answers: [
        { id: "both", label: "Both hot", means: ["yes"], to: "flap" },
        { id: "one", label: "One or both cold", means: ["no"], to: "no_flow" },
        { id: "cant_tell", to: "no_flow" },
      ],
    },
  },
  outcomes: {
    get_warm: {
      certainty: "found",
      cause: "The cold is the danger, before the heater.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No driving with numb hands or clouded thoughts. Get warm first: call 911 if there is no warm " +
          "place to walk to.",
      },
      do: [
        "Dry clothes, all layers, head covered, blankets. Eat and drink something warm, no alcohol.",
        "A truck stop or another cab close by: go there. Otherwise stay with the truck, and call 911.",
        "Shivering that stops, slurred words, sleepiness: 911 at once.",
      ],
      doNot: [
        "No stove, grill or open flame in the cab: carbon monoxide kills.",
        "Do not block the vents and run a heater.",
      ],
      who: ["emergency", "roadside"],
      technician: "No heat, driver in the cold. Warm place first.",
    },
    hot: {
      certainty: "likely",
      cause: "The coolant is low or does not move: pump, belt, a plug of ice, or air.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Hot with a cold heater means that no coolant moves. Minutes more ruin the engine.",
      },
      do: [
        "Off the road, engine off, 30 minutes.",
        "Then level, belt, and wet spots. In hard frost think of slush in the radiator.",
      ],
      doNot: ["Never open the cap hot."],
      who: ["roadside", "tow"],
      parts: ["coolant", "water_pump", "belt"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Overheat with cold heater: low level, pump, belt, frozen core, air lock.",
    },
    thermostat: {
      certainty: "likely",
      cause: "The thermostat is stuck open, or the engine has too little load in the cold.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, if you stay warm and the windshield stays clear. Have it fixed this week.",
      },
      do: [
        "Close the winter front part way; idle at 1000 to 1200 rpm when parked, if the truck lets you.",
        "Check that the fan is not running all the time.",
      ],
      doNot: ["Do not cover the whole grille."],
      who: ["shop"],
      parts: ["thermostat"],
      minutes: { from: 60, to: 180, source: "trade" },
      technician: "Engine runs cold, no cab heat: thermostat stuck open, fan always on.",
    },
    fan_burnt: {
      certainty: "likely",
      cause: "The heater fan, its resistor or its plug has burnt.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Off the road, everything off, get out. A harness behind the dash can burn on.",
      },
      do: ["Battery disconnect off if it can be reached without smoke.", "Smoke or flames: away, call 911."],
      doNot: ["Do not try other fan speeds."],
      who: ["roadside", "tow"],
      parts: ["fuse"],
      technician: "Blower dead with burnt smell: resistor, plug, motor. Inspect before power-up.",
    },
    fan_fuse: {
      certainty: "likely",
      cause: "The heater fan gets no power or is dead: fuse, switch, resistor or motor.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next warm place, only while the windshield stays clear. Fog or ice inside: stop.",
      },
      do: [
        "Try every speed: only high works means the resistor.",
        "Look at the fuse for the blower. Replace it once with the same amperage.",
      ],
      doNot: ["Never a bigger fuse.", "Do not drive while you scrape the inside of the glass."],
      who: ["shop", "roadside"],
      parts: ["fuse"],
      minutes: { from: 20, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Blower dead, no burnt smell: fuse, resistor/module, plug, motor, control head.",
    },
    bunk: {
      certainty: "likely",
      cause: "The bunk's own valve, fan or control is off or stuck.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. For the night take a warm place, or the cab heat with the curtain open.",
      },
      do: [
        "Bunk control on, heat full; look for a shutoff valve at the sleeper or at the engine: some are " +
          "closed in summer.",
        "Bunk fuel heater: note its error code, and look whether its exhaust or intake is blocked by snow.",
      ],
      doNot: ["Do not sleep with a heater that smells."],
      who: ["shop"],
      technician: "Sleeper heat only: shutoff valve, sleeper blower, control, fuel heater code.",
    },
    low: {
      certainty: "likely",
      cause: "Coolant is low, so the heater, the highest point, runs dry first.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next safe place to fill it, with the needle normal. Cold heat is the first sign before " +
          "it overheats.",
      },
      do: [
        "Cold: fill to the mark with the right coolant. Note how much.",
        "Heater full on, cap on, idle ten minutes, cool, fill again.",
        "Look where it went: hoses, clamps, pump, under the cab.",
      ],
      doNot: ["Never open the cap hot.", "No plain water when it freezes."],
      who: ["roadside", "shop"],
      parts: ["coolant", "coolant_hose"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No heat, coolant low or not checked: fill, bleed, pressure-test.",
    },
    core_leaks: {
      certainty: "likely",
      cause: "The heater core or its hose leaks into the cab.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest truck stop, only with a clear windshield, the level at the mark, and the " +
          "needle normal.",
      },
      do: [
        "Window open a little; the vapor fogs the glass and irritates.",
        "Keep the level up, cold. A valve at the engine can shut the heater off.",
      ],
      doNot: ["No stop-leak.", "Do not drive with a greasy fog on the windshield."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "coolant"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Coolant in cab: heater core or hose. Isolate at engine valves, pressure-test.",
    },
    flap: {
      certainty: "likely",
      cause:
        "The heater gets hot coolant, and a flap, its motor or the control does not mix it in; or the " +
        "filter is plugged.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while you stay warm and the windshield stays clear.",
      },
      do: [
        "Set it from cold to hot and listen: does a motor whir or click?",
        "Change the cab air filter if it is gray and packed.",
        "Defrost gives the warmest air on many trucks: try it.",
      ],
      who: ["shop"],
      minutes: { from: 45, to: 180, source: "trade" },
      technician: "Both heater hoses hot, cold air: blend door actuator, control head, cabin filter.",
    },
    no_flow: {
      certainty: "likely",
      cause: "No hot coolant flows through the heater: a closed valve, air, a plugged core, or ice.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next warm place, with level and needle normal. If the needle climbs, stop.",
      },
      do: [
        "Look for a heater shutoff valve at the engine: its handle lies along the hose when it is open.",
        "Bleed: cold, to the mark, heater full on, 1200 rpm for ten minutes, cool, fill again.",
      ],
      doNot: ["Do not open a hose to bleed it: it scalds."],
      who: ["shop", "roadside"],
      parts: ["coolant", "coolant_hose"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One or both heater hoses cold, level at mark: shutoff valve, air lock, plugged core, weak pump.",
    },
  },
  asides: [
    {
      id: "windshield",
      question: "Can I drive without defrost?",
      answer: "No, not when the glass fogs or freezes. Stop until it is clear; open windows help only on dry days.",
      sources: ["trade"],
    },
    {
      id: "idle_heat",
      question: "Why is there heat driving and none at idle?",
      answer: "Low coolant or air in it, most of the time. Fill and bleed it before you blame the thermostat.",
      sources: ["trade"],
    },
    {
      id: "propane",
      question: "Can I use a propane heater in the cab?",
      answer: "No. Carbon monoxide and fire kill drivers that way. Extra blankets, a motel, or another truck.",
      sources: ["trade"],
    },
    {
      id: "idle_night",
      question: "Should I keep it idling all night for heat?",
      answer:
        "Yes, where the state and your carrier allow it, with a CO alarm in the bunk, and never with an exhaust smell.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
