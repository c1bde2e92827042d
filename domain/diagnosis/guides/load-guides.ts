import type { ChatLanguage } from "../../languages/languages.ts";
import { loadCatalogues } from "../languages/guide-catalogues.ts";
import { loadGuides, offeredGuides } from "./catalogue.ts";
import { type Guide, type GuideSystem, guideSystems } from "./guide.ts";
import { translate } from "./texts.ts";

const loaded = new Map<string, Promise<readonly Guide[]>>();

/**
 * The guides that are offered for these systems, in a language; each system is loaded once. Rejects when a part cannot be
 * fetched, and the next call tries it again.
 */
export async function guidesIn(
  language: ChatLanguage,
  systems: readonly GuideSystem[] = guideSystems,
): Promise<readonly Guide[]> {
  return (await Promise.all(systems.map((system) => guidesOf(language, system)))).flat();
}

function guidesOf(language: ChatLanguage, system: GuideSystem): Promise<readonly Guide[]> {
  const key = `${language}/${system}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = load(language, system);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(language: ChatLanguage, system: GuideSystem): Promise<readonly Guide[]> {
  const [guides = [], catalogues] = await Promise.all([
    loadGuides[system]?.(),
    language === "en" ? null : loadCatalogues[language][system]?.(),
  ]);
  return guides
    .filter(({ id }) => offeredGuides.has(id))
    .map((guide) => (language === "en" ? guide : translate(guide, catalogues?.[guide.id] ?? {})));
}
