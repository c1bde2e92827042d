import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import { type Recall, type RecallSubject, recordedMakesOf, recordedModelOf } from "#domain/trucks/recall.ts";
import type { Recalls } from "#worker/ports/recalls.ts";
import { askForJson, type OutsideService } from "./outside-service.ts";

const text = z.string().trim().min(1).nullish().catch(null);

const Answer = z.object({
  results: z.array(
    z.object({
      NHTSACampaignNumber: z.string().trim().min(1),
      Component: text,
      Summary: text,
      Consequence: text,
      Remedy: text,
      parkIt: z.boolean().nullish().catch(null),
    }),
  ),
});

/** Recalls beyond these are not carried; the records of one truck have a dozen. */
const maxRecalls = 50;

/**
 * Recalls by make, model and year from the agency's public service (it answers no VIN). Every name of the make is
 * asked for; one that fails is passed over while another answers.
 */
export function createNhtsaRecalls({
  url,
  userAgent,
  timeout = timeLimits.recalls,
}: {
  readonly url: string;
  readonly userAgent: string;
  readonly timeout?: number;
}): Recalls {
  const service: OutsideService = { name: "recalls", userAgent, timeout, maxBytes: 1024 * 1024 };

  const ask = async (make: string, subject: RecallSubject): Promise<readonly Recall[]> => {
    const address = new URL(`${url.replace(/\/$/, "")}/recalls/recallsByVehicle`);
    address.searchParams.set("make", make);
    address.searchParams.set("model", recordedModelOf(subject));
    address.searchParams.set("modelYear", String(subject.year));
    const parsed = Answer.safeParse(await askForJson(service, address));
    if (!parsed.success)
      throw new DomainError("service.unavailable", { service: service.name }, { cause: parsed.error });
    return parsed.data.results.map(toRecall);
  };

  return {
    async find(subject) {
      const answers = await Promise.allSettled(recordedMakesOf(subject.brand).map((make) => ask(make, subject)));
      const found = answers.filter((answer) => answer.status === "fulfilled");
      if (found.length === 0) throw answers.find((answer) => answer.status === "rejected")?.reason;
      const byCampaign = new Map(found.flatMap(({ value }) => value).map((recall) => [recall.campaign, recall]));
      return [...byCampaign.values()].slice(0, maxRecalls);
    },
  };
}

function toRecall(row: z.infer<typeof Answer>["results"][number]): Recall {
  return {
    campaign: row.NHTSACampaignNumber,
    component: row.Component ?? "",
    summary: row.Summary ?? "",
    consequence: row.Consequence ?? null,
    remedy: row.Remedy ?? null,
    doNotDrive: row.parkIt === true,
  };
}
