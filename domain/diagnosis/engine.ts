/** The engine with all its languages, as servers and the command line use it. A page takes the parts that it needs. */
import "./speech/all.ts";

export { assess, type Conclusion, conclude, ruleVerdict } from "./assess.ts";
export { reply } from "./reply.ts";
export { byDanger, safetyCard, safetySteps } from "./safety-card.ts";
export { wordingOf } from "./speech/known.ts";
export { summarise } from "./summary.ts";
