import { defineGuide } from "../guide.ts";

/** Idles well, the pedal is dead. It wins against `low-power` by its codes. No symptom names this complaint yet. */
export const pedalDoesNothing = defineGuide({
  id: "pedal-does-nothing",
  system: "engine",
  title: "It idles, but the pedal does nothing",
  selects: {
    symptoms: [],
    codes: [{ spn: 91 }, { spn: 29 }, { spn: 558 }, { spn: 2623 }],
    before: ["low-power", "amber-engine-lamp", "runaway-on-a-grade", "hydraulic-pedal-floor"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until you are off the road, at idle speed and with 4-ways on. Do not join traffic with it.",
  },
  usually:
    "A good idle with a dead pedal is usually the pedal's sensor or its plug, or a switch that tells the engine no: " +
    "brake, PTO, door or air. It is hardly ever fuel.",
  first: "mat",
  steps: {
    mat: {
      ask: "Parked, engine off: does the pedal move freely and come all the way up?",
      how: ["Brakes set. Take out the mat and anything under the pedal.", "Press it by hand, ten times."],
      answers: [
        { id: "yes", means: ["yes"], to: "red" },
        { id: "no", label: "It sticks or hangs loose", means: ["no"], to: "mechanical" },
        { id: "cant_tell", to: "mechanical" },
      ],
    },
    red: {
      ask: "Is a red lamp on, or do oil pressure, temperature or air look wrong?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { symptom: "red_stop_lamp" },
            { symptom: "oil_pressure_low" },
            { symptom: "overheat_severe" },
            { symptom: "low_air" },
          ],
          to: "red_lamp",
        },
        { id: "no", means: ["no"], to: "parked_revs" },
        { id: "cant_tell", to: "red_lamp" },
      ],
    },
    parked_revs: {
      ask: "In neutral with the brakes set, does it rev with the pedal?",
      how: ["Key off for 30 seconds, start with the foot off the pedal, wait, then press slowly."],
      answers: [
        {
          id: "works",
          label: "Yes, after the restart",
          means: ["yes"],
          shows: "The computer learned the pedal's rest again. A worn sensor can lose it again.",
          to: "came_back",
        },
        {
          id: "neutral_only",
          label: "In neutral, not in gear",
          shows: "Then the pedal is good, and something forbids power while it rolls.",
          to: "blocked",
        },
        { id: "no", label: "No, just idle", means: ["no"], to: "switches" },
        { id: "cant_tell", to: "switches" },
      ],
    },
    switches: {
      ask: "Is a PTO, high-idle, cruise or engine-brake switch on, or do the brake lights stay on?",
      how: ["Switch all of them off. Look at the brake lights in a reflection."],
      answers: [
        { id: "yes", label: "Yes, off now: it works", means: ["yes"], to: "switch_found" },
        { id: "lights", label: "Brake lights stay on", to: "blocked" },
        { id: "no", label: "No, still dead", means: ["no"], to: "plug" },
        { id: "cant_tell", to: "plug" },
      ],
    },
    plug: {
      ask: "Key off: push the pedal's plug home and wiggle its wires. Does the pedal work after a restart?",
      how: ["The plug sits at the top of the pedal or at its base.", "Look for a green pin or a rubbed wire."],
      answers: [
        { id: "yes", means: ["yes"], to: "plug_loose" },
        { id: "no", means: ["no"], to: "pedal_sensor" },
        { id: "cant_tell", to: "pedal_sensor" },
      ],
    },
  },
  outcomes: {
    mechanical: {
      certainty: "likely",
      cause: "The pedal itself is broken, loose or blocked, or that is not excluded.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A pedal that sticks can stay down as well as up.",
      },
      do: [
        "Clear the floor. If it then moves freely ten times, and comes up each time, start and try it parked.",
        "If it still hangs: engine off, and call road service.",
      ],
      doNot: ["Do not tie or wedge the pedal."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Accelerator pedal sticks or is loose: pivot, return springs, floor plate. Check for runaway request.",
    },
    red_lamp: {
      certainty: "likely",
      cause: "The engine or the brakes protect themselves, and the dead pedal is only the sign of it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get out of traffic and shut it off. The lamp or gauge is more urgent than the pedal.",
      },
      do: [
        "Engine off. Oil after ten minutes; coolant through the tank's side when cool.",
        "Low air: knobs out, wheels chocked, and do not move.",
        "Photo of lamps and messages.",
      ],
      doNot: ["Do not restart it to see whether the lamp is gone."],
      who: ["roadside", "tow"],
      technician: "No throttle with red lamp or wrong gauge: protection derate. Oil, coolant, air, codes.",
      sources: ["driver_tips", "trade"],
    },
    came_back: {
      certainty: "likely",
      cause: "The computer lost the pedal's signal for a moment: a worn sensor, a plug, or low voltage.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next truck stop or shop, right lane, off the interstate if you can. It can drop out in " +
          "a merge.",
      },
      do: [
        "Leave extra room, and keep off left lanes and ramps in traffic.",
        "Read the voltmeter: below 12.5 with the engine running, low voltage can be the reason.",
        "Photo of any code: SPN 91, 29 or 558.",
      ],
      doNot: ["Do not run the rest of the day on it."],
      who: ["shop", "dealer"],
      minutes: { from: 30, to: 90, source: "trade" },
      technician:
        "Pedal dropped out, came back after key cycle: APS1/APS2 plausibility, idle validation, connector, supply.",
    },
    blocked: {
      certainty: "likely",
      cause:
        "A switch or another module forbids power: brake switch, a dragging brake, speed signal, door or trailer lock.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until you are off the road. With a hot wheel or a smell stay where you are safe.",
      },
      do: [
        "Walk around: back of the hand near each hub. A hot one means a brake that drags: do not drive.",
        "Brake lights that stay on: lift the pedal with your foot, hand valve off.",
        "Speedometer dead too? Then the speed signal or the transmission holds it back.",
      ],
      doNot: ["Do not push through it with the clutch: it burns."],
      who: ["roadside", "dealer"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Revs in neutral or stop lamps stuck: brake switch, speed signal, torque limit request on J1939, " +
        "dragging brake.",
    },
    switch_found: {
      certainty: "found",
      cause: "A switch had told the engine to hold its speed.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, if it now pulls normally and no lamp is on.",
      },
      do: ["Leave that switch off, and say which one it was if it happens again."],
      who: [],
      technician: "Throttle blocked by PTO, high idle, cruise or engine brake switch.",
    },
    plug_loose: {
      certainty: "found",
      cause: "The pedal's plug or a wire at it makes bad contact.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, gently and in the right lane, with the wire tied so that it cannot move.",
      },
      do: ["Latch the plug, tie the wire up, and try it parked ten times.", "Have plug and pedal replaced there."],
      who: ["shop", "dealer"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Pedal works when plug is moved: connector pins, harness at pedal base.",
    },
    pedal_sensor: {
      certainty: "likely",
      cause: "The pedal's sensor has failed, or its five-volt supply is shorted by another sensor.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not in traffic: it only idles. Roll out of danger at idle speed, and wait for help.",
      },
      do: [
        "Off the road at idle in low gear, 4-ways on.",
        "Photo of every code, and of the part number on the pedal if you can see it.",
        "Several sensor codes at once: say so, it points to the supply and not to the pedal.",
      ],
      doNot: ["Do not drive with cruise or high idle in its place."],
      who: ["roadside", "dealer"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Good idle, no throttle, plug checked: pedal assembly (SPN 91/29/558), 5 V supply (3509-3514), harness.",
    },
  },
  asides: [
    {
      id: "filter",
      question: "Could it be the fuel filter?",
      answer: "No, hardly. A starved engine still answers the pedal and then stumbles. Here it does not answer at all.",
      sources: ["trade"],
    },
    {
      id: "limp_idle",
      question: "Can I creep to the exit at idle?",
      answer:
        "Until the first place out of traffic, on the shoulder, 4-ways on. No shoulder, or stuck in a lane: 4-ways, " +
        "out behind the barrier, 911.",
      sources: ["cfr_392_22", "trade"],
    },
    {
      id: "high_idle",
      question: "Can I use high idle or cruise to move?",
      answer: "No. You could not let off in time, and cruise needs a speed that you do not have.",
      sources: ["trade"],
    },
    {
      id: "learn",
      question: "Does it need to be relearned?",
      answer:
        "Until the first start, yes: key off for 30 seconds, start without touching the pedal. A new pedal on some " +
        "trucks needs a laptop.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
