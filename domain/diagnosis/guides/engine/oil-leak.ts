import { defineGuide } from "../guide.ts";

/** Oil is lost at normal pressure. With low pressure or oil that pours out, `oil-pressure-low` wins; so does `knock`. */
export const oilLeak = defineGuide({
  id: "oil-leak",
  system: "engine",
  title: "The engine leaks oil",
  selects: { symptoms: ["oil_leak"] },
  when: { powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe place to look, while oil pressure is normal. If the gauge falls or oil runs, " +
      "shut it off at once.",
  },
  usually:
    "It is usually a filter or drain plug after a service, a turbo oil line, or a valve cover or pan gasket. Wind " +
    "carries it back, so the highest wet spot counts.",
  first: "pressure",
  steps: {
    pressure: {
      ask: "Is the oil pressure normal, with no red lamp and no knock?",
      answers: [
        {
          id: "no",
          means: ["no", { symptom: "oil_pressure_low" }, { symptom: "red_stop_lamp" }, { symptom: "engine_knock" }],
          to: "pressure_lost",
        },
        { id: "yes", means: ["yes", { symptom: "oil_ok" }], to: "hot" },
        { id: "cant_tell", to: "pressure_lost" },
      ],
    },
    hot: {
      ask: "Does oil drip or blow onto the exhaust or the turbo, or do you see smoke or smell burnt oil?",
      how: ["Engine off. Hood open from the side, a light, hands out."],
      warn: "Oil on a hot turbo can burst into flames. With smoke that grows, get away and call 911.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "smoke" }], to: "on_exhaust" },
        { id: "no", means: ["no"], to: "fluid" },
        { id: "cant_tell", to: "on_exhaust" },
      ],
    },
    fluid: {
      ask: "Which fluid is it?",
      how: ["White paper or cloth under the drip, parked.", "Engine oil is black or amber and does not smell of fuel."],
      answers: [
        { id: "oil", label: "Black or amber oil", to: "level" },
        { id: "diesel", label: "Thin, smells of diesel", means: [{ symptom: "fuel_seep" }], to: "is_fuel" },
        { id: "coolant", label: "Colored, smells sweet", means: [{ symptom: "coolant_leak" }], to: "is_coolant" },
        { id: "cant_tell", label: "Red or clear, or can't tell", to: "other_fluid" },
      ],
    },
    level: {
      ask: "Ten minutes after shutting off, where is the oil on the dipstick?",
      how: ["Level ground. Wipe it, push it in fully, read it."],
      answers: [
        { id: "low", label: "At the add mark or below", means: [{ symptom: "oil_dry" }], to: "low" },
        { id: "high", label: "Over full or milky", means: [{ symptom: "milky_oil" }], to: "wrong_oil" },
        { id: "ok", label: "Between the marks", means: [{ symptom: "oil_level_ok" }], to: "rate" },
        { id: "cant_tell", to: "low" },
      ],
    },
    rate: {
      ask: "Idle it two minutes, shut off, and look: how fast does it drip?",
      how: ["Cardboard under it. Look from the side, do not crawl under."],
      answers: [
        { id: "slow", label: "Damp or a few drops", to: "seep" },
        { id: "fast", label: "A stream or quick drops", means: [{ symptom: "oil_pouring" }], to: "fast" },
        { id: "filter", label: "At filter or drain plug", to: "filter" },
        { id: "cant_tell", to: "fast" },
      ],
    },
  },
  outcomes: {
    pressure_lost: {
      certainty: "likely",
      cause: "The leak, or something else, has cost the oil pressure.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Shut it off as soon as you are out of traffic. Without pressure an engine can fail in seconds.",
      },
      do: ["Dipstick after ten minutes.", "Look for where it runs out, and take a photo."],
      doNot: ["Do not refill and run: it only runs out again."],
      who: ["roadside", "tow"],
      parts: ["oil"],
      technician: "Oil leak with low, unknown pressure or knock: mechanical gauge before restart.",
    },
    on_exhaust: {
      certainty: "likely",
      cause: "Oil reaches the hot exhaust or turbo and can burn.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off, stay clear until it is cold. Growing smoke or flames: away, call 911.",
      },
      do: [
        "Extinguisher in reach, hood closed while it smokes.",
        "Cold: find the wet spot above the exhaust, and take a photo.",
      ],
      doNot: ["Do not drive to the exit with oil on the exhaust.", "No water on it."],
      who: ["roadside", "tow"],
      parts: ["oil", "turbo"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Oil on exhaust or turbo: turbo feed/drain line, valve cover, filter head. Clean before run.",
    },
    is_fuel: {
      certainty: "found",
      cause: "It is diesel, not oil.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Engine off and no sparks: diesel near a hot exhaust can burn.",
      },
      do: [
        "Look from the side where it comes from: filter, line or injector rail.",
        "If it runs or reaches a drain, call 911.",
      ],
      doNot: ["Never feel for a leak by hand: high pressure goes through skin."],
      who: ["roadside"],
      parts: ["fuel_line", "fuel_filter"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Reported as oil, driver finds diesel: supply lines, filter head, injector return, high-pressure line.",
    },
    other_fluid: {
      certainty: "open",
      cause: "It may be steering fluid, transmission oil, hub oil, or fuel, and not engine oil.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before you know what it is: lost steering fluid or fuel is a danger at once.",
      },
      do: [
        "Look at the steering fluid tank: low or empty?",
        "Note where the drip is: front, middle or at a wheel. A photo of the paper with the drop.",
        "Smells of diesel: no smoking, engine off.",
      ],
      doNot: ["Do not drive to see whether it gets worse."],
      who: ["roadside"],
      parts: ["power_steering", "trans_fluid", "fuel_line"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak reported as oil, fluid unknown, red or clear: steering, transmission, hub, fuel.",
    },
    is_coolant: {
      certainty: "found",
      cause: "It is coolant, not oil.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, only if it drips slowly, the level is right, and the needle is normal.",
      },
      do: [
        "Look at the coolant tank from the side; fill it cold only.",
        "Watch the needle all the way, and stop when it climbs.",
      ],
      doNot: ["Never open a hot cap."],
      who: ["roadside", "shop"],
      parts: ["coolant_hose", "coolant"],
      technician: "Reported as oil, driver finds coolant: pressure-test.",
    },
    low: {
      certainty: "found",
      cause: "It has lost enough oil to be in danger.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is filled to the mark and the leak is seen to be slow.",
      },
      do: [
        "Right oil, half a gallon at a time, wait, read it, to the mark. Note how much it took.",
        "Then idle two minutes with pressure watched, shut off, and look at the drip.",
        "Runs or drips quickly: stay. A few drops: to the nearest shop, with the oil checked after ten miles, then every 50.",
      ],
      doNot: ["Do not fill over the mark.", "Do not drive with a stream of oil."],
      who: ["roadside", "shop"],
      parts: ["oil"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Oil leak, level at or below add: find leak, fill, pressure check.",
    },
    wrong_oil: {
      certainty: "found",
      cause: "Fuel or coolant is in the oil, or it is overfilled: it leaks from too much oil and crankcase pressure.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not start it: such oil ruins the bearings, and too much can make the engine run away.",
      },
      do: ["Leave it off. Photo of the dipstick.", "Say what was serviced last."],
      who: ["tow", "roadside"],
      parts: ["oil"],
      technician: "Leak with oil over full or milky: sample, crankcase pressure, fuel or coolant source.",
    },
    fast: {
      certainty: "found",
      cause: "A line, a seal or a gasket lets oil out fast.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can empty the pan within miles, and oil on the road throws motorcycles down.",
      },
      do: [
        "Engine off. Catch it with a pan, bags or absorbent if you have them.",
        "If it reaches a drain, a ditch or the lane, call 911.",
      ],
      doNot: ["Do not top up and go."],
      who: ["roadside", "tow"],
      parts: ["oil"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fast oil leak, pressure was normal: filter, turbo line, cooler, front or rear seal, pan.",
      sources: ["cfr_396_5", "trade"],
    },
    filter: {
      certainty: "likely",
      cause: "The filter or the drain plug is loose, or its old gasket stuck to the engine.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before it is tight and dry. A filter that comes off empties the engine in under a minute.",
      },
      do: [
        "Engine off and cool. A spin-on filter you reach from the side: tight by hand, a quarter turn at most.",
        "Wipe it, fill to the mark, idle two minutes, look again. Dry: it may go to the shop that did the service.",
        "Still wet: stay, and call road service.",
      ],
      doNot: ["No crawling under to reach the plug.", "Do not force a filter with a big wrench: it tears."],
      who: ["roadside"],
      parts: ["oil"],
      minutes: { from: 20, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Leak at oil filter or drain plug, likely after service: double gasket, torque, plug thread.",
    },
    seep: {
      certainty: "likely",
      cause: "A gasket or seal seeps: valve cover, pan, front cover or breather.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop stop, with oil checked at every stop. An inspector can write it up.",
      },
      do: [
        "Check the level at each stop, and write it down. More than a gallon in a day: stop.",
        "Wash it off at a shop, so that the source shows.",
        "See that no oil runs onto the exhaust, a belt, or the clutch.",
      ],
      doNot: ["No stop-leak: it swells other seals."],
      who: ["shop"],
      parts: ["oil"],
      technician: "Slow oil seep, level and pressure normal: clean and dye, gasket, breather.",
      sources: ["cfr_396_5", "trade"],
    },
  },
  asides: [
    {
      id: "legal",
      question: "Can I be put out of service for an oil leak?",
      answer:
        "No, mostly it is written up: the rule asks for a truck free of oil and grease leaks. Oil on brakes or the " +
        "exhaust can hold the truck.",
      sources: ["cfr_396_5", "trade"],
    },
    {
      id: "mix",
      question: "Can I add another brand of oil?",
      answer:
        "Yes, to save the engine: the same class, such as CK-4, and the same thickness. Tell the shop, " +
        "and change it soon.",
      sources: ["trade"],
    },
    {
      id: "how_much",
      question: "How much is between the marks?",
      answer: "About one gallon on most big engines; the book says exactly. Low to full is not the whole pan.",
      sources: ["trade"],
    },
    {
      id: "spill",
      question: "Who cleans the road?",
      answer:
        "Call 911 if it is in the lane or runs to a drain. The carrier has to report a spill; tell dispatch at once.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
