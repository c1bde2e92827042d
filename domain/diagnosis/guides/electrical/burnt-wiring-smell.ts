import { defineGuide } from "../guide.ts";

/** A danger: it wins against every other electrical guide. */
export const burntWiringSmell = defineGuide({
  id: "burnt-wiring-smell",
  system: "electrical",
  title: "It smells of burnt wiring",
  selects: {
    symptoms: ["burning_electrical"],
    before: [
      "not-charging",
      "clicks-no-crank",
      "dead-overnight",
      "dash-dead-or-cuts-out",
      "headlights-out",
      "brake-lights",
      "fuse-blows-again",
      "trailer-lights-out",
      "no-heat",
    ],
  },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Get off the road now, switch everything off, and get out with your phone.",
  },
  usually:
    "It is usually a heater fan resistor, an overloaded outlet or inverter, or a cable that has rubbed through. Each " +
    "can start a fire behind a panel.",
  first: "smoke",
  steps: {
    smoke: {
      ask: "Is there smoke, a flame, or a spot that is too hot to touch?",
      how: ["From outside. Do not open the hood or a panel that smokes."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "smoke" }, { symptom: "fire" }], to: "fire" },
        { id: "no", means: ["no"], to: "off" },
        { id: "cant_tell", to: "fire" },
      ],
    },
    off: {
      ask: "With key and battery disconnect off, is the smell fading after ten minutes?",
      how: [
        "Reach the disconnect only if nothing smokes there.",
        "Inverter, APU and fridge off too. Stand outside, away from traffic.",
      ],
      warn: "If the smell grows or smoke comes, get away at once and call 911.",
      answers: [
        { id: "yes", means: ["yes"], to: "where" },
        { id: "no", label: "No, or it grows", means: ["no"], to: "fire" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
    where: {
      ask: "Where is the smell strongest?",
      how: ["Nose only. Take nothing apart."],
      answers: [
        { id: "cab", label: "In the cab or bunk", to: "what_on" },
        { id: "engine", label: "At the engine or batteries", to: "engine_bay" },
        { id: "outside", label: "A wheel or the trailer", to: "brake" },
        { id: "cant_tell", to: "unknown" },
      ],
    },
    what_on: {
      ask: "What was in use when it began?",
      answers: [
        { id: "fan", label: "Heater or AC fan", to: "fan" },
        { id: "outlet", label: "Inverter, outlet or charger", to: "outlet" },
        { id: "lights", label: "Lights, or nothing special", to: "dash_wiring" },
        { id: "cant_tell", to: "dash_wiring" },
      ],
    },
  },
  outcomes: {
    fire: {
      certainty: "found",
      cause: "Wiring is burning or about to burn.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Everybody out and well away, on the side away from traffic. Call 911.",
      },
      do: [
        "Away from the truck, upwind, at least 100 feet. More with a hazmat load: tell 911 what it is.",
        "A small flame that you can reach from outside with your back free: extinguisher, once. Otherwise leave it.",
        "If there is time and no smoke at it: battery disconnect off.",
      ],
      doNot: ["Do not open the hood: air feeds the fire.", "No water on wiring or batteries.", "Do not go back in."],
      who: ["emergency", "tow"],
      technician: "Electrical smoke or fire reported. Batteries off, fire service called.",
    },
    fan: {
      certainty: "likely",
      cause: "The heater fan, its resistor or its plug has overheated.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before a technician has seen the fan's plug: the harness can smolder behind the dash.",
      },
      do: [
        "Leave the fan off, and pull its fuse if you know it.",
        "Batteries off, and stay out. Look at the dash from outside every ten minutes for an hour.",
        "In frost you need heat: say so, and call 911 if you get cold.",
      ],
      doNot: ["Do not try another fan speed.", "Do not sleep in it before the fan's plug has been seen."],
      who: ["roadside", "dealer"],
      parts: ["fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Burnt smell with blower on: resistor/module, blower plug, blower current. Inspect before power-up.",
    },
    outlet: {
      certainty: "likely",
      cause: "An outlet, the inverter or its cable is overloaded or has a loose end.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the inverter or outlet is off the power and somebody has looked at the cable.",
      },
      do: [
        "Inverter off at its own switch; unplug everything.",
        "Do not sleep in the cab until the burnt part is out of the circuit.",
        "Tell the technician what was plugged in: microwave, heater, fridge.",
      ],
      doNot: ["Do not plug it in again to see.", "Never use a bigger fuse."],
      who: ["roadside", "shop"],
      parts: ["fuse", "battery_cable"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Burnt smell from inverter/outlet circuit: lugs, fuse size, cable chafe. Disconnect at battery first.",
    },
    dash_wiring: {
      certainty: "open",
      cause: "Something behind the dash or in the cab harness has overheated, and you cannot see it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays off until a technician has found the burnt spot.",
      },
      do: [
        "Batteries off. Stay outside until the smell is gone, and look again each ten minutes for an hour.",
        "Say what was added lately: radio, lamps, camera, CB, inverter.",
      ],
      doNot: ["Do not switch things on one by one to find it.", "Do not sleep in it."],
      who: ["roadside", "tow"],
      parts: ["fuse"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Burnt smell in cab, source unknown, batteries off: inspect fuse panel, switch plugs, added wiring.",
    },
    engine_bay: {
      certainty: "likely",
      cause: "A battery or charging cable has overheated, or a belt burns on a stuck pulley.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A battery cable that touches metal has the power to burn the truck down.",
      },
      do: [
        "Stay clear of the hood and battery box. Batteries off only if the switch is away from the smell.",
        "Rotten-egg smell: battery gas. No sparks, no smoking, stay away.",
        "When all is cold, look from the side: a melted cable, a chewed belt? Photo for the technician.",
      ],
      doNot: ["Do not restart it to see.", "Do not touch a cable."],
      who: ["roadside", "tow"],
      parts: ["battery_cable", "belt"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Burnt smell at engine/batteries: chafed main cable, hot lugs, seized pulley. No power-up before inspection.",
    },
    brake: {
      certainty: "likely",
      cause: "From a wheel it is a hot brake, bearing or tire, and no wire.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A hot wheel end can light the tire. Stay clear of it, and call 911 at the first flame.",
      },
      do: [
        "Park on level ground, wheels chocked. Stand to the front or rear, not beside a hot tire: it can burst.",
        "Let it cool by itself for an hour.",
        "Tell the technician which wheel.",
      ],
      doNot: ["No water on a hot drum.", "Do not touch the hub."],
      who: ["roadside", "tow"],
      parts: ["brake_chamber", "hub_seal"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Burning smell at a wheel, not wiring: dragging brake, bearing, tire.",
    },
    unknown: {
      certainty: "open",
      cause: "The place of the smell is not known, so it counts as burning wiring.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays off, and you stay out of it, until a technician has found the source.",
      },
      do: ["Batteries off if safe. Keep 100 feet away while the smell lasts.", "Smoke or flames: call 911."],
      doNot: ["Do not power it up to look for the smell."],
      who: ["roadside", "tow"],
      technician: "Burnt smell, source unknown, power off. Inspect before any power-up.",
    },
  },
  asides: [
    {
      id: "gone",
      question: "The smell is gone. Can I go on?",
      answer:
        "No. A wire that has burnt once has lost its cover, and it burns faster the next time. It needs eyes on it " +
        "first.",
      sources: ["trade"],
    },
    {
      id: "fuse",
      question: "A fuse blew. Can I put in a new one?",
      answer: "No, not with a burnt smell. The fuse just stopped a fire. Leave it out until the wire is found.",
      sources: ["trade"],
    },
    {
      id: "extinguisher",
      question: "Which extinguisher works on wiring?",
      answer:
        "The truck's B:C or A:B:C one, with the power off. Aim low, from upwind. If one burst does not end it, get " +
        "away.",
      sources: ["cdl_driving", "trade"],
    },
    {
      id: "electric_truck",
      question: "What if it is an electric truck?",
      answer: "No touching of orange cables. Get far away, call 911, and say that it is an electric truck.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_driving", "trade"],
});
