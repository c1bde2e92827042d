import { defineGuide } from "../guide.ts";

export const filterFull = defineGuide({
  id: "filter-full",
  system: "emissions",
  title: "Particulate filter is full, it wants a regen",
  selects: {
    symptoms: ["dpf", "dpf_flashing", "regen_blocked"],
    codes: [{ spn: 3719 }, { spn: 3251, fmis: [0, 15, 16] }],
  },
  when: { emissions: ["dpf", "scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "yes",
    text: "Yes, to a safe, open place to park for a regen. A flashing lamp or lost power means: do it now, not later.",
  },
  usually:
    "Short trips and idling fill the filter faster than it cleans itself. A parked regen of 20 to 30 minutes usually " +
    "clears it.",
  first: "lamps",
  steps: {
    lamps: {
      ask: "Which lamp is on now?",
      answers: [
        {
          id: "stop",
          label: "A red stop lamp",
          means: [{ symptom: "red_stop_lamp" }],
          shows: "With the red lamp, driving on damages the filter or the engine.",
          to: "red",
        },
        { id: "flashing", label: "Filter lamp flashes", means: [{ symptom: "dpf_flashing" }], to: "leak" },
        { id: "solid", label: "Filter lamp is steady", to: "leak" },
        { id: "cant_tell", to: "leak" },
      ],
    },
    leak: {
      ask: "Is there any fuel or oil leak, or does the exhaust glow or smoke heavily?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "fuel_pouring" }, { symptom: "fuel_seep" }], to: "no_regen_here" },
        { id: "no", means: ["no"], to: "place" },
        { id: "cant_tell", to: "no_regen_here" },
      ],
    },
    place: {
      ask: "Are you parked on pavement or gravel, away from grass, buildings, fuel pumps and people?",
      how: [
        "The exhaust gets hotter than 1,000 °F. Look behind and below the stack or tailpipe.",
        "With a flammable load, ask dispatch first.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "try_regen" },
        { id: "no", means: ["no", { symptom: "on_grass" }], to: "move_first" },
        { id: "cant_tell", to: "move_first" },
      ],
    },
    try_regen: {
      ask: "Start the parked regen. Does it begin and keep running?",
      how: [
        "Parking brake set, in neutral, engine warm, PTO off, pedals untouched.",
        "Hold the regen switch for about 5 seconds; the idle rises.",
      ],
      warn: "Stay with the truck, and keep everybody away from the exhaust.",
      answers: [
        { id: "done", label: "It ran, the lamp is out", means: ["yes"], to: "cleared" },
        { id: "stopped", label: "It starts, then stops", to: "refused" },
        { id: "no", label: "It does not start", means: ["no", { symptom: "regen_blocked" }], to: "refused" },
        { id: "cant_tell", to: "refused" },
      ],
    },
  },
  outcomes: {
    red: {
      certainty: "found",
      cause: "The filter is too full for a regen by the driver, or another serious fault is active.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop where it is safe and shut it off. A shop has to run the regen or clean the filter.",
      },
      do: ["Take a photo of the dash message.", "Shut it off, and keep the exhaust away from anything that burns."],
      doNot: ["Do not start a regen with the red lamp on."],
      who: ["dealer", "tow"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Red stop lamp with filter loading: read soot level and active codes before any forced regen.",
      sources: ["mack_manual", "driver_tips"],
    },
    no_regen_here: {
      certainty: "found",
      cause: "With a leak or a glowing exhaust a regen can set the truck on fire.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. No regen and no driving until the leak or the heat is fixed.",
      },
      do: ["Engine off, and get away from it.", "If something burns or smokes, or fuel runs out, call 911."],
      doNot: ["Do not start a regen."],
      who: ["roadside", "tow"],
      technician: "Regen due, but driver reports a leak or glowing/smoking exhaust: regen inhibited until found.",
    },
    move_first: {
      certainty: "open",
      cause: "The filter needs a regen, and this is not a place for it.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest paved or gravel lot with room around the exhaust, at steady speed.",
      },
      do: [
        "Drive there at a steady speed: highway speed alone can start a regen. If the red lamp comes on, stop.",
        "Park, set the brake, let it idle, and start the parked regen there.",
      ],
      doNot: ["Do not park or regen over grass, leaves, trash or near a fuel island."],
      who: [],
      technician: "Regen due; driver moving to a safe place for a parked regen.",
      sources: ["mack_manual", "trade"],
    },
    cleared: {
      certainty: "found",
      cause: "The filter was full and has cleaned itself.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Keep the exhaust away from people and dry grass for some minutes more.",
      },
      do: [
        "Let it idle for a few minutes to cool down.",
        "If the lamp is back within a day or two, something makes too much soot: have it checked.",
      ],
      who: [],
      technician:
        "Parked regen completed, lamp out. If it returns soon: EGR, injector, turbo or boost leak makes soot.",
    },
    refused: {
      certainty: "open",
      cause:
        "Something blocks the regen: a switch or interlock, an active fault, or too much soot for a driver's regen.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, before power is cut further. With the red lamp, stop.",
      },
      do: [
        "Check once more: inhibit switch off, parking brake set, neutral, PTO off, engine warm, pedals free.",
        "Take a photo of every code and lamp for the shop.",
      ],
      doNot: [
        "Do not keep trying: each try adds heat, and can put fuel in the oil.",
        "Never remove or bypass the filter; that is illegal.",
      ],
      who: ["dealer", "shop"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Parked regen will not start or aborts: interlocks, active inhibit codes, soot above service level.",
      sources: ["mack_manual", "trade"],
    },
  },
  asides: [
    {
      id: "how_long",
      question: "How long does it take?",
      answer: "Usually 20 to 30 minutes, up to 60. Do not shut it off in the middle unless there is danger.",
      sources: ["mack_manual", "driver_tips"],
    },
    {
      id: "while_driving",
      question: "Can I keep driving and let it clean itself?",
      answer:
        "Until the lamp flashes: steady highway speed may do it. When it flashes or power drops, park and start a " +
        "regen.",
      sources: ["mack_manual"],
    },
    {
      id: "inhibit",
      question: "What is the inhibit switch?",
      answer:
        "It stops regens where heat would be dangerous, as in a fuel yard. Left on for days it fills the filter, so " +
        "switch it off again.",
      sources: ["driver_tips"],
    },
  ],
  sources: ["mack_manual", "driver_tips", "trade"],
});
