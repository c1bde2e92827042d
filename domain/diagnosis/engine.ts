/** The engine with all its languages, as servers and the command line use it. A page takes the parts that it needs. */
import "./speech/all.ts";
import "./talk/all.ts";

export { assess } from "./assess.ts";
export { type Conclusion, conclude } from "./conclude.ts";
export { reply } from "./reply.ts";
export { byDanger, safetyCard, safetySteps } from "./safety-card.ts";
export { summarise } from "./summary.ts";
export { wordingOf } from "./talk/known.ts";
