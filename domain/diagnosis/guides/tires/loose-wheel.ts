import { defineGuide } from "../guide.ts";

export const looseWheel = defineGuide({
  id: "loose-wheel",
  system: "tires",
  title: "Loose wheel, missing nuts or broken studs",
  selects: { symptoms: ["wheel_loose"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. A loose wheel comes off and kills. Stop where it is safe, and it does not turn again until it is fixed.",
  },
  usually:
    "It usually follows wheel work: nuts not torqued again after 50 to 100 miles, or paint, rust or dirt between " +
    "the wheels.",
  first: "safe",
  steps: {
    safe: {
      ask: "Are you stopped off the road?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "nuts" },
        { id: "no", label: "No, in a lane", means: ["no", { symptom: "live_lane" }], to: "in_lane" },
        { id: "cant_tell", to: "nuts" },
      ],
    },
    nuts: {
      ask: "How many nuts or studs are missing, loose or broken?",
      how: ["Look for rust streaks or shiny metal around the nuts.", "Do not crawl under or pull at the wheel."],
      answers: [
        { id: "some", label: "One or more", means: ["yes"], to: "studs" },
        { id: "none", label: "All there, wheel wobbles", means: ["no"], to: "bearing" },
        { id: "cant_tell", to: "studs" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is in traffic with a wheel that may come off.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911, and get out on the side away from traffic.",
      },
      do: [
        "Flashers on.",
        "Behind the guardrail or well off the road.",
        "Tell 911 highway, direction and mile marker.",
      ],
      who: ["emergency", "tow"],
      technician: "Loose wheel, stopped in a live lane. 911 advised.",
    },
    studs: {
      certainty: "likely",
      cause: "Too few tight nuts or studs hold the wheel.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. To tighten what is left is not enough: the other studs are stretched and break next.",
      },
      do: [
        "Brakes set, wheels chocked.",
        "Count the missing nuts and broken studs, and say whether the wheel is steel or aluminum.",
        "A tire service brings studs, nuts and a torque wrench.",
      ],
      doNot: ["Do not tighten and go.", "Do not take off one wheel of a pair to limp."],
      who: ["roadside", "tire", "tow"],
      parts: ["wheel_nuts"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Loose wheel or broken studs: all studs of that position, wheel holes, hub face, retorque after 50-100 miles.",
    },
    bearing: {
      certainty: "likely",
      cause: "The nuts hold, so most likely the bearing or the spindle nut is loose.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The whole hub can come off the axle.",
      },
      do: [
        "Brakes set, wheels chocked. Do not touch a hot hub.",
        "Look for grease or oil on the wheel, and tell the technician.",
      ],
      who: ["roadside", "tow"],
      parts: ["hub_seal"],
      minutes: { from: 90, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Wheel wobble with all nuts: bearing or spindle nut. Inspect spindle before new bearings.",
    },
  },
  asides: [
    {
      id: "tighten",
      question: "Can I tighten them and go?",
      answer: "No. Loose nuts stretch studs and wear the holes. They have to be replaced and torqued.",
      sources: ["trade"],
    },
    {
      id: "retorque",
      question: "When are nuts retorqued after wheel work?",
      answer:
        "After 50 to 100 miles, with a torque wrench. For most hub-piloted wheels that is 450 to 500 foot-pounds.",
      sources: ["wheel_torque"],
    },
    {
      id: "drop_one",
      question: "Can I take one dual off and run?",
      answer: "No. The other tire and the same studs would carry it all. It needs a repair or a tow.",
      sources: ["trade"],
    },
  ],
  sources: ["trade", "wheel_torque", "cfr_396_7"],
});
