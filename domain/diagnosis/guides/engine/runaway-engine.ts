import { defineGuide } from "../guide.ts";

/**
 * The engine speeds up by itself and does not stop with the key. While it runs away nothing more is asked. It wins
 * against every other guide of the engine. To be signed off by a mechanic before it is offered.
 */
export const runawayEngine = defineGuide({
  id: "runaway-engine",
  system: "engine",
  title: "The engine revs by itself and will not shut off",
  selects: {
    symptoms: ["engine_runaway"],
    before: ["exhaust-smoke", "turbo-boost", "coolant-in-oil", "knock", "low-power", "red-stop-lamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Stop the truck, key off, emergency air shutoff if it has one. If it still screams: get out and away.",
  },
  usually:
    "It burns something besides its fuel: engine oil from a failed turbo, oil that is over full, or gas fumes in the " +
    "air. So the key alone may not stop it.",
  first: "still",
  steps: {
    still: {
      ask: "Is it still running away right now?",
      how: [
        "Key off. Pull or push the emergency air shutoff, if there is one.",
        "Rolling: brake hard, no pumping. A manual stays in high gear, clutch pedal up: that can stall it.",
      ],
      warn: "Pieces can fly out of it. No one beside the engine, the fan or the exhaust.",
      answers: [
        { id: "yes", means: ["yes"], to: "get_away" },
        { id: "no", label: "No, it has stopped", means: ["no"], to: "fumes" },
        { id: "cant_tell", to: "get_away" },
      ],
    },
    fumes: {
      ask: "Were you near gas, oil-field vapor, a tank leak, or a spill when it began?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "hazmat_leak" }], to: "vapor" },
        { id: "no", means: ["no"], to: "pedal" },
        { id: "cant_tell", to: "pedal" },
      ],
    },
    pedal: {
      ask: "Did the key stop it at once?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "It ran on its own fuel: the pedal, a switch or a sensor asked for the revs.",
          to: "stuck_pedal",
        },
        { id: "no", label: "No, it ran on", means: ["no"], to: "oil" },
        { id: "cant_tell", to: "oil" },
      ],
    },
    oil: {
      ask: "When it is cold: where is the oil on the dipstick?",
      how: ["Wait 30 minutes. Do not start it for this."],
      answers: [
        { id: "high", label: "Over full or fuel smell", means: [{ symptom: "oil_overfull" }], to: "overfull" },
        { id: "low", label: "Low or normal", means: [{ symptom: "oil_level_ok" }], to: "turbo_oil" },
        { id: "cant_tell", to: "turbo_oil" },
      ],
    },
  },
  outcomes: {
    get_away: {
      certainty: "likely",
      cause: "The engine feeds on its own oil or on vapor. It runs until that or the air is gone, or it breaks.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Brakes set, out on the side away from traffic, at least 100 feet away, upwind. Call 911.",
      },
      do: [
        "Gas or vapor in the air: no try at all. Out at once, at least 300 feet upwind, then phone.",
        "Manual gearbox, you still in the seat, nobody in front: parking brakes on, brake pedal to the floor, " +
          "highest gear, clutch up fast.",
        "No manual, or it does not stall at once: neutral, parking brakes on, out. Never in front of or beside the engine.",
        "Keep others away. Tell 911: runaway diesel engine, may burn or throw parts.",
      ],
      doNot: [
        "Do not put hands, rags or clothes on the intake: it takes your hand.",
        "Do not stay to watch: it can burst at any second.",
        "Do not open the hood.",
        "Do not cut fuel lines.",
      ],
      who: ["emergency", "tow"],
      parts: ["turbo", "oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Diesel runaway in progress. Approach only from the side, air shutoff or CO2 into intake by trained people.",
    },
    vapor: {
      certainty: "likely",
      cause: "The engine breathes flammable vapor. The air around you can ignite.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Key off, air shutoff, out at once, upwind and uphill. Call 911 from a distance.",
      },
      do: [
        "Leave everything. No switches, no phone, no lighter until you are far out of the vapor.",
        "Upwind and uphill, at least 300 feet, and farther when 911 or the site says so.",
        "Tell 911 what leaks. Stop others from driving in.",
      ],
      doNot: ["Do not restart it there, even when it has stopped.", "Do not go back for papers."],
      who: ["emergency"],
      technician:
        "Runaway in flammable vapor. Scene belongs to fire service; no restart before it is clear and inspected.",
    },
    stuck_pedal: {
      certainty: "likely",
      cause: "The pedal stuck, a mat held it down, or a switch or sensor asked for the revs.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the reason is found. The pedal has to come up by itself every time.",
      },
      do: [
        "Engine off: clear the floor, and press and release the pedal ten times. Cruise, PTO and high idle off.",
        "Have pivot, springs and sensor checked where you stand. Say that the engine revved by itself.",
      ],
      doNot: ["Do not drive it to see whether it does it again."],
      who: ["roadside"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "High revs, key stopped it: pedal assembly, mat, high-idle, cruise or PTO request, sensor codes, injector.",
    },
    overfull: {
      certainty: "likely",
      cause: "Too much oil, or fuel in it, was sucked into the intake through the breather.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It must not be started: it can run away again in a second.",
      },
      do: [
        "Leave it off. Photo of the dipstick, and of any oil in the intake pipe.",
        "Arrange a tow. Say who last filled or changed the oil, and when.",
      ],
      doNot: ["Do not drain some and try."],
      who: ["tow"],
      parts: ["oil", "injector"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Runaway with oil over full or diluted: drain, find fuel source, clean charge-air system, check for damage.",
    },
    turbo_oil: {
      certainty: "likely",
      cause: "The turbo's seal has failed and fed oil into the intake.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It must not be started before turbo, pipes and cooler are free of oil.",
      },
      do: [
        "Leave it off and arrange a tow.",
        "Keep clear until it is cold: oil on the exhaust can still light. Flames: away, call 911.",
        "Tell the technician how high it revved, and for how long.",
      ],
      doNot: ["Do not start it to move it onto the truck."],
      who: ["tow"],
      parts: ["turbo", "oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Runaway, oil low or normal: turbo seal, oil in charge-air cooler, overspeed damage to valves and rods.",
    },
  },
  asides: [
    {
      id: "block_air",
      question: "Can I block the intake with something?",
      answer:
        "No, not with hands or cloth: it pulls them in. An air shutoff is made for it. A fire crew puts CO2 into the " +
        "intake; the cab's powder extinguisher does not stop it.",
      sources: ["trade"],
    },
    {
      id: "stall",
      question: "Can I stall it in gear?",
      answer:
        "Yes, with a manual gearbox, once, in the highest gear, all brakes on, nobody in front. If it does not stall " +
        "at once, get out. An automatic or automated one does not stall.",
      sources: ["trade"],
    },
    {
      id: "downhill",
      question: "It revs on a downgrade in low gear. Is that a runaway?",
      answer: "No, the hill drives it. Brake firmly until the speed suits the gear, and do not shift up to quiet it.",
      sources: ["cdl_driving", "trade"],
    },
    {
      id: "restart",
      question: "It stopped by itself. Can I go on?",
      answer: "No. The oil that fed it is still in the pipes, and it will do it again at the next start.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
