import { brand } from "../../../brand.ts";
import type { TalkWording } from "../wording.ts";

export const en: Pick<TalkWording, "reply"> = {
  reply: {
    decision: {
      stop_now: "Stop now. Leave the lane first, then go no further.",
      next_safe_exit: "Go no further than the next safe exit or place to stop, then have it looked at.",
      with_care:
        "Nothing you wrote so far means an immediate stop. With care, and only as long as nothing gets worse: watch the gauges.",
      not_applicable:
        "Do not drive on for now. If it rolls: off the road with it. Flashers on, and stay away from traffic.",
    },
    doNow: "Do this now:",
    likely: "Likely (from what you wrote, not certain):",
    check: "Check, if you can do it safely:",
    because: "because you wrote",
    causeUnknown: "From this alone I do not know the cause yet.",
    needed: "Probably needed:",
    code: "Code",
    codeUnknown: "not in my list; a dealer can look it up",
    handover: "I can connect you to human support now: a technician takes it from here.",
    handoverEmergency: "Once you are safe, I can connect you to human support: a technician takes it from here.",
    photos: "I cannot read photos myself; a technician will look at yours.",
    unclear: "I do not have enough yet. Until we know more, do not drive on.",
    greeting: "Hello. Tell me what the truck does, in your own words.",
    account: "For your plan, trial, payments or sign-in, open the Account page.",
    offTopic: "I help with truck breakdowns only. Tell me what your truck does.",
    defeat:
      "I will not help to bypass or defeat brakes, shutdowns, emissions or logging devices: it can kill and it is against the law. What helps: have the cause repaired; a technician can look at it with you.",
    towing: "A technician can arrange a tow. Wait away from the traffic.",
    roadside: "A technician can arrange roadside help. Wait away from the traffic.",
    parts:
      "Parts can be brought to you between 8 AM and 8 PM. Write the part, your truck (make, year) and where you are; a technician confirms part and price with you first.",
    earlier: "On this truck before:",
    still: "As before:",
    stays: "Do not drive on: the truck stays where it is.",
    no: "No.",
    typical: "Typical, it varies:",
    beforeOrder: "A technician tells you price and time before anything is ordered.",
    danger: {
      yes: "It is dangerous.",
      may: "It can become dangerous.",
      none: "I see no sign of a danger in what you wrote.",
    },
    noted: "Noted:",
    against: "That speaks against:",
    inShort: {
      stop_now: "stop now, no further",
      next_safe_exit: "no further than the next safe exit",
      with_care: "with care, only as long as nothing gets worse",
      not_applicable: "do not drive on for now",
    },
    unanswered: "That I do not know for certain.",
    mayDrive: {
      stop_now: "No. Do not drive it, not even slowly.",
      next_safe_exit: "Only to the nearest place that can repair it, no further (49 CFR 396.7).",
      with_care: "With care, and only as long as nothing gets worse: watch the gauges.",
      not_applicable: "Not before somebody has looked at it.",
    },
    answers: {
      cap: "Cold means cold to the hand, often after more than an hour. Then fill up slowly.",
      clear_code: "A code goes once its cause is repaired; clearing it repairs nothing.",
      code: "SPN says which part, FMI how it fails. Parked, look in the dash menu under Diagnostics or Faults.",
      company: `${brand.product} is no repair shop: a technician can arrange help. The call button rings roadside help.`,
      derate:
        "Inducement or derate: because of an emissions fault the engine cuts power and speed until it is repaired.",
      explain: "Write what you see, hear or smell. “I do not know” is fine too.",
      hos: "Waiting with a broken-down truck is on duty and the 14-hour clock runs; a breakdown is no adverse condition. Off duty only if your carrier truly relieves you.",
      jump: "Never with frozen, swollen or leaking batteries. Same voltage, plus to plus, minus last, to the frame away from them.",
      legal:
        "With a dangerous defect it may go only to the nearest place that can repair it (49 CFR 396.7). What an inspector decides I do not know.",
      miles_left: "Nobody can say how many miles or how much time is left: it differs by maker and software.",
      nearby: "Shops near you are under Help nearby. Call first: I do not know who is open and takes a truck.",
      plan: "14 days free without a card, then Solo $19.99 or Fleet $79.99 a month (/pricing). You cancel on the Account page (/account).",
      regen:
        "Parked regeneration: away from grass and all that burns, parking brake on, neutral, engine warm, then the regen switch or menu; 20 to 60 min. An active fault blocks it.",
      sleep: "Only out of traffic and with no smell of exhaust: the gas kills in your sleep.",
      starting_fluid: "No starting fluid: with a grid heater or glow plugs it can explode.",
      steady: "Steady: the lamp stays lit. Flashing: it goes on and off.",
      tell: "Tell whoever comes: make, year, engine, load, since when, what you checked.",
      tell_tires: "Tell the tire service the size on the sidewall.",
      thanks: "Good. If anything comes back, write to me.",
      thaw: "Warmth, never a flame. Frozen DEF thaws by itself while the engine runs, often within an hour; gelled fuel needs a warm place, often a new filter.",
      tread:
        "Not with cords or separation showing, flat or audibly leaking; tread at least 4/32 in on front wheels, 2/32 elsewhere (49 CFR 393.75).",
      who: `I am the automatic assistant of ${brand.product}, a program and not a person. A technician can take over.`,
    },
  },
};
