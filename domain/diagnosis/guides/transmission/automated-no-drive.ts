import { defineGuide } from "../guide.ts";

export const automatedNoDrive = defineGuide({
  id: "automated-no-drive",
  system: "transmission",
  title: "Automated or automatic: no drive, display shows a fault",
  // no-gear keeps the symptoms and asks for the kind of transmission; this one starts where the display speaks.
  selects: { symptoms: [], codes: [{ spn: 2003 }, { spn: 1482 }] },
  when: { powertrain: ["diesel", "unknown"], transmission: ["automated", "automatic", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No, not until it takes a gear cleanly. Stuck in a lane: flashers on, out on the safe side, call 911.",
  },
  usually:
    "Usually it waits for something: air, voltage, the foot brake, a cool clutch. Otherwise a code tells which part.",
  first: "safe",
  steps: {
    safe: {
      ask: "Are you out of traffic with the parking brake set?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "supply" },
        { id: "lane", label: "No, in a lane", means: ["no", { symptom: "live_lane" }], to: "in_lane" },
        { id: "cant_tell", to: "supply" },
      ],
    },
    supply: {
      ask: "Are the air needles above 100 psi and the voltmeter at 12 or more?",
      answers: [
        { id: "yes", means: ["yes"], to: "display" },
        { id: "air", label: "The air is low", means: [{ reading: "air", below: 90 }], to: "low_air" },
        { id: "volts", label: "The voltage is low", means: [{ reading: "volts", below: 12 }], to: "low_volts" },
        { id: "cant_tell", to: "display" },
      ],
    },
    display: {
      ask: "What does the gear display show?",
      how: ["Key on, foot on the brake. Take a photo."],
      answers: [
        { id: "hot", label: "Clutch hot, CA, or overheat", means: [{ symptom: "trans_hot" }], to: "clutch_hot" },
        { id: "dashes", label: "Dashes, F, **, or blank", to: "cycle" },
        { id: "n", label: "N, it does not leave it", to: "conditions" },
        { id: "cant_tell", to: "cycle" },
      ],
    },
    conditions: {
      ask: "Foot firmly on the brake, door shut, at idle: does N, then D or R, give a gear now?",
      how: [
        "PTO off, foot off the throttle, trailer lock or interlock released. Brake pedal first, then the selector.",
      ],
      answers: [
        { id: "yes", means: ["yes"], to: "works_again" },
        {
          id: "shown",
          label: "Gear shown, but no pull",
          shows: "Then clutch or driveline does not carry.",
          to: "no_pull",
        },
        { id: "no", means: ["no"], to: "cycle" },
        { id: "cant_tell", to: "cycle" },
      ],
    },
    cycle: {
      ask: "Key off for two full minutes, brakes set, start in N: does it take a gear now?",
      how: ["Wait until the display is dark. Then foot brake, D or R, once."],
      answers: [
        { id: "yes", means: ["yes"], to: "works_again" },
        { id: "no", means: ["no"], to: "fault" },
        { id: "no_start", label: "It does not start now", means: [{ symptom: "no_crank" }], to: "stuck_start" },
        { id: "cant_tell", to: "fault" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is stopped in a lane without drive.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: [
        "Behind the guardrail or well off the road. Tell 911 highway, direction and mile marker.",
        "Tell 911 that it cannot move, so that traffic is held before anybody works on it.",
      ],
      doNot: ["On railroad tracks: no try at all. Get out, get away, call the blue sign's number."],
      who: ["emergency", "tow"],
      technician: "No drive in a live lane. 911 advised.",
    },
    low_air: {
      certainty: "likely",
      cause: "Clutch and shift motor work with air, and there is too little.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Build both needles above 100 psi first. The brakes need it as well.",
      },
      do: [
        "Fast idle, knobs out, chocked.",
        "It does not build: tell us, that is the trouble.",
        "Freezing: ice in the shift air line is common.",
      ],
      who: ["roadside"],
      parts: ["air_fitting", "air_dryer"],
      technician: "AMT no drive with low air. Air supply; shift air filter, regulator, ice.",
    },
    low_volts: {
      certainty: "likely",
      cause: "The transmission's computer does not get enough voltage.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Charge or jump it first, then see why it was low.",
      },
      do: [
        "All consumers off. Look at the battery cable ends for green crust or looseness.",
        "Charged: key off two minutes, then try.",
      ],
      doNot: ["Do not jump a frozen, swollen or cracked battery."],
      who: ["roadside"],
      parts: ["battery", "battery_cable", "alternator"],
      minutes: { from: 15, to: 60, source: "trade" },
      technician: "AMT no drive with low voltage. Batteries, cables, grounds to TCU, charging.",
    },
    clutch_hot: {
      certainty: "likely",
      cause: "The clutch is overheated by creeping, holding on a hill or many starts, and protects itself.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not yet. Let it cool in neutral at idle for 15 to 30 minutes. With smoke get out and away.",
      },
      do: [
        "Brakes set, N, engine running so that air moves.",
        "Then start in the lowest gear, firmly, without creeping.",
        "It smells again or shudders: call a shop, the disc is burnt.",
      ],
      doNot: ["Do not hold the truck on a hill with the throttle."],
      who: ["shop", "roadside"],
      parts: ["clutch"],
      technician: "Clutch abuse or overheat lockout. Wear reading, start gear, grade, driver use.",
    },
    works_again: {
      certainty: "likely",
      cause: "A condition was missing, or a restart cleared a fault that may return.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop on your way. Stop only where it may stay, and not on a grade or tracks.",
      },
      do: ["Have the stored codes read.", "Watch air and volts on the way."],
      who: ["shop", "dealer"],
      technician: "AMT drive restored by key cycle or conditions. Read history codes; power, ground, air.",
    },
    no_pull: {
      certainty: "likely",
      cause: "The gear is in and nothing pulls: the clutch, a driveshaft, an axle shaft or the differential.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Do not press on: what is broken turns against what is whole.",
      },
      do: [
        "Brakes set, wheels chocked, engine off. In neutral without brakes it may roll.",
        "Look from the side: does the driveshaft hang, is oil on the ground? Did something bang?",
      ],
      doNot: ["Nobody under it, and nobody beside the shaft while it turns."],
      who: ["roadside", "tow"],
      parts: ["clutch", "u_joint"],
      technician: "Gear engaged, no motion: clutch, driveshaft, axle shaft, inter-axle lock, differential.",
    },
    stuck_start: {
      certainty: "likely",
      cause: "It may not be in neutral, so the start is locked out, or the battery is weak.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Foot on the brake, selector to N and back, then try once more.",
      },
      do: ["Key off five minutes, battery not below 12 volts.", "Photo of the display for the technician."],
      doNot: ["Do not start it at the starter with a tool: in gear it runs you over."],
      who: ["roadside", "dealer"],
      parts: ["battery"],
      technician: "No crank after AMT fault: not in neutral, start lockout, TCU offline, low voltage.",
    },
    fault: {
      certainty: "open",
      cause: "A stored fault keeps it out of gear: clutch or shift actuator, a sensor, wiring or the computer.",
      verdict: {
        urgency: "high",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. A technician with the maker's software has to read it, or it is towed.",
      },
      do: [
        "Photo of the display and all codes.",
        "Say make of the transmission if it is on the shifter, and what it did before.",
      ],
      doNot: ["Do not restart again and again.", "Do not tow it with the drive wheels turning and the driveshaft in."],
      who: ["roadside", "dealer", "tow"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "AMT/automatic no drive, air and volts fine, key cycle no help. Codes, actuator, sensors, J1939, fluid.",
    },
  },
  asides: [
    {
      id: "rolls_back",
      question: "It rolls back before it pulls. Is that a fault?",
      answer:
        "Yes, if it got worse. Hill start aid holds about two to three seconds and then lets go: brake again. Have the clutch " +
        "looked at.",
    },
    {
      id: "push",
      question: "Can it be push- or pull-started?",
      answer: "No. Without its computer no gear engages, and a pull destroys the box.",
    },
    {
      id: "fluid",
      question: "Should I check the fluid?",
      answer:
        "Yes on an automatic with a dipstick, engine as its tag says. Most automated manuals have none for you to check; " +
        "look for drops.",
    },
  ],
  sources: ["trade"],
});
