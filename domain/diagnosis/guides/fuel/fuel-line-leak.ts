import { defineGuide } from "../guide.ts";

/** A drip or a smell of fuel. Where it pours or a tank is holed, `tank-holed` wins. */
export const fuelLineLeak = defineGuide({
  id: "fuel-line-leak",
  system: "fuel",
  title: "Fuel drips or smells",
  selects: {
    symptoms: ["fuel_seep", "fuel_smell"],
    codes: [{ spn: 1239 }],
    spoken: ["fuel"],
    before: ["low-power", "cranks-no-start", "hose-or-clamp"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not before you know where it drips. Engine off, no smoking, no flares: diesel on a hot exhaust burns.",
  },
  usually:
    "It is usually a filter or drain left loose after a service, a chafed hose at the frame, or a fitting " +
    "at the tank. On " +
    "the engine it can be a high-pressure line.",
  first: "fire",
  steps: {
    fire: {
      ask: "Is there smoke, a mist or spray, fuel on the exhaust, or fuel running in a stream?",
      how: ["Engine off. Look from a few steps away, upwind."],
      warn: "Never feel for a leak by hand: fuel under pressure goes through skin and can cost the hand.",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "fuel_pouring" }, { symptom: "smoke" }, { symptom: "fire" }],
          to: "danger",
        },
        { id: "no", means: ["no"], to: "injured" },
        { id: "cant_tell", to: "danger" },
      ],
    },
    injured: {
      ask: "Did a jet of fuel hit anybody's skin or eyes?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "injury" }], to: "injected" },
        { id: "no", means: ["no"], to: "where" },
        { id: "cant_tell", to: "injected" },
      ],
    },
    where: {
      ask: "Where is it wet?",
      how: ["Cardboard or white paper under it, from the side, no crawling under.", "The highest wet spot counts."],
      answers: [
        { id: "filter", label: "At a filter or its drain", to: "filter_tight" },
        { id: "engine", label: "On the engine", to: "engine_line" },
        { id: "tank", label: "At a tank or its lines", to: "tank_where" },
        { id: "cant_tell", label: "Only a smell, or can't tell", to: "smell_only" },
      ],
    },
    filter_tight: {
      ask: "Cool engine: with drain and filter turned tight by hand and wiped dry, does it stay dry?",
      how: [
        "Hand tight, then as the filter's print says; no big wrench.",
        "Key on for a minute, then idle two minutes. Look from the side; key off at the first drip.",
      ],
      answers: [
        { id: "dry", label: "Stays dry", means: ["yes"], to: "filter_fixed" },
        { id: "wet", label: "Still drips", means: ["no"], to: "filter_bad" },
        { id: "cant_tell", to: "filter_bad" },
      ],
    },
    tank_where: {
      ask: "What at the tank is wet?",
      answers: [
        { id: "top", label: "Cap, vent or filler, full tank", to: "overfull" },
        { id: "fitting", label: "A fitting or hose", to: "tank_line" },
        { id: "shell", label: "The tank itself, a seam", to: "tank_shell" },
        { id: "cant_tell", to: "tank_line" },
      ],
    },
  },
  outcomes: {
    danger: {
      certainty: "found",
      cause: "Fuel sprays, runs or touches a hot part.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off, everybody out and upwind, at least 100 feet. Smoke, fire, or fuel that runs: call 911.",
      },
      do: [
        "No smoking, no flares, no switches near it.",
        "If it can be done from the side and without fuel on you: close the tank valve, put something under it.",
        "Keep it out of drains with dirt or absorbent. Tell 911 how much, and where it runs.",
      ],
      doNot: ["Do not restart it to move.", "Do not open a smoking hood."],
      who: ["emergency", "roadside", "tow"],
      parts: ["fuel_line"],
      technician: "Fuel spray, stream, or fuel on exhaust. Fire watch; repair before any start.",
      sources: ["cfr_392_22", "spill_rules", "trade"],
    },
    injected: {
      certainty: "found",
      cause: "Fuel under pressure may be under the skin. It looks like a pinprick and is an emergency.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Call 911 now and say: fuel injection injury. Hours decide about the hand.",
      },
      do: [
        "Hold the hand still and up. Do not squeeze or cut it.",
        "Eyes: rinse with clean water for 15 minutes, and 911.",
        "Take off wet clothes; stay away from flames.",
      ],
      doNot: ["Do not wait because it hardly hurts."],
      who: ["emergency", "roadside"],
      parts: ["fuel_line"],
      technician: "High-pressure fuel leak, person hit. Medical first; do not start.",
    },
    filter_fixed: {
      certainty: "found",
      cause: "The filter or its drain was loose.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next stop, where you look again; and then on, if it is dry and pulls evenly.",
      },
      do: [
        "Wipe everything, so that a new drip shows.",
        "Look after ten miles.",
        "Used a rag or absorbent: to a truck stop's bin for it, not the ditch.",
      ],
      doNot: ["Do not overtighten: the seal tears."],
      who: [],
      technician: "Loose fuel filter or drain, tightened, dry. Check seal.",
    },
    filter_bad: {
      certainty: "likely",
      cause: "The filter's seal, its bowl, or its head leaks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It gets worse with vibration, and where it leaks out it can also draw air and quit.",
      },
      do: ["Key off, container under it.", "Filter number or engine, so that the right one comes."],
      doNot: ["No tape on it."],
      who: ["roadside"],
      parts: ["fuel_filter", "fuel_line"],
      minutes: { from: 20, to: 75, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at fuel filter/head after tightening: seal, cracked bowl, head. Bring filter and seals.",
    },
    engine_line: {
      certainty: "likely",
      cause: "A line, a return hose or an injector fitting on the engine leaks, close to heat.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It must not run: fuel on a turbo or manifold lights, and a high-pressure jet cuts skin.",
      },
      do: [
        "Engine off. Extinguisher in reach.",
        "Cold: photo from the side.",
        "Oil level over full or fuel smell on the dipstick: say so, it can leak inside too.",
      ],
      doNot: ["Do not tighten a line on the engine with pressure in it.", "Do not run it to see the spot."],
      who: ["roadside", "tow"],
      parts: ["fuel_line", "injector"],
      minutes: { from: 60, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fuel leak on engine: HP line or rail fitting, return line, injector cup. Check oil for fuel.",
    },
    overfull: {
      certainty: "likely",
      cause: "The tank is too full, or the cap or vent does not seal: fuel swells when it warms up.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, if it only is damp at the cap and nothing drips while it stands.",
      },
      do: [
        "Cap on straight and tight, wipe the tank dry, look again after ten miles.",
        "A new cap or seal at the truck stop. Fill only to 95 percent.",
      ],
      doNot: ["Do not plug the vent: the tank collapses or the engine starves."],
      who: ["shop"],
      technician: "Fuel at cap or vent of a full tank: cap seal, vent valve, overfill.",
      sources: ["trade"],
    },
    tank_line: {
      certainty: "likely",
      cause: "A hose, fitting or crossover at the tank leaks.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A line at the tank can empty it on the road. It may go when it is dry.",
      },
      do: [
        "Close the tank's valve, if it has one. Container under it.",
        "A loose fitting, engine off, reached from the side: snug, not hard. Wipe, and watch it for ten minutes.",
        "Dry for ten minutes with the engine running: to the nearest shop. Otherwise it stays.",
      ],
      doNot: ["Do not tape or clamp a fuel hose for the road.", "Do not crawl under it."],
      who: ["roadside"],
      parts: ["fuel_line"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at tank fitting, supply/return hose or crossover. Bring hose, fittings, plugs.",
    },
    tank_shell: {
      certainty: "found",
      cause: "The tank itself leaks: a crack, a seam, a strap that rubbed through, or a hole.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A crack opens further while it shakes. A damp seam also stays until somebody has looked at it.",
      },
      do: [
        "Container under it; close the crossover so that the other tank stays full.",
        "Say how fast it drips, which side, and how full.",
      ],
      doNot: ["Soap or putty is only to slow it while you stand.", "No welding on a tank by anybody at the roadside."],
      who: ["roadside", "tow"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tank shell or seam leaks: pump over, plug, straps and mounts; tank service.",
      sources: ["spill_rules", "cfr_396_7"],
    },
    smell_only: {
      certainty: "open",
      cause: "It smells of fuel, and the place is not known.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before somebody has found it. A smell in the cab can be a mist on a hot engine.",
      },
      do: [
        "Engine off, walk around with a flashlight: tanks, filter, engine sides, ground.",
        "Spilled at the last fill, dry now, and no smell after ten minutes with the engine running? Say so.",
        "Bunk heater: its fuel line runs under the bunk. Leave it off.",
      ],
      doNot: ["No flame for light."],
      who: ["roadside"],
      parts: ["fuel_line", "fuel_filter"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fuel smell, source not found: lines, filter, returns, bunk heater line, oil for fuel.",
    },
  },
  asides: [
    {
      id: "exit",
      question: "It is only a drip. Can I make the next exit?",
      answer: "No. Only a damp cap on a full tank may go to the truck stop. A drip from a line grows while it shakes.",
      sources: ["trade"],
    },
    {
      id: "flares",
      question: "Can I use flares?",
      answer: "No, never near fuel. Triangles only.",
      sources: ["cfr_392_22"],
    },
    {
      id: "diesel_burns",
      question: "Diesel hardly burns, does it?",
      answer: "No, a puddle hardly lights. A mist or a drip on a hot turbo does at once.",
      sources: ["trade"],
    },
    {
      id: "report",
      question: "Do I have to report a spill?",
      answer:
        "Yes, when it reaches water or a drain: 911 and the National Response Center, 1-800-424-8802. " +
        "Many states also " +
        "want 25 gallons and more on land.",
      sources: ["spill_rules"],
    },
  ],
  sources: ["trade"],
});
