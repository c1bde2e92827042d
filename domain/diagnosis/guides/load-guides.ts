import type { ChatLanguage } from "../../languages/languages.ts";
import { loadCatalogues } from "../languages/guide-catalogues.ts";
import { loadGuides, offeredGuides } from "./catalogue.ts";
import { complaintsIn } from "./complaints.ts";
import { type ComplaintLines, type Guide, type GuidePart, guideParts } from "./guide.ts";
import { translate } from "./texts.ts";

const loaded = new Map<string, Promise<readonly Guide[]>>();

/**
 * The guides that are offered in these parts, in a language; each part is loaded once. Rejects when a part cannot be
 * fetched, and the next call tries it again.
 */
export async function guidesIn(
  language: ChatLanguage,
  parts: readonly GuidePart[] = guideParts,
): Promise<readonly Guide[]> {
  return (await Promise.all(parts.map((part) => guidesOf(language, part)))).flat();
}

function guidesOf(language: ChatLanguage, part: GuidePart): Promise<readonly Guide[]> {
  const key = `${language}/${part}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = load(language, part);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(language: ChatLanguage, part: GuidePart): Promise<readonly Guide[]> {
  const [guides, complaints, catalogues] = await Promise.all([
    loadGuides[part](),
    complaintsIn(language),
    language === "en" ? null : loadCatalogues[language][part]?.(),
  ]);
  return guides
    .filter(({ id }) => offeredGuides.has(id))
    .map((guide) => withComplaints(guide, complaints))
    .map((guide) => (language === "en" ? guide : translate(guide, catalogues?.[guide.id] ?? {})));
}

/** A guide with the words by which drivers name its complaint. */
export function withComplaints(guide: Guide, complaints: readonly ComplaintLines[]): Guide {
  const own = complaints.filter((one) => one.guide === guide.id);
  return { ...guide, selects: { ...guide.selects, complaints: own } };
}
