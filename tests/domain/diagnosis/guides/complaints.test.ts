import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { offeredGuides } from "#domain/diagnosis/guides/catalogue.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { everyGuideIn } from "#tests/support/every-guide.ts";
import { Conversing } from "./conversing.ts";

const fewest = 5;
const every = await Promise.all(
  chatLanguages.map(async (language) => ({
    language,
    guides: (await everyGuideIn(language)).filter(({ id }) => offeredGuides.has(id)),
    told: complaintsTold(language),
  })),
);

/** Plain complaints as drivers write them, by the guide that each has to open. */
function complaintsTold(language: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL(`complaints/${language}.txt`, import.meta.url), "utf8");
  const told = new Map<string, string[]>();
  for (const block of text.split(/^\[/mu).slice(1)) {
    const [heading = "", ...lines] = block.split("\n");
    told.set(
      heading.replace(/\]$/u, ""),
      lines.filter((line) => line !== ""),
    );
  }
  return told;
}

describe.each(every)("drivers who write $language", ({ language, guides, told }) => {
  it.each(guides)(`open the guide $id with at least ${fewest} plain complaints, and no other guide`, ({ id }) => {
    const complaints = told.get(id) ?? [];
    expect(complaints.length).toBeGreaterThanOrEqual(fewest);
    const opened = complaints.map((said) => [
      said,
      new Conversing(guides, language, null).write(said).assessment.guide ?? null,
    ]);
    expect(opened).toEqual(complaints.map((said) => [said, id]));
  });
});
