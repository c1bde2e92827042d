import { defineGuide } from "../guide.ts";

export const hotWheelEnd = defineGuide({
  id: "hot-wheel-end",
  system: "brakes",
  title: "A brake drags, a wheel is hot or smokes",
  selects: { symptoms: ["hot_brakes", "brakes_drag", "hub_hot"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. A hot wheel end can set the tire on fire or lose the wheel. Stop where it is safe and keep away from it.",
  },
  usually: "It is usually a brake that does not let go, or a wheel bearing that has lost its oil or grease.",
  first: "fire",
  steps: {
    fire: {
      ask: "Do you see flames, or smoke that keeps growing?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "fire" }, { symptom: "tire_burning" }], to: "burning" },
        { id: "no", means: ["no"], to: "downhill" },
        { id: "cant_tell", to: "downhill" },
      ],
    },
    downhill: {
      ask: "Did it come after a long downgrade, on several wheels alike?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Several hot wheels after a grade are overheated brakes.",
          to: "overheated",
        },
        { id: "no", means: ["no"], to: "where" },
        { id: "cant_tell", to: "where" },
      ],
    },
    where: {
      ask: "From a distance, is the heat or smoke at the hub in the middle, or at the drum?",
      how: [
        "Stay several steps away, in front or behind, never beside the tire.",
        "Look for grease on the hub and for where the smoke starts.",
      ],
      warn: "Do not go close or touch it. A hot tire can burst long after you stop.",
      answers: [
        { id: "hub", label: "The hub, or grease is out", means: [{ symptom: "hub_leak" }], to: "bearing" },
        { id: "drum", label: "The drum or brake", to: "dragging" },
        { id: "cant_tell", to: "dragging" },
      ],
    },
  },
  outcomes: {
    burning: {
      certainty: "found",
      cause: "The wheel end or tire is on fire.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911, and get everybody well away from the truck.",
      },
      do: [
        "Only if it is safe and the fire is small: set the brakes, and unhook the tractor from a burning trailer.",
        "A tire fire needs a lot of water. An extinguisher helps only while it is small.",
      ],
      doNot: ["Do not stand beside the tire: it can explode.", "Do not go back for belongings."],
      who: ["emergency"],
      technician: "Wheel-end fire reported. 911 advised.",
    },
    overheated: {
      certainty: "likely",
      cause: "The brakes have overheated on the grade.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Let them cool for at least 30 minutes, and go on only when the pedal bites and nothing smokes.",
      },
      do: [
        "On level ground chock the wheels, stay with the truck, and leave the parking brake off until the drums " +
          "cool. On a slope, set it.",
        "When cool, try the brakes at walking pace. Take the next grade slowly, in a low gear.",
        "Have linings, drums and adjustment checked at the next shop.",
      ],
      doNot: ["No water on hot drums: they crack."],
      who: ["shop", "roadside"],
      parts: ["brake_lining"],
      technician: "Overheated brakes after a downgrade. Check adjustment, linings, drums, engine brake.",
      sources: ["cdl_driving", "cdl_air_brakes", "trade"],
    },
    bearing: {
      certainty: "likely",
      cause: "A wheel bearing has run dry or is breaking up.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A failed bearing lets the wheel come off. It must not turn another mile.",
      },
      do: [
        "Brakes set, wheels chocked, nobody near it.",
        "Tell the technician the axle and side, and whether grease or oil is on the wheel.",
      ],
      doNot: ["Do not drive on, not even slowly, and do not loosen anything at the hub."],
      who: ["roadside", "tow"],
      parts: ["hub_seal"],
      minutes: { from: 90, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Hot hub or lost grease: bearing. Bring bearings, seal, spindle nut; inspect spindle.",
    },
    dragging: {
      certainty: "likely",
      cause: "The brake on that wheel does not let go, or low air holds the spring brakes partly on.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It heats up again within a few miles, and the tire can catch fire.",
      },
      do: [
        "Let it cool for at least 30 minutes with nobody near it. Is the trailer hand valve (trolley) off?",
        "When cool, wheels chocked, both knobs in: does that push rod go back? Look from the side, never from under.",
        "Tell the technician the axle and side, and what the air needles read.",
      ],
      doNot: [
        "No water on a hot drum.",
        "Do not back off the brake's adjuster to drive on: it leaves that wheel without a brake.",
        "Never unbolt or cage a chamber.",
      ],
      who: ["roadside"],
      parts: ["brake_chamber", "brake_lining", "air_valve"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Dragging brake: chamber spring, slack/cam, relay or quick-release valve, low air to release.",
    },
  },
  asides: [
    {
      id: "water",
      question: "Can I cool it with water?",
      answer: "No, not a hot drum or hub: it cracks. Water is for a tire that burns: a lot of it, from a distance.",
      sources: ["trade"],
    },
    {
      id: "cool_and_go",
      question: "Can I let it cool and drive on?",
      answer:
        "No, not with one hot wheel: what heated it is still there. Brakes that got hot on a grade may go on once " +
        "cool and working.",
      sources: ["trade"],
    },
    {
      id: "temperature",
      question: "How hot is too hot?",
      answer:
        "When one wheel smells, smokes or is much hotter than the same wheel on the other side. Use a thermometer " +
        "gun from a few steps away.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
