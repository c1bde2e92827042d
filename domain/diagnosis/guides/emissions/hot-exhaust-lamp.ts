import { defineGuide } from "../guide.ts";

export const hotExhaustLamp = defineGuide({
  id: "hot-exhaust-lamp",
  system: "emissions",
  title: "Hot exhaust lamp, smoke or smell in a regen",
  // A fire, a red lamp or a full filter have guides of their own, and win.
  selects: { symptoms: ["hot_exhaust_lamp", "regen_on_grass", "regen_smoke"], codes: [{ spn: 3698 }] },
  when: { emissions: ["dpf", "scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until you stop where nothing can burn: keep the exhaust off grass and people. With fire or a red lamp, stop now.",
  },
  usually:
    "Usually it is the filter that cleans itself: the lamp warns that the exhaust is hotter than 1,000 °F. It goes out later.",
  first: "burning",
  steps: {
    burning: {
      ask: "Does anything burn, glow or smoke that is not the exhaust's own vapor?",
      how: ["Look under the truck from the side, at the stack, the load behind it, and the ground."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "fire" }], to: "fire" },
        { id: "no", means: ["no"], to: "ground" },
        { id: "cant_tell", to: "fire" },
      ],
    },
    ground: {
      ask: "What is under or near the exhaust?",
      answers: [
        {
          id: "grass",
          label: "Grass, leaves, trash or a wall",
          means: [{ symptom: "on_grass" }, { symptom: "regen_on_grass" }],
          to: "move_off",
        },
        { id: "people", label: "People, pumps or a building", to: "move_off" },
        { id: "clear", label: "Open pavement, or driving", means: ["no"], to: "other_lamps" },
        { id: "cant_tell", to: "move_off" },
      ],
    },
    other_lamps: {
      ask: "Is another lamp on with it, or is power low?",
      answers: [
        { id: "red", label: "A red lamp", means: [{ symptom: "red_stop_lamp" }], to: "red" },
        {
          id: "filter",
          label: "Filter lamp, amber or low power",
          means: ["yes", { symptom: "dpf" }],
          to: "filter_due",
        },
        { id: "none", label: "Only this lamp", means: ["no"], to: "smoke" },
        { id: "cant_tell", to: "smoke" },
      ],
    },
    smoke: {
      ask: "What comes out of the exhaust?",
      how: ["Look from upwind, several steps away."],
      warn: "The pipe and the gas burn skin at a distance.",
      answers: [
        { id: "little", label: "Nothing, or heat shimmer", means: ["no"], to: "normal" },
        { id: "white", label: "Thick white, fuel smell", means: [{ symptom: "smoke_white" }], to: "unburned" },
        { id: "dark", label: "Black or blue smoke", means: [{ symptom: "smoke_blue" }], to: "unburned" },
        { id: "cant_tell", to: "how_long" },
      ],
    },
    how_long: {
      ask: "Has the lamp been on for more than an hour, or does it come back many times a day?",
      answers: [
        { id: "yes", means: ["yes"], to: "too_often" },
        { id: "no", means: ["no"], to: "normal" },
        { id: "cant_tell", to: "too_often" },
      ],
    },
  },
  outcomes: {
    fire: {
      certainty: "likely",
      cause: "Something burns near the exhaust, or it cannot be ruled out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off, everybody out and away, call 911.",
      },
      do: [
        "Grass burns under it: roll off it only if you are in the seat and it is a few feet.",
        "An extinguisher only on a small fire, from upwind, with a way out behind you.",
      ],
      doNot: ["Do not open the hood on a fire.", "Do not go back for belongings."],
      who: ["emergency"],
      technician: "Fire or smoke near exhaust in a regen. 911 advised.",
    },
    move_off: {
      certainty: "found",
      cause: "The exhaust is hot enough to light what is near it.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until open pavement, right now and slowly: a few yards are enough if the ground is clear.",
      },
      do: [
        "Press the inhibit switch if you cannot leave at once. The pipe stays hot: still move.",
        "From the new place look back: does the ground smoke? Extinguisher on a small spot, otherwise 911.",
        "Let the regen finish where nothing can burn, then switch the inhibit off again.",
      ],
      doNot: ["Do not walk away from it, and do not shut it off over dry grass: it stays hot for long."],
      who: [],
      technician: "Regen heat over grass, near people or pumps; driver moves it.",
      sources: ["driver_tips", "mack_manual", "trade"],
    },
    red: {
      certainty: "found",
      cause: "The exhaust is hotter than it may be, or another serious fault is active.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop where nothing can burn, shut it off, and step away.",
      },
      do: ["Photo of the lamps.", "Look from a distance for glow or smoke for half an hour. 911 if it grows."],
      doNot: ["Do not start a regen or restart it."],
      who: ["dealer", "tow"],
      technician: "HEST with red stop lamp: over-temperature, fuel in exhaust, turbo. Read codes.",
    },
    normal: {
      certainty: "likely",
      cause: "The filter cleans itself. That is normal.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes. Drive on steadily; at stops keep people, grass and loads away from the exhaust.",
      },
      do: [
        "A steady run finishes it in 20 to 30 minutes.",
        "Before a fuel island, grain yard or dock use the inhibit switch, and switch it off again afterward.",
      ],
      who: [],
      technician: "Hot exhaust lamp in a normal regen.",
      sources: ["mack_manual", "driver_tips"],
    },
    filter_due: {
      certainty: "likely",
      cause: "The filter is full or the engine protects itself: a regen runs, or is due.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until an open, paved place to park for a regen. A flashing lamp or less power means now; a red lamp means stop.",
      },
      do: [
        "Away from grass, people, pumps and buildings. No fuel or oil leak?",
        "Brake set, neutral, engine warm, PTO off: hold the regen switch. It takes 20 to 30 minutes, up to 60.",
        "Photo of any code for the shop.",
      ],
      doNot: ["Do not ignore it until power is cut."],
      who: ["shop"],
      technician:
        "Hot exhaust lamp with filter or amber lamp, or low power: soot level and codes; parked regen advised.",
      sources: ["mack_manual", "driver_tips"],
    },
    unburned: {
      certainty: "likely",
      cause: "Fuel or oil gets into the exhaust unburned: a doser, an injector, the turbo, or a cold catalyst.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Raw fuel or oil in a hot exhaust can light. Stop in the open, let it idle down, and shut it off.",
      },
      do: [
        "Stay out of the smoke, nothing near that burns.",
        "Cold, look at the oil level: risen means fuel in it, do not start. Low: oil went out there.",
        "Light haze for a minute at the start of a regen is common. If it has cleared, have it read soon.",
      ],
      doNot: ["Do not start another regen."],
      who: ["shop", "dealer", "tow"],
      parts: ["injector", "turbo"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "White, black or blue smoke in regen: HC doser leak, injector, turbo seal, DOC. Check oil for fuel.",
    },
    too_often: {
      certainty: "open",
      cause: "It cleans too often or does not finish: something makes soot, or a sensor measures wrong.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, within a day. If the filter lamp flashes or power drops, a safe place first.",
      },
      do: ["Note how often and how long.", "Look at the oil level cold: fuel from many regens raises it."],
      who: ["shop", "dealer"],
      parts: ["boost_hose", "egr", "injector"],
      technician: "Frequent or endless regens: boost leak, EGR, injector, delta-p sensor and hoses, ash load.",
    },
  },
  asides: [
    {
      id: "drive_on",
      question: "Can I keep driving with it on?",
      answer: "Yes, alone and at full power it is only a warning of heat. A steady run is the best for it.",
      sources: ["driver_tips"],
    },
    {
      id: "park",
      question: "May I park with it on?",
      answer: "Yes, on open pavement or gravel, and not under trees, at a dock, by pumps or over grass.",
      sources: ["mack_manual", "driver_tips"],
    },
    {
      id: "smell",
      question: "It smells hot. Is that normal?",
      answer:
        "Yes, of hot metal, for the first minutes. A smell of burning rubber, wires or raw fuel is not: stop and look.",
    },
    {
      id: "hazmat",
      question: "I haul a flammable load. What then?",
      answer: "Use the inhibit switch where heat is not allowed, and ask dispatch where a regen may run.",
      sources: ["driver_tips", "trade"],
    },
  ],
  sources: ["driver_tips", "mack_manual", "trade"],
});
