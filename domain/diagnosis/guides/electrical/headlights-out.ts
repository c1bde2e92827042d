import { defineGuide } from "../guide.ts";

/**
 * Lamps of the tractor or straight truck. `trailer-lights-out` has the same symptoms and wins on a truck that has or
 * may have a trailer; this guide opens on a truck without one, and by its name.
 */
export const headlightsOut = defineGuide({
  id: "headlights-out",
  system: "electrical",
  title: "Headlights, a turn signal or one light is out",
  selects: { symptoms: ["lights_out", "lights_out_dark"], before: ["brake-lights"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text:
      "Until the next safe place, if both low beams and the rear lights work. In the dark without " +
      "headlights: get off the road and stay there.",
  },
  usually:
    "One lamp is usually its bulb or plug. Both at once is a fuse, a relay or the switch. All that flicker together " +
    "share a ground.",
  first: "which",
  steps: {
    which: {
      ask: "Which lights are out on the truck?",
      how: [
        "Parked, brakes set. 4-ways and headlights on, then walk around.",
        "Low beams: look at the light on a wall.",
      ],
      answers: [
        { id: "both", label: "Both headlights", to: "high_beam" },
        { id: "one", label: "One lamp", to: "plug" },
        { id: "signals", label: "Turn signals or 4-ways", to: "signal_side" },
        { id: "cant_tell", label: "Several, or can't tell", to: "flicker" },
      ],
    },
    high_beam: {
      ask: "Do the high beams work?",
      how: ["Pull the stalk once, then switch the lights off and on.", "Try the automatic setting and the manual one."],
      answers: [
        {
          id: "yes",
          label: "Yes, only low is dead",
          means: ["yes"],
          shows: "Then the power gets to the lamps, and the low beam's fuse, relay or bulbs are dead.",
          to: "fuse",
        },
        { id: "no", label: "Both beams dead", means: ["no"], to: "fuse" },
        { id: "back", label: "They came back", to: "switch_flaky" },
        { id: "cant_tell", to: "fuse" },
      ],
    },
    fuse: {
      ask: "Is the fuse for those lights blown?",
      how: [
        "Lights off, key off. The lid of the fuse panel shows which one.",
        "A broken strip or black glass means blown. Put in one of the same amperage, once.",
      ],
      warn: "Never a bigger fuse, never wire or foil: the harness burns instead.",
      answers: [
        { id: "works", label: "New fuse, lights work", to: "fuse_held" },
        { id: "again", label: "It blows again", to: "short" },
        { id: "good", label: "The fuse is good", means: ["no"], to: "relay_switch" },
        { id: "cant_tell", to: "relay_switch" },
      ],
    },
    plug: {
      ask: "Lights off, push the lamp's plug home, lights on: does it light now?",
      how: ["Look for water in the lens, a green plug, or a broken wire behind it."],
      warn: "Bulbs and HID units stay hot, and an HID plug is high voltage: switch off before you touch it.",
      answers: [
        { id: "yes", means: ["yes"], to: "plug_loose" },
        { id: "no", means: ["no"], to: "bulb" },
        { id: "cant_tell", to: "bulb" },
      ],
    },
    signal_side: {
      ask: "Is one side dead, or both?",
      how: ["Left signal, right signal, then 4-ways. Does the dash arrow flash fast?"],
      answers: [
        {
          id: "one",
          label: "One side, flashes fast",
          shows: "A fast arrow means that one lamp of that side is dead.",
          to: "plug",
        },
        { id: "both", label: "Both sides", to: "signals_dead" },
        { id: "cant_tell", to: "signals_dead" },
      ],
    },
    flicker: {
      ask: "Do lamps flicker, burn dim, or go on and off together over bumps?",
      answers: [
        { id: "yes", means: ["yes"], to: "ground" },
        { id: "no", means: ["no"], to: "fuse" },
        { id: "cant_tell", to: "fuse" },
      ],
    },
  },
  outcomes: {
    fuse_held: {
      certainty: "likely",
      cause: "The fuse had blown, and the new one holds for now.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop or shop. The cause is still there, so be off the road before dark.",
      },
      do: [
        "Check every lamp once more, and carry two spare fuses of that size.",
        "Look for a wire that rubs: behind the headlamp, at the hood hinge, and at added lamps.",
      ],
      doNot: ["Never put in a bigger fuse."],
      who: ["shop"],
      parts: ["fuse"],
      minutes: { from: 20, to: 60, source: "trade" },
      technician: "Light fuse blew once, new one holds: look for chafe at hood hinge and lamp plugs.",
    },
    short: {
      certainty: "found",
      cause: "A wire of that circuit touches metal, or a lamp has a short.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, by daylight and dry, with the brake lights working. Otherwise it stays.",
      },
      do: [
        "Leave the fuse out: a wire that heats up can start a fire.",
        "Switch off what was added to that circuit, and unplug the lamp if it is easy to reach.",
        "If you smell burnt plastic: stop, get out, and have the batteries disconnected.",
      ],
      doNot: ["Do not try a third fuse."],
      who: ["roadside", "shop"],
      parts: ["fuse"],
      minutes: { from: 30, to: 150, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Light fuse blows again at once: short to ground, check hood hinge harness, lamp bases, added lamps.",
    },
    switch_flaky: {
      certainty: "likely",
      cause: "The light switch, its relay or a plug makes contact only at times.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, by daylight. They can go out again at speed and in the dark.",
      },
      do: [
        "In the dark: slow down, 4-ways on, and get off at the nearest lit place.",
        "Feel the switch: hot plastic means stop and leave the lights off.",
      ],
      doNot: ["Do not drive through a night on it."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Headlights cut out and came back: switch, relay, ground, module output overheating.",
    },
    relay_switch: {
      certainty: "open",
      cause: "The fuse is good or cannot be judged: a relay, the switch, a ground, or the body controller.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, only in full daylight. In the dark or in rain, stay parked.",
      },
      do: [
        "Key off for two minutes, then on: a body controller sometimes wakes up.",
        "Do high beams or fog lamps still work? They are for getting off the road, and no more.",
        "Tell the technician what works and what does not.",
      ],
      doNot: ["Do not run at night on fog or marker lamps."],
      who: ["roadside", "shop"],
      parts: ["fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Lights out, fuse good per driver: relay, headlamp switch, ground, body controller output.",
      sources: ["cfr_393_11", "trade"],
    },
    plug_loose: {
      certainty: "found",
      cause: "The lamp's plug or its seat was loose.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, while it stays lit. Look at it again at the next stop.",
      },
      do: ["Latch the plug, and tie the wire so that it does not pull.", "Have a green plug replaced soon."],
      who: [],
      technician: "Lamp plug was loose; works again. Check for corrosion.",
    },
    bulb: {
      certainty: "likely",
      cause: "That bulb or lamp is dead, or no power gets to its plug.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop, where lamps are sold. At night not with a dead low beam or brake lamp.",
      },
      do: [
        "Lights off, let it cool. Take the old bulb with you, for its number.",
        "Hold a new halogen bulb by its base: finger grease makes it burst.",
        "A sealed LED lamp is replaced whole. If the new one stays dark, it is the plug or the wire.",
      ],
      doNot: ["Do not put a stronger bulb in: it melts the plug."],
      who: [],
      minutes: { from: 10, to: 40, source: "trade" },
      technician: "Single lamp dead, plug pushed home. If new lamp stays dark: power and ground at plug.",
      sources: ["cfr_393_11", "trade"],
    },
    signals_dead: {
      certainty: "likely",
      cause: "The flasher, its fuse, the signal stalk or the body controller has failed.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe place, without lane changes where you can avoid them.",
      },
      do: [
        "Try the 4-ways: if they work, the flasher is good and the stalk is suspect.",
        "Look at the fuse marked turn, hazard or flasher. Replace it once with the same amperage.",
        "Plan right turns and the fewest lane changes to the stop.",
      ],
      doNot: ["Do not work an interstate in traffic without signals."],
      who: ["roadside", "shop"],
      parts: ["fuse"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Both turn sides dead: flasher or its fuse, multifunction switch, controller output.",
    },
    ground: {
      certainty: "likely",
      cause: "A ground or a plug makes bad contact.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, by daylight, as long as the lamps stay on.",
      },
      do: [
        "Look at the ground wires by the headlamps and at the frame: loose, green or broken?",
        "Tighten what is loose. Note which lamps go together; that finds the ground.",
      ],
      doNot: ["Do not drive at night on lamps that cut out."],
      who: ["shop", "roadside"],
      minutes: { from: 20, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Lamps flicker or dim together: shared ground or connector; voltage-drop test.",
    },
  },
  asides: [
    {
      id: "one_headlight",
      question: "Can I run with one headlight?",
      answer:
        "No, not legally: both are required. By daylight go no farther than where a bulb is sold; in the dark stay " +
        "parked.",
      sources: ["cfr_393_11", "cfr_396_7"],
    },
    {
      id: "flashers",
      question: "Can I drive with 4-ways and fog lamps instead?",
      answer: "No. They do not light the road, and they hide your turn signals. Use them only to get off the road.",
      sources: ["trade"],
    },
    {
      id: "fast_arrow",
      question: "Why does the arrow flash fast?",
      answer: "One lamp of that side is out, on the tractor or on the trailer. Walk around with the signal on.",
      sources: ["trade"],
    },
    {
      id: "ticket",
      question: "Will I be put out of service for it?",
      answer:
        "Until it is fixed you can be cited, and at night a truck without enough lamps can be held. An inspector " +
        "decides, so fix it before the scale.",
      sources: ["cfr_393_11", "trade"],
    },
  ],
  sources: ["cfr_393_11", "trade"],
});
