import { defineGuide } from "../guide.ts";

export const tractorBrakesStuck = defineGuide({
  id: "tractor-brakes-stuck",
  system: "brakes",
  title: "The tractor's own brakes will not release",
  // trailer-brakes-frozen wins where a trailer is or may be coupled: its wheels are stuck more often.
  selects: { symptoms: ["brakes_locked"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No. Do not drag locked wheels. The springs let go only with enough air behind the yellow knob.",
  },
  usually:
    "Usually the air is too low to hold the springs back. With full air it is shoes frozen or rusted on, a valve, or " +
    "an interlock.",
  first: "air",
  steps: {
    air: {
      ask: "Do both air needles read above 100 psi?",
      how: ["Fast idle for five minutes, knobs out."],
      answers: [
        { id: "yes", means: ["yes", { reading: "air", atLeast: 100 }], to: "knob" },
        {
          id: "no",
          means: ["no", { reading: "air", below: 100 }],
          shows: "Below that the springs may hold on, as they should.",
          to: "needs_air",
        },
        { id: "cant_tell", to: "knob" },
      ],
    },
    knob: {
      ask: "Push the yellow knob in. Does it stay in?",
      how: ["Foot on the brake, wheels chocked.", "Trucks with a switch: foot on the brake, then hold the switch."],
      answers: [
        { id: "yes", means: ["yes"], to: "puff" },
        { id: "no", label: "No, it pops out", means: ["no"], to: "pops" },
        {
          id: "message",
          label: "The dash shows a message",
          shows: "An electric parking brake refuses when a door, seat or fault tells it to.",
          to: "interlock",
        },
        { id: "cant_tell", to: "puff" },
      ],
    },
    puff: {
      ask: "When the knob goes in, do the rear push rods move, with a puff of air?",
      how: [
        "Wheels chocked. A helper works the knob.",
        "Stand beside the truck, clear of the tires' path, and look with a light.",
      ],
      warn: "Never under the truck, and hands off rods and chambers: they move with great force.",
      answers: [
        { id: "all", label: "All of them move", means: ["yes"], to: "wet" },
        { id: "some", label: "One or two do not", to: "one_chamber" },
        { id: "none", label: "None moves", means: ["no"], to: "no_air_out" },
        { id: "cant_tell", to: "wet" },
      ],
    },
    wet: {
      ask: "Was it parked wet, in snow, or for days?",
      answers: [
        { id: "yes", means: ["yes"], to: "rock" },
        { id: "no", means: ["no"], to: "one_chamber" },
        { id: "cant_tell", to: "rock" },
      ],
    },
    rock: {
      ask: "Lowest gear, ease back a foot, then forward. Do all wheels turn now?",
      how: [
        "Level ground only. Chocks out, knobs in, foot ready on the brake.",
        "Clutch gently, no spinning. A helper watches from well to the side.",
      ],
      warn: "Nobody in front of, behind or between the wheels.",
      answers: [
        { id: "yes", means: ["yes"], to: "free" },
        { id: "no", means: ["no"], to: "frozen_shoes" },
        { id: "cant_tell", to: "frozen_shoes" },
      ],
    },
  },
  outcomes: {
    needs_air: {
      certainty: "found",
      cause: "There is not enough air to hold the springs back.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Build both needles above 100 psi first. If they will not climb, the air is the trouble.",
      },
      do: [
        "Fast idle, knobs out, wheels chocked, until both needles stop climbing.",
        "If they do not reach 100, tell us that air will not build.",
      ],
      doNot: ["Do not hold the knob in by force or with tape."],
      who: ["roadside"],
      parts: ["air_fitting", "compressor"],
      technician: "Tractor springs on for lack of air. Resolve air supply first.",
    },
    pops: {
      certainty: "likely",
      cause: "Air is lost behind the knob faster than it fills, or the dash valve itself is worn.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A knob that pops out sets the brakes, and it can do that at speed.",
      },
      do: [
        "Red knob out. Does the yellow one stay in then? Tell the mechanic.",
        "Listen at the rear chambers from the side while a helper pushes it in.",
      ],
      doNot: ["Do not hold or tie the knob in."],
      who: ["roadside"],
      parts: ["air_valve", "brake_chamber", "air_fitting"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Yellow knob pops with full air: spring diaphragm or hose leak, quick-release, dash valve.",
    },
    interlock: {
      certainty: "likely",
      cause: "The parking brake's computer or an interlock refuses the release.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. It releases when its condition is met, or a technician has to read its code.",
      },
      do: [
        "Door shut, belt on, in neutral, foot firmly on the brake, air above 100. Then try again.",
        "Key off for two minutes, start, and take a photo of the message.",
      ],
      doNot: ["Do not trick a door or seat switch."],
      who: ["roadside", "dealer"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Electronic parking brake will not release with air up. Message from driver; interlocks, voltage, codes.",
    },
    no_air_out: {
      certainty: "likely",
      cause: "The knob passes no air to the rear: ice or dirt in a line, or a valve that does not open.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. All the rear springs are still on.",
      },
      do: [
        "Pull and push the knob five times, and listen under the cab and at the rear for a puff.",
        "Below freezing, let it idle for half an hour: engine and cab heat can free a valve. Say if that helped.",
      ],
      doNot: ["No flame at lines or valves.", "Do not feed air in from elsewhere to move it on the road."],
      who: ["roadside"],
      parts: ["air_valve", "air_fitting"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "No release air at rear chambers: dash valve, spring brake/relay valve, frozen line.",
    },
    one_chamber: {
      certainty: "likely",
      cause: "One wheel's chamber, spring, slack adjuster or shoes hold it.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. That wheel would slide or burn.",
      },
      do: [
        "Brakes set again, wheels chocked.",
        "Say which axle and side, and whether air hisses there with the knob in.",
      ],
      doNot: ["Never unbolt, cage or hit a chamber: its spring can kill.", "Do not drag that wheel to a shop."],
      who: ["roadside"],
      parts: ["brake_chamber", "brake_lining", "air_fitting"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "One tractor wheel end not releasing with full air: chamber, broken spring, slack/cam, shoes.",
    },
    free: {
      certainty: "found",
      cause: "Shoes were frozen or rusted to the drums and have broken free.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once every wheel turns and the brakes bite evenly at walking pace.",
      },
      do: [
        "Brake lightly a few times in the first mile to dry them.",
        "After 10 to 15 minutes stop and hold a hand near each drum, without touching: none may be hot.",
      ],
      who: [],
      technician: "Tractor shoes broke free by rocking.",
    },
    frozen_shoes: {
      certainty: "likely",
      cause: "Shoes are still frozen or rusted to a drum.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Every wheel has to roll first.",
      },
      do: [
        "Sun or a warm bay can free it. Then rock once more on level ground.",
        "Otherwise a mechanic frees it with heat and a hammer, with the other wheels chocked.",
      ],
      doNot: ["No flame.", "Do not spin the drive wheels against it: axles and joints break."],
      who: ["roadside"],
      parts: ["brake_lining"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tractor drum brakes frozen or rusted on; release air proven. Bring heat.",
    },
  },
  asides: [
    {
      id: "cage",
      question: "Can I cage the brakes to move it?",
      answer:
        "No. Caged springs mean no parking and no emergency brake, and a chamber under tension can kill. Only a " +
        "mechanic does it, for a tow.",
    },
    {
      id: "front",
      question: "Can front wheels be stuck too?",
      answer:
        "Yes, but seldom: front axles have no springs on most trucks. A front wheel that holds is a shoe, a hose or a " +
        "chamber.",
    },
    {
      id: "pressure",
      question: "How much air do the springs need?",
      answer: "They come on between 45 and 20 psi, and release fully above about 60. Build to 100 before you judge.",
      sources: ["cdl_air_brakes", "trade"],
    },
  ],
  sources: ["cdl_air_brakes", "trade"],
});
