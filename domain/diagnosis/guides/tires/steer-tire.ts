import { defineGuide } from "../guide.ts";

export const steerTire = defineGuide({
  id: "steer-tire",
  system: "tires",
  title: "A steer tire is flat, blown, bulged or losing tread",
  selects: { symptoms: ["steer_tire"], before: ["dual-flat", "tread-coming-off", "slow-leak"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. A steer tire holds the truck in its lane. Stay off the brake, hold it straight, let it slow, then leave the road.",
  },
  usually:
    "Usually it ran low and hot, or hit something. A bulge or loose tread means that the cords inside are broken.",
  first: "stopped",
  steps: {
    stopped: {
      ask: "Are you stopped off the road, flashers on?",
      how: ["Rolling: both hands, no brake, no sudden lift, steer gently to the shoulder once it is slow."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "state" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        { id: "rolling", label: "Still rolling", means: ["no"], shows: "Answer when you are stopped.", to: "state" },
        { id: "cant_tell", to: "state" },
      ],
    },
    state: {
      ask: "What do you see at the tire?",
      how: [
        "Get out on the side away from traffic.",
        "Look from in front, several steps away, never beside the sidewall.",
      ],
      warn: "A tire that smokes or is hot can burst: stay away from it.",
      answers: [
        { id: "hot", label: "It smokes or smells hot", means: [{ symptom: "tire_burning" }], to: "hot" },
        { id: "flat", label: "It is flat or torn", means: [{ symptom: "blowout" }, { symptom: "flat" }], to: "around" },
        { id: "bulge", label: "Bulge, cord, or loose tread", means: [{ symptom: "tire_damage" }], to: "separated" },
        { id: "cant_tell", label: "Looks low, or can't tell", to: "low" },
      ],
    },
    around: {
      ask: "Is anything else damaged: rim, fender, steering rod, brake hose, or fluid on the ground?",
      how: ["Look from the side with a light. Watch both air needles for two minutes."],
      answers: [
        { id: "yes", means: ["yes"], shows: "A burst steer tire often tears what is around it.", to: "more_damage" },
        { id: "no", means: ["no"], to: "tire_only" },
        { id: "cant_tell", to: "more_damage" },
      ],
    },
    low: {
      ask: "Was it driven while it was low, or is its sidewall scuffed, wrinkled or warm?",
      how: ["Compare with the other steer tire. Do not touch it if it may be hot."],
      answers: [
        { id: "yes", means: ["yes"], to: "run_low" },
        { id: "no", label: "No, noticed before leaving", means: ["no"], to: "gauge" },
        { id: "cant_tell", to: "run_low" },
      ],
    },
    gauge: {
      ask: "Cold, what does a gauge read at that tire?",
      how: ["Stand in front of the tread, not beside the wheel.", "The door label or tire card gives the target."],
      answers: [
        { id: "near", label: "Within 10 psi of target", to: "small_loss" },
        {
          id: "under",
          label: "20 percent or more under",
          shows: "That counts as flat: it must be taken off and looked at inside.",
          to: "run_low",
        },
        { id: "cant_tell", label: "In between, or no gauge", to: "run_low" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is stopped in a lane with a steer tire gone.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: [
        "Get behind the guardrail or well off the road.",
        "Tell 911 the highway, direction and mile marker. Police can hold traffic while it is moved or changed.",
      ],
      doNot: ["Do not walk in traffic to set out triangles, and let nobody work on the tire in a lane."],
      who: ["emergency", "tow", "tire"],
      technician: "Steer tire down, stopped in a live lane. 911 advised.",
      sources: ["cfr_392_22", "trade"],
    },
    hot: {
      certainty: "found",
      cause: "The tire or its brake is overheated and can burst or burn.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get everybody well away, and call 911 if it smokes or burns.",
      },
      do: [
        "Stay at least 50 feet off, in front or behind, for an hour after the last smoke.",
        "Tell the technician: a dragging brake or bearing may have heated it.",
      ],
      doNot: ["Do not let air out, do not pour water on the hub."],
      who: ["emergency", "tire"],
      parts: ["tire", "brake_lining", "hub_seal"],
      technician: "Hot or smoking steer tire: brake and bearing before a new tire.",
    },
    separated: {
      certainty: "found",
      cause: "The tire comes apart. It may still hold air and go the next moment.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Not another mile, and not slowly.",
      },
      do: [
        "Stay off the road, flashers on.",
        "Read size and load range from the sidewall of the other steer tire, from in front.",
        "Have the other one looked at too: it is often of the same age.",
      ],
      doNot: ["Do not let the air down yourself.", "Do not cut loose tread and go on."],
      who: ["tire"],
      parts: ["tire"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Steer tire separated or bulged, may hold air. Deflate before removal; check the mate, alignment, shocks.",
      sources: ["cfr_393_75", "trade"],
    },
    more_damage: {
      certainty: "likely",
      cause: "The steer tire is gone, and steering, brake hose or rim may be hurt with it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A new tire alone does not make it fit to drive: somebody has to look at steering and brakes first.",
      },
      do: [
        "Brakes set, wheels chocked.",
        "Take photos from the side: rim, tie rod, drag link, hose, fender, fuel tank and steps.",
        "If fuel leaks: everybody away, call 911.",
      ],
      doNot: ["Do not crawl in behind the wheel."],
      who: ["tire", "roadside", "tow"],
      parts: ["tire", "steering_joint", "air_fitting"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Steer blowout with possible collateral damage: rim, tie rod, drag link, brake hose, ABS wire, tank, fender.",
    },
    tire_only: {
      certainty: "found",
      cause: "The steer tire is gone, and nothing around it seems damaged.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. On the rim it does not steer or stop.",
      },
      do: [
        "Read the size from the other steer tire, and say left or right, steel or aluminum wheel.",
        "Is the ground firm enough for a jack? Tell the tire service.",
        "After the change: nuts torqued again after 50 to 100 miles.",
      ],
      doNot: ["Do not change it yourself on the traffic side.", "Do not move a drive tire up front."],
      who: ["tire"],
      parts: ["tire", "valve_stem", "wheel_nuts"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steer tire down, no collateral damage seen. Size and side from driver; check rim and studs.",
      sources: ["wheel_torque", "trade"],
    },
    run_low: {
      certainty: "likely",
      cause: "A steer tire that ran low is weak inside, even if it takes air again.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It has to come off and be looked at inside before it carries the truck again.",
      },
      do: ["Stay where you are, flashers on if near a road.", "Read the size for the tire service."],
      doNot: ["Do not air it up: a tire run low can burst while it fills and kill."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steer tire run low or unknown: demount and inspect, valve, puncture, rim.",
    },
    small_loss: {
      certainty: "likely",
      cause: "A cold steer tire is a little low: a slow leak at valve, bead or a small puncture.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not until it is filled cold to its target and holds for half an hour, and the cause is found soon.",
      },
      do: [
        "Fill with a clip-on chuck and a long hose, from in front of the tread. Soap on valve and tread shows bubbles.",
        "A nail or bubbles: leave it in and have it repaired here.",
        "Holds: only to the nearest tire shop, checked at each stop.",
      ],
      doNot: ["No plug from outside in a steer tire.", "Do not fill it if it is scuffed or wrinkled."],
      who: ["tire"],
      parts: ["valve_stem", "tire"],
      minutes: { from: 20, to: 60, source: "trade" },
      technician: "Steer tire slightly low, cold, not run. Valve, bead, puncture; internal repair only.",
    },
  },
  asides: [
    {
      id: "blowout",
      question: "How do I hold it in a blowout?",
      answer:
        "Firm grip, stay off the brake until it has slowed by itself, steer straight, then gently to the side. Hard " +
        "braking throws it over.",
      sources: ["cdl_driving"],
    },
    {
      id: "exit",
      question: "Can I make the exit?",
      answer: "No, only as far as leaving the traffic lane takes. A shoulder is enough.",
    },
    {
      id: "tread",
      question: "How much tread must a steer tire have?",
      answer: "At least 4/32 inch in every major groove, and no cord, bulge, cut or separation.",
      sources: ["cfr_393_75"],
    },
    {
      id: "retread",
      question: "May a retread go on the front?",
      answer: "Yes on a truck, though many fleets forbid it. On a bus the law forbids it.",
      sources: ["cfr_393_75", "trade"],
    },
  ],
  sources: ["cdl_driving", "trade"],
});
