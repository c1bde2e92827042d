import { defineGuide } from "../guide.ts";

export const regenRefused = defineGuide({
  id: "regen-refused",
  system: "emissions",
  title: "A parked regen will not start, or it stops",
  // Wins where only the refusal is reported; with the filter's lamp filter-full has more of it.
  selects: {
    symptoms: ["regen_blocked"],
    codes: [{ spn: 3703 }, { spn: 3712 }, { spn: 3714 }, { spn: 3715 }, { spn: 3750 }, { spn: 5319 }],
    before: ["filter-full"],
  },
  when: { emissions: ["dpf", "scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the nearest shop or lot, while power lasts. A red lamp or a glowing exhaust means stop and shut it off.",
  },
  usually:
    "Usually a condition is missing: the inhibit switch, parking brake, neutral, PTO, a cold engine. Otherwise a stored " +
    "fault forbids it.",
  first: "red",
  steps: {
    red: {
      ask: "Is a red lamp on, is there a fuel or oil leak, or does the exhaust glow or smoke heavily?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "red_stop_lamp" }, { symptom: "fuel_seep" }], to: "not_here" },
        { id: "no", means: ["no"], to: "place" },
        { id: "cant_tell", to: "not_here" },
      ],
    },
    place: {
      ask: "Is it on pavement or gravel, with nothing near the exhaust that can burn, and no people?",
      how: ["The exhaust gets hotter than 1,000 °F. Look below the tailpipe and above the stack."],
      answers: [
        { id: "yes", means: ["yes"], to: "message" },
        { id: "no", means: ["no", { symptom: "on_grass" }], to: "move_first" },
        { id: "cant_tell", to: "move_first" },
      ],
    },
    message: {
      ask: "What does the display say when you ask for the regen?",
      how: ["Page through the menu for aftertreatment or regen. Take a photo."],
      answers: [
        { id: "inhibit", label: "Inhibited, or not allowed now", to: "conditions" },
        { id: "fault", label: "A fault, or see dealer", to: "fault" },
        { id: "stops", label: "It starts, then stops", to: "stops" },
        { id: "cant_tell", label: "Nothing, or can't tell", to: "conditions" },
      ],
    },
    conditions: {
      ask: "With all of this set, does it start now?",
      how: [
        "Inhibit switch off, parking brake set, neutral, PTO and cruise off, pedals free.",
        "Release the brake and set it again. Engine at 160 °F or more.",
        "Then hold the switch for ten seconds at idle.",
      ],
      warn: "Stay with the truck, and keep people away from the exhaust.",
      answers: [
        { id: "yes", means: ["yes"], to: "runs" },
        { id: "no", means: ["no"], to: "soot" },
        { id: "cant_tell", to: "soot" },
      ],
    },
    soot: {
      ask: "How full does the display or lamp show the filter?",
      answers: [
        { id: "high", label: "Full, flashing, or power is cut", means: [{ symptom: "dpf_flashing" }], to: "too_full" },
        { id: "low", label: "Low, or the lamp is steady", to: "hidden_block" },
        { id: "cant_tell", to: "too_full" },
      ],
    },
    stops: {
      ask: "What happened just before it stopped?",
      answers: [
        { id: "touched", label: "A pedal, door, brake or PTO", to: "again" },
        { id: "cold", label: "It never got really hot", to: "no_heat" },
        { id: "lamp", label: "A lamp or code came", to: "fault" },
        { id: "cant_tell", to: "no_heat" },
      ],
    },
  },
  outcomes: {
    not_here: {
      certainty: "found",
      cause: "With a red lamp, a leak or a glowing exhaust a regen can burn the truck or ruin the engine.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No regen and no driving. Shut it off where it is safe, and step away if anything smokes.",
      },
      do: ["Fire or fuel running out: 911, everybody away.", "Otherwise photos of lamps and message, then call."],
      doNot: ["Do not try the switch again."],
      who: ["roadside", "tow", "dealer"],
      technician: "Regen refused with red lamp, leak or glow: find that first; no forced regen before.",
    },
    move_first: {
      certainty: "open",
      cause: "This is no place for a regen.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest paved lot with room, at steady speed. A steady highway run may clean it on the way.",
      },
      do: ["Keep it in a gear that holds the engine speed up.", "Park nose to the wind, then try again there."],
      doNot: ["Do not regen over grass, trash, in a building or by fuel pumps."],
      who: [],
      technician: "Driver moves to a safe place before trying a regen.",
    },
    runs: {
      certainty: "found",
      cause: "A condition was missing, and the regen runs now.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, let it finish first: 20 to 30 minutes, up to 60. Then go, and keep the exhaust off grass.",
      },
      do: [
        "Stay with it. Shut it off only in danger.",
        "When the lamp is out, idle a few minutes, then look around the exhaust.",
        "If the lamp comes back within a day or two, have the cause of the soot found.",
      ],
      doNot: ["Do not touch the pedals or the doors while it runs."],
      who: [],
      technician: "Regen started after meeting conditions.",
      sources: ["mack_manual", "driver_tips"],
    },
    again: {
      certainty: "likely",
      cause: "Something you touched ended it. It may be started once more.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, if one more try here fails too.",
      },
      do: [
        "Warm engine, brake set again, hands and feet off. Hold the switch ten seconds.",
        "It stops again: photo, shop.",
      ],
      doNot: ["Do not try more than twice: unburned fuel gets into oil and exhaust."],
      who: ["shop"],
      technician: "Regen aborted by interlock; one retry advised.",
    },
    no_heat: {
      certainty: "likely",
      cause: "It does not get hot enough: a doser, fuel supply, a boost or exhaust leak, or a tired catalyst.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, at steady speed, before power is cut. With white smoke or a raw fuel smell, stop.",
      },
      do: [
        "Look at the oil dipstick when cold: a level that has risen is fuel in the oil. Then do not start it.",
        "Say how long it ran and how hot it showed.",
      ],
      doNot: ["Do not keep trying."],
      who: ["shop", "dealer"],
      parts: ["boost_hose", "injector"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Regen starts, no temperature: HC doser, fuel pressure, DOC face plugged, boost leak, intake throttle.",
    },
    fault: {
      certainty: "likely",
      cause: "A stored fault forbids the regen. It comes first: a sensor, the doser, or EGR.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop that reads it, soon: the filter fills on.",
      },
      do: ["Photo of every code, also those not active.", "Drive steadily, no idling, no short trips."],
      doNot: ["Do not pull a sensor's plug.", "Never remove or hollow out the filter: it is illegal."],
      who: ["dealer", "shop"],
      parts: ["egr"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Regen inhibited by active fault. Repair it, then forced regen at service soot level only if allowed.",
    },
    too_full: {
      certainty: "likely",
      cause: "The filter is too full for a driver's regen, or its level is not known.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, slowly and directly. If the red lamp comes, stop there.",
      },
      do: ["Call ahead: laptop regen or filter exchange?", "No idling. Photo of the level."],
      doNot: ["Do not push it uphill with cut power."],
      who: ["dealer", "shop", "tow"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Soot above driver level or unknown. Read grams and delta pressure; clean off-truck if too full.",
      sources: ["mack_manual", "trade"],
    },
    hidden_block: {
      certainty: "open",
      cause: "The filter is not full, and yet it refuses: a switch, a lockout after recent tries, or no need yet.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop on your way, while power is normal and the lamp does not flash.",
      },
      do: [
        "Drive half an hour at highway speed: that often cleans it.",
        "Try the parking brake and inhibit switch a few times: a switch that sticks is common.",
      ],
      who: ["shop"],
      technician:
        "Regen refused at low soot: interlock switches, parking brake signal, neutral, temporary lockout 3714.",
    },
  },
  asides: [
    {
      id: "why_rpm",
      question: "It revs up. Is that right?",
      answer: "Yes. It raises the idle by itself and gets loud and hot for 20 to 60 minutes.",
      sources: ["mack_manual", "driver_tips"],
    },
    {
      id: "stop_it",
      question: "Can I stop it in the middle?",
      answer:
        "Yes in danger: inhibit switch, or key off. Otherwise let it finish: a broken one leaves heat and fuel in " +
        "the pipe.",
      sources: ["driver_tips", "trade"],
    },
    {
      id: "cleaner",
      question: "Does a filter cleaner in the fuel help?",
      answer: "No, not against a refused regen. It needs its cause found.",
    },
  ],
  sources: ["mack_manual", "driver_tips", "trade"],
});
