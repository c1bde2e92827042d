import { defineGuide } from "../guide.ts";

export const noxSensor = defineGuide({
  id: "nox-sensor",
  system: "emissions",
  title: "NOx sensor or SCR efficiency code",
  // SPN 4364 stays with def-warning; def and derate too.
  selects: {
    symptoms: ["emissions"],
    codes: [{ spn: 3216 }, { spn: 3226 }, { spn: 4792 }, { spn: 5842 }],
  },
  when: { emissions: ["scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "medium",
    drive: "with_care",
    canDrive: "until",
    text: "Until the next dealer, soon: it runs well now, but a NOx fault starts a countdown that cuts power.",
  },
  usually:
    "Usually a NOx sensor or its plug has failed; they wear out. An efficiency code can also be poor DEF or a crusted " +
    "doser.",
  first: "count",
  steps: {
    count: {
      ask: "Is there a countdown, lost power or a red lamp?",
      answers: [
        { id: "red", label: "A red stop lamp", means: [{ symptom: "red_stop_lamp" }], to: "red" },
        { id: "count", label: "A countdown or lost power", means: ["yes", { symptom: "derate" }], to: "counting" },
        { id: "no", label: "Neither", means: ["no"], to: "code" },
        { id: "cant_tell", to: "counting" },
      ],
    },
    code: {
      ask: "Which kind of code is it?",
      how: ["3216 is the inlet sensor, 3226 the outlet sensor. FMI 3, 4, 5 and 9 point at wiring or a dead sensor."],
      answers: [
        { id: "circuit", label: "Sensor with FMI 2 to 9", to: "when" },
        { id: "value", label: "Efficiency, or NOx too high", to: "def_ok" },
        { id: "cant_tell", to: "def_ok" },
      ],
    },
    when: {
      ask: "Did it come after washing, rain, a deep bump or work at the exhaust?",
      answers: [
        { id: "yes", means: ["yes"], to: "plug" },
        { id: "no", means: ["no"], to: "sensor" },
        { id: "cant_tell", to: "sensor" },
      ],
    },
    def_ok: {
      ask: "Is the DEF more than a tenth, fresh, and certainly only DEF?",
      how: ["Blue cap, key off: clear, no fuel smell. When was it filled, from what?"],
      answers: [
        { id: "yes", means: ["yes", { reading: "def", atLeast: 10 }], to: "leaks" },
        { id: "no", means: ["no", { reading: "def", below: 10 }], to: "bad_def" },
        { id: "cant_tell", to: "bad_def" },
      ],
    },
    leaks: {
      ask: "Are there white crusts at the doser or pipe, soot at a joint, or a hiss or puff?",
      how: ["Exhaust cold. Look from the side with a light, do not crawl under."],
      warn: "The exhaust stays hot for an hour.",
      answers: [
        { id: "crust", label: "White crust", means: ["yes"], to: "doser" },
        { id: "soot", label: "Soot, a hiss or a puff", means: [{ symptom: "exhaust_leak" }], to: "exhaust_leak" },
        { id: "none", label: "Clean", means: ["no"], to: "efficiency" },
        { id: "cant_tell", to: "efficiency" },
      ],
    },
  },
  outcomes: {
    red: {
      certainty: "found",
      cause: "The red lamp counts more than the NOx code.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe, and shut it off.",
      },
      do: ["Photo of lamps, gauges and codes.", "Leave it off until a technician has read it."],
      who: ["dealer", "tow"],
      technician: "Red stop lamp with NOx code: last inducement stage or other fault.",
      sources: ["driver_tips"],
    },
    counting: {
      certainty: "likely",
      cause: "The NOx fault has started to cut power, or it may have.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a dealer within half of the count. Otherwise the next truck stop, and have a technician come.",
      },
      do: ["Photos of all codes and of the count.", "No long idling: some counts run by hours."],
      doNot: ["Do not pull its plug: it counts as tampering and cuts power at once.", "Never let anybody delete it."],
      who: ["dealer", "roadside"],
      parts: ["nox_sensor", "def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "NOx/SCR code with inducement running. Root code, repair, SCR test, clear.",
      sources: ["def_rules", "trade"],
    },
    plug: {
      certainty: "likely",
      cause: "Water, a torn wire or a loose plug at the sensor.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop, today. It may dry and come back.",
      },
      do: [
        "Cold exhaust: is the plug home, its wire whole and off the pipe? Push it home only.",
        "Say what happened before.",
      ],
      doNot: ["Do not pull it apart with the key on."],
      who: ["shop", "dealer"],
      parts: ["nox_sensor"],
      technician: "NOx circuit code after water or work: connector, harness, module power and ground.",
    },
    sensor: {
      certainty: "likely",
      cause: "The sensor itself has most likely failed.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until a dealer, within a day. It runs as always until then, unless a countdown starts.",
      },
      do: [
        "Call ahead with SPN, FMI, make and engine serial: inlet and outlet differ, and some are scarce.",
        "After the change a technician resets it with the maker's software.",
      ],
      doNot: ["No cheap copy without the right software number: the code comes back."],
      who: ["dealer", "shop"],
      parts: ["nox_sensor"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "NOx sensor circuit fault. Test supply, CAN, heater before replacing; inlet 3216, outlet 3226.",
    },
    bad_def: {
      certainty: "likely",
      cause: "Low, old or wrong DEF cleans too little.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest fresh DEF if it is only low or old. If something else is in the tank: stop, key off.",
      },
      do: [
        "Low: fill from a pump or sealed jugs. Old: have it drained and filled fresh, then drive an hour.",
        "Smells of fuel or shines: key off, do not start, have it drained.",
      ],
      doNot: ["No water and no additive."],
      who: ["dealer", "shop"],
      parts: ["def"],
      technician: "Low SCR efficiency with doubtful DEF. Refractometer, oil strip, refill, SCR test.",
    },
    doser: {
      certainty: "likely",
      cause: "The DEF doser leaks or is crusted, so it does not spray right.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a dealer, today. A count usually follows.",
      },
      do: ["Photo of the crust.", "The shop cleans or changes the doser and looks into the pipe."],
      doNot: ["Do not chip at it or rinse a hot pipe with water: it can crack."],
      who: ["dealer", "shop"],
      parts: ["def_doser"],
      minutes: { from: 60, to: 180, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "DEF deposits: doser, gasket, decomposition tube; dosing quantity test.",
    },
    exhaust_leak: {
      certainty: "likely",
      cause: "An exhaust leak lets air in or gas out before the sensor.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next shop, only while you smell no exhaust inside. With fumes in the cab or sleeper, stop and get out.",
      },
      do: [
        "Say where the soot is.",
        "Do not sleep in it with the engine on, and do not idle it parked: the gas can kill.",
      ],
      doNot: ["No tape or putty near the cab."],
      who: ["shop", "roadside"],
      technician: "SCR efficiency low with exhaust leak: clamps, flex pipe, gaskets, V-bands.",
    },
    efficiency: {
      certainty: "open",
      cause: "DEF and pipe look right: a drifting sensor, too little dosing, or a tired catalyst.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a dealer, within a day, with an eye on the countdown.",
      },
      do: ["Photo of every code.", "A dealer runs a dosing test and compares both sensors before selling a catalyst."],
      doNot: ["Never have the catalyst removed or the system deleted."],
      who: ["dealer"],
      parts: ["nox_sensor", "def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Low SCR efficiency, DEF fine: sensor plausibility, dosing test, DEF line restriction, catalyst, sulfur.",
    },
  },
  asides: [
    {
      id: "unplug",
      question: "Can I unplug the sensor?",
      answer: "No. The truck notices, counts it as tampering and cuts power sooner.",
    },
    {
      id: "clean",
      question: "Can I clean it?",
      answer: "No. Its tip is a hot ceramic; what fails is inside. It is changed.",
    },
    {
      id: "drive_far",
      question: "Can I finish my run with it?",
      answer: "Until a countdown starts, often yes. Plan for a dealer on the way: the miles left cannot be promised.",
      sources: ["def_rules", "trade"],
    },
  ],
  sources: ["trade"],
});
