import { defineGuide } from "../guide.ts";

export const looseSteering = defineGuide({
  id: "loose-steering",
  system: "steering",
  title: "Loose steering, wandering, or it does not answer",
  selects: { symptoms: ["steering_lost", "wander"], before: ["heavy-steering", "shimmy"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Slow down gently, hold it straight, and leave the road. It does not move again until the play is found.",
  },
  usually:
    "Usually a tie rod, drag link or column joint is worn. A shifted axle, a low tire or a new load makes it wander too.",
  first: "stopped",
  steps: {
    stopped: {
      ask: "Are you stopped, off the road?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "answers" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        {
          id: "rolling",
          label: "Still rolling",
          means: ["no"],
          shows: "No hard braking, no swerve. Answer when you are stopped.",
          to: "answers",
        },
        { id: "cant_tell", to: "answers" },
      ],
    },
    answers: {
      ask: "Did the truck at any moment not follow the wheel, or the wheel spin, drop or come loose?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "steering_lost" }], to: "lost" },
        { id: "no", label: "No, it only wanders", means: ["no"], to: "tires" },
        { id: "cant_tell", to: "lost" },
      ],
    },
    tires: {
      ask: "Are both steer tires firm and even, and all nuts there?",
      how: ["Look from in front, on the safe side. Compare left and right."],
      answers: [
        { id: "yes", means: ["yes"], to: "play" },
        { id: "no", means: ["no", { symptom: "steer_tire" }, { symptom: "wheel_loose" }], to: "tire_bad" },
        { id: "cant_tell", to: "tire_bad" },
      ],
    },
    play: {
      ask: "Parked, engine idling: how far can you turn the wheel before the front tires move?",
      how: [
        "Wheels straight, window open, look at the tire, two fingers on the rim. The limit on a 20 inch wheel is about 2 inches.",
      ],
      warn: "Nobody near the front wheels.",
      answers: [
        { id: "much", label: "2 inches or more", means: ["yes"], to: "worn_joint" },
        { id: "little", label: "Clearly less", means: ["no"], to: "look" },
        { id: "cant_tell", to: "worn_joint" },
      ],
    },
    look: {
      ask: "Does a rod, spring, U-bolt or axle sit crooked, shine, or show rust dust or a gap?",
      how: ["Engine off, chocked. From the side and front with a light, hands off."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "spring" }], to: "worn_joint" },
        { id: "no", means: ["no"], to: "load_wind" },
        { id: "cant_tell", to: "worn_joint" },
      ],
    },
    load_wind: {
      ask: "Is there strong wind, ruts, ice, a new load, or much weight behind the axles?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "load_shifted" }], to: "load" },
        { id: "no", means: ["no"], to: "shop_soon" },
        { id: "cant_tell", to: "shop_soon" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is in a lane and does not steer as it should.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: ["Behind the guardrail or well off the road.", "Tell 911 highway, direction and mile marker."],
      who: ["emergency", "tow"],
      technician: "Steering fault, stopped in a live lane. 911 advised.",
    },
    lost: {
      certainty: "likely",
      cause: "Column, shaft, gear or linkage may no longer connect the wheel to the tires.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Not even across the lot: it can be gone at the next turn.",
      },
      do: [
        "Brakes set, flashers on, triangles only where you can walk safely.",
        [
          {
            when: { make: ["volvo"], from: 2016, to: 2017 },
            text: "Check recall 16V-097 by VIN now: without that repair of the steering shaft it must not be driven.",
          },
          { text: "Check open recalls by VIN: steering shafts and tie rods have had some." },
        ],
        "Photos from the side: column joint, pitman arm, drag link, tie rod.",
      ],
      doNot: ["Do not turn the wheel to try it again.", "No wire or clamp on a joint."],
      who: ["tow", "roadside"],
      parts: ["steering_joint"],
      technician:
        "Steering did not follow. Column, intermediate shaft, gear mounting, pitman arm, drag link; recalls by VIN.",
      sources: ["recall_16v097", "trade"],
    },
    tire_bad: {
      certainty: "likely",
      cause: "A steer tire or wheel is not right, or it is not sure that they are.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A low steer tire or loose wheel takes the truck out of its lane.",
      },
      do: ["Stay off the road.", "Say side, tire or nuts, and take a photo from in front."],
      doNot: ["Do not air it up if it was driven low, and do not tighten nuts and go."],
      who: ["tire", "roadside"],
      parts: ["tire", "wheel_nuts"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Wander with steer tire or wheel fault.",
      sources: ["cfr_393_75", "trade"],
    },
    worn_joint: {
      certainty: "likely",
      cause: "There is too much play, or a part that holds the axle or steers it is worn or broken.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Over the limit it is out of service, and a joint that breaks leaves no steering.",
      },
      do: [
        "Brakes set.",
        "A mechanic has a helper turn the wheel and sees in minutes which joint moves.",
        "Check open recalls by VIN.",
      ],
      doNot: ["Do not tighten a tie rod end and go.", "Nobody's hands at the linkage while the wheel can turn."],
      who: ["roadside", "tow"],
      parts: ["steering_joint", "leaf_spring"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Steering play over limit or visible wear: tie rods, drag link, pitman, gear, column joints, U-bolts.",
      sources: ["cdl_inspection", "cfr_393_209", "trade"],
    },
    load: {
      certainty: "likely",
      cause: "Wind, ruts or too much weight behind lifts the steer axle, so it wanders.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next scale or stop, slowly. If wind pushes it over the line, park until it drops.",
      },
      do: [
        "Weigh the axles. A light steer axle needs the fifth wheel or the load moved.",
        "Load shifted, or the truck leans: stay, and have it moved by people with the gear for it.",
      ],
      doNot: ["Do not drive empty or high in a wind warning."],
      who: [],
      technician: "Wander with little play, tires fine: load distribution, wind, ruts.",
      clears: ["steering_lost"],
    },
    shop_soon: {
      certainty: "open",
      cause: "No play and nothing in sight: alignment, kingpins, a loose gear, shocks or a trailer that runs crooked.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, below highway speed. If it ever does not follow, stop at once.",
      },
      do: ["Both hands, long distance, no passing.", "Ask for joints, kingpins, gear mount and alignment."],
      doNot: ["Do not finish the trip on it."],
      who: ["shop"],
      parts: ["steering_joint", "shock"],
      technician: "Wander, play under 2 in, nothing visible: kingpins, gear adjust/mount, alignment, axle seats.",
      clears: ["steering_lost"],
    },
  },
  asides: [
    {
      id: "play",
      question: "How much play is allowed?",
      answer:
        "About 10 degrees: 2 inches at the rim of a 20 inch wheel. Power steering is measured with the engine on.",
      sources: ["cdl_inspection"],
    },
    {
      id: "shop_near",
      question: "The shop is two miles away. Can I go slowly?",
      answer: "No, not with play or after it once did not follow. It is a tow or a mechanic who comes.",
      sources: ["cfr_396_7", "trade"],
    },
    {
      id: "recall",
      question: "Is there a recall for it?",
      answer: [
        {
          when: { make: ["volvo"], from: 2016, to: 2017 },
          text:
            "Yes, perhaps yours: NHTSA 16V-097 covers VNL, VNX and VNM built from May 2015 to March 2016. Unrepaired " +
            "they must not be driven. Check the VIN.",
        },
        { text: "Look your VIN up at NHTSA or ask a dealer: steering parts have had recalls on several makes." },
      ],
      sources: ["recall_16v097", "trade"],
    },
  ],
  sources: ["trade"],
});
