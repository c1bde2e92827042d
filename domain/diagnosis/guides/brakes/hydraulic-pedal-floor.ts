import { defineGuide } from "../guide.ts";

export const hydraulicPedalFloor = defineGuide({
  id: "hydraulic-pedal-floor",
  system: "brakes",
  title: "Hydraulic brakes: the pedal goes to the floor",
  // runaway-on-a-grade wins: it asks first whether the truck still rolls.
  selects: { symptoms: ["no_brakes"] },
  verdict: {
    urgency: "emergency",
    drive: "stop_now",
    canDrive: "no",
    text: "No. Rolling: pump the pedal, shift down, and pull the parking brake little by little. Then it stays parked.",
  },
  usually:
    "Usually brake fluid is lost at a hose, line or wheel. Otherwise it boiled on a grade, or the master cylinder " +
    "lets it pass.",
  first: "safe",
  steps: {
    safe: {
      ask: "Are you stopped off the road with the parking brake set?",
      how: ["Wheels chocked, and in park or in gear."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "in_safe_place" }], to: "kind" },
        { id: "lane", label: "Stopped in a lane", means: [{ symptom: "live_lane" }], to: "in_lane" },
        {
          id: "rolling",
          label: "Still rolling",
          means: ["no"],
          shows:
            "Pump, shift down, parking brake little by little, steer uphill or to a field. Answer when you are stopped.",
          to: "kind",
        },
        { id: "cant_tell", to: "kind" },
      ],
    },
    kind: {
      ask: "Does the truck have air gauges on the dash?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Then these are air brakes, and the pedal's feel says little.",
          to: "air_brakes",
        },
        { id: "no", means: ["no"], to: "hot" },
        { id: "cant_tell", to: "hot" },
      ],
    },
    hot: {
      ask: "Did it come on a grade or after hard braking, with a hot smell?",
      answers: [
        { id: "yes", means: ["yes", { symptom: "hot_brakes" }], to: "boiled" },
        { id: "no", means: ["no"], to: "fluid" },
        { id: "cant_tell", to: "fluid" },
      ],
    },
    fluid: {
      ask: "Is the brake fluid between the marks on its reservoir?",
      how: ["Engine off. The reservoir is under the hood, in front of the driver. Look through its side."],
      warn: "Brake fluid burns eyes and paint. Keep it off hot parts.",
      answers: [
        { id: "yes", means: ["yes"], to: "pedal" },
        { id: "no", label: "Low or empty", means: ["no"], to: "wet" },
        { id: "cant_tell", to: "wet" },
      ],
    },
    wet: {
      ask: "Is there brake fluid inside a wheel, along a line, or on the ground?",
      how: ["Look from beside the truck with a light, not under it."],
      answers: [
        { id: "yes", means: ["yes"], to: "leak" },
        { id: "no", means: ["no"], to: "hidden_leak" },
        { id: "cant_tell", to: "hidden_leak" },
      ],
    },
    pedal: {
      ask: "Engine running, chocked: what does the pedal do?",
      how: ["Press firmly and hold it for half a minute."],
      answers: [
        { id: "sinks", label: "It sinks slowly", to: "master" },
        { id: "hard", label: "It is hard as a board", means: [{ symptom: "brakes_weak" }], to: "booster" },
        { id: "spongy", label: "Spongy, better when pumped", to: "spongy_air" },
        { id: "cant_tell", to: "master" },
      ],
    },
  },
  outcomes: {
    in_lane: {
      certainty: "found",
      cause: "The truck is stopped in a lane without service brakes.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Flashers on, call 911, and get out on the side away from traffic.",
      },
      do: ["Get behind the guardrail or well off the road.", "Tell 911 the highway, direction and mile marker."],
      who: ["emergency", "tow"],
      technician: "Hydraulic brakes lost, stopped in a live lane. 911 advised.",
    },
    air_brakes: {
      certainty: "open",
      cause: "On air brakes a pedal without effect means no air, no adjustment, or overheated brakes.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay parked: full air is no proof that the brakes bite.",
      },
      do: ["Both knobs out, wheels chocked.", "Tell us what the needles read, and whether a wheel is hot."],
      who: ["roadside", "tow"],
      parts: ["air_fitting", "brake_lining"],
      technician: "Pedal without effect on an air-braked truck. Pressure, stroke, heat.",
    },
    boiled: {
      certainty: "likely",
      cause: "The brakes got so hot that the fluid boiled; vapor gives way under the pedal.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The pedal may come back once it is cool, and it goes again on the next grade. Have it checked here.",
      },
      do: [
        "Stay several steps from hot wheels for an hour.",
        "Say what the pedal does when cool; the fluid has to be changed and the brakes looked at.",
      ],
      doNot: ["No water on hot brakes.", "Do not open a bleeder."],
      who: ["roadside", "tow"],
      parts: ["brake_lining"],
      technician: "Fluid boil after hard braking: flush fluid, linings, calipers or wheel cylinders, drag.",
    },
    leak: {
      certainty: "found",
      cause: "A hose, line, wheel cylinder or caliper leaks fluid.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Each push on the pedal pumps more out.",
      },
      do: ["Say which wheel or line is wet.", "Leave the pedal alone, keep the chocks in."],
      doNot: ["Do not fill up and go.", "Do not pinch or plug a line."],
      who: ["roadside", "tow"],
      technician: "External hydraulic leak, place from driver. Hose, line, wheel cylinder, caliper; bleed.",
    },
    hidden_leak: {
      certainty: "open",
      cause: "Fluid is missing and its way out is not in sight: the booster, a wheel, or a line above the tank.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Lost fluid means a leak, and it gets worse under the pedal.",
      },
      do: ["Note how low it is.", "Tow it, or have a mechanic come with fluid and a bleeder."],
      doNot: ["Do not top up with anything but the fluid named on the cap."],
      who: ["tow", "roadside"],
      technician: "Fluid low, no leak seen by driver: master into booster, wheel cylinder inside drum, rear line.",
    },
    master: {
      certainty: "likely",
      cause: "The master cylinder most likely lets fluid pass inside.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can hold once and sink the next time.",
      },
      do: ["Parking brake on, chocked.", "Have it towed, or the cylinder changed and bled on the spot."],
      doNot: ["Do not drive it gently: you cannot choose the next stop."],
      who: ["tow", "roadside"],
      technician: "Pedal sinks, fluid full, no leak: master cylinder bypass, ABS hydraulic unit.",
    },
    booster: {
      certainty: "likely",
      cause: "The power assist is gone: its pump, belt, vacuum or electric back-up.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It still brakes with all your weight, and that is not enough for a loaded truck.",
      },
      do: [
        "Is the steering heavy too? Then the same pump or belt has failed: say so.",
        "Take a photo of the brake messages.",
      ],
      who: ["tow", "roadside"],
      parts: ["belt", "power_steering"],
      technician: "Hard pedal: hydraulic or vacuum booster, back-up motor, pump, belt.",
    },
    spongy_air: {
      certainty: "likely",
      cause: "There is air or vapor in the lines, or rear brakes are far out of adjustment.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A pedal that needs pumping fails when there is no time to pump.",
      },
      do: ["Say whether brake work was done lately.", "It has to be bled and adjusted before it moves."],
      who: ["roadside", "tow"],
      parts: ["brake_lining"],
      technician: "Spongy pedal, improves with pumping: air, adjusters, flexing hose or caliper.",
    },
  },
  asides: [
    {
      id: "top_up",
      question: "Can I top it up and drive?",
      answer: "No. Fluid is not used up; it went somewhere, and the rest follows when you need it.",
    },
    {
      id: "pump",
      question: "Does pumping help?",
      answer: "Yes, to stop once: pumping can build some pressure. It does not make the truck fit to drive.",
      sources: ["cdl_driving"],
    },
    {
      id: "parking",
      question: "Can I stop it with the parking brake?",
      answer:
        "Yes, little by little, with the release held so that you can let go when wheels lock. It works separately " +
        "from the pedal.",
      sources: ["cdl_driving"],
    },
  ],
  sources: ["cdl_driving", "trade"],
});
