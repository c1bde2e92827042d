import { defineGuide } from "../guide.ts";

export const tandemsStuck = defineGuide({
  id: "tandems-stuck",
  system: "steering",
  title: "Sliding tandems stuck, or the pins will not lock",
  selects: { symptoms: ["pins_open"] },
  when: { trailer: ["yes", "unknown"] },
  verdict: {
    urgency: "high",
    drive: "not_applicable",
    canDrive: "no",
    text: "No. Every pin has to be fully through its hole. With a pin open the axles slide away at the first stop.",
  },
  usually:
    "Usually the pins are pinched against their holes, or rusted. With an air release, low trailer air is the commonest.",
  first: "want",
  steps: {
    want: {
      ask: "What will it not do?",
      how: ["Off the road, level and straight ground, tractor and trailer brakes set before you get out."],
      answers: [
        { id: "unlock", label: "Pins will not come out", to: "release" },
        { id: "lock", label: "Pins will not go in", means: [{ symptom: "pins_open" }], to: "aligned" },
        { id: "slide", label: "Pins out, it will not slide", to: "brakes_hold" },
        { id: "cant_tell", to: "aligned" },
      ],
    },
    release: {
      ask: "Is the release an air knob or a handle to pull?",
      answers: [
        { id: "air", label: "An air knob", to: "air_up" },
        { id: "handle", label: "A handle", to: "ease" },
        { id: "cant_tell", to: "ease" },
      ],
    },
    air_up: {
      ask: "Air above 100 psi, knob pulled: do you hear it work and do the pins try to move?",
      how: ["Most work only with the red knob out, some with it in: try as the label says. Listen near the knob."],
      answers: [
        { id: "yes", means: ["yes"], to: "ease" },
        { id: "no", means: ["no"], to: "air_fault" },
        { id: "cant_tell", to: "ease" },
      ],
    },
    ease: {
      ask: "Trailer brakes set, release pulled, ease the tractor back a few inches, then forward: do all pins come out?",
      how: ["Lowest gear, no jerk. Stop, set the tractor brakes, then look at each pin from the side."],
      warn: "Nobody near the trailer while the tractor moves, no hands at pins or holes.",
      answers: [
        { id: "yes", means: ["yes"], to: "unlocked" },
        { id: "some", label: "Some of them", to: "one_pin" },
        { id: "no", means: ["no"], to: "rusted" },
        { id: "cant_tell", to: "one_pin" },
      ],
    },
    aligned: {
      ask: "Release off, ease back or forward a few inches: do all pins snap fully in?",
      how: ["Trailer brakes set. A helper far to the side may say when a hole lines up. Then look at all, both sides."],
      warn: "Nobody near the trailer while it moves, no fingers at the holes.",
      answers: [
        { id: "yes", label: "Yes, all are fully through", means: ["yes"], to: "locked" },
        { id: "some", label: "One or more are not", means: ["no"], to: "not_locked" },
        { id: "cant_tell", to: "not_locked" },
      ],
    },
    brakes_hold: {
      ask: "Do the trailer wheels hold still on dry ground when you ease the tractor, or do they roll along?",
      how: ["Red knob out, lowest gear, an inch or two at idle. No chocks: they would hide weak brakes."],
      warn: "Nobody near the trailer while the tractor moves.",
      answers: [
        { id: "roll", label: "They roll along", to: "no_hold" },
        { id: "hold", label: "They hold, it will not slide", to: "rails" },
        { id: "cant_tell", to: "rails" },
      ],
    },
  },
  outcomes: {
    locked: {
      certainty: "found",
      cause: "All pins are in.",
      verdict: {
        urgency: "low",
        drive: "with_care",
        canDrive: "yes",
        text: "Yes, once you have seen every pin through its hole on both sides, and tugged once.",
      },
      do: [
        "Release pushed in and hooked. Trailer brakes set: tug gently forward and back.",
        "Look again. Check hoses: not tight, not on the ground.",
        "Weigh again: each hole moves a few hundred pounds.",
      ],
      who: [],
      technician: "Tandem pins locked, driver has seen all.",
    },
    unlocked: {
      certainty: "found",
      cause: "The pins were pinched by the load; they are out now.",
      verdict: {
        urgency: "low",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, slide it first and lock it. Only then the road.",
      },
      do: [
        "Trailer brakes set. Slide a hole or two at idle, then stop.",
        "Release off, ease until all pins snap in, look at every one, tug.",
        "Stop bar in its place, if there is one.",
      ],
      doNot: ["Never pull onto the road with the release out."],
      who: [],
      technician: "Pins freed by easing the tractor.",
    },
    one_pin: {
      certainty: "likely",
      cause: "The slider sits askew and pinches some pins.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No, not with part of the pins out.",
      },
      do: [
        "See whether left and right pins press against opposite sides of their holes: then it is twisted.",
        "On level ground turn the tractor slightly to one side, ease, then to the other.",
        "Nothing moves: lock the pins again and call a mechanic. No hammer at pins under load.",
      ],
      doNot: ["No prying while the truck moves.", "Do not rock it hard: cargo shifts and rails bend."],
      who: ["roadside"],
      minutes: { from: 20, to: 60, source: "trade" },
      technician: "Slider askew, single pins stuck. Square it, check spring, linkage, bent pin.",
    },
    rusted: {
      certainty: "likely",
      cause: "Pins or linkage are rusted, frozen or bent.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop or scale as it is, if all pins are fully in and the weights are legal.",
      },
      do: [
        "Brakes set on both, from the side: penetrating oil or, in frost, washer fluid; wait a quarter of an hour, ease again.",
        "Overweight: it has to be slid or reloaded here. Ask dispatch.",
      ],
      doNot: ["No flame near tires and hoses.", "Do not crawl under to kick the linkage."],
      who: ["roadside", "shop"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tandem pins rusted or linkage bent, still locked. Penetrant, linkage, springs.",
    },
    air_fault: {
      certainty: "likely",
      cause: "The air release gets no air or its bag or valve is dead.",
      verdict: {
        urgency: "medium",
        drive: "with_care",
        canDrive: "until",
        text: "Until the next shop as it is, if all pins are fully in and the weights are legal.",
      },
      do: [
        "Red knob in for some minutes to fill the trailer, then as the label says once more.",
        "Listen for a hiss near the knob. Some have a hand release beside it.",
      ],
      doNot: ["Do not feed it air from a tire hose by hand."],
      who: ["roadside", "shop"],
      parts: ["air_valve", "air_fitting"],
      minutes: { from: 30, to: 90, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Air pin release dead: supply, valve, diaphragm or bag; manual release.",
    },
    not_locked: {
      certainty: "likely",
      cause: "At least one pin is not through its hole, or it cannot be seen.",
      verdict: {
        urgency: "emergency",
        drive: "stop_now",
        canDrive: "no",
        text: "No. The axles can slide off under the load when you brake.",
      },
      do: [
        "Brakes set, trailer chocked. Clear mud, ice or a stone from the holes with a long tool.",
        "Chocks out, ease back and forward once more, an inch at a time. Look at every pin with a light.",
        "One stays out: a mechanic comes.",
      ],
      doNot: ["No bolt or bar in place of a pin.", "Do not take it out on the road to let it snap in."],
      who: ["roadside"],
      minutes: { from: 30, to: 120, source: "trade" },
      cost: { from: 300, to: 1000, source: "roadside_cost" },
      technician: "Tandem pin not engaging: holes, spring, bent pin or rail, linkage stuck, slider askew.",
    },
    no_hold: {
      certainty: "likely",
      cause: "The trailer brakes do not hold it, so it rolls instead of sliding.",
      verdict: {
        urgency: "high",
        drive: "stop_now",
        canDrive: "no",
        text: "No. Trailer brakes that do not hold at idle do not stop it on the road. Lock the pins, then find out why.",
      },
      do: [
        "Release in, pins through, chocks in.",
        "Ice under the tires? On dry ground it must hold. Otherwise say: trailer brakes do not hold.",
      ],
      doNot: ["Do not hold it with the hand valve instead and slide on."],
      who: ["roadside"],
      parts: ["brake_lining", "brake_chamber"],
      technician: "Trailer rolls with spring brakes set: adjustment, chambers, linings. Pins locked first.",
    },
    rails: {
      certainty: "likely",
      cause: "Rails are dry, rusted or bent, a stop bar is in the way, or the load weighs on one side.",
      verdict: {
        urgency: "medium",
        drive: "not_applicable",
        canDrive: "no",
        text: "No. Lock the pins again before anything else moves.",
      },
      do: [
        "Is a stop bar in the way? Brakes set on both, engine off: move it. Do not take out a slider pin.",
        "Soapy water or washer fluid on the rails; ease gently both ways, straight.",
        "Then all pins in, seen on both sides.",
      ],
      doNot: ["No run-up and jerk: it bends the slider or throws the load."],
      who: ["roadside", "shop"],
      minutes: { from: 20, to: 90, source: "trade" },
      technician: "Slider will not move with pins out: stop bar, rail wear, twist, load.",
    },
  },
  asides: [
    {
      id: "how_much",
      question: "How much does one hole move?",
      answer:
        "Roughly 250 pounds with holes 4 inches apart, 400 with 6 inches, for a common 53-foot trailer. Weigh again.",
    },
    {
      id: "which_way",
      question: "Which way do I slide?",
      answer: "Trailer axles too heavy: slide them to the rear. Drive axles too heavy: slide the tandems forward.",
    },
    {
      id: "helper",
      question: "Can a helper pull the pin while I move?",
      answer: "No. Use a hook on the handle or a holder. A person at the tandems can be crushed when they slide.",
    },
  ],
  sources: ["trade"],
});
