import { defineGuide } from "../guide.ts";

export const clutch = defineGuide({
  id: "clutch",
  system: "transmission",
  title: "The clutch slips, smells, or its pedal falls or is stiff",
  // A truck that takes no gear is no-gear, also with a bad pedal.
  selects: { symptoms: ["clutch", "trans_slip"], codes: [{ spn: 522 }] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe exit, gently and flat. With smoke or a strong smell stop: a slipping clutch can burn.",
  },
  usually: [
    {
      when: { transmission: ["automated", "automatic"] },
      text: "Usually the disc is worn or overheated by creeping. On an automatic it can be low or burnt fluid.",
    },
    {
      text: "Usually it is a worn or overheated disc, wrong free play, or oil on it. A falling pedal has lost its fluid.",
    },
  ],
  first: "smoke",
  steps: {
    smoke: {
      ask: "Does it smoke, or smell strongly burnt right now?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "smoke" }], to: "burning" },
        { id: "no", means: ["no"], to: "pedal_or_slip" },
        { id: "cant_tell", to: "burning" },
      ],
    },
    pedal_or_slip: {
      when: { transmission: ["manual", "unknown"] },
      otherwise: "fluid_kind",
      ask: "What is it?",
      answers: [
        { id: "slips", label: "It slips: revs up, no pull", to: "free_play" },
        { id: "falls", label: "Pedal falls or is soft", to: "fluid" },
        { id: "stiff", label: "Pedal is stiff or sticks", to: "stiff" },
        { id: "cant_tell", label: "No pedal, or can't tell", to: "fluid_kind" },
      ],
    },
    free_play: {
      ask: "Engine off: does the pedal have an inch or more of easy travel at the top?",
      how: ["Press with a hand until you feel weight. Hydraulic ones may have less."],
      answers: [
        { id: "yes", means: ["yes"], to: "oil" },
        {
          id: "no",
          label: "None, or nearly none",
          means: ["no"],
          shows: "Without free play the clutch is held a little open all the time.",
          to: "no_play",
        },
        { id: "cant_tell", to: "oil" },
      ],
    },
    oil: {
      ask: "Is fresh oil at the bottom of the bell housing, between engine and transmission?",
      how: ["Chocked, look from the side with a light, or for drops on the ground."],
      answers: [
        { id: "yes", means: ["yes"], to: "oiled" },
        { id: "no", means: ["no"], to: "worn" },
        { id: "cant_tell", to: "worn" },
      ],
    },
    fluid: {
      ask: "Is the clutch fluid up to its mark, and dry under the dash and at the transmission?",
      how: ["The small reservoir near the pedal or firewall. Some trucks have a cable or rod, and none."],
      answers: [
        { id: "yes", means: ["yes"], to: "pedal_linkage" },
        { id: "no", label: "Low, or wet", means: ["no"], to: "fluid_lost" },
        { id: "none", label: "It has a cable or rod", to: "pedal_linkage" },
        { id: "cant_tell", to: "fluid_lost" },
      ],
    },
    stiff: {
      ask: "Does something block it: a mat, a can, ice, or a rod that rubs?",
      how: ["Engine off, brakes set. Look with a light into the footwell."],
      answers: [
        { id: "yes", means: ["yes"], to: "blocked" },
        { id: "no", means: ["no"], to: "pedal_linkage" },
        { id: "cant_tell", to: "pedal_linkage" },
      ],
    },
    fluid_kind: {
      ask: "Was it creeping, backing long, on a hill or in deep ground before?",
      answers: [
        { id: "yes", means: ["yes"], to: "overheated" },
        { id: "no", means: ["no"], to: "auto_slip" },
        { id: "cant_tell", to: "overheated" },
      ],
    },
  },
  outcomes: {
    burning: {
      certainty: "likely",
      cause: "The clutch is overheated, or burns, or it cannot be ruled out.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stop where it is safe, neutral, brakes set, out of the cab. Flames or growing smoke: 911.",
      },
      do: [
        "Smoke that fades: let it stand an hour, engine off, and watch it from a distance.",
        "Then tell us how it smelled and what you did before.",
      ],
      doNot: ["Do not try another start to see.", "No water on the bell housing."],
      who: ["tow", "roadside", "emergency"],
      parts: ["clutch"],
      technician: "Clutch smoking or burnt. Do not slip further; inspect disc, flywheel, rear seal.",
    },
    no_play: {
      certainty: "likely",
      cause: "The clutch has no free play, so it slips and wears out quickly.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a place where it can be adjusted, near and flat. Foot off the pedal in between.",
      },
      do: [
        "A mechanic adjusts it on the spot in many trucks, if the disc is not worn out.",
        "Start in the lowest gear, no hill, no creeping.",
      ],
      doNot: ["Do not turn the linkage instead of the clutch itself."],
      who: ["roadside", "shop"],
      parts: ["clutch"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slips, no free play: internal adjustment, self-adjuster, wear. Check clutch brake squeeze.",
    },
    oiled: {
      certainty: "likely",
      cause: "Oil from the engine's rear seal or the transmission is on the disc.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place only. An oily disc does not recover, and the oil is missing elsewhere.",
      },
      do: [
        "Check the engine oil on the dipstick now: low means stay.",
        "Say whether it is engine or gear oil: gear oil smells of sulfur.",
      ],
      doNot: ["Do not burn it free with full throttle."],
      who: ["tow", "shop"],
      parts: ["clutch", "oil"],
      technician: "Slips with oil at bell housing: rear main or input seal; disc replacement.",
    },
    worn: {
      certainty: "likely",
      cause: "The disc is worn out or glazed.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place on the flat. If it hardly pulls or smells, stop and have it towed.",
      },
      do: [
        "Lowest gear to start, easy throttle, no lugging in top gear.",
        "Plan: a clutch takes a shop most of a day.",
      ],
      doNot: ["Do not pull a grade, and do not creep in traffic."],
      who: ["shop", "tow"],
      parts: ["clutch"],
      minutes: { from: 360, to: 720, source: "trade" },
      technician: "Slipping with free play, dry: worn or glazed disc, weak cover, flywheel.",
    },
    fluid_lost: {
      certainty: "likely",
      cause: "The clutch's hydraulics have lost fluid or drawn air.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. It may not let go at the next light. A mechanic can often repair and bleed it on the spot.",
      },
      do: [
        "Put it in neutral if it lets you, brakes set.",
        "Say where it is wet: under the dash, along the line, or at the transmission.",
      ],
      doNot: [
        "Do not pour in any oil: it swells the seals. Only the fluid on the cap.",
        "Do not start it in gear in traffic.",
      ],
      who: ["roadside", "tow"],
      parts: ["clutch"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Clutch hydraulics low or leaking: master, slave/concentric, line, air booster; bleed.",
    },
    pedal_linkage: {
      certainty: "likely",
      cause: "Rod, cable, spring, fork, release bearing or air booster is worn or has come off.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A pedal that feels wrong can stay down or do nothing at the next stop.",
      },
      do: [
        "Brakes set, neutral. Look with a light at the linkage from the footwell and from the side.",
        "Say whether it chirps or growls with the pedal down: the release bearing.",
      ],
      doNot: ["Do not crawl under with the engine on."],
      who: ["roadside", "tow"],
      parts: ["clutch"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Pedal abnormal, fluid fine or mechanical: linkage, cross-shafts, fork, release bearing, booster air.",
    },
    blocked: {
      certainty: "found",
      cause: "Something in the footwell blocks the pedal.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once it is out and the pedal goes fully down and up three times.",
      },
      do: ["Take out mats, cans and ice.", "Try brake and throttle pedals too, then low gear with the brake on."],
      who: [],
      technician: "Pedal was blocked by an object.",
    },
    overheated: {
      certainty: "likely",
      cause: "The clutch or the fluid got too hot by creeping.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not for half an hour. If it then pulls cleanly without smell, gently to the next shop.",
      },
      do: [
        "Neutral, brakes set, engine at idle.",
        "Then lowest start gear, firmly, with no creeping. Slips again: tow.",
      ],
      doNot: ["Do not hold it on a hill by throttle."],
      who: ["shop", "roadside"],
      parts: ["clutch", "trans_fluid"],
      technician: "Slip after creeping: clutch overheat; wear reading, fluid color on automatics.",
    },
    auto_slip: {
      certainty: "open",
      cause: "It slips without creeping before: a worn clutch, low fluid, or a control fault.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, flat and gently. If fluid is on the ground or it hardly pulls, stop.",
      },
      do: ["Photo of the display.", "Look for fluid under it. An automatic with a dipstick: check by its tag."],
      doNot: ["Do not rev it to make it pull."],
      who: ["shop", "tow", "dealer"],
      parts: ["clutch", "trans_fluid"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Two-pedal truck slips: AMT clutch wear and calibration; automatic fluid level, pressure, codes.",
    },
  },
  asides: [
    {
      id: "adjust",
      question: "Can I adjust it myself?",
      answer:
        "No, not at the roadside: it is done under the truck through the bell housing. A mechanic needs half an hour.",
    },
    {
      id: "how_far",
      question: "How far can I go when it slips?",
      answer: "Until the next safe exit. Each slip burns more of it, and it can leave you in a lane.",
    },
    {
      id: "start_in_gear",
      question: "The pedal is dead. Can I start it in gear?",
      answer: "No, except a few feet out of a lane when nothing else is left and nobody is near.",
    },
  ],
  sources: ["trade"],
});
