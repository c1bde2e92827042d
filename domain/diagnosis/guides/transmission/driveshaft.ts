import { defineGuide } from "../guide.ts";

export const driveshaft = defineGuide({
  id: "driveshaft",
  system: "transmission",
  title: "Driveshaft, U-joint or axle: clunks, vibrates, hangs down",
  // A shake alone is shimmy, which wins then; with a sign of the driveline this one has more of it.
  selects: { symptoms: ["driveline", "driveline_down", "vibration"], codes: [{ spn: 578, fmis: [0, 15, 16] }] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. A shaft that breaks can cut air lines or throw the truck up. Stop where it is safe and look, from the side.",
  },
  usually:
    "Usually a U-joint or the center bearing is worn, which clunks on take-off and shakes with speed. Howling is the " +
    "axle gears.",
  first: "hanging",
  steps: {
    hanging: {
      ask: "Does the shaft hang, is one on the road, or is air hissing or fluid running out?",
      how: ["Stopped, brakes set, chocked, engine off. Look from the side with a light."],
      warn: "Never under the truck, never near a shaft that can turn.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "driveline_down" }], to: "down" },
        { id: "no", means: ["no"], to: "moves" },
        { id: "cant_tell", to: "down" },
      ],
    },
    moves: {
      ask: "Did it still pull cleanly up to the moment when you stopped?",
      how: ["From memory. Do not try it now: a failing joint can let go at the first pull."],
      answers: [
        { id: "yes", means: ["yes"], to: "what" },
        { id: "no", label: "No, or with a bang", means: ["no"], to: "no_pull" },
        { id: "cant_tell", to: "what" },
      ],
    },
    what: {
      ask: "What did you notice while driving?",
      answers: [
        { id: "clunk", label: "A clunk when taking off", to: "look" },
        { id: "vibrates", label: "It shakes more with speed", means: [{ symptom: "vibration" }], to: "look" },
        { id: "howl", label: "A howl or whine from behind", to: "axle_oil" },
        { id: "cant_tell", to: "look" },
      ],
    },
    look: {
      ask: "Do you see rust dust or shiny metal at a joint, a missing strap or bolt, or a torn center bearing?",
      how: ["Chocked, engine off, from the side: look along the shaft with a light at each cross and its bolts."],
      answers: [
        { id: "yes", means: ["yes"], to: "joint_bad" },
        { id: "no", means: ["no"], to: "dent" },
        { id: "cant_tell", to: "joint_bad" },
      ],
    },
    dent: {
      ask: "Is the shaft dented, a weight missing, mud or wire wound on it, or a wheel loose or bulged?",
      how: ["Same look, from the side. Wheels too: nuts, bulges."],
      answers: [
        { id: "wrap", label: "Mud, ice or wire on it", to: "wrapped" },
        { id: "yes", label: "Yes, something else", means: ["yes"], to: "joint_bad" },
        { id: "no", label: "Nothing to be seen", means: ["no"], to: "unseen" },
        { id: "cant_tell", to: "joint_bad" },
      ],
    },
    axle_oil: {
      ask: "Is oil at an axle housing or its pinion, or is the housing too hot to hold a hand near?",
      how: ["From behind or the side, wheels chocked. Compare both drive axles."],
      answers: [
        { id: "yes", means: ["yes"], to: "axle_dry" },
        { id: "no", means: ["no"], to: "axle_worn" },
        { id: "cant_tell", to: "axle_dry" },
      ],
    },
  },
  outcomes: {
    down: {
      certainty: "likely",
      cause: "The driveshaft is down, or it has hit lines, or that cannot be ruled out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can hold air lines, brakes or the tank in its way. Nothing moves until it is off or fixed.",
      },
      do: [
        "Both knobs out, chock the wheels: out of gear nothing else holds it.",
        "Watch the air needles, look for fuel. If fuel leaks or a lane is blocked: 911.",
        "Photos from the side.",
      ],
      doNot: ["Nobody under it.", "Do not turn the engine with a gear in."],
      who: ["roadside", "tow", "emergency"],
      parts: ["u_joint", "air_fitting"],
      technician: "Driveshaft down or suspected. Air lines, tank, crossmember, transmission tail; tow ready.",
    },
    no_pull: {
      certainty: "likely",
      cause: "A shaft, joint, axle shaft or the differential has broken.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. In gear it does not hold on a hill, and broken parts can lock the wheels.",
      },
      do: [
        "Both knobs out, chocks in.",
        "Two drive axles: is the interaxle lock switch in? Say so. It may carry, but only a mechanic decides that.",
      ],
      doNot: ["Do not rev it against the damage.", "Do not drive on with the interaxle lock as a cure."],
      who: ["roadside", "tow"],
      parts: ["u_joint"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No drive with gear in: driveshaft, axle shaft, differential, power divider.",
    },
    joint_bad: {
      certainty: "likely",
      cause: "A U-joint, its straps, the center bearing or the shaft is failing.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can let go without another sign, and a shaft that digs in is a crash.",
      },
      do: ["Both knobs out, chocks in.", "Photo of the joint. Say which one: front, middle, between the axles."],
      doNot: ["Do not tighten a strap and go.", "No grease gun as a cure."],
      who: ["roadside", "tow"],
      parts: ["u_joint"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "U-joint/center bearing failing. Series from shaft, straps and bolts new, phase and angles, yokes.",
    },
    wrapped: {
      certainty: "likely",
      cause: "Mud, ice, a strap or wire on the shaft throws it out of balance.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not with it on. It can tear off hoses. Clean, it may go again if it then runs smoothly.",
      },
      do: [
        "Ice and mud fall off when it is warm or washed. Wire or a strap: let a mechanic cut it off.",
        "Look at hoses and air lines first. Then at walking pace: if it still shakes, stop.",
      ],
      doNot: ["Do not reach in under the truck.", "No pulling at it with the engine on."],
      who: ["roadside"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "Object or ice on driveshaft. Check seals, hoses and balance weights.",
    },
    unseen: {
      certainty: "open",
      cause: "Nothing is in sight from the side: play in a joint, an angle or balance can only be felt from below.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A mechanic has to lever at the joints first. It takes some minutes.",
      },
      do: [
        "Say at which speed it begins, and whether it changes with the load or in curves.",
        "Both knobs out, chocks in.",
      ],
      doNot: ["Do not jack it up to try."],
      who: ["roadside", "shop"],
      parts: ["u_joint"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Driveline clunk or vibration, nothing visible. Joint play, center bearing, slip spline, pinion play, angles.",
    },
    axle_dry: {
      certainty: "likely",
      cause: "The axle has lost oil or runs hot. Its gears and bearings weld together without oil.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A drive axle that seizes locks the wheels at speed.",
      },
      do: ["Say which axle, and where the oil is: pinion, cover, or a hub.", "Oil at a hub: that brake is oily too."],
      doNot: ["Do not open the plug while hot."],
      who: ["roadside", "tow"],
      parts: ["hub_seal", "oil"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Drive axle leak or heat with noise: level, pinion seal and bearing, metal in oil.",
    },
    axle_worn: {
      certainty: "likely",
      cause: "The axle's gears or bearings are worn, with oil still in it.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before the oil is looked at for metal. A howl that changes with the throttle is a gear giving up.",
      },
      do: ["Say when it howls: pulling, coasting, or always.", "Ask for an oil check at the axle here."],
      doNot: ["Do not run with the interaxle lock in on dry road."],
      who: ["roadside", "shop"],
      parts: ["oil"],
      minutes: { from: 20, to: 60, source: "trade" },
      technician: "Axle howl, no leak, cool: oil level and metal, pinion bearing, ring gear, interaxle differential.",
    },
  },
  asides: [
    {
      id: "grease",
      question: "Can I grease it and go?",
      answer: "No, not once it clunks or shows rust dust. The needles inside are gone.",
    },
    {
      id: "one_axle",
      question: "Can I run on one drive axle?",
      answer: "No, not by yourself. A mechanic may take shafts out and cap hubs for a short empty move.",
    },
    {
      id: "clunk",
      question: "It clunks only when I take off. Is it urgent?",
      answer:
        "Yes. A little slack is normal in a truck, but a new or growing clunk is a joint until somebody has levered at it.",
    },
  ],
  sources: ["trade"],
});
