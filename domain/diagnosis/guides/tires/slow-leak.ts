import { defineGuide } from "../guide.ts";

export const slowLeak = defineGuide({
  id: "slow-leak",
  system: "tires",
  title: "A tire loses air slowly, or the pressure lamp is on",
  // steer-tire wins for a front tire, dual-flat for one that is down.
  selects: {
    symptoms: ["tire_low"],
    codes: [{ spn: 241, fmis: [1, 17, 18] }, { spn: 2586 }, { spn: 2587, fmis: [1, 17, 18] }],
  },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe place, and measure it there. A tire more than 20 percent low counts as flat and overheats.",
  },
  usually:
    "Usually it is a nail, a valve core or stem, or the bead at a corroded rim. In the first cold days it is the cold.",
  first: "which",
  steps: {
    which: {
      ask: "Which tire is it?",
      how: ["Parked off the road. The display or a thump tells; a gauge proves it."],
      answers: [
        { id: "steer", label: "A front (steer) tire", means: [{ symptom: "steer_tire" }], to: "steer_low" },
        { id: "dual", label: "One of two side by side", to: "looks" },
        { id: "single", label: "A wide single tire", to: "looks" },
        { id: "cant_tell", to: "looks" },
      ],
    },
    looks: {
      ask: "Does it look or smell hot, or is it flat, wrinkled, bulged or cut?",
      how: ["Look from a few steps behind or in front. Thump it only if nothing is hot."],
      warn: "Never stand beside the sidewall of a low or hot tire.",
      answers: [
        { id: "yes", means: ["yes", { symptom: "tire_burning" }, { symptom: "tire_damage" }], to: "unsafe" },
        { id: "no", means: ["no"], to: "gauge" },
        { id: "cant_tell", to: "unsafe" },
      ],
    },
    gauge: {
      ask: "What does a gauge read against its target?",
      how: [
        "Best cold, at least three hours after driving.",
        "100 to 110 psi is a common target; the door label rules.",
      ],
      answers: [
        { id: "near", label: "Up to 10 psi under", to: "all_low" },
        { id: "under", label: "10 psi to 20 percent under", to: "find" },
        { id: "flat", label: "More than 20 percent under", to: "counts_flat" },
        { id: "cant_tell", label: "No gauge here", to: "counts_flat" },
      ],
    },
    all_low: {
      ask: "Are all tires a little low, since it turned cold?",
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Each 10 °F colder takes about 2 psi from a truck tire.",
          to: "cold_air",
        },
        { id: "no", label: "No, only this one", means: ["no"], to: "find" },
        { id: "cant_tell", to: "find" },
      ],
    },
    find: {
      ask: "Where does it bubble with soap water or spit on it?",
      how: ["Tire cool, wheels chocked. Valve first, then tread, then rim edge, from in front or behind."],
      answers: [
        { id: "valve", label: "At the valve", to: "valve" },
        { id: "nail", label: "At a nail or hole", to: "puncture" },
        { id: "rim", label: "At the rim, or nowhere", means: ["no"], to: "bead" },
        { id: "cant_tell", to: "bead" },
      ],
    },
  },
  outcomes: {
    steer_low: {
      certainty: "likely",
      cause: "A steer tire that loses air can let go in your hands.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Stay stopped until a tire service has looked at it. A steer tire has no mate.",
      },
      do: ["Flashers on, off the road.", "Read its size from in front for the tire service."],
      doNot: ["Do not air it up if it was driven low."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Steer tire losing air. Demount and inspect.",
    },
    unsafe: {
      certainty: "likely",
      cause: "The tire has run low or is damaged: its cords may be broken.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It can burst, and burning starts that way. It stays here for a tire service.",
      },
      do: ["Everybody away from it while it is hot; call 911 if it smokes.", "Then read the size from the sidewall."],
      doNot: ["Do not air it up.", "Do not reach between the duals."],
      who: ["tire"],
      parts: ["tire"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tire low with heat, wrinkles or damage: replace, inspect mate, brake and hub.",
      sources: ["cfr_393_75", "trade"],
    },
    counts_flat: {
      certainty: "likely",
      cause: "At more than 20 percent under, or unmeasured, it counts as flat: its mate carries too much.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. It stays here until a tire service has taken it off and looked inside.",
      },
      do: ["Say its pressure, size and position.", "Say how far it was driven that low, and whether its mate is warm."],
      doNot: ["Do not fill a tire that was driven flat: it can burst in your face."],
      who: ["tire"],
      parts: ["tire", "valve_stem"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tire >20 % under or unmeasured: treat as run flat. Demount, inspect, repair or replace.",
      sources: ["cfr_393_75", "trade"],
    },
    cold_air: {
      certainty: "likely",
      cause: "Cold air takes less room, so all tires read low.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, to the next air hose. Fill them cold to the target on the label.",
      },
      do: [
        "Fill cold, standing in front of the tread. Caps back on.",
        "Look again tomorrow: one that fell alone has a leak.",
      ],
      doNot: ["Do not bleed air from warm tires: they read higher when warm."],
      who: [],
      technician: "All tires slightly low after temperature drop.",
    },
    valve: {
      certainty: "likely",
      cause: "The valve core or stem leaks.",
      verdict: {
        urgency: "medium",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest tire shop, once filled cold to its target, and while it holds.",
      },
      do: [
        "A metal cap with a seal screwed on tight slows many valve leaks. Truck stops sell them.",
        "Fill with a clip-on chuck from in front of the tread, measure after half an hour. It must not fall by more than a psi or two.",
        "Check that the stem does not rub on the drum or cap.",
      ],
      doNot: ["Do not take the core out: it flies, and all the air goes."],
      who: ["tire"],
      parts: ["valve_stem"],
      minutes: { from: 20, to: 60, source: "trade" },
      technician: "Valve core or stem leak; inspect stem rubbing, dual equalizer or hub-mounted sensor.",
    },
    puncture: {
      certainty: "found",
      cause: "Something has gone through the tread.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest tire shop only while it stays within 20 percent of target. If it falls faster, stay here.",
      },
      do: [
        "Leave the nail in: it half closes the hole.",
        "Clip-on chuck, in front of the tread: fill cold to target, measure after ten minutes. More than 2 psi lost: call them to come.",
        "A repair is a plug and patch from inside, in the tread only.",
      ],
      doNot: ["No string plug from outside as a repair.", "Do not pull the nail to look."],
      who: ["tire"],
      parts: ["tire"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tread puncture, object in place. Section repair or replace; internal inspection.",
    },
    bead: {
      certainty: "open",
      cause: "It may leak at the bead, through a cracked or rusty rim, or inside where you cannot see.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the nearest tire shop, filled cold, checked every half hour. A rim crack in sight: no.",
      },
      do: [
        "Look at the rim with a light from outside: cracks, rust streaks at nuts, bent edges. Any of these: stay.",
        "Thump or measure at each stop, and watch the mirror for smoke.",
      ],
      doNot: ["No bead sealer or aerosol: it can catch fire and hides the cause."],
      who: ["tire"],
      parts: ["valve_stem", "tire"],
      minutes: { from: 45, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Slow leak not located: bead, rim corrosion or crack, inner dual valve.",
    },
  },
  asides: [
    {
      id: "fill",
      question: "Can I air it up myself?",
      answer:
        "Yes, if it is less than 20 percent low, cool and whole, and was not driven low. Clip-on chuck, long hose, " +
        "standing in front of the tread. Otherwise no.",
    },
    {
      id: "warm",
      question: "It reads right when warm. Is that fine?",
      answer:
        "No. Warm tires read 10 to 20 psi more than cold. Right when warm is low when cold: measure in the morning.",
    },
    {
      id: "inflation_system",
      question: "The trailer's air system fills it. Can I rely on that?",
      answer:
        "Until the next shop, if its lamp goes out and the leak is small. A lamp that stays on means that it loses " +
        "more than the system gives.",
    },
    {
      id: "how_low",
      question: "When is a tire flat by law?",
      answer:
        "When it is flat or leaks so that you hear it. Inspectors take half or less of the pressure on the sidewall as " +
        "flat.",
      sources: ["cfr_393_75", "trade"],
    },
  ],
  sources: ["trade"],
});
