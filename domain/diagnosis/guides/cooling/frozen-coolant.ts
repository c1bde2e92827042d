import { defineGuide } from "../guide.ts";

/**
 * Slush or ice in the cooling system. No symptom names it yet; it opens by its name. `overheating` wins where it
 * runs hot now, since both stop the engine first.
 */
export const frozenCoolant = defineGuide({
  id: "frozen-coolant",
  system: "cooling",
  title: "The coolant is frozen or slushy",
  selects: { symptoms: [] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Do not run it: ice stops the flow, and the engine overheats while the needle still looks cold.",
  },
  usually:
    "It is usually water that was topped up in summer or after a leak. Half coolant and half water does not freeze " +
    "before about -34 °F.",
  first: "running",
  steps: {
    running: {
      ask: "Is it running now, or did it just overheat in the frost?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "overheat" }, { symptom: "overheat_climbing" }], to: "shut_off" },
        { id: "no", label: "No, it stood", means: ["no"], to: "look" },
        { id: "cant_tell", to: "shut_off" },
      ],
    },
    look: {
      ask: "Cold engine: what do you see in the coolant tank?",
      how: [
        "A light through its side.",
        "Stood for hours and cold all through: you may open the cap slowly, and push a clean straw in.",
      ],
      warn: "Only on a cold engine. Never open a hot cap.",
      answers: [
        { id: "ice", label: "Ice or slush", means: ["yes"], to: "cracked" },
        { id: "liquid", label: "Liquid", means: ["no"], to: "water" },
        { id: "empty", label: "Empty", means: [{ symptom: "coolant_low" }], to: "cracked" },
        { id: "cant_tell", to: "cracked" },
      ],
    },
    water: {
      ask: "Was plain water filled in since fall, or is the color very pale?",
      how: ["A test strip or a float tester from a truck stop shows the freezing point."],
      answers: [
        { id: "yes", means: ["yes"], to: "weak_mix" },
        { id: "no", means: ["no"], to: "probably_fine" },
        { id: "cant_tell", to: "weak_mix" },
      ],
    },
    cracked: {
      ask: "Do you see a crack, a bulge, or a round metal plug that has come out of the block?",
      how: [
        "From the side: radiator tanks, water pump, tank, block sides, hoses.",
        "A leak often shows only when it thaws.",
      ],
      answers: [
        { id: "yes", means: ["yes", { symptom: "coolant_leak" }], to: "burst" },
        { id: "no", means: ["no"], to: "thaw" },
        { id: "cant_tell", to: "thaw" },
      ],
    },
  },
  outcomes: {
    shut_off: {
      certainty: "likely",
      cause: "Ice or slush blocks the coolant, and the engine cooks behind it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Off the road and shut it off now. Let it stand: its own heat thaws some of it.",
      },
      do: [
        "Engine off for an hour, hood closed to keep the warmth in.",
        "Stay warm yourself. If you have no heat and get cold, call 911.",
        "Then look for leaks. It does not run again before the mix has been tested.",
      ],
      doNot: ["Never open the cap hot.", "No cold water on or into it."],
      who: ["roadside", "tow"],
      parts: ["coolant", "coolant_hose", "water_pump"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Overheated in frost: frozen radiator suspected. Thaw, pressure-test, freeze point, check belt and pump.",
    },
    burst: {
      certainty: "found",
      cause: "The ice has broken something.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It goes on a tow truck to a warm shop. Started, it loses all its coolant.",
      },
      do: ["Photo of the crack or plug.", "Catch coolant when it thaws: it is poison to animals."],
      doNot: ["Do not crank it: a frozen pump breaks its belt or shaft."],
      who: ["tow"],
      parts: ["radiator", "water_pump", "coolant"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Freeze damage visible: thaw in shop, pressure-test block, head, radiator, heater, coolers; check oil.",
    },
    thaw: {
      certainty: "likely",
      cause: "It is frozen or empty, and damage may show only when it thaws.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It has to thaw slowly and be tested before it runs: a warm shop, or a mechanic with heat.",
      },
      do: [
        "Leave it off. A shop above freezing needs several hours, often a night.",
        "No block heater before a mechanic agrees: it burns out without liquid around it.",
        "After thawing: pressure-test, oil check for milk, drain, right mix.",
      ],
      doNot: ["No flame, torch or grill under the engine.", "Do not crank it: the frozen pump can break."],
      who: ["tow", "roadside"],
      parts: ["coolant"],
      minutes: { from: 120, to: 600, source: "trade" },
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Coolant frozen or empty in frost, no crack seen: thaw, pressure-test, oil for coolant, refill, bleed.",
    },
    weak_mix: {
      certainty: "likely",
      cause: "The mix is too weak. It is liquid here, and it freezes in the radiator or on the next cold night.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest truck stop, only above freezing and with the needle normal. In frost it stays " +
          "until it is tested.",
      },
      do: [
        "Test it: it must show a freezing point well below tonight's low.",
        "Drain some at a shop and add concentrate of the right kind. Run it warm with the heater on to mix.",
        "Do not park it outside in frost before that.",
      ],
      doNot: ["Do not add pure water again.", "Once it runs in frost, do not shut it off before it is mixed."],
      who: ["shop", "roadside"],
      parts: ["coolant"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Coolant weak from topping up with water: refractometer, correct mix, check for slush damage.",
    },
    probably_fine: {
      certainty: "open",
      cause: "It is liquid and no one has added water. A frozen system is unlikely.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "until",
        text:
          "Until the next truck stop, if needle and heater come up as always at idle. There a test strip " +
          "shows the mix.",
      },
      do: [
        "Idle ten minutes and watch: the needle must climb slowly, the heater must get warm.",
        "Needle up and heater cold: shut it off.",
        "Test strip at the next truck stop.",
      ],
      who: ["shop"],
      parts: ["coolant"],
      technician: "Coolant liquid, mix said to be right: verify freeze point.",
    },
  },
  asides: [
    {
      id: "warm_up",
      question: "Can I start it to thaw it?",
      answer: "No. The pump can break, and the engine gets hot spots while the ice still stands in the radiator.",
      sources: ["trade"],
    },
    {
      id: "hot_water",
      question: "Can I pour hot water over it?",
      answer: "No. It cracks cold metal and freezes again. Warm air, or a warm shop.",
      sources: ["trade"],
    },
    {
      id: "mix",
      question: "What mix do I need?",
      answer:
        "Half and half protects to about -34 °F; 60 percent coolant to about -58 °F. More than that protects less.",
      sources: ["coolant_mix"],
    },
    {
      id: "alcohol",
      question: "Can I put washer fluid or alcohol in?",
      answer: "No. It boils off, burns, and eats seals. Only coolant of the kind on the tank's label.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "coolant_mix"],
});
