import { answers } from "./symptoms/answers.ts";
import { brakes } from "./symptoms/brakes.ts";
import { cooling } from "./symptoms/cooling.ts";
import { electrical } from "./symptoms/electrical.ts";
import { emergencies } from "./symptoms/emergencies.ts";
import { engine } from "./symptoms/engine.ts";
import { fuel } from "./symptoms/fuel.ts";
import { places } from "./symptoms/places.ts";
import { requests } from "./symptoms/requests.ts";
import { steeringAndSuspension } from "./symptoms/steering-and-suspension.ts";
import { tires } from "./symptoms/tires.ts";
import { transmission } from "./symptoms/transmission.ts";
import { warningLamps } from "./symptoms/warning-lamps.ts";

/**
 * The triage table: symptom → system, urgency, causes in order of likelihood, checks, questions.
 * Sources: CDL manual air-brake numbers (B), 49 CFR 396.7 and 393.75 (A/B), maker manuals as named in the fact notes (B),
 * otherwise trade knowledge (K) that a mechanic reviews before it is stated as a fact.
 */
export const symptomTable = {
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
  ...answers,
} as const;
