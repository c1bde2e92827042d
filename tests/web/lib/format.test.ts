import { describe, expect, test } from "vitest";
import { formatCountdown, makeFormat } from "#web/lib/format.ts";
import { intlLocales } from "#web/lib/intl-locales.ts";

const now = Date.UTC(2026, 10, 21, 9, 5);

describe("figures in the interface's language", () => {
  const english = makeFormat(intlLocales.en);

  test("distances are miles, with a decimal only when near", () => {
    expect(english.distance(5150)).toBe("3.2 mi");
    expect(english.distance(80_000)).toBe("50 mi");
    expect(english.mileage(412_000)).toBe("412,000 mi");
  });

  test("money has two decimals", () => {
    expect(english.money(1999)).toBe("$19.99");
    expect(english.money(9_999_999)).toBe("$99,999.99");
  });

  test("times tell how long ago, or how long until", () => {
    expect(english.relative(now - 20_000, now)).toBe("now");
    expect(english.relative(now - 5 * 60_000, now)).toBe("5 minutes ago");
    expect(english.relative(now + 2 * 3_600_000, now)).toBe("in 2 hours");
    expect(english.relative(now - 86_400_000, now)).toBe("yesterday");
  });

  test("Arabic keeps Latin digits, as signs, codes and telephones have them", () => {
    const arabic = makeFormat(intlLocales.ar);
    expect(arabic.number(1284)).toMatch(/1.?284/);
    expect(arabic.relative(now - 5 * 60_000, now)).toContain("5");
  });

  test("Uzbek has days, times and units that browsers without Uzbek can write", () => {
    const uzbek = makeFormat(intlLocales.uz);
    expect(uzbek.date(now)).toBe("21.11.2026");
    expect(uzbek.relative(now - 20_000, now)).toBe("hozir");
    expect(uzbek.relative(now - 5 * 60_000, now)).toBe("5 daqiqa oldin");
    expect(uzbek.relative(now + 2 * 3_600_000, now)).toBe("2 soatdan keyin");
    expect(uzbek.relative(now - 86_400_000, now)).toBe("kecha");
    expect(uzbek.relative(now + 86_400_000, now)).toBe("ertaga");
    expect(uzbek.distance(5150)).toBe("3.2 mil");
    expect(uzbek.mileage(412_000)).toBe("412,000 mil");
  });

  test("money is written as on a receipt here, in every language", () => {
    for (const locale of Object.values(intlLocales)) expect(makeFormat(locale).money(1999)).toBe("$19.99");
  });

  test("every interface language has formatters", () => {
    for (const locale of Object.values(intlLocales)) expect(makeFormat(locale).dateTime(now)).toContain("2026");
  });
});

describe("the countdown", () => {
  test.each([
    [600_000, "10:00"],
    [599_001, "10:00"],
    [598_000, "9:58"],
    [1, "0:01"],
    [0, "0:00"],
    [-500, "0:00"],
    [-61_000, "−1:01"],
    [3_723_000, "1:02:03"],
  ])("%i ms is %s", (left, text) => {
    expect(formatCountdown(left)).toBe(text);
  });
});
