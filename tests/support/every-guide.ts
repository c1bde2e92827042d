import { loadGuides } from "#domain/diagnosis/guides/catalogue.ts";
import { complaintsIn } from "#domain/diagnosis/guides/complaints.ts";
import { type Guide, guideParts } from "#domain/diagnosis/guides/guide.ts";
import { withComplaints } from "#domain/diagnosis/guides/load-guides.ts";
import { translate } from "#domain/diagnosis/guides/texts.ts";
import { loadCatalogues } from "#domain/diagnosis/languages/guide-catalogues.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** Every guide that is written in a language, offered or not. */
export async function everyGuideIn(language: ChatLanguage): Promise<readonly Guide[]> {
  const complaints = await complaintsIn(language);
  const parts = guideParts.map(async (part) => {
    const guides = (await loadGuides[part]()).map((guide) => withComplaints(guide, complaints));
    if (language === "en") return guides;
    const catalogues = (await loadCatalogues[language][part]?.()) ?? {};
    return guides.flatMap((guide) => {
      const catalogue = catalogues[guide.id];
      return catalogue === undefined ? [] : [translate(guide, catalogue)];
    });
  });
  return (await Promise.all(parts)).flat();
}
