import { defineGuide } from "../guide.ts";

/**
 * The driver names the turbo or the boost; where only power is lost, `low-power` asks about boost too. `knock`,
 * `exhaust-smoke` and `runaway-engine` win against it.
 */
export const turboBoost = defineGuide({
  id: "turbo-boost",
  system: "engine",
  title: "Turbo noise or lost boost",
  selects: {
    symptoms: ["turbo", "low_power"],
    codes: [
      { spn: 102, fmis: [1, 17, 18] },
      { spn: 1127, fmis: [1, 17, 18] },
      { spn: 641 },
      { spn: 2795 },
      { spn: 2631 },
    ],
    spoken: ["turbo"],
    before: ["amber-engine-lamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe exit, off the throttle. Grinding, thick blue smoke or low oil pressure: shut it " +
      "off at once.",
  },
  usually:
    "A rush of air is usually a hose or clamp that came off. A siren or grinding is the turbo's bearing. " +
    "Slow power with " +
    "a code is often its actuator.",
  first: "danger",
  steps: {
    danger: {
      ask: "Is there grinding or scraping, thick blue smoke, low oil pressure, or a red lamp?",
      answers: [
        {
          id: "yes",
          means: [
            "yes",
            { symptom: "smoke_blue" },
            { symptom: "oil_pressure_low" },
            { symptom: "red_stop_lamp" },
            { symptom: "engine_knock" },
          ],
          to: "failing",
        },
        { id: "no", means: ["no"], to: "sound" },
        { id: "cant_tell", to: "failing" },
      ],
    },
    sound: {
      ask: "What do you hear when it pulls hard?",
      answers: [
        {
          id: "rush",
          label: "A rush or whoosh of air",
          shows: "That is boost that leaks out before the engine.",
          to: "hose",
        },
        {
          id: "siren",
          label: "A siren or loud whine",
          shows: "A whine that rises with the power and was not there before means a leak or a worn bearing.",
          to: "siren_hose",
        },
        { id: "nothing", label: "Nothing, just no power", to: "air" },
        { id: "cant_tell", to: "hose" },
      ],
    },
    hose: {
      ask: "Engine off and cool: is a boost hose off, split, wet with oil, or its clamp loose?",
      how: [
        "Follow the fat pipes: turbo, cooler in front of the radiator, engine.",
        "Push each rubber end by hand; it must not slide.",
      ],
      warn: "Pipes and turbo burn for half an hour. Key out: the fan can start.",
      answers: [
        { id: "off", label: "Off, loose or split", means: ["yes"], to: "hose_off" },
        { id: "oil", label: "On, but oil runs out", to: "failing" },
        { id: "good", label: "All tight and dry", means: ["no"], to: "air" },
        { id: "cant_tell", to: "cooler" },
      ],
    },
    siren_hose: {
      ask: "Engine off and cool: is a boost hose off, split, or loose?",
      how: ["Follow the fat pipes: turbo, cooler in front of the radiator, engine."],
      warn: "Pipes and turbo burn for half an hour. Key out: the fan can start.",
      answers: [
        { id: "yes", means: ["yes"], to: "hose_off" },
        {
          id: "no",
          means: ["no"],
          shows: "Tight hoses and a new siren point to the turbo's bearing.",
          to: "failing",
        },
        { id: "cant_tell", to: "failing" },
      ],
    },
    air: {
      ask: "Is the air filter gauge red, or the intake packed with snow, plastic or leaves?",
      how: ["The gauge sits on the air cleaner or in the dash menu."],
      answers: [
        { id: "yes", means: ["yes"], to: "air_filter" },
        { id: "no", means: ["no"], to: "lamp" },
        { id: "cant_tell", to: "lamp" },
      ],
    },
    lamp: {
      ask: "Is an amber lamp or a code on for boost, turbo or EGR?",
      how: ["Key on, photo of the codes. SPN 102, 641, 2795 or 27 fit."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "check_engine" }, { symptom: "egr" }], to: "actuator" },
        { id: "no", means: ["no"], to: "cooler" },
        { id: "cant_tell", to: "cooler" },
      ],
    },
  },
  outcomes: {
    failing: {
      certainty: "likely",
      cause: "The turbo is coming apart or loses its oil.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off. Pieces or oil in the intake can wreck the engine or make it run away.",
      },
      do: [
        "Engine off out of traffic. If the key does not stop it: emergency air shutoff, out, and away.",
        "Cold: dipstick, and look whether the pipe after the turbo is wet with oil.",
        "Arrange a tow. Say whether it was noise, smoke or oil first.",
      ],
      doNot: ["Do not restart it to hear it again.", "Do not put a hand near the intake."],
      who: ["tow", "roadside"],
      parts: ["turbo", "oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Turbo failing: shaft play, wheel damage, oil in charge-air cooler. Clean cooler before restart; feed line.",
    },
    hose_off: {
      certainty: "found",
      cause: "A boost hose or its clamp has come off or split.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop or truck stop, gently and without heavy smoke. Pulled hard, it runs hot.",
      },
      do: [
        "Cool: wipe oil off the pipe, push the hose on over the bead, clamp behind the bead, tighten.",
        "A split hose: do not tape it; it blows off at the first grade. Road service brings one.",
        "Try it with a short pull; listen, then look again.",
      ],
      doNot: ["Do not reach near fan and belts with the engine running."],
      who: ["roadside", "shop"],
      parts: ["boost_hose"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Charge-air hose off, loose or split, found by driver. Bring hose and T-bolt clamp for this engine.",
    },
    air_filter: {
      certainty: "likely",
      cause: "The engine cannot breathe: the air filter or the intake is plugged.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, gently. There it gets a new filter.",
      },
      do: ["Engine off: clear snow and leaves from the intake.", "Replace the filter, and press the gauge back."],
      doNot: ["Do not run without a filter: the turbo eats what comes in."],
      who: ["shop"],
      minutes: { from: 15, to: 40, source: "trade" },
      technician: "Low boost, restriction gauge red: air filter, collapsed intake hose.",
    },
    actuator: {
      certainty: "likely",
      cause: "The turbo's actuator, the EGR valve or a pressure sensor does not do what the computer asks.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, right lane, if it holds at least 40 mph. A red lamp means stop.",
      },
      do: [
        "Key off for two minutes, and start once: a stuck actuator sometimes frees itself.",
        "Send SPN and FMI.",
        "No engine brake on it: the same turbo may drive it.",
      ],
      who: ["dealer", "shop"],
      parts: ["turbo", "egr"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Low boost with code: VGT actuator calibration and travel, EGR valve stuck open, boost sensor, exhaust leak.",
    },
    cooler: {
      certainty: "open",
      cause:
        "Boost is lost where you cannot see it: a cracked cooler, an exhaust leak before the turbo, or a worn turbo.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, gently. With smoke, a new noise or a hot needle: stop there.",
      },
      do: [
        "Check the oil level; note soot near the exhaust manifold.",
        "Say at what boost it stops, if the dash shows it.",
      ],
      doNot: ["Do not pull hard on grades to make up time."],
      who: ["shop", "roadside"],
      parts: ["boost_hose", "turbo"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Low boost, hoses tight, filter good, no code: pressure-test charge-air system, manifold leak, turbo wear.",
    },
  },
  asides: [
    {
      id: "whistle",
      question: "A turbo always whistles. When is it bad?",
      answer:
        "When it is new to you, louder than last week, or turns to a siren, grinding or scraping. Bad " +
        "also with oil use " +
        "or blue smoke.",
      sources: ["trade"],
    },
    {
      id: "drive_no_boost",
      question: "Can I drive it without boost?",
      answer:
        "Until the nearest repair, gently, when it is only a hose. No, when the turbo itself grinds, " +
        "smokes or loses oil.",
      sources: ["cfr_396_7", "trade"],
    },
    {
      id: "tape",
      question: "Can I tape a split boost hose?",
      answer: "No. Boost blows tape off at the first pull. A hose and two clamps are a short roadside job.",
      sources: ["trade"],
    },
    {
      id: "cooldown",
      question: "Do I have to let it idle before shutting off?",
      answer: "Yes, three to five minutes after a hard pull. No, when a red lamp or low oil pressure says off now.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
