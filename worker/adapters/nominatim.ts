import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { Addresses } from "#worker/ports/addresses.ts";
import { askForJson, type OutsideService } from "./outside-service.ts";

/** With nothing there it answers 200 and an error; a name may be missing too. */
const Reverse = z.union([
  z.object({ error: z.string() }).transform(() => null),
  z.object({ display_name: z.string().trim().nullish() }).transform(({ display_name: name }) => name || null),
]);

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit);
const Search = z.array(z.object({ lat: coordinate(90), lon: coordinate(180) }));

const maxAddress = 300;

/** Addresses from a Nominatim. Pace and memory are the caller's. */
export function createNominatimAddresses({
  url,
  userAgent,
  timeout = timeLimits.addresses,
}: {
  readonly url: string;
  readonly userAgent: string;
  readonly timeout?: number;
}): Addresses {
  const service: OutsideService = { name: "addresses", userAgent, timeout, maxBytes: 256 * 1024 };

  const ask = async <Answer>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> => {
    const address = new URL(`${url.replace(/\/$/, "")}/${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const parsed = schema.safeParse(await askForJson(service, address));
    if (parsed.success) return parsed.data;
    throw new DomainError("service.unavailable", { service: service.name }, { cause: parsed.error });
  };

  return {
    async reverse({ latitude, longitude }) {
      const position = { lat: String(latitude), lon: String(longitude) };
      const query = { ...position, format: "jsonv2", zoom: "17", addressdetails: "0", "accept-language": "en" };
      const address = await ask("reverse", query, Reverse);
      return address?.slice(0, maxAddress) ?? null;
    },
    async search(query) {
      const [first] = await ask("search", { q: query, format: "jsonv2", limit: "1", countrycodes: "us" }, Search);
      return first === undefined ? null : { latitude: first.lat, longitude: first.lon };
    },
  };
}
