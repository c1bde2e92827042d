/** What is known of a place, in OpenStreetMap's way: a key and a text. */
export type Tags = Readonly<Record<string, string>>;

/** The texts and numbers of an object as tags; everything else is left out. */
export function tagsOf(value: unknown): Tags {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const text = typeof each === "number" ? String(each) : typeof each === "string" ? each.trim() : "";
    return text === "" ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Name, else brand, else operator. */
export function nameOf(tags: Tags): string | null {
  return short(tags["name"] ?? tags["brand"] ?? tags["operator"] ?? null, 120);
}

/** The first telephone number that is given. */
export function phoneOf(tags: Tags): string | null {
  const given = tags["phone"] ?? tags["contact:phone"] ?? tags["contact:mobile"] ?? null;
  return short(given?.split(";")[0]?.trim() || null, 40);
}

/** "2100 West Lincolnway, Cheyenne, WY 82001" from whatever is there of it; null when nothing is. */
export function addressOf(tags: Tags): string | null {
  if (tags["addr:full"] !== undefined) return short(tags["addr:full"], 200);
  const street = tags["addr:street_address"] ?? joined([tags["addr:housenumber"], tags["addr:street"]], " ");
  const region = joined([tags["addr:state"], tags["addr:postcode"]], " ");
  return short(joined([street, tags["addr:city"], region], ", ") || null, 200);
}

export function openingHoursOf(tags: Tags): string | null {
  return short(tags["opening_hours"] ?? null, 200);
}

function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter((part) => part !== undefined && part !== "").join(by);
}

function short(text: string | null, max: number): string | null {
  return text === null ? null : text.slice(0, max);
}
