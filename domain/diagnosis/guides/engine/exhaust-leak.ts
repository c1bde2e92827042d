import { defineGuide } from "../guide.ts";

/**
 * Fumes in the cab are a danger to life, so every end stops the truck unless the answers show that no fumes get in.
 * It wins against the guides of noise and smoke.
 */
export const exhaustLeak = defineGuide({
  id: "exhaust-leak",
  system: "engine",
  title: "Exhaust leak, fumes in the cab",
  selects: { symptoms: ["exhaust_leak", "exhaust_in_cab"], before: ["exhaust-smoke", "turbo-boost", "low-power"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text:
      "No, not with fumes in the cab. Stop, engine off, get out into fresh air. You can pass out without a " +
      "warning.",
  },
  usually:
    "It is usually a cracked flex pipe, a loose clamp or a manifold gasket. A bunk heater, an APU, or the " +
    "truck beside " +
    "you can be the source too.",
  first: "feel",
  steps: {
    feel: {
      ask: "Does anybody have a headache, dizziness, nausea or weakness, or does a CO alarm sound?",
      how: ["Get out first, then answer."],
      warn: "Carbon monoxide has no smell. Do not go back in for anything.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "injury" }], to: "poisoned" },
        { id: "no", means: ["no"], to: "smell" },
        { id: "cant_tell", to: "poisoned" },
      ],
    },
    smell: {
      ask: "Do you smell exhaust or burnt fuel inside the cab or bunk?",
      how: ["Door open, engine off. Think of driving, idling and sleeping."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "exhaust_in_cab" }], to: "source" },
        {
          id: "no",
          label: "No, only noise or soot",
          means: ["no"],
          shows: "No smell and no one ill: the leak is outside for now.",
          to: "where",
        },
        { id: "cant_tell", to: "fumes" },
      ],
    },
    source: {
      ask: "When do the fumes come?",
      answers: [
        { id: "engine", label: "With the engine running", to: "fumes" },
        { id: "heater", label: "With bunk heater or APU", to: "heater" },
        { id: "neighbor", label: "Only beside other trucks", to: "neighbor" },
        { id: "cant_tell", to: "fumes" },
      ],
    },
    where: {
      ask: "Where is the noise or the soot?",
      how: ["Engine off and cold. Black soot marks the leak. Look from the side, no crawling under."],
      warn: "The exhaust burns for an hour. Never feel for a leak by hand.",
      answers: [
        { id: "manifold", label: "At the engine or turbo", to: "near" },
        { id: "behind", label: "Behind the cab or stack", to: "behind" },
        { id: "cant_tell", label: "Under the cab, or can't tell", to: "under_cab" },
      ],
    },
    near: {
      ask: "Is anything burnt, melted or smoking near it: wires, hoses, insulation, paint?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "smoke" }], to: "burning_near" },
        { id: "no", means: ["no"], to: "manifold" },
        { id: "cant_tell", to: "burning_near" },
      ],
    },
  },
  outcomes: {
    poisoned: {
      certainty: "likely",
      cause: "This may be carbon monoxide poisoning.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Everybody out into fresh air now, and call 911. No one who feels ill drives.",
      },
      do: [
        "Out and away from the exhaust, upwind. Engine, heater and APU off if it can be done on the way out.",
        "Call 911 and say: carbon monoxide in a truck cab, how many people. Poison Help: 1-800-222-1222.",
        "Somebody passed out: get them into the open if it takes seconds. Not breathing: CPR.",
        "Feeling better outside is a sign of CO, and no reason to get back in.",
      ],
      doNot: ["Do not lie down in the bunk to rest.", "Do not drive to the hospital yourself."],
      who: ["emergency", "tow"],
      technician: "Suspected CO exposure. Medical first. Exhaust, heater, APU and floor seals before anybody enters.",
      sources: ["poison_help", "cfr_392_66"],
    },
    fumes: {
      certainty: "likely",
      cause: "Exhaust gets into the cab.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays parked with the engine off until the leak is fixed. That is also the rule.",
      },
      do: [
        "Out, doors open for ten minutes. Engine off, also at night.",
        "Watch yourself: headache, dizziness, nausea means 911.",
        "In frost you have no heat: ask for a warm place; call 911 before you get cold.",
      ],
      doNot: [
        "Do not sleep in it with the engine, heater or APU running.",
        "Do not drive with the windows down instead: it draws fumes in.",
      ],
      who: ["roadside", "tow"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Exhaust in cab: manifold, flex pipe, clamps, turbo joint, floor and boot seals. CO check before release.",
      sources: ["cfr_392_66", "cfr_393_83", "poison_help"],
    },
    heater: {
      certainty: "likely",
      cause: "The bunk heater or the APU leaks its exhaust, or its pipe is blocked by snow or mud.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No. Switch it off, get out, and air the cab. Do not sleep in it until it is fixed and a CO alarm " +
          "is in the bunk.",
      },
      do: [
        "Heater and APU off. Doors open for ten minutes.",
        "Headache or dizziness: 911.",
        "With the heater off and the cab aired: does the smell come with the engine alone? Stay outside for that test.",
      ],
      doNot: ["Do not run it with a window open instead."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fumes with bunk heater/APU: exhaust hose, clamp, floor gasket, combustion air, blocked outlet.",
      sources: ["poison_help", "trade"],
    },
    neighbor: {
      certainty: "likely",
      cause: "The fumes come from a truck or reefer that idles beside you.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No sleeping there. Air the cab, and when your head is clear and the cab smells of nothing, park " +
          "elsewhere.",
      },
      do: [
        "Out into fresh air first. Headache or dizziness: 911.",
        "Then park upwind or away from idling units, vents on recirculation.",
        "If the smell is there again with no truck beside you: it is your truck. Engine off, and call.",
      ],
      doNot: ["Do not go back to sleep with the smell in the bunk."],
      who: [],
      technician: "Fumes only beside idling units per driver. Check own exhaust and cab seals at next service.",
      sources: ["poison_help", "trade"],
    },
    burning_near: {
      certainty: "likely",
      cause: "Hot gas blows on wires, hoses or insulation and can start a fire.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off, stay clear. Smoke or flames: away, call 911.",
      },
      do: ["Look again from a distance after ten minutes.", "Cold: photo of the spot and of what is burnt."],
      doNot: ["Do not wrap it with tape or rags."],
      who: ["roadside", "tow"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Exhaust leak at engine with burnt parts near: gasket, clamp, heat damage to harness and fuel lines.",
    },
    manifold: {
      certainty: "likely",
      cause: "A manifold gasket, a turbo joint or a clamp leaks at the engine, without fumes in the cab so far.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the nearest shop, only with a CO alarm beside you that stays silent. Without one it stays. " +
          "Smell, headache or alarm: stop, out.",
      },
      do: [
        "Do not idle it with anyone inside.",
        "Truck stops sell CO alarms: have one brought before you go on. Bunk empty, vents on recirculation.",
        "Pull gently. A leak in front of the cab breaks the rule; an inspector can hold the truck for it.",
      ],
      doNot: ["Do not sleep in it with the engine running."],
      who: ["shop", "roadside"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Exhaust leak at manifold/turbo, no fumes in cab reported: gasket, studs, V-band clamp, EGR joint.",
      clears: ["carbon_monoxide"],
      sources: ["cfr_393_83", "cfr_396_7", "trade"],
    },
    behind: {
      certainty: "likely",
      cause: "A pipe, clamp or stack behind the cab is loose or cracked, without fumes in the cab so far.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, if nothing hangs and nothing can melt. Smell or headache: stop, out.",
      },
      do: [
        "Cold: see that no pipe hangs, and that no hose, wire or tarp is near.",
        "Park on bare ground, away from grass: the exhaust leaves hotter at the leak than at the stack.",
        "CO alarm in the bunk before you sleep with the engine running.",
      ],
      doNot: ["Do not tie up a hot pipe with rope or plastic."],
      who: ["shop"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Exhaust leak behind cab, no fumes reported: clamp, flex, stack, joint before aftertreatment.",
      clears: ["carbon_monoxide"],
      sources: ["cfr_393_83", "cfr_396_7", "trade"],
    },
    under_cab: {
      certainty: "open",
      cause: "The leak is under the cab or not found, so fumes can get in at any time.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No. Below the cab or bunk, or not found, exhaust can come in at any time. It stays off until somebody " +
          "has found it.",
      },
      do: [
        "Engine off; stay out of the bunk while it runs.",
        "Headache or dizziness: fresh air, 911.",
        "Photo of soot that you can see from the side.",
      ],
      doNot: ["Do not crawl under it."],
      who: ["roadside", "shop"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Exhaust leak under cab or not located, no fumes reported: flex pipe, clamps, floor seals, CO check.",
      sources: ["cfr_393_83", "trade"],
    },
  },
  asides: [
    {
      id: "diesel_co",
      question: "Does a diesel make carbon monoxide at all?",
      answer:
        "Yes, less than gasoline, and enough in a closed bunk for hours. A bunk heater with a bad pipe makes more.",
      sources: ["trade"],
    },
    {
      id: "window",
      question: "Can I drive with the windows open?",
      answer:
        "No. Open windows can draw exhaust in from behind. The rule forbids driving with CO in the cab, or with a " +
        "leak that brings it in.",
      sources: ["cfr_392_66", "trade"],
    },
    {
      id: "alarm",
      question: "Where does a CO alarm go?",
      answer: "In the bunk near your pillow, battery powered. Test it each week.",
      sources: ["trade"],
    },
    {
      id: "patch",
      question: "Can I patch it with a can and clamps?",
      answer: "No. The rule forbids wraps and patches on an exhaust. It takes a proper clamp, gasket or pipe.",
      sources: ["cfr_393_83"],
    },
  ],
  sources: ["poison_help", "cfr_392_66", "cfr_393_83", "trade"],
});
