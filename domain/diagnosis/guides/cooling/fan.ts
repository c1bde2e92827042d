import { defineGuide } from "../guide.ts";

/**
 * The fan runs all the time, stays off, is damaged, or has a code. `overheating` wins with the symptoms of heat.
 */
export const fan = defineGuide({
  id: "fan",
  system: "cooling",
  title: "The engine fan runs all the time, makes noise, or never comes on",
  selects: { symptoms: ["fan_on", "fan"], codes: [{ spn: 647 }, { spn: 1071 }, { spn: 1639 }, { spn: 5484 }] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "until",
    text:
      "Until the next shop, if the fan is whole, quiet, and the needle is normal. A rattle, a wobble, or " +
      "heat: stop.",
  },
  usually:
    "All the time is usually the AC, a fault code, or lost air to the fan clutch: it fails to the safe " +
    "side. Never on is " +
    "usually the clutch or its air or wire.",
  first: "noise",
  steps: {
    noise: {
      ask: "Does it rattle, squeal, grind or wobble, or is a blade broken or the radiator hit?",
      how: ["Engine off, key out. Look from the side."],
      warn: "Hands out, even with the engine off and key on: the fan can start.",
      answers: [
        { id: "yes", means: ["yes"], to: "broken" },
        { id: "no", means: ["no"], to: "needle" },
        { id: "cant_tell", to: "broken" },
      ],
    },
    needle: {
      ask: "Is the temperature needle higher than normal?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { reading: "coolant", atLeast: 221 },
            { symptom: "overheat" },
            { symptom: "overheat_climbing" },
          ],
          to: "hot",
        },
        { id: "no", means: ["no", { reading: "coolant", below: 221 }, { symptom: "heat_ok" }], to: "which" },
        { id: "cant_tell", to: "hot" },
      ],
    },
    which: {
      ask: "What does the fan do?",
      how: ["From the cab: the roar comes and goes with a good fan."],
      answers: [
        { id: "on", label: "Roars all the time", means: [{ symptom: "fan_on" }], to: "ac" },
        { id: "off", label: "Never comes on", to: "never" },
        { id: "cant_tell", to: "ac" },
      ],
    },
    ac: {
      ask: "AC and defrost off, engine brake and fan switch off: does it stop within five minutes?",
      how: ["Drive or idle with all of them off, and wait."],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Then it was asked to run. AC pressure or a switch wanted the fan.",
          to: "ac_load",
        },
        { id: "no", means: ["no"], to: "air_leak" },
        { id: "cant_tell", to: "air_leak" },
      ],
    },
    air_leak: {
      ask: "Engine off, air above 90 psi: do you hear air hiss at the front of the engine?",
      how: ["Key out. Listen from the side of the grille. Hands out."],
      answers: [
        { id: "yes", means: ["yes"], to: "clutch_air" },
        { id: "no", means: ["no"], to: "stays_on" },
        { id: "cant_tell", to: "stays_on" },
      ],
    },
  },
  outcomes: {
    broken: {
      certainty: "likely",
      cause: "The fan, its hub or its clutch is coming apart, or that is not excluded.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A blade or the hub can go through the radiator, and a seized hub burns the belt.",
      },
      do: [
        "Engine off. Keep everybody away from the front of the engine.",
        "Look for coolant at the radiator, and at the belt.",
        "Photo through the side of the shroud.",
      ],
      doNot: ["Do not run it to hear the noise.", "Do not take a blade off to balance it."],
      who: ["roadside", "tow"],
      parts: ["fan_drive", "belt", "radiator"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fan noise, wobble or broken blade: hub bearing, clutch, shroud, radiator, belt. Do not run.",
    },
    hot: {
      certainty: "found",
      cause: "It runs hot, or may run hot, so the fan does not do its work or the system has another fault.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the first safe place to stop, off the throttle, heater full on. At 230 °F, steam or red " +
          "lamp: stop at once.",
      },
      do: [
        "AC off, heater and its fan on full.",
        "Stopped and cooled: level through the tank's side, belt, blocked grille.",
        "Do not go back on a grade with it.",
      ],
      doNot: ["Never open a hot cap."],
      who: ["roadside", "shop"],
      parts: ["fan_drive", "belt", "coolant"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fan complaint with heat: fan engagement, level, belt, radiator face, thermostat.",
      sources: ["cooling_guide", "trade"],
    },
    ac_load: {
      certainty: "likely",
      cause: "The AC or a switch asks for the fan: high pressure from a dirty condenser, or a switch left on.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. It costs fuel and some power, and does no harm.",
      },
      do: [
        "Winter front off, and bugs and leaves out of the grille, engine off.",
        "Have AC pressure and the condenser checked if it stays that way.",
      ],
      who: ["shop"],
      technician: "Fan on only with AC/defrost/engine brake: AC head pressure, condenser, fan request settings.",
    },
    clutch_air: {
      certainty: "likely",
      cause:
        "The fan clutch or its valve leaks air. On many trucks the fan then runs all the time, which is the safe side.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop, if both air gauges hold above 100 psi. A falling gauge means stop.",
      },
      do: [
        "Watch both air needles: the leak takes from the accessory side first.",
        "Say whether the hiss is at the hub or at the valve on the engine.",
      ],
      doNot: ["Do not plug the air line."],
      who: ["shop", "roadside"],
      parts: ["fan_drive", "air_fitting"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fan on with air hiss at hub or solenoid: clutch seal kit, solenoid, line.",
      sources: ["cdl_air_brakes", "trade"],
    },
    stays_on: {
      certainty: "open",
      cause: "A fault code, a sensor, a wire or the fan's control keeps it on.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop, with the needle normal. A new rattle or heat means stop.",
      },
      do: [
        "Photo of all codes: a temperature sensor code makes the computer run the fan.",
        "Expect less power and more fuel; keep off the engine's limit on grades.",
      ],
      doNot: ["Do not unplug sensors to silence it."],
      who: ["shop", "dealer"],
      parts: ["fan_drive"],
      minutes: { from: 30, to: 150, source: "trade" },
      technician:
        "Fan always on, no air leak heard, needle normal: codes (110, 105, 175, AC), solenoid wire, clutch stuck.",
    },
    never: {
      certainty: "likely",
      cause: "The clutch, its air, its wire or its signal does not bring the fan on.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next shop, on the flat and in cool weather, with the needle watched. No grades, no " +
          "long idling.",
      },
      do: [
        "Try the manual fan switch, if it has one: if the fan then roars, leave it on and drive to the shop.",
        "AC off. Light throttle. Heater on full when the needle moves.",
        "Needle 220 °F and climbing: off the road and stop.",
      ],
      doNot: ["Do not lock the fan yourself with the engine warm: the hub burns and the fan can start."],
      who: ["roadside", "shop"],
      parts: ["fan_drive", "fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Fan never engages: fuse, solenoid, air supply, clutch lining, command. Many hubs have lock-up bolts.",
      sources: ["cooling_guide", "trade"],
    },
  },
  asides: [
    {
      id: "harm",
      question: "Does it hurt to run with the fan always on?",
      answer: "No, not the engine. It takes tens of horsepower, fuel and belt life, so have it seen to this week.",
      sources: ["trade"],
    },
    {
      id: "lock",
      question: "Can I lock the fan on with bolts?",
      answer: "Until the shop, a mechanic can on some hubs, engine cold and key out. Not you on the shoulder.",
      sources: ["trade"],
    },
    {
      id: "grille",
      question: "Can I leave the winter front on?",
      answer: "Until it is above about 40 °F. Closed too far it makes the fan run and the engine hot.",
      sources: ["trade"],
    },
    {
      id: "belt",
      question: "Is it the belt?",
      answer:
        "Yes, it can be, when the fan turns slowly and squeals. Engine off, key out: look for cracks, gloss and slack.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "cooling_guide"],
});
