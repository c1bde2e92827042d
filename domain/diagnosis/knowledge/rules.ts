import type { RuleTable } from "./rule-table.ts";
import { brakes } from "./rules/brakes.ts";
import { cooling } from "./rules/cooling.ts";
import { electrical } from "./rules/electrical.ts";
import { emergencies } from "./rules/emergencies.ts";
import { engine } from "./rules/engine.ts";
import { fuel } from "./rules/fuel.ts";
import { places } from "./rules/places.ts";
import { requests } from "./rules/requests.ts";
import { steeringAndSuspension } from "./rules/steering-and-suspension.ts";
import { tires } from "./rules/tires.ts";
import { transmission } from "./rules/transmission.ts";
import { warningLamps } from "./rules/warning-lamps.ts";

/** What the words of any language report, in concepts. */
export const symptomRules: RuleTable = {
  ...emergencies,
  ...engine,
  ...brakes,
  ...electrical,
  ...cooling,
  ...transmission,
  ...warningLamps,
  ...tires,
  ...fuel,
  ...steeringAndSuspension,
  ...requests,
  ...places,
};
