import { defineGuide } from "../guide.ts";

/** The lamp or the bowl shows water. `gelled-fuel` wins in the cold, `wrong-fuel` right after a fill. */
export const waterInFuel = defineGuide({
  id: "water-in-fuel",
  system: "fuel",
  title: "Water in the fuel",
  selects: {
    symptoms: ["water_in_fuel"],
    codes: [{ spn: 97 }, { spn: 4192 }, { spn: 6301 }],
    before: ["low-power", "cranks-no-start", "filter-plugged"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe place to drain it, while it pulls evenly. If it stumbles or knocks, stop and " +
      "shut it off.",
  },
  usually:
    "It is usually water that collected in the separator and only needs draining. Much of it right after " +
    "a fill is bad " +
    "fuel from the pump.",
  first: "runs",
  steps: {
    runs: {
      ask: "Does the engine run evenly with full power?",
      answers: [
        { id: "yes", means: ["yes"], to: "fill" },
        {
          id: "no",
          label: "Stumbles, low power or died",
          means: ["no", { symptom: "engine_shutdown" }, { symptom: "rough_running" }],
          shows: "Then water may already reach the injectors.",
          to: "fill_bad",
        },
        { id: "cant_tell", to: "fill_bad" },
      ],
    },
    fill: {
      ask: "Did it come right after a fill-up?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "bad_fuel" }], to: "drain_much" },
        { id: "no", means: ["no"], to: "freezing" },
        { id: "cant_tell", to: "freezing" },
      ],
    },
    fill_bad: {
      ask: "Did it come within a few miles after a fill-up, or was something else filled in?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "bad_fuel" }, { symptom: "wrong_fluid" }], to: "bad_load" },
        { id: "no", means: ["no"], to: "drain_off" },
        { id: "cant_tell", to: "bad_load" },
      ],
    },
    freezing: {
      ask: "Is it below freezing?",
      answers: [
        { id: "yes", means: ["yes", { reading: "outside", below: 32 }], to: "ice" },
        { id: "no", means: ["no", { reading: "outside", atLeast: 32 }], to: "drain_off" },
        { id: "cant_tell", to: "drain_off" },
      ],
    },
    drain_off: {
      ask: "Engine off: drain the separator into a clear container. How much water comes?",
      how: [
        "Parked, no smoking. Container under the drain, gloves.",
        "Open it a few turns until clean fuel comes, then close it by hand.",
      ],
      warn: "Cool engine: fuel on a hot exhaust burns. Nothing on the ground.",
      answers: [
        { id: "little", label: "A cup or less, then fuel", means: ["yes"], to: "drained" },
        { id: "much", label: "More, or it never ends", to: "much_water" },
        { id: "none", label: "No water at all", means: ["no"], to: "sensor" },
        { id: "cant_tell", label: "Can't drain it", to: "not_drained" },
      ],
    },
    drain_much: {
      ask: "Engine off: drain the separator into a clear container. What comes out?",
      how: ["Parked, no smoking, container and gloves.", "Water sinks under the fuel. Keep the sample, closed."],
      warn: "Cool engine: fuel on a hot exhaust burns.",
      answers: [
        { id: "little", label: "A cup or less, then fuel", means: ["yes"], to: "drained" },
        { id: "much", label: "Much water or cloudy fuel", to: "bad_load" },
        { id: "none", label: "Clean fuel", means: ["no"], to: "sensor" },
        { id: "cant_tell", label: "Can't drain it", to: "not_drained" },
      ],
    },
  },
  outcomes: {
    drained: {
      certainty: "found",
      cause: "Water had collected in the separator, and it is out.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text:
          "Yes, if the lamp goes out, no drip shows at the drain, and it pulls evenly. Look again at the " +
          "next stop.",
      },
      do: [
        "Prime it if it is hard to start: hand primer until hard, or key on 30 seconds and off, four times.",
        "Lamp on again within a day: drain again, and have the tanks checked.",
        "Hand the water and fuel in at a truck stop or shop.",
      ],
      doNot: ["Do not pour it on the ground."],
      who: [],
      technician: "Water drained by driver, runs well. Filters and tank bottoms at next service.",
    },
    much_water: {
      certainty: "likely",
      cause: "The tanks hold much water: a bad fill, a cap that leaks, or years of condensation.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest shop, if it runs evenly after draining. If it stumbles, shut it off: water " +
          "breaks injectors.",
      },
      do: [
        "Drain again after ten miles, and note how much came.",
        "Check both caps and their seals.",
        "At the shop: tanks drained from the bottom, new filters.",
      ],
      doNot: ["Do not mask it with alcohol: it harms pump and injectors."],
      who: ["shop", "roadside"],
      parts: ["fuel_filter"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Much water in separator: drain tanks, filters, check caps and vents; injector check if it misses.",
    },
    bad_load: {
      certainty: "likely",
      cause: "The last fill brought water or another fluid, and it is on its way to the injectors.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off: a few minutes more turn a tank cleaning into a new fuel system.",
      },
      do: [
        "Receipt, pump number, time, photos, and the sealed sample: the station or its insurer pays only with proof.",
        "Call the station: other trucks may have it too.",
        "Have the tanks drained and the filters changed before a start.",
      ],
      doNot: ["Do not top it up with good fuel to thin it.", "Do not crank it again and again."],
      who: ["roadside", "tow"],
      parts: ["fuel_filter", "injector"],
      minutes: { from: 90, to: 300, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Water or wrong fluid after a fill, stumbles or much water: sample, drain tanks, flush, filters, " +
        "then injectors.",
    },
    ice: {
      certainty: "likely",
      cause: "In frost the water freezes in the filter or a line and stops the fuel.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next warm or safe place, now while it runs. Do not shut it off in a bad place.",
      },
      do: [
        "Drain the separator there, engine off, before the water freezes again. Mind the hot exhaust.",
        "Ice in the bowl: a warm shop, or a mechanic with heat and a new filter.",
        "Ask for a treatment that takes water out, made for diesel.",
      ],
      doNot: ["No flame or torch at filter or line.", "No gasoline or washer fluid."],
      who: ["roadside", "shop"],
      parts: ["fuel_filter"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Water in fuel below freezing: drain, thaw, filter, check heater and tanks.",
    },
    sensor: {
      certainty: "likely",
      cause: "No water comes out, so the sensor, its plug, or a plugged drain most likely gives a false sign.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop, while it pulls evenly. If it stumbles, stop.",
      },
      do: [
        "See that the drain was really open: fuel must run, not drip.",
        "Push the sensor's plug home at the bottom of the filter.",
      ],
      who: ["shop"],
      parts: ["fuel_filter"],
      technician: "Water-in-fuel lamp, none drained: sensor, plug, drain plugged with dirt.",
    },
    not_drained: {
      certainty: "open",
      cause: "No one knows how much water there is.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop or shop, only while it pulls evenly. If it stumbles, shut it off.",
      },
      do: ["Have the separator drained there.", "Say when the lamp came, and where you last filled up."],
      who: ["shop", "roadside"],
      parts: ["fuel_filter"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "Water-in-fuel lamp, driver could not drain. Drain, sample, filters.",
    },
  },
  asides: [
    {
      id: "keep_going",
      question: "Can I finish the run with the lamp on?",
      answer: "No. Draining takes ten minutes; injectors take a day and a lot of money.",
      sources: ["trade"],
    },
    {
      id: "additive",
      question: "Is there an additive that takes it out?",
      answer:
        "Yes, for a little, one made for diesel. It does not save a tank with gallons of water in it, and alcohol is " +
        "not for this.",
      sources: ["trade"],
    },
    {
      id: "where_drain",
      question: "Where is the drain?",
      answer:
        "At the bottom of the fuel water separator, on the frame or the engine: a yellow knob, a valve or a lever. " +
        "Turn by hand, no pliers.",
      sources: ["trade"],
    },
    {
      id: "claim",
      question: "Who pays for bad fuel?",
      answer:
        "The station or its insurer, with proof: a receipt, a sealed sample and a mechanic's report. " +
        "Collect all three now.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
