import { defineGuide } from "../guide.ts";

export const heavySteering = defineGuide({
  id: "heavy-steering",
  system: "steering",
  title: "The steering is heavy or binds",
  // A wheel that does nothing or is loose is loose-steering, and wins.
  selects: { symptoms: ["steering_heavy"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Steer it off the road with both hands, slowly, and stop. You cannot swerve with it, and it can get worse.",
  },
  usually: [
    {
      when: { powertrain: ["electric"] },
      text: "Usually the power assist has lost its fluid or its electric pump. Low steer tires make it heavy too.",
    },
    { text: "Usually the power steering has lost its fluid, belt or pump. Low steer tires make it heavy too." },
  ],
  first: "stopped",
  steps: {
    stopped: {
      ask: "Are you stopped, off the road?",
      how: ["Flashers on. Heavy is not locked: pull firmly with both hands, slow down first."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "tires" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        { id: "rolling", label: "Still rolling", means: ["no"], shows: "Answer when you are stopped.", to: "tires" },
        { id: "cant_tell", to: "tires" },
      ],
    },
    tires: {
      ask: "Are both steer tires firm, and are no nuts missing?",
      how: ["Look from in front, on the safe side."],
      answers: [
        { id: "yes", means: ["yes"], to: "feel" },
        { id: "no", means: ["no", { symptom: "steer_tire" }], to: "tire_low" },
        { id: "cant_tell", to: "tire_low" },
      ],
    },
    feel: {
      ask: "Parked, engine idling, turn the wheel a little each way: how does it feel?",
      how: ["Brakes set. Stay in the seat, a quarter turn is enough."],
      warn: "Nobody near the front wheels.",
      answers: [
        { id: "heavy", label: "Heavy all the way, both ways", to: "fluid" },
        {
          id: "binds",
          label: "It catches or binds at spots",
          shows: "A spot that catches is a joint or the gear.",
          to: "binding",
        },
        { id: "normal", label: "Light and even again", means: ["no"], to: "came_back" },
        { id: "cant_tell", to: "fluid" },
      ],
    },
    fluid: {
      ask: "Engine off: is the power steering fluid up to its mark?",
      how: ["Reservoir under the hood: dipstick in the cap, or a window. Let it cool."],
      warn: "The fluid may be hot and under pressure; open the cap slowly.",
      answers: [
        { id: "yes", means: ["yes"], to: "belt" },
        { id: "no", label: "Low, empty or foaming", means: ["no"], to: "leak" },
        { id: "cant_tell", to: "leak" },
      ],
    },
    belt: {
      when: { powertrain: ["diesel", "unknown"] },
      otherwise: "pump",
      ask: "Engine off: is the belt there, whole, and tight?",
      how: ["Look only. Many pumps are driven by gears and have none. Are charge lamp or heat on too?"],
      answers: [
        { id: "yes", label: "Yes, or gear driven", means: ["yes"], to: "pump" },
        { id: "no", label: "Gone, torn or loose", means: ["no"], to: "belt_gone" },
        { id: "cant_tell", to: "pump" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is in a lane and can hardly be steered.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: ["Behind the guardrail or well off the road.", "Tell 911 highway, direction and mile marker."],
      who: ["emergency", "tow"],
      technician: "Heavy steering, stopped in a live lane. 911 advised.",
    },
    tire_low: {
      certainty: "likely",
      cause: "A steer tire is low or a wheel is loose. Both are worse than the steering itself.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A steer tire or wheel that goes takes the truck out of its lane.",
      },
      do: ["Stay off the road.", "Say which side, and whether it is the tire or the nuts."],
      doNot: ["Do not air it up if it was driven low, and do not tighten and go."],
      who: ["tire", "roadside"],
      parts: ["tire", "wheel_nuts"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Heavy steering with low steer tire or loose wheel.",
      sources: ["cfr_393_75", "trade"],
    },
    binding: {
      certainty: "likely",
      cause: "A joint, kingpin, column shaft or the gear itself binds, or something is caught in it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. What catches now can lock in the next curve.",
      },
      do: [
        "Brakes set. Look from the side for a stone, ice or a hose between linkage and axle.",
        "Check open recalls by VIN: steering shafts and tie rods have had some.",
      ],
      doNot: ["Do not force it past the spot.", "Nobody's hands at the linkage while the wheel can turn."],
      who: ["tow", "roadside"],
      parts: ["steering_joint"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steering binds at spots: column U-joints, intermediate shaft, gear, kingpins, drag link, tie rods.",
    },
    came_back: {
      certainty: "open",
      cause:
        "It is light again: air in the fluid, a slipping belt, a pump that fails when hot, or a valve that sticks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It comes back without a warning, and you may be in a curve then.",
      },
      do: ["Fluid level and belt: tell us both.", "Say when it was: cold, hot, slow, or after a turn to the stop."],
      doNot: ["Do not go on because it feels fine when parked."],
      who: ["roadside", "tow"],
      parts: ["power_steering", "belt"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Intermittent heavy steering: fluid, aeration, pump flow hot, belt slip, gear relief valve, column.",
    },
    leak: {
      certainty: "likely",
      cause: "Power steering fluid is low or foams: a hose, the pump, the gear or a seal leaks, or sucks air.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Filled up it lasts until the next turn, and the fluid burns on a hot exhaust.",
      },
      do: [
        "Look from the side: which hose or corner is wet? Any on the exhaust?",
        "Say the fluid's color: some take engine oil, some ATF. The cap names it.",
      ],
      doNot: [
        "Do not add fluid every few miles and drive.",
        "Do not feel for a leak with your hand: it can inject into skin.",
      ],
      who: ["roadside", "tow"],
      parts: ["power_steering"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Power steering fluid lost or aerated: hoses, pump seal, gear seals, reservoir filter. Bring fluid.",
    },
    belt_gone: {
      certainty: "found",
      cause: [
        { when: { powertrain: ["electric"] }, text: "The drive of the pump has failed." },
        { text: "The belt that drives the pump is gone or slips, and with it often the charging and the water pump." },
      ],
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Heavy steering, and the engine overheats within minutes as well. Shut it off.",
      },
      do: ["Engine off.", "Look, do not touch: did a pulley seize or wobble, or is the fan damaged? Say so."],
      doNot: ["No rope, and no belt of another size."],
      who: ["roadside", "tow"],
      parts: ["belt", "power_steering"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Belt gone with heavy steering: belt, tensioner, idler, seized pulley (pump, alternator, A/C).",
    },
    pump: {
      certainty: "likely",
      cause: "Fluid is there, so the pump, its drive, or the gear most likely does not assist.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without assist a loaded truck cannot be turned in time.",
      },
      do: ["Say whether it whines when you turn, and whether brakes feel hard too.", "Photo of any message."],
      doNot: ["Do not hold it at full lock: it overheats what is left."],
      who: ["tow", "roadside"],
      parts: ["power_steering"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No assist with fluid full: pump flow and pressure, drive, gear, axle overload, kingpins.",
    },
  },
  asides: [
    {
      id: "top_up",
      question: "Can I fill it and drive to a shop?",
      answer: "No. What leaked out leaks again, and it can go all at once at speed.",
    },
    {
      id: "fluid",
      question: "Which fluid goes in?",
      answer: "The one on the cap. Some systems take ATF, others engine oil, and mixing ruins seals.",
    },
    {
      id: "steer_off",
      question: "It got heavy at speed. How do I stop?",
      answer:
        "Off the throttle, both hands at 9 and 3, no sharp turn, brake gently in a straight line, and take the widest " +
        "way off.",
    },
  ],
  sources: ["trade"],
});
