import { defineGuide } from "../guide.ts";

export const pullsOrLongStops = defineGuide({
  id: "pulls-or-long-stops",
  system: "brakes",
  title: "It pulls to one side when braking, or takes long to stop",
  // No brakes at all is runaway-on-a-grade; smoke or a hot wheel is hot-wheel-end. Both win.
  selects: { symptoms: ["brakes_pull", "brakes_weak", "brakes_cooled"] },
  verdict: {
    urgency: "high",
    drive: "next_safe_exit",
    canDrive: "until",
    text: "Until the next safe exit, slowly and with far more distance. With low air, smoke or hardly any bite, stop now.",
  },
  usually:
    "Usually a brake on the other side does little: out of adjustment, worn or oily linings, or a chamber. On all " +
    "wheels it is heat or air.",
  first: "danger",
  steps: {
    danger: {
      ask: "Is any of this there: smoke or a hot wheel, an air needle under 90, or almost no braking?",
      answers: [
        {
          id: "yes",
          means: ["yes", { reading: "air", below: 90 }, { symptom: "hot_brakes" }, { symptom: "no_brakes" }],
          to: "stop_here",
        },
        { id: "no", means: ["no"], to: "which" },
        { id: "cant_tell", to: "stop_here" },
      ],
    },
    which: {
      ask: "What is it most?",
      answers: [
        { id: "pulls", label: "It pulls to one side", means: [{ symptom: "brakes_pull" }], to: "without_brake" },
        { id: "long", label: "It stops late or weakly", means: [{ symptom: "brakes_weak" }], to: "all_wheels" },
        { id: "shakes", label: "It shakes or pulses", means: [{ symptom: "vibration" }], to: "pulses" },
        { id: "cant_tell", to: "all_wheels" },
      ],
    },
    without_brake: {
      ask: "Does it also pull when you do not brake?",
      how: ["Parked, look at both steer tires: pressure, bulges, wear. Look for a broken spring leaf."],
      answers: [
        {
          id: "yes",
          means: ["yes"],
          shows: "Then it is not the brakes alone: a low tire, a dragging brake or alignment.",
          to: "pulls_always",
        },
        { id: "no", label: "No, only when braking", means: ["no"], to: "oil" },
        { id: "cant_tell", to: "oil" },
      ],
    },
    oil: {
      ask: "Parked, brakes cool: is oil or grease on the inside of a wheel, drum or disc?",
      how: ["Look from beside each front wheel with a light, both knobs out, wheels chocked."],
      answers: [
        { id: "yes", means: ["yes", { symptom: "hub_leak" }], to: "oily" },
        { id: "no", means: ["no"], to: "one_side" },
        { id: "cant_tell", to: "stop_here" },
      ],
    },
    all_wheels: {
      ask: "Since when does it stop late?",
      answers: [
        { id: "grade", label: "Since a grade or hard braking", means: [{ symptom: "brakes_cooled" }], to: "heat" },
        { id: "work", label: "Since brake work", to: "after_work" },
        { id: "slowly", label: "It came slowly", to: "worn" },
        { id: "cant_tell", label: "Suddenly, or can't tell", to: "suddenly" },
      ],
    },
  },
  outcomes: {
    stop_here: {
      certainty: "open",
      cause: "It may be more than a weak brake, and it can fail fully at the next stop.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Leave the road at the first safe place and set the brakes.",
      },
      do: [
        "Slow down with the engine, then brake once and firmly.",
        "Parked: wheels chocked, stay away from a wheel that smokes. Call 911 if it burns.",
        "Tell us the air needles and which wheel is hot.",
      ],
      doNot: ["Do not try another stop to see whether it gets better."],
      who: ["roadside", "tow"],
      parts: ["brake_lining", "brake_chamber"],
      technician: "Weak or pulling brakes with heat, low air or hardly any braking. Air first, then heat, then stroke.",
    },
    pulls_always: {
      certainty: "likely",
      cause: "A low steer tire, a brake that drags on that side, or a broken axle part pulls it.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not before you have looked at both steer tires and felt for heat. It can leave its lane.",
      },
      do: [
        "Parked, compare the heat at both front wheels with a hand held near, not touching. Hot: stay.",
        "Steer tire low, cut or bulged: stay, call a tire service.",
        "All even and firm: to the next shop, both hands on the wheel, below highway speed.",
      ],
      doNot: ["Do not hold against it on the interstate."],
      who: ["roadside", "tire", "shop"],
      parts: ["tire", "brake_chamber"],
      technician:
        "Pull with and without braking: steer tire pressure, dragging brake, axle alignment, spring, bearing.",
    },
    oily: {
      certainty: "likely",
      cause: "A leaking hub seal has soaked the linings: that brake hardly works, and the bearing loses its oil.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Oil on linings can burn, and a bearing without oil lets the wheel go.",
      },
      do: ["Brakes set, wheels chocked.", "Say which wheel, and whether its hub is warmer than the other side."],
      doNot: ["Do not wash it with brake cleaner and go: soaked linings stay soaked."],
      who: ["roadside", "tow"],
      parts: ["hub_seal", "brake_lining"],
      minutes: { from: 90, to: 240, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Pull under braking with oil at wheel: seal, linings both sides, bearing check.",
    },
    one_side: {
      certainty: "likely",
      cause: "One front brake does less than the other: stroke too long, chamber, hose, valve or linings.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, slowly, with long distance. A mechanic measures it there. Ice or a grade: no.",
      },
      do: [
        "Keep both hands on the wheel and brake early and straight.",
        "Parked: ask for a mechanic who measures the stroke of both front brakes before you go on.",
        "Check for an open recall by VIN, and say whether the ABS lamp is on.",
      ],
      doNot: ["Do not turn the slack adjusters yourself.", "Do not pull a grade with it."],
      who: ["shop", "roadside"],
      parts: ["brake_chamber", "brake_lining", "air_valve"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Pulls under braking only, no heat or oil: compare stroke and linings, chamber, hose, quick release, ABS valve.",
      sources: ["cfr_393_47", "trade"],
    },
    pulses: {
      certainty: "likely",
      cause: "A drum or disc is warped or cracked, a tire is lumpy, or something in the front end is loose.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit. First look for loose nuts and at the tires: with either wrong, stay.",
      },
      do: [
        "Parked, look at every wheel: rust streaks at nuts, bulges, flat spots.",
        "Say whether it shakes without braking too.",
      ],
      doNot: ["Do not drive on with a wheel that wobbles."],
      who: ["shop", "roadside"],
      parts: ["brake_lining", "tire", "wheel_nuts"],
      technician: "Pulsing under braking: drums/rotors, wheel nuts, tires, kingpins, tie rods.",
    },
    heat: {
      certainty: "likely",
      cause: "The brakes overheated and faded. Linings may be glazed and drums cracked.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No, not yet. Cool for at least 30 minutes. If it then bites as always at walking pace, to the next shop.",
      },
      do: [
        "Parking brake set. Only on level ground with chocks on both sides may it be off while drums cool; stay with it.",
        "Cool: try at walking pace, three times. Weak still: stay and call.",
        "Next grade: lower gear, engine brake, before the top.",
      ],
      doNot: ["No water on hot drums.", "Do not adjust hot brakes."],
      who: ["roadside", "shop"],
      parts: ["brake_lining"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Fade after grade. Linings, drums, stroke, engine brake.",
      sources: ["cdl_driving", "trade"],
    },
    after_work: {
      certainty: "likely",
      cause: "After brake work it is adjustment, new linings not bedded in, crossed lines or a part left loose.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. New work that brakes badly has a fault in it. Let the shop come and put it right.",
      },
      do: ["Call the shop that did it.", "Say which axle was done, and what changed."],
      doNot: ["Do not bed it in on a grade or in traffic."],
      who: ["roadside", "shop"],
      parts: ["brake_lining", "brake_chamber"],
      technician: "Weak brakes after work: adjustment, S-cam turned over, chamber ports swapped, linings, lines.",
    },
    worn: {
      certainty: "likely",
      cause: "Linings are worn or several strokes are too long.",
      verdict: {
        urgency: "high",
        drive: "next_safe_exit",
        canDrive: "until",
        text: "Until the next safe exit, slowly, no grade. A mechanic measures the brakes there before it goes on.",
      },
      do: [
        "Parked, wheels chocked. Say what it weighs and since when stops got longer.",
        "Ask for a stroke measurement on every wheel.",
      ],
      doNot: ["Do not start a mountain with it."],
      who: ["shop", "roadside"],
      parts: ["brake_lining"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Stops got longer over time: stroke, linings, drums, slack adjusters all round.",
      sources: ["cfr_393_47", "trade"],
    },
    suddenly: {
      certainty: "open",
      cause: "Suddenly late stops mean that an axle or the trailer no longer brakes: a valve, hose, or crossed lines.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. A whole axle, or the trailer, may have no brakes.",
      },
      do: [
        [
          { when: { trailer: ["no"] }, text: "Parking brake set, wheels chocked." },
          {
            text: "Parking brakes set, wheels chocked. Look at both glad hands: blue to blue, locked, seal whole?",
          },
        ],
        "A mechanic finds which brakes do not answer the pedal. Say what was done to it lately, and check recalls by VIN.",
      ],
      doNot: ["Do not drive it empty to see."],
      who: ["roadside", "tow"],
      parts: ["air_valve", "air_fitting", "brake_chamber"],
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician:
        "Sudden long stops, air up, no heat: service signal to an axle or trailer, relay, quick release, foot valve.",
    },
  },
  asides: [
    {
      id: "adjust",
      question: "Can I adjust the brakes myself?",
      answer:
        "No. Automatic adjusters that need a hand are faulty, and turning them hides it. It takes a brake inspector " +
        "who is qualified.",
      sources: ["cdl_air_brakes", "trade"],
    },
    {
      id: "stroke",
      question: "How far may a push rod move?",
      answer:
        "With the pedal held, a common type 30 chamber at most 2 inches, a long-stroke one 2.5. A mechanic measures it: " +
        "under the truck is no place for a driver.",
      sources: ["cdl_air_brakes", "cfr_393_47"],
    },
    {
      id: "wet",
      question: "It only does it in the wet. Why?",
      answer: "Wet linings bite unevenly. A few light stops dry them. If it still pulls when dry, it is a fault.",
    },
  ],
  sources: ["trade"],
});
