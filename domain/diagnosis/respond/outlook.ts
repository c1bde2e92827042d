import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, Cause, DriveDecision, Estimate, Outlook, RedFlag, ServiceId } from "../assessment.ts";
import { type CauseId, causeIds } from "../knowledge/advice.ts";
import { type EstimateId, estimateSources, estimatesOfService } from "../knowledge/estimates.ts";
import { type PartId, partOfCause } from "../knowledge/parts.ts";
import { serviceOfCategory, serviceOfCause, serviceOfFlag, withoutService } from "../knowledge/services.ts";
import type { Wording } from "../languages/wording.ts";

const mostParts = 3;
const regenCauses: readonly string[] = ["dpf_full", "regen_blocked"] satisfies CauseId[];

interface OutlookInput {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
  readonly causes: readonly Cause[];
}

/** Which help and parts are probably needed, with ranges from named sources; null where nothing is repaired. */
export function outlookOf(input: OutlookInput, wording: Wording): Outlook | null {
  const service = serviceFor(input);
  if (service === null) return null;
  const known = estimatesOfService[service];
  const isRegen = service === "dealer" && input.causes.some(({ id }) => regenCauses.includes(id));
  const time = known?.time ?? (isRegen ? "regen_time" : null);
  return {
    service: { id: service, text: wording.services[service] },
    parts: partsFor(input.causes).map((id) => wording.parts[id]),
    time: estimate(time, wording),
    cost: estimate(known?.cost ?? null, wording),
  };
}

function serviceFor({ category, urgency, drive, redFlags, causes }: OutlookInput): ServiceId | null {
  for (const flag of redFlags) {
    const service = serviceOfFlag[flag];
    if (service !== undefined) return service;
  }
  if (redFlags.length > 0) return "roadside";
  if (withoutService.includes(category)) return null;
  const likeliest = causeIds.find((id) => id === causes[0]?.id);
  const ofCause = likeliest === undefined ? undefined : serviceOfCause[likeliest];
  if (ofCause !== undefined) return ofCause;
  const ofCategory = serviceOfCategory[category];
  if (ofCategory !== undefined) return ofCategory;
  if (drive === "not_applicable") return category === "transmission" ? "tow" : "roadside";
  return urgency === "high" ? "roadside" : "shop";
}

function partsFor(causes: readonly Cause[]): readonly PartId[] {
  const parts = causes.flatMap(({ id }) => {
    const cause = causeIds.find((known) => known === id);
    const part = cause === undefined ? undefined : partOfCause[cause];
    return part === undefined ? [] : [part];
  });
  return [...new Set(parts)].slice(0, mostParts);
}

function estimate(id: EstimateId | null, wording: Wording): Estimate | null {
  return id === null ? null : { text: wording.estimates[id], source: estimateSources[id] };
}
