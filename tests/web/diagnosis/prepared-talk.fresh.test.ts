import { expect, it, vi } from "vitest";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { isConversed } from "#domain/diagnosis/languages/known-talks.ts";
import { answer, prepareTalk } from "#web/features/diagnosis/engine-here.ts";

const loaded = vi.hoisted(() => ({ systems: [] as string[], isFrozen: false }));
vi.mock("#domain/diagnosis/guides/catalogue.ts", async (original) => {
  const { loadGuides, ...rest } = await original<typeof import("#domain/diagnosis/guides/catalogue.ts")>();
  const counted = Object.entries(loadGuides).map(([system, load]) => [
    system,
    async () => {
      if (loaded.isFrozen) throw new TypeError("fetch failed");
      loaded.systems.push(system);
      return load();
    },
  ]);
  return { ...rest, loadGuides: Object.fromEntries(counted) };
});

it("a conversation that was prepared in Spanish is walked to an outcome by taps without a line", async () => {
  expect(isConversed("es")).toBe(false);
  await prepareTalk("es");
  expect(isConversed("es")).toBe(true);
  expect(loaded.systems).toContain("brakes");
  loaded.isFrozen = true;
  const messages: DialogueLine[] = [{ role: "user", content: "el aire no sube" }];
  let { assessment, text } = await answer({ messages, language: "es" });
  expect(assessment.guide).toBe("air-will-not-build");
  while (assessment.step) {
    const { id, answers } = assessment.step;
    messages.push({ role: "assistant", content: text, stepId: id });
    messages.push({ role: "user", content: "", answer: { stepId: id, answerId: answers[0]?.id ?? "" } });
    ({ assessment, text } = await answer({ messages, language: "es" }));
  }
  expect(assessment.outcome?.do.length).toBeGreaterThan(0);
});
