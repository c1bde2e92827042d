import { brand } from "../../../brand.ts";
import type { TalkWording } from "../wording.ts";

export const en: Pick<TalkWording, "reply"> = {
  reply: {
    decision: {
      stop_now: "Stop now. Get out of the lane first, then park it.",
      next_safe_exit: "Next safe exit or pull-off, no farther. Then get it looked at.",
      with_care:
        "Nothing you've told me means stop right now. Take it easy, watch your gauges, and stop if anything gets worse.",
      not_applicable: "Don't drive it for now. If it'll move, get it off the road. 4-ways on, stay clear of traffic.",
    },
    doNow: "Do this now:",
    likely: "Most likely, going by what you said (not certain):",
    check: "Check, if you can do it safely:",
    because: "because you wrote",
    causeUnknown: "Can't tell the cause from that yet.",
    needed: "You'll probably need:",
    code: "Code",
    codeUnknown: "not on my list; a dealer can pull it up",
    handover: "I can connect you with a technician now: a real person takes it from here.",
    handoverEmergency: "Once you're safe, I can connect you with a technician: a real person takes it from here.",
    photos: "I can't read photos. A technician will look at yours.",
    unclear: "I need more to go on. Don't drive it till we know.",
    greeting: "Hi. What's the truck doing?",
    account: "For your plan, trial, payments or sign-in, open the Account page.",
    offTopic: "I only do truck breakdowns. What's yours doing?",
    defeat:
      "I won't help get around brakes, shutdowns, emissions, or the ELD. It can kill somebody and it's illegal. Let's get the cause fixed; a technician can go through it with you.",
    towing: "A technician can arrange a tow. Wait clear of traffic.",
    roadside: "A technician can arrange road service. Wait clear of traffic.",
    parts:
      "We deliver parts 8 AM to 8 PM. Tell me the part, your truck (make, year), and where you are. A technician confirms part and price first.",
    earlier: "On this truck before:",
    still: "Same as before:",
    stays: "Don't move it. The truck stays put.",
    no: "No.",
    typical: "Ballpark:",
    beforeOrder: "You'll get a price and an ETA before anything is ordered.",
    danger: {
      yes: "It is dangerous.",
      may: "It can become dangerous.",
      none: "Nothing you've said sounds dangerous.",
    },
    noted: "Got it:",
    against: "That makes these less likely:",
    inShort: {
      stop_now: "stop now, no farther",
      next_safe_exit: "no farther than the next safe exit",
      with_care: "take it easy, only while nothing gets worse",
      not_applicable: "don't drive it for now",
    },
    unanswered: "I don't know that for sure.",
    mayDrive: {
      stop_now: "No. Don't drive it, not even slow.",
      next_safe_exit: "Only to the nearest shop that can fix it, no farther (49 CFR 396.7).",
      with_care: "Take it easy, and only while nothing gets worse: watch the gauges.",
      not_applicable: "Not till somebody's looked at it.",
    },
    answers: {
      cap: "Cold means cold to the touch, often an hour or more. Then fill it slow.",
      clear_code: "The code clears when the problem is fixed. Clearing it fixes nothing.",
      code: "SPN is what, FMI is how it failed. Parked, check the dash menu: Diagnostics or Faults.",
      company: `${brand.product} isn't a repair shop: a technician can arrange help. The call button rings road service.`,
      derate: "Derate: an emissions fault cuts power and road speed till it's fixed.",
      explain: "Write what you see, hear, or smell. “I don't know” is fine too.",
      hos: "Waiting on a breakdown is on-duty and your 14 keeps running. A breakdown isn't adverse driving. Off duty only if your carrier relieves you.",
      jump: "Never with frozen, swollen, or leaking batteries. Same voltage. Positive to positive; negative last, to the frame, away from the batteries.",
      legal:
        "With a dangerous defect: nearest place that can fix it, that's all (49 CFR 396.7). I can't say what an officer will do.",
      miles_left: "No way to tell how many miles you've got. Depends on make and software.",
      nearby: "Shops near you are under Help nearby. Call ahead: I can't tell who's open and takes a truck.",
      plan: "14 days free, no card, then Solo $19.99 or Fleet $79.99 a month (/pricing). Cancel on the Account page (/account).",
      regen:
        "Parked regen: clear of grass and anything that burns, parking brake on, neutral, engine warm, then the regen switch or menu; 20 to 60 min. An active code will block it.",
      sleep: "Only out of traffic and with no smell of exhaust: it kills you in your sleep.",
      starting_fluid: "No ether: with a grid heater or glow plugs it can explode.",
      steady: "Steady means it stays on. Flashing means it blinks.",
      tell: "Tell road service: make, year, engine, loaded or empty, when it started, what you've checked.",
      tell_tires: "Tell the tire service the size on the sidewall.",
      thanks: "Good deal. If it comes back, message me.",
      thaw: "Heat, never a flame. Frozen DEF thaws on its own with the engine running, often within an hour; gelled fuel needs a warm place, often a new filter.",
      tread:
        "Not with cords or separation showing, flat or audibly leaking; tread at least 4/32 in on front wheels, 2/32 elsewhere (49 CFR 393.75).",
      who: `I'm ${brand.product}'s automated assistant, not a person. A technician can take over.`,
    },
  },
};
