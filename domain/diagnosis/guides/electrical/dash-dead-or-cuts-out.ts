import { defineGuide } from "../guide.ts";

/**
 * The dash goes dark or drops out while there is power elsewhere. A truck that is dark and does not crank is
 * `nothing-at-all`; with a burnt smell `burnt-wiring-smell` wins.
 */
export const dashDead = defineGuide({
  id: "dash-dead-or-cuts-out",
  system: "electrical",
  title: "The dash is dead, or everything cuts out and comes back",
  selects: {
    symptoms: ["dash_dead"],
    codes: [{ spn: 627 }, { spn: 158 }, { spn: 639 }, { spn: 2023 }, { spn: 2033 }],
  },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the first safe place off the road. Without gauges you cannot see low air, heat or low oil.",
  },
  usually:
    "All gauges at once is usually a loose battery or ground cable, an ignition fuse, or one data wire that rubs " +
    "through. It is hardly ever the gauges.",
  first: "smell",
  steps: {
    smell: {
      ask: "Do you smell burnt plastic, or see smoke, sparks or a hot fuse panel?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "burning_electrical" }, { symptom: "smoke" }], to: "burnt" },
        { id: "no", means: ["no"], to: "what" },
        { id: "cant_tell", to: "burnt" },
      ],
    },
    what: {
      ask: "Which goes dark?",
      how: ["Off the road, brakes set. Key on. Headlights, 4-ways and radio on for a moment."],
      answers: [
        {
          id: "all",
          label: "Everything, lights too",
          shows: "Lights and dash together mean the main power: a battery, ground or main cable.",
          to: "ends",
        },
        { id: "gauges", label: "Only gauges and displays", to: "air" },
        { id: "one", label: "One gauge", to: "one_gauge" },
        { id: "cant_tell", to: "ends" },
      ],
    },
    air: {
      ask: "Can you still read the air pressure, and does the low-air buzzer work?",
      how: [
        "Some trucks keep real air needles, others show air on the screen.",
        "Parked, chocked, engine off: key on, press the brake until the buzzer should sound, near 60 psi.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "returns" },
        { id: "no", means: ["no"], to: "blind" },
        { id: "cant_tell", to: "blind" },
      ],
    },
    returns: {
      ask: "Does it come back by itself, over bumps or when you turn the key off and on?",
      answers: [
        {
          id: "bumps",
          label: "Over bumps",
          shows: "Bumps mean a loose plug, ground or a wire that rubs.",
          to: "loose_wire",
        },
        { id: "key", label: "After key off and on", means: ["yes"], to: "module" },
        { id: "stays", label: "It stays dead", means: ["no"], to: "fuse" },
        { id: "cant_tell", to: "fuse" },
      ],
    },
    ends: {
      ask: "Key off: does a battery clamp, the disconnect switch or the frame ground turn or wiggle by hand?",
      how: ["Rings and watch off.", "Look for green, burnt or half-broken cable ends."],
      warn: "Rotten-egg smell or a swollen battery: step away and touch nothing.",
      answers: [
        { id: "yes", means: ["yes"], to: "main_cable" },
        { id: "no", means: ["no"], to: "main_open" },
        { id: "cant_tell", to: "main_open" },
      ],
    },
    fuse: {
      ask: "Is a fuse for the instruments, the ignition or the cluster blown?",
      how: ["Key off. The lid of the fuse panel names it.", "Replace it once, with the same amperage."],
      answers: [
        { id: "works", label: "New fuse, it works", to: "fuse_held" },
        { id: "again", label: "It blows again", to: "short" },
        { id: "good", label: "It is good", means: ["no"], to: "module" },
        { id: "cant_tell", to: "module" },
      ],
    },
  },
  outcomes: {
    burnt: {
      certainty: "likely",
      cause: "Wiring may be burning. The dash goes dark because a wire or fuse panel melts.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Get off the road, shut everything off, and get out.",
      },
      do: [
        "Key off, battery disconnect off if it can be reached without smoke.",
        "Smoke or flames: away from the truck and traffic, call 911.",
        "Do not close the circuit again to see whether it is gone.",
      ],
      doNot: ["Do not pull smoking wires with bare hands."],
      who: ["emergency", "roadside", "tow"],
      technician: "Dash out with burnt smell or smoke: batteries off, find the burnt harness before power-up.",
    },
    blind: {
      certainty: "found",
      cause: "Without air gauges and buzzer you cannot know whether the brakes have pressure.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A truck whose air you cannot see stays parked until the gauges work.",
      },
      do: [
        "Knobs out, wheels chocked.",
        "Key off for two minutes, then on: if gauges and buzzer come back, they must stay for you to move.",
        "Take a photo of the dash with key on.",
      ],
      doNot: ["Do not drive by feel."],
      who: ["roadside", "dealer"],
      parts: ["fuse"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Cluster dead with no air reading or buzzer: cluster supply, ground, J1939 backbone, ignition relay.",
      sources: ["cfr_393_51", "cdl_air_brakes"],
    },
    main_cable: {
      certainty: "found",
      cause: "A main cable or ground makes contact only at times.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text:
          "No, not before it is clean and tight: it can kill the engine, the lights and the steering help " +
          "at speed.",
      },
      do: [
        "Disconnect switch off. Tighten the end if you have the wrench, negative side last.",
        "Disconnect switch on, key on, engine off: wiggle it with a dry glove. The dash must not blink. Then start, hands off.",
        "If it holds: to the next shop, and have the cable replaced if it is green or burnt.",
      ],
      doNot: [
        "Never let a wrench touch from the positive post to metal.",
        "Never move a battery cable with the engine running: it burns modules.",
      ],
      who: ["roadside"],
      parts: ["battery_cable"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Total power drops out, driver found a loose main or ground end. Voltage-drop test under load.",
    },
    main_open: {
      certainty: "open",
      cause: "The main power drops out at a place that you cannot see: switch, main fuse, bulkhead stud or ground.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can go dark again in traffic, and the engine may quit with it.",
      },
      do: [
        "Stay parked, 4-ways if they work, triangles beside a road.",
        "Tell the technician: after rain, over bumps, under load, or at random?",
      ],
      doNot: ["Do not drive at night hoping that it holds."],
      who: ["roadside", "tow"],
      parts: ["battery_cable", "fuse"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Total power drops out, ends tight per driver: disconnect switch, mega fuse, bulkhead studs, grounds.",
    },
    loose_wire: {
      certainty: "likely",
      cause: "A plug, a ground or the data wire behind the dash or at the bulkhead is loose or rubbed through.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, if the air gauges and the buzzer stay alive. Stop if they go out.",
      },
      do: [
        "Watch air, oil and temperature all the way.",
        "Note what goes together: gauges, transmission display, ABS lamp. That finds the wire.",
      ],
      doNot: ["Do not hit the dash to bring it back."],
      who: ["shop", "dealer"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Cluster drops over bumps: cluster connector and ground, J1939 splice and terminators, bulkhead plug.",
    },
    fuse_held: {
      certainty: "likely",
      cause: "The instrument fuse had blown, and the new one holds for now.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, with every gauge alive. Something blew it, and it can blow again.",
      },
      do: ["Check air, oil, temperature and the buzzer before you roll.", "Unplug what was added to the dash lately."],
      doNot: ["Never put in a bigger fuse."],
      who: ["shop"],
      parts: ["fuse"],
      technician: "Instrument fuse blew once, new one holds: chafe, added accessory, power outlet short.",
    },
    short: {
      certainty: "found",
      cause: "A wire of the dash has a short.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Without gauges it stays parked, and a wire with a short can burn.",
      },
      do: ["Leave the fuse out.", "Unplug chargers, cameras and radios; tell the technician what was added."],
      doNot: ["Never use a bigger fuse, wire or foil."],
      who: ["roadside", "dealer"],
      parts: ["fuse"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Instrument fuse blows at once: short in dash harness or accessory; isolate by unplugging.",
    },
    module: {
      certainty: "open",
      cause: "The cluster, its power, or the data line to it drops out.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, only with live air gauges and buzzer. If they go dark again, stop.",
      },
      do: [
        "Key off for two minutes, then on. Photo of every message.",
        "Read the voltmeter: below 12 with the engine running, modules drop out one by one.",
      ],
      who: ["dealer", "roadside"],
      minutes: { from: 45, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Cluster resets or dead, fuse good: supply voltage, ground, J1939 resistance (60 ohms), wake-up line.",
    },
    one_gauge: {
      certainty: "likely",
      cause: "One sender or its wire is bad. The value it should show is not known.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, if it is only fuel or speed. Air, oil, temperature or volts dead: it stays.",
      },
      do: [
        "Air, oil, temperature or volts dead: park, call road service, and have it read with another gauge.",
        "Look whether the dash screen shows the same value on another page.",
      ],
      doNot: ["Do not guess that it is just the gauge."],
      who: ["shop", "roadside"],
      technician: "Single gauge dead: compare with data-link value, sender, wire, gauge.",
    },
  },
  asides: [
    {
      id: "keep_going",
      question: "It came back by itself. Can I go on?",
      answer:
        "No, not when lights or engine went dark with it: it will do it again. Gauges alone: until the next shop, by " +
        "daylight, with all of them alive.",
      sources: ["trade"],
    },
    {
      id: "pull_batteries",
      question: "Should I pull the battery cables to reset it?",
      answer:
        "No. Key off for two minutes does the same for the modules. Pulling cables can lose the stored " +
        "codes and start " +
        "a spark.",
      sources: ["trade"],
    },
    {
      id: "speedometer",
      question: "Can I drive without a speedometer?",
      answer: "Until the nearest place that fixes it. It is required, and a phone only helps you to get there.",
      sources: ["cfr_396_7", "trade"],
    },
    {
      id: "while_driving",
      question: "It goes dark while I drive. What first?",
      answer:
        "Hold the wheel, off the throttle, brake gently to the shoulder. 4-ways. Do not switch the key off while it " +
        "rolls.",
      sources: ["trade"],
    },
  ],
  sources: ["trade"],
});
