import type { ServiceId, Source } from "../assessment.ts";

/** Ranges that a public source names; each is typical and varies, none is a quote. The figures stand in `wording`. */
export const estimateIds = ["roadside_arrival", "regen_time", "roadside_cost", "tow_cost"] as const;
export type EstimateId = (typeof estimateIds)[number];

/** Where each range comes from. */
export const estimateSources: Readonly<Record<EstimateId, Source>> = {
  roadside_arrival: { title: "logrock.com (Apr 2026); truckstopreport.com", grade: "C" },
  regen_time: { title: "Cummins Driver Tips; Mack V-MAC IV operator manual", grade: "B" },
  roadside_cost: { title: "logrock.com (Apr 2026)", grade: "C" },
  tow_cost: { title: "logrock.com (Apr 2026)", grade: "C" },
};

/** What is known of a service; for the others no source is known, and nothing is said. */
export const estimatesOfService: Readonly<
  Partial<Record<ServiceId, { readonly time: EstimateId; readonly cost: EstimateId }>>
> = {
  roadside: { time: "roadside_arrival", cost: "roadside_cost" },
  tire: { time: "roadside_arrival", cost: "roadside_cost" },
  tow: { time: "roadside_arrival", cost: "tow_cost" },
};
