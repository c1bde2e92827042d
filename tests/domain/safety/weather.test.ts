import { describe, expect, it } from "vitest";
import { sourcesOf, weatherSteps, weathers } from "#domain/safety/weather.ts";

describe.each(weathers)("Waiting in the truck: %s", (weather) => {
  const steps = weatherSteps[weather];

  it("names every step once, each with where it comes from", () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { id, sources } of steps) expect(sources.length, id).toBeGreaterThan(0);
  });

  it("rests every step on something that can be looked up", () => {
    for (const { id, sources } of steps) {
      expect(
        sources.filter(({ title }) => title !== null),
        id,
      ).not.toEqual([]);
    }
  });

  it("marks one emergency, which says when to call", () => {
    const emergencies = steps.filter((step) => "emergency" in step);
    expect(emergencies).toHaveLength(1);
    expect(emergencies[0]).toHaveProperty("warning");
  });

  it("lists each source once, what only the trade knows last", () => {
    const titles = sourcesOf(weather).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.indexOf(null)).toBe(titles.length - 1);
  });
});

describe("What comes first", () => {
  it("is air in the cold, and shade in the heat", () => {
    expect(weatherSteps.cold[0].id).toBe("air");
    expect(weatherSteps.heat[0].id).toBe("shade");
  });
});
