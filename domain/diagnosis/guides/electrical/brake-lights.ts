import { defineGuide } from "../guide.ts";

/** Brake lamps of the whole combination. `trailer-lights-out` and `headlights-out` win where no brake light is named. */
export const brakeLights = defineGuide({
  id: "brake-lights",
  system: "electrical",
  title: "Brake lights stay on or are dead, cruise does not work",
  selects: { symptoms: ["lights_out"], codes: [{ spn: 1045 }, { spn: 597 }, { spn: 880 }], spoken: ["brake_light"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the nearest place where it can be fixed: the drivers behind cannot see you brake.",
  },
  usually: [
    {
      when: { make: ["freightliner"], from: 2017, to: 2021 },
      text:
        "On a Cascadia of these years it is often the brake pressure switch, which a recall replaces. Stuck on, it " +
        "also kills cruise.",
    },
    {
      text:
        "Stuck on with dead cruise is usually the brake switch. Dead everywhere is a fuse or the switch. Dead on the " +
        "trailer alone is the cord.",
    },
  ],
  first: "what",
  steps: {
    what: {
      ask: "What do the brake lights do?",
      how: [
        "Parked with the rear near a wall or window, knobs out, wheels chocked. Watch the reflection, or ask somebody.",
      ],
      answers: [
        { id: "on", label: "They stay on", to: "pedal" },
        { id: "dead", label: "They never come on", to: "where_dead" },
        { id: "cruise", label: "They work, cruise is dead", to: "cruise_lamp" },
        { id: "cant_tell", to: "where_dead" },
      ],
    },
    pedal: {
      ask: "Lift the brake pedal with your foot, and look at the trailer hand valve. Do the lights go out?",
      how: ["Hand valve all the way off.", "Move a floor mat or trash away from the pedal."],
      answers: [
        { id: "yes", means: ["yes"], to: "pedal_rest" },
        {
          id: "no",
          means: ["no"],
          shows: "Nothing presses the brake, so a switch or a valve holds the lights on.",
          to: "drag",
        },
        { id: "cant_tell", to: "drag" },
      ],
    },
    drag: {
      ask: "Off the road, after a few slow yards: does it drag, or is one wheel hotter than the others?",
      how: [
        "On level ground it should coast in neutral.",
        "Brakes set, walk around: back of the hand near each hub. Do not touch.",
      ],
      warn: "A dragging brake can be hot enough to burn you and to light a tire. With smoke stay away and call 911.",
      answers: [
        { id: "free", label: "Rolls free, all cool", means: ["no"], to: "switch_on" },
        { id: "drags", label: "It drags, or one is hot", means: ["yes", { symptom: "brakes_drag" }], to: "dragging" },
        { id: "cant_tell", to: "dragging" },
      ],
    },
    where_dead: {
      ask: "Are they dead on the tractor, on the trailer, or on both?",
      answers: [
        { id: "both", label: "Both", to: "fuse" },
        { id: "trailer", label: "Only the trailer", to: "trailer_only" },
        { id: "tractor", label: "Only the tractor", to: "fuse" },
        { id: "cant_tell", to: "fuse" },
      ],
    },
    fuse: {
      ask: "Is the fuse for the stop lamps good?",
      how: ["Key off. The fuse panel's lid names it: stop, brake or SW.", "Replace it once with the same amperage."],
      answers: [
        { id: "works", label: "New fuse, they work", to: "fuse_held" },
        { id: "again", label: "It blows again", to: "short" },
        { id: "good", label: "It is good", means: ["yes"], to: "switch_dead" },
        { id: "cant_tell", to: "switch_dead" },
      ],
    },
    cruise_lamp: {
      ask: "Is a warning lamp on, such as ABS, check engine, or collision warning?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "abs_lamp" }, { symptom: "check_engine" }], to: "cruise_blocked" },
        { id: "no", means: ["no"], to: "cruise_switch" },
        { id: "cant_tell", to: "cruise_switch" },
      ],
    },
  },
  outcomes: {
    pedal_rest: {
      certainty: "found",
      cause: "The pedal or the hand valve did not come all the way back.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, if the pedal now comes back by itself each time and no wheel is hot.",
      },
      do: [
        "Clear the floor around the pedal. Press and release it ten times; it must come up each time.",
        "Feel near the hubs after five miles.",
      ],
      doNot: ["Do not drive on with a pedal that sticks down: the brakes drag and burn."],
      who: ["shop"],
      technician: "Stop lamps on from pedal or hand valve not returning. Check pivot, treadle, return spring.",
    },
    dragging: {
      certainty: "likely",
      cause: "Brakes may really be applied: air is held in a valve or a brake drags.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A dragging brake heats up until the wheel end burns or the brakes fail.",
      },
      do: [
        "Park on level ground, wheels chocked, and let it cool by itself.",
        "Smoke or fire at a wheel: get away, call 911. Put no water on a hot drum.",
        "Tell the technician which wheels are hot.",
      ],
      doNot: ["Do not crawl under it.", "Do not drive it free."],
      who: ["roadside", "tow"],
      parts: ["air_valve", "brake_chamber"],
      minutes: { from: 45, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Stop lamps on and truck drags: treadle, hand valve, relay or quick-release holding air; hot wheel ends.",
    },
    switch_on: {
      certainty: "likely",
      cause: "The brake light switch is stuck closed.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest shop, by daylight and dry, since no one behind sees you brake. In the dark or in rain it stays.",
      },
      do: [
        "Leave room, brake early, and keep cruise and engine brake off.",
        [
          {
            when: { make: ["freightliner"], from: 2017, to: 2021 },
            text:
              "Give the dealer the VIN and ask for recall 20V-567: if it is open on this truck, the repair " +
              "is free.",
          },
          { text: "Give the dealer the VIN, and ask whether a recall is open for the brake switch." },
        ],
        "Battery disconnect off when you park: the lamps drain the batteries.",
      ],
      doNot: ["Do not pull the stop lamp fuse and drive: then there are no brake lights at all."],
      who: ["dealer", "roadside", "shop"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Stop lamps on, pedal up, no drag: stop lamp/brake pressure switch stuck; oil or water in it, open recall.",
      sources: ["recall_20v567", "trade"],
    },
    trailer_only: {
      certainty: "likely",
      cause: "The red wire of the seven-pin cord, its pin, or the trailer's lamp circuit is dead.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next safe place off the road. A trailer without brake lights does not go in traffic or " +
          "at night.",
      },
      do: [
        "Unplug the cord at both ends, look for green or bent pins, and plug it in hard.",
        "Try another cord if there is one.",
      ],
      who: ["roadside"],
      parts: ["trailer_cord", "fuse"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Trailer stop lamps dead, tractor's work: red pin of J560, cord, nose box, trailer stop fuse.",
      sources: ["pin_colors", "cfr_393_11"],
    },
    fuse_held: {
      certainty: "likely",
      cause: "The stop lamp fuse had blown, and the new one holds for now.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop. Check the lights at every stop, since the cause is still there.",
      },
      do: [
        "Unplug the trailer, brake ten times, plug it in, brake ten times. Which one blows it?",
        "Carry two spare fuses of the same amperage.",
      ],
      doNot: ["Never put in a bigger fuse."],
      who: ["shop"],
      parts: ["fuse"],
      technician: "Stop lamp fuse blew once. Look for short in cord, nose box or lamp bases.",
    },
    short: {
      certainty: "found",
      cause: "The stop lamp circuit has a short, on the tractor or on the trailer.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text:
          "Until the next safe place, and only far enough to be out of traffic. Without brake lights it " +
          "stays parked.",
      },
      do: [
        "Unplug the trailer and try one more fuse: if it holds, the short is in cord or trailer.",
        "If it blows again, leave it out.",
      ],
      doNot: ["No wire or foil in the holder: the harness burns."],
      who: ["roadside"],
      parts: ["fuse", "trailer_cord"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Stop lamp fuse blows at once: isolate trailer, then tractor harness and lamp bases.",
    },
    switch_dead: {
      certainty: "likely",
      cause: "The brake light switch, a relay, a ground, a lamp plug or the controller: the signal does not arrive.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place off the road. Without brake lights it must not stay in traffic.",
      },
      do: [
        "Key off for two minutes, then try again.",
        "Do they work with the trailer hand valve but not with the pedal? That finds the switch: tell the technician.",
        "4-ways on while you leave the road.",
      ],
      doNot: ["Do not drive at night or in rain."],
      who: ["roadside", "shop"],
      parts: ["fuse"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Stop lamps dead, fuse good per driver: stop lamp switch(es), relay, controller output, ground.",
      sources: ["cfr_393_11", "trade"],
    },
    cruise_blocked: {
      certainty: "likely",
      cause: "The fault behind that lamp also blocks the cruise control.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, without cruise, while it brakes and pulls normally. A red lamp means stop.",
      },
      do: ["Take a photo of the lamp and the code.", "Have it read at the next shop."],
      who: ["shop", "dealer"],
      technician: "Cruise inhibited with active lamp: read codes (brake switch plausibility, wheel speed, radar).",
    },
    cruise_switch: {
      certainty: "likely",
      cause: "A brake, clutch or cruise switch tells the engine that it must not hold the speed.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, without cruise. Check the brake lights each day, since the same switch feeds them.",
      },
      do: [
        "Check: parking knobs all the way in, PTO and fan switch off, clutch pedal up, speed above 30 mph.",
        "Have the brake and clutch switches checked at the next service.",
      ],
      who: ["shop"],
      technician: "Cruise dead, stop lamps work: brake/clutch switch signals, cruise switch, speed signal.",
    },
  },
  asides: [
    {
      id: "legal",
      question: "Can I drive without brake lights?",
      answer:
        "No, not legally. By daylight go no farther than the nearest place to fix it, and only where that " +
        "is safer than " +
        "staying.",
      sources: ["cfr_393_11", "cfr_396_7"],
    },
    {
      id: "why_cruise",
      question: "Why does cruise quit with the brake lights?",
      answer: "The same switch tells the engine that you brake. When it sticks, the engine thinks you never let go.",
      sources: ["trade"],
    },
    {
      id: "recall",
      question: "Is there a recall?",
      answer:
        "Yes, for one case: 20V-567 on Cascadias of model years 2017 to 2021, lights that stay on. Only " +
        "the VIN tells " +
        "whether yours is open.",
      sources: ["recall_20v567"],
    },
    {
      id: "fuse_out",
      question: "Can I pull the fuse so that they go out?",
      answer: "No. Then you have none at all. Lights that stay on at least show that you are there.",
      sources: ["trade"],
    },
  ],
  sources: ["cfr_393_11", "trade"],
});
