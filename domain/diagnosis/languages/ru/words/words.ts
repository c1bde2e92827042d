import type { Lexicon } from "../../lexicon.ts";
import { brakesAndAir } from "./brakes-and-air.ts";
import { cooling } from "./cooling.ts";
import { electrical } from "./electrical.ts";
import { engine } from "./engine.ts";
import { events } from "./events.ts";
import { everydayWords } from "./everyday-words.ts";
import { fuel } from "./fuel.ts";
import { lampsAndEmissions } from "./lamps-and-emissions.ts";
import { marks } from "./marks.ts";
import { placesOnTheTruck } from "./places-on-the-truck.ts";
import { smallWords } from "./small-words.ts";
import { states } from "./states.ts";
import { steeringAndSuspension } from "./steering-and-suspension.ts";
import { tiresAndWheels } from "./tires-and-wheels.ts";
import { topics } from "./topics.ts";
import { transmission } from "./transmission.ts";

/** All words of Russian. Own compilation. */
export const words: Lexicon = {
  phrases: [
    brakesAndAir,
    engine,
    electrical,
    cooling,
    transmission,
    lampsAndEmissions,
    tiresAndWheels,
    fuel,
    steeringAndSuspension,
    placesOnTheTruck,
    events,
    states,
    topics,
    marks,
  ],
  smallWords,
  everydayWords,
};
