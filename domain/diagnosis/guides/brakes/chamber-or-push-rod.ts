import { defineGuide } from "../guide.ts";

export const chamberOrPushRod = defineGuide({
  id: "chamber-or-push-rod",
  system: "brakes",
  title: "Brake chamber, push rod or slack adjuster: broken, or out of adjustment",
  // Drivers name parts they see; a pull or a long stop belongs to pulls-or-long-stops, a leak to leaks-down-parked.
  selects: {
    symptoms: [],
    codes: [{ spn: 3805 }, { spn: 3806 }, { spn: 819 }, { spn: 820 }, { spn: 821 }, { spn: 822 }],
    before: ["pulls-or-long-stops"],
  },
  verdict: {
    urgency: "high",
    drive: "stop_now",
    canDrive: "no",
    text: "No, not before you know that the part is whole and the stroke in limits. A chamber's spring can kill: hands off.",
  },
  usually:
    "A stroke warning is usually worn linings or an adjuster that no longer works. A dangling rod or cocked chamber is " +
    "a broken brake.",
  first: "what",
  steps: {
    what: {
      ask: "What do you see or read?",
      answers: [
        { id: "broken", label: "Rod, clevis or chamber is broken", to: "where" },
        { id: "rust", label: "The chamber is cracked or rusted", to: "chamber_body" },
        { id: "message", label: "A stroke or adjustment message", means: ["yes"], to: "felt" },
        { id: "cant_tell", label: "An inspector said so, other", to: "felt" },
      ],
    },
    where: {
      ask: "Which wheel is it?",
      how: ["Look from beside the truck with a light. Hands, face and tools stay away."],
      warn: "Never touch the band, bolt or spring end of a chamber.",
      answers: [
        { id: "front", label: "A steer axle wheel", to: "steer_brake" },
        { id: "rear", label: "A drive axle wheel", to: "rear_brake" },
        { id: "trailer", label: "A trailer wheel", to: "rear_brake" },
        { id: "cant_tell", to: "steer_brake" },
      ],
    },
    felt: {
      ask: "Did it brake as always on the last stops, straight and with full bite?",
      answers: [
        { id: "yes", means: ["yes"], to: "measured" },
        {
          id: "no",
          means: ["no", { symptom: "brakes_weak" }, { symptom: "brakes_pull" }],
          shows: "Then the message is true and has reached the pedal.",
          to: "not_braking",
        },
        { id: "cant_tell", to: "not_braking" },
      ],
    },
    measured: {
      ask: "Has a mechanic or inspector measured the strokes since the message came?",
      how: ["Look at the paper. Do not measure yourself: it takes hands at rods that move with great force."],
      answers: [
        { id: "yes", means: ["yes"], to: "result" },
        { id: "no", means: ["no"], to: "unmeasured" },
        { id: "cant_tell", to: "unmeasured" },
      ],
    },
    result: {
      ask: "What did that measurement show?",
      answers: [
        { id: "within", label: "All within their limits", means: ["no"], to: "in_limits" },
        { id: "over", label: "One or more over", means: ["yes"], to: "over_limit" },
        { id: "stuck", label: "One does not move", to: "rear_brake" },
        { id: "cant_tell", to: "unmeasured" },
      ],
    },
  },
  outcomes: {
    chamber_body: {
      certainty: "found",
      cause: "The chamber's housing or band is damaged, and a strong spring may be behind it.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can burst apart. Keep everybody away from that wheel.",
      },
      do: [
        "Leave brakes and knobs as they are, wheels chocked.",
        "Take a photo from several steps away, for the mechanic.",
      ],
      doNot: ["Never unbolt, cage, hit or kick it.", "Nobody within reach of it, nor in line with its end."],
      who: ["roadside"],
      parts: ["brake_chamber"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Damaged spring brake housing or band. Treat as armed; cage before removal.",
    },
    steer_brake: {
      certainty: "found",
      cause: "A brake on the steer axle, or on a wheel you cannot name, does not work.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It pulls hard to the other side as soon as you brake.",
      },
      do: ["Brakes set, wheels chocked.", "Say the side, and take a photo of the part from beside the truck."],
      doNot: ["Do not tie a loose rod up and go.", "Do not close off its hose."],
      who: ["roadside", "tow"],
      parts: ["brake_chamber"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steer axle brake inoperative: clevis, slack, chamber, bracket. Measure stroke on all others.",
    },
    rear_brake: {
      certainty: "found",
      cause: "That wheel's brake does not work: rod, clevis pin, slack adjuster, cam or chamber.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. That wheel does not brake or park, and loose parts can tear a hose or lock the wheel.",
      },
      do: ["Brakes set, wheels chocked.", "Say axle and side, and how many brakes are affected."],
      doNot: ["Do not tie it up, and do not back off the adjuster.", "Never unbolt or cage a chamber."],
      who: ["roadside"],
      parts: ["brake_chamber", "brake_lining"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "One wheel brake inoperative, axle and side from driver. Chamber, clevis, slack, cam bushing, bracket.",
    },
    not_braking: {
      certainty: "likely",
      cause: "Several brakes are out of adjustment, or one has failed, and it can be felt.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Heat makes it worse: on the next grade the rods reach their end and nothing is left.",
      },
      do: ["Brakes set, wheels chocked.", "Take a photo of the message. Say where it pulls."],
      doNot: ["Do not adjust automatic slacks by hand to get going."],
      who: ["roadside", "tow"],
      parts: ["brake_lining", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Stroke alert or violation with weak or pulling brakes. Measure all; linings, drums, slacks, cams.",
    },
    unmeasured: {
      certainty: "open",
      cause: "Nothing is broken in sight, but the stroke is not measured, so it is not known.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A mechanic measures all wheels in a quarter of an hour. If an inspector wrote it up, it stays.",
      },
      do: ["Ask for a stroke measurement on every wheel, with the chamber types.", "Keep the inspection paper ready."],
      doNot: ["Do not judge by pulling at a rod under the truck."],
      who: ["roadside"],
      parts: ["brake_lining", "brake_chamber"],
      minutes: { from: 15, to: 60, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Out-of-adjustment message or order, not measured. Stroke on all wheels, then cause, not just the nut.",
      sources: ["cfr_393_47", "trade"],
    },
    over_limit: {
      certainty: "found",
      cause: "A brake was measured over its limit: linings, drum, cam or the automatic adjuster.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Past its limit a brake loses force quickly, and hot it may have none.",
      },
      do: ["Write down wheel, inches and chamber type for the mechanic.", "Brakes set, wheels chocked."],
      doNot: ["Do not turn the adjuster's nut: it hides the fault for a few miles."],
      who: ["roadside"],
      parts: ["brake_lining", "brake_chamber"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Measured stroke over limit. Adjuster function and mounting, linings, cam and bushings, drum.",
      sources: ["cfr_393_47", "trade"],
    },
    in_limits: {
      certainty: "likely",
      cause: "The strokes are within limits, so the message is most likely a sensor, or it has been adjusted since.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop on your way, while it brakes straight. With an out-of-service order, no.",
      },
      do: ["Keep the paper with the measured strokes in the cab.", "Have the sensor or message read."],
      doNot: ["Do not leave with an out-of-service sticker on: that is an offense by itself."],
      who: ["shop"],
      technician: "Stroke message, driver measured all under 2 in. Verify by chamber type; stroke sensors.",
      sources: ["cfr_393_47", "trade"],
    },
  },
  asides: [
    {
      id: "limits",
      question: "What are the stroke limits?",
      answer:
        "Standard type 20 and 24: 1.75 inches. Type 30: 2 inches. Long-stroke type 30: 2.5. The type is stamped on the chamber.",
      sources: ["cfr_393_47"],
    },
    {
      id: "back_off",
      question: "Can I back that brake off and drive?",
      answer: "No. It leaves a wheel without a brake, and the others get its heat.",
    },
    {
      id: "auto",
      question: "They are automatic. Can they be out?",
      answer:
        "Yes. An automatic adjuster that is out has a fault, or the brake around it has. Adjusting by hand is only for " +
        "fitting it.",
      sources: ["cdl_air_brakes"],
    },
    {
      id: "oos",
      question: "How many bad brakes put me out of service?",
      answer: "When 20 percent of the brakes are bad, as 2 of 10. A bad steer brake can be enough alone.",
      sources: ["trade"],
    },
  ],
  sources: ["cdl_air_brakes", "trade"],
});
