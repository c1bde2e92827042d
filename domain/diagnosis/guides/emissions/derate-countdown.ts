import { defineGuide } from "../guide.ts";

export const derateCountdown = defineGuide({
  id: "derate-countdown",
  system: "emissions",
  title: "Countdown on the dash, power cut, or 5 mph",
  // Wins where only lost power is reported; with a DEF warning, and for SPN 5246, def-warning does.
  selects: {
    symptoms: ["derate"],
    codes: [{ spn: 5826 }, { spn: 1569 }, { spn: 4095 }],
    before: ["def-warning", "low-power"],
  },
  when: { emissions: ["scr", "unknown"], powertrain: ["diesel", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until a dealer that you can reach well before the count ends. At 5 mph, only off the road.",
  },
  usually:
    "Usually it is the exhaust cleaning: low or poor DEF, a NOx sensor, the doser. Hot coolant, low oil and a full " +
    "filter cut power too.",
  first: "gauges",
  steps: {
    gauges: {
      ask: "Is the red stop lamp on, or is the oil or coolant gauge in the red?",
      answers: [
        {
          id: "yes",
          means: ["yes", { symptom: "red_stop_lamp" }, { symptom: "oil_pressure_low" }],
          to: "engine_danger",
        },
        { id: "no", means: ["no"], to: "moving" },
        { id: "cant_tell", to: "moving" },
      ],
    },
    moving: {
      ask: "Where are you and how fast does it still go?",
      answers: [
        { id: "lane", label: "Crawling or stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        { id: "crawl", label: "5 mph, off the road", means: [{ symptom: "in_safe_place" }], to: "def_there" },
        { id: "slow", label: "Power or speed is cut", to: "count" },
        { id: "cant_tell", label: "Runs as always, or can't tell", to: "count" },
      ],
    },
    def_there: {
      ask: "Is there fresh DEF in the tank, more than a tenth?",
      how: ["Look into the blue filler, key off."],
      answers: [
        { id: "yes", means: ["yes", { reading: "def", atLeast: 10 }], to: "final_fault" },
        { id: "no", means: ["no", { reading: "def", below: 10 }], to: "final_empty" },
        { id: "cant_tell", to: "final_fault" },
      ],
    },
    count: {
      ask: "What does the message count or name?",
      how: ["Page through the driver display and take photos."],
      answers: [
        { id: "def", label: "DEF: level, quality or system", means: [{ symptom: "def" }], to: "level" },
        { id: "filter", label: "The filter or a regen", means: [{ symptom: "dpf" }], to: "filter" },
        { id: "time", label: "Only miles, hours or codes", to: "distance" },
        { id: "cant_tell", to: "distance" },
      ],
    },
    level: {
      ask: "Is the DEF tank low?",
      answers: [
        { id: "yes", means: ["yes", { reading: "def", below: 10 }], to: "fill_it" },
        { id: "no", means: ["no", { reading: "def", atLeast: 10 }], to: "distance" },
        { id: "cant_tell", to: "distance" },
      ],
    },
    distance: {
      ask: "Is a dealer of your truck or engine within half of what the count leaves?",
      how: ["Call first: open, takes your truck today? Count idling hours too."],
      answers: [
        { id: "yes", means: ["yes"], to: "go_dealer" },
        { id: "no", means: ["no"], to: "park_soon" },
        { id: "cant_tell", to: "park_soon" },
      ],
    },
  },
  outcomes: {
    engine_danger: {
      certainty: "found",
      cause: "The engine protects itself from damage; this is more than an emission countdown.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road as soon as it is safe, and shut it off.",
      },
      do: ["Flashers on, off the road, engine off.", "Photo of lamps, gauges and message."],
      doNot: ["Do not restart it to check.", "Do not open a hot radiator."],
      who: ["dealer", "tow"],
      technician: "Derate with red lamp or red gauge: protection, not just inducement. Oil, coolant, codes.",
      sources: ["driver_tips", "trade"],
    },
    in_lane: {
      certainty: "found",
      cause: "The truck cannot keep up with traffic and is in a lane.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. If it still rolls, use it to leave the lane now. If not: 911, and out on the safe side.",
      },
      do: ["Flashers on.", "Behind the guardrail. Tell 911 highway, direction and mile marker."],
      doNot: ["Do not creep along the shoulder to the next exit."],
      who: ["emergency", "tow"],
      technician: "5 mph inducement in traffic. 911 advised.",
    },
    final_empty: {
      certainty: "found",
      cause: "The DEF ran out, and the last stage is reached.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not on the road. Fill at least half a tank here; often the limit then goes.",
      },
      do: [
        "Have DEF brought: two sealed jugs or more.",
        "Fill, key off one minute, start, idle ten minutes. If the limit stays, a dealer's laptop clears it.",
      ],
      doNot: ["No water or home mix."],
      who: ["roadside", "dealer"],
      parts: ["def"],
      technician: "Final inducement after empty tank. Refill, then clear if latched.",
    },
    final_fault: {
      certainty: "likely",
      cause: "There is DEF, so a fault in fluid, sensor or dosing has run its count to the end.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It needs a laptop on the spot, or a tow to a dealer.",
      },
      do: [
        "Photos of all codes: the one beside SPN 5246 tells the cause.",
        "Ask the dealer whether the 2025 inducement software exists for your engine.",
      ],
      doNot: [
        "Never pull battery cables or a sensor to reset it: it does not help and cuts power sooner.",
        "Never let anybody delete it: it is illegal.",
      ],
      who: ["dealer", "roadside", "tow"],
      parts: ["nox_sensor", "def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Final inducement with DEF present: root code first, repair, then clear 5246/5826.",
    },
    filter: {
      certainty: "likely",
      cause: "The particulate filter is full, and power is cut to protect it.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until a safe, open place for a parked regen. With the red lamp, stop.",
      },
      do: [
        "Park away from grass, people and buildings. No fuel or oil leak?",
        "Brake set, neutral, engine warm, PTO off: hold the regen switch. It takes 20 to 30 minutes, up to 60.",
        "It refuses: a shop.",
      ],
      doNot: ["Do not force one try after the other."],
      who: ["shop", "dealer"],
      technician: "Derate from soot load; parked regen advised.",
      sources: ["mack_manual", "driver_tips"],
    },
    fill_it: {
      certainty: "found",
      cause: "The count runs because the DEF tank is low.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest truck stop with DEF. Filled, the count usually stops and power returns.",
      },
      do: ["At least half a tank, from a pump or sealed jugs.", "Key off a minute, start. It may take some miles."],
      doNot: ["Do not bet on the last percent."],
      who: [],
      parts: ["def"],
      technician: "Inducement for low DEF; driver refills.",
    },
    go_dealer: {
      certainty: "likely",
      cause: "A fault in the exhaust cleaning counts down, and a dealer is within reach.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until that dealer, on the direct way, with half the count in reserve. A red lamp ends it at once.",
      },
      do: [
        "Tell the dealer every code now: the part may be there when you come.",
        "Tell dispatch: some counts run by engine hours, so no idling.",
        "Do not shut it off on the way where you cannot stay: it may start in the next stage.",
      ],
      doNot: ["Do not take the mountain route with cut power."],
      who: ["dealer"],
      parts: ["nox_sensor", "def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Countdown with DEF present, driver on the way. Codes ahead; inducement software level.",
      sources: ["def_rules", "trade"],
    },
    park_soon: {
      certainty: "open",
      cause: "The count may end before a dealer.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next truck stop where it may stay and be worked on. Do not let it end on the highway.",
      },
      do: [
        "Park there, engine off, and have a mobile technician with the maker's software come.",
        "Photos of all codes, DEF level, and what the count says.",
      ],
      doNot: ["Do not leave it idling: some counts run on."],
      who: ["roadside", "dealer", "tow"],
      parts: ["nox_sensor", "def_doser"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Countdown, no dealer within reach. Mobile diagnosis of root code; reset by OEM tool.",
    },
  },
  asides: [
    {
      id: "how_long",
      question: "How long do I have?",
      answer:
        "Until the dash says so. Old software may end in 4 hours. The 2025 software warns for 650 miles or 10 hours " +
        "before the first cut.",
      sources: ["def_rules"],
    },
    {
      id: "battery",
      question: "Can I pull the batteries to reset it?",
      answer: "No. The count is stored, and a new fault may be added. Only the repair and the maker's tool end it.",
    },
    {
      id: "delete",
      question: "Somebody offers to delete it. Is that okay?",
      answer:
        "No. Deleting or tricking the system is illegal, also since the new rules. The maker's own update is allowed.",
      sources: ["def_rules"],
    },
    {
      id: "hours",
      question: "Does waiting for the dealer eat my clock?",
      answer:
        "Yes, getting help for a broken truck is on-duty time, unless your carrier fully relieves you. Ask dispatch " +
        "how to log it.",
      sources: ["trade"],
    },
  ],
  sources: ["def_rules", "driver_tips", "trade"],
});
