/** The assessment engine with all its languages. A page takes the parts that it needs (web/features/diagnosis/engine-here.ts). */
import "./languages/all.ts";

export type { GuidedInput } from "./dialogue/guided-input.ts";
export { guidesIn } from "./guides/load-guides.ts";
export { byDanger } from "./knowledge/safety-steps.ts";
export { wordingOf } from "./languages/known-talks.ts";
export { assess } from "./respond/assess.ts";
export { type Conclusion, conclude } from "./respond/conclude.ts";
export { type ExplainedMessage, type Explanation, explain } from "./respond/explain.ts";
export { withoutGuide } from "./respond/guide-view.ts";
export { reply } from "./respond/reply.ts";
export { safetyCard, safetySteps } from "./respond/safety-card.ts";
export { summarise } from "./respond/summary.ts";
export { type GuideRecord, guideRecordOf, recordTrail, type TrailRecord } from "./respond/trail-record.ts";
