import { defineGuide } from "../guide.ts";

/**
 * Smoke from the exhaust, by its color. `coolant-in-oil`, `runaway-engine` and `knock` win; this guide wins against
 * `low-power` and `turbo-boost`, which a driver comes to from here. Smoke of a regeneration is `filter-full`.
 */
export const exhaustSmoke = defineGuide({
  id: "exhaust-smoke",
  system: "engine",
  title: "White, blue or black smoke from the exhaust",
  selects: {
    symptoms: ["exhaust_smoke", "smoke_white", "smoke_blue"],
    before: ["low-power", "turbo-boost", "coolant-low"],
  },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe place to look. With sweet white smoke, thick blue smoke, or a climbing needle: " +
      "stop at once.",
  },
  usually: [
    {
      when: { emissions: ["none"] },
      text:
        "Black is too little air or too much fuel. Blue is oil. White is raw fuel in the cold, or coolant when it " +
        "smells sweet.",
    },
    {
      text:
        "A truck with a particulate filter should show no smoke at all. White that smells sweet is coolant; blue is " +
        "oil; black means the filter is broken too.",
    },
  ],
  first: "where",
  steps: {
    where: {
      ask: "Does it come from the exhaust outlet, and not from the hood, a wheel or the cab?",
      how: ["Look in the mirror, or from the side. From under the hood or from a wheel it can be a fire."],
      answers: [
        { id: "yes", label: "From the exhaust", means: ["yes"], to: "color" },
        { id: "no", label: "Hood, wheel or cab", means: ["no", { symptom: "smoke" }], to: "not_exhaust" },
        { id: "cant_tell", to: "not_exhaust" },
      ],
    },
    color: {
      ask: "Which color is it in daylight?",
      how: ["Against something dark for white, against the sky for black. Blue shows best from the side."],
      answers: [
        { id: "white", label: "White", means: [{ symptom: "smoke_white" }], to: "sweet" },
        { id: "blue", label: "Blue or gray-blue", means: [{ symptom: "smoke_blue" }], to: "blue_oil" },
        { id: "black", label: "Black", to: "black_boost" },
        { id: "cant_tell", to: "sweet" },
      ],
    },
    sweet: {
      ask: "Does it smell sweet, or does the coolant go down?",
      how: [
        "Cool engine: look at the coolant tank from the side.",
        "Smell from a few steps away. Do not put your face in it.",
      ],
      warn: "Never open a hot cap.",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "coolant_low" }, { symptom: "milky_oil" }],
          shows: "Sweet smoke is coolant that burns in a cylinder or in the exhaust.",
          to: "coolant_burns",
        },
        { id: "no", label: "No, like raw diesel", means: ["no"], to: "cold" },
        { id: "cant_tell", to: "coolant_burns" },
      ],
    },
    cold: {
      ask: "Is it only in the first minutes after a cold start?",
      answers: [
        { id: "yes", means: ["yes"], to: "cold_fuel" },
        { id: "no", label: "No, warm too", means: ["no"], to: "raw_fuel" },
        { id: "cant_tell", to: "raw_fuel" },
      ],
    },
    blue_oil: {
      ask: "Engine off, ten minutes later: where is the oil on the dipstick?",
      answers: [
        { id: "low", label: "Low", means: [{ symptom: "oil_dry" }], to: "blue_stop" },
        { id: "high", label: "Over full or thin", means: [{ symptom: "oil_overfull" }], to: "blue_over" },
        { id: "ok", label: "Between the marks", means: [{ symptom: "oil_level_ok" }], to: "blue_noise" },
        { id: "cant_tell", to: "blue_stop" },
      ],
    },
    blue_noise: {
      ask: "Is the smoke thick all the time, or does the turbo whine, grind or scrape?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "turbo" }], to: "blue_stop" },
        { id: "no", label: "A puff now and then", means: ["no"], to: "blue_light" },
        { id: "cant_tell", to: "blue_stop" },
      ],
    },
    black_boost: {
      ask: "Under load, do you hear air rush or whistle, or is the air filter gauge in the red?",
      how: [
        "The gauge sits on the air cleaner or in the dash.",
        "Engine off and cool: look for a boost hose that is off.",
      ],
      answers: [
        { id: "hose", label: "Rush of air, hose off", means: [{ symptom: "turbo" }], to: "boost_hose" },
        { id: "filter", label: "Filter gauge red", to: "air_filter" },
        { id: "no", label: "Neither", means: ["no"], to: "overfuel" },
        { id: "cant_tell", to: "overfuel" },
      ],
    },
  },
  outcomes: {
    not_exhaust: {
      certainty: "likely",
      cause: "Smoke that does not come from the exhaust counts as a fire until somebody has seen its source.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No. Off the road, engine off, everybody out on the side away from traffic. Flames or growing " +
          "smoke: call 911.",
      },
      do: [
        "Stand at least 100 feet away, upwind.",
        "Only a thin wisp, and it fades with the engine off: wait, then look from outside.",
      ],
      doNot: ["Do not open the hood while it smokes: air feeds the fire.", "No water on a hot wheel end."],
      who: ["emergency", "roadside", "tow"],
      technician: "Smoke not from exhaust or source unknown: wiring, oil on exhaust, brake or bearing.",
    },
    coolant_burns: {
      certainty: "likely",
      cause:
        "Coolant gets into the exhaust or a cylinder, or that is not excluded: EGR cooler, head gasket, cracked head or liner.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Coolant in a cylinder can lock the engine and bend a rod, and it ruins the exhaust system.",
      },
      do: [
        "Engine off as soon as you are out of traffic. Do not crank it again.",
        "Cold: note the coolant level, and look at the dipstick for milk.",
        "Coolant down or milk: a tow. Both fine: a technician can test it where you stand.",
      ],
      doNot: ["Do not top up and go.", "No stop-leak."],
      who: ["tow", "roadside"],
      parts: ["egr", "coolant"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "White sweet smoke or coolant loss with smoke: pressure-test, EGR cooler, head gasket, liners. Do not crank.",
    },
    cold_fuel: {
      certainty: "likely",
      cause: "Raw fuel in a cold engine. It is normal for a minute or two in frost, longer with weak intake heat.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once the smoke is gone and it runs evenly.",
      },
      do: [
        "Wait for the intake heater lamp before you crank. Plug in the block heater in frost.",
        "If it takes longer each week, or it misses, have heater and injectors checked.",
      ],
      doNot: ["No starting fluid.", "Do not idle it in a closed building."],
      who: [],
      technician: "White smoke at cold start only, coolant stable: intake heat, injector, low compression if it grows.",
    },
    raw_fuel: {
      certainty: "likely",
      cause: "A cylinder gets fuel and does not burn it: an injector, water in the fuel, timing, or low compression.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, gently, if it does not knock and the coolant stays up. Raw fuel thins the oil.",
      },
      do: [
        "Check the oil now: over full or fuel smell means shut it off.",
        "Look for water in the fuel filter's bowl. A fresh fill? Keep the receipt.",
        "Park on bare ground: raw fuel can catch fire in the exhaust. Photo of the codes.",
      ],
      who: ["shop", "roadside"],
      parts: ["injector", "fuel_filter"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "White fuel smoke when warm: cylinder cutout, injectors, water in fuel, compression, oil dilution.",
    },
    blue_stop: {
      certainty: "likely",
      cause: "It burns engine oil, most likely through a failing turbo, or the oil level is not safe.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A turbo that comes apart can feed the engine with its own oil, and then the key does not stop it.",
      },
      do: [
        "Engine off out of traffic.",
        "Look at the oil level and at the pipe after the turbo, when cold: wet with oil?",
        "Low: fill to the mark only when a technician agrees to a restart.",
      ],
      doNot: ["Do not pull hard on it to make the exit.", "Do not restart it to see whether it still smokes."],
      who: ["tow", "roadside"],
      parts: ["turbo", "oil"],
      cost: { from: 2500, to: 5000, source: "tow_cost" },
      technician:
        "Blue smoke, thick or with turbo noise or unsafe oil level: turbo shaft play, oil in charge pipes, breather.",
    },
    blue_over: {
      certainty: "likely",
      cause: "The oil is over full or thinned with fuel, and the engine draws it in.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it: it can run away on its own oil.",
      },
      do: ["Leave it off.", "Photo of the dipstick. Say who last changed the oil, and how much went in."],
      doNot: ["Do not drain some on the road and go."],
      who: ["roadside", "tow"],
      parts: ["oil", "injector"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Blue smoke, oil over full or diluted: sample, drain to mark, find fuel or overfill.",
    },
    blue_light: {
      certainty: "open",
      cause: "A little oil is burnt: valve seals, rings, turbo seal or breather, wearing slowly.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until you are home or at a shop, with the oil checked at every stop and never below the mark.",
      },
      do: [
        "Check and note the oil at each stop, and carry two gallons of the right one.",
        "Thick smoke, a turbo noise, or more than a gallon in a day: stop there.",
      ],
      who: ["shop"],
      parts: ["oil", "turbo"],
      technician:
        "Light blue puffs, level normal, no turbo noise: consumption test, turbo seal, breather, guides, rings.",
    },
    boost_hose: {
      certainty: "likely",
      cause: "A boost hose is off or split, so the engine gets too little air for its fuel.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, gently and without heavy smoke. Pulling hard overheats the exhaust.",
      },
      do: [
        "Cool engine: push the hose back, clean oil off the pipe, tighten the clamp.",
        "Still smoking: leave it to a mechanic.",
      ],
      doNot: ["No hands near fan and belts with the engine running."],
      who: ["roadside", "shop"],
      parts: ["boost_hose"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Black smoke with boost noise: charge-air hose, clamp, cooler.",
    },
    air_filter: {
      certainty: "found",
      cause: "The air filter is plugged with dust, water or snow.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, gently. There it gets a new filter.",
      },
      do: ["Engine off: knock snow or leaves off the intake and the filter.", "Replace it, and press the gauge back."],
      doNot: ["Do not run without a filter: dust ruins turbo and cylinders.", "No air hose through a paper filter."],
      who: ["shop"],
      minutes: { from: 15, to: 40, source: "trade" },
      technician: "Black smoke, restriction gauge red: air filter, collapsed intake pipe.",
    },
    overfuel: {
      certainty: "open",
      cause: "Too much fuel or too little air from a place you cannot see: injector, turbo, EGR, or a cooler leak.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, gently. With a knock, a red lamp, or glowing exhaust: stop.",
      },
      do: [
        "Right lane, no hard pulls.",
        "Check the oil: a leaking injector thins it.",
        "Park on bare ground: soot and heat can light dry grass.",
      ],
      who: ["shop", "dealer"],
      parts: ["injector", "turbo", "egr"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Black smoke, hoses and air filter fine per driver: boost leak test, injectors, EGR valve, turbo actuator.",
    },
  },
  asides: [
    {
      id: "steam",
      question: "Is white in the cold just steam?",
      answer:
        "Yes, when it thins out right behind the stack, has no smell, and the coolant stays up. Smoke that hangs in " +
        "the air is not.",
      sources: ["trade"],
    },
    {
      id: "regen",
      question: [
        { when: { emissions: ["none"] }, text: "Can a long idle make it smoke?" },
        { text: "Can a regen smoke?" },
      ],
      answer: [
        {
          when: { emissions: ["none"] },
          text: "Yes, for a minute when you pull off: fuel and oil collect at idle. It has to clear by itself.",
        },
        {
          text:
            "Yes, a short gray or white haze can come with a regen. It ends with it. Sweet smell or lost " +
            "coolant is not that.",
        },
      ],
      sources: ["trade"],
    },
    {
      id: "ticket",
      question: "Can I get a ticket for smoke?",
      answer: "Yes, several states check smoke, and a truck whose emission system is taken off is illegal everywhere.",
      sources: ["trade"],
    },
    {
      id: "overnight",
      question: "Can I let it idle overnight with it?",
      answer: "No. Smoke that you do not understand must not run while you sleep: fumes can get into the bunk.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
