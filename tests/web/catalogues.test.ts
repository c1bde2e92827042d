import { describe, expect, test } from "vitest";
import { type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";
import { intlLocales } from "#web/lib/intl-locales.ts";

type Token = string | readonly unknown[];
type Catalogue = Readonly<Record<string, readonly Token[]>>;

/** Compiled catalogues by language and file, as the build makes them. */
const files = import.meta.glob<Catalogue>("../../web/messages/*/*.json", { eager: true, import: "default" });

const translations = interfaceLanguages.filter((language) => language !== "en");

/** What stands on the truck, the dash or the telephone's keys is the same in every language. */
const sameEverywhere = ["Roadflare", "911", "SPN", "FMI", "VIN", "DPF", "DEF", "ABS", "Solo Driver", "Fleet Manager"];

function filesOf(language: InterfaceLanguage): Map<string, Catalogue> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`));
  return new Map(own.map(([path, catalogue]) => [path.split("/").at(-1) ?? "", catalogue]));
}

function textsOf(language: InterfaceLanguage): Catalogue {
  return Object.assign({}, ...filesOf(language).values());
}

/** A choice inside a text: {count, plural, …} or {status, select, …}, and its branches by name. */
interface Choice {
  readonly kind: string;
  readonly name: string;
  readonly branches: Readonly<Record<string, readonly Token[]>>;
}

function branchesOf(branches: unknown): Choice["branches"] {
  return typeof branches === "object" && branches !== null ? (branches as Choice["branches"]) : {};
}

function choicesIn(text: readonly Token[]): Choice[] {
  return text.flatMap((token) => {
    if (typeof token === "string" || token.length < 3) return [];
    const branches = branchesOf(token[2]);
    const inside = Object.values(branches).flatMap(choicesIn);
    return [{ name: String(token[0]), kind: String(token[1]), branches }, ...inside];
  });
}

/** The placeholders of a text with what each is: "days plural", "name". */
function placeholdersIn(text: readonly Token[]): Set<string> {
  const found = text.flatMap((token) => {
    if (typeof token === "string") return [];
    const inside = Object.values(branchesOf(token[2])).flatMap((branch) => [...placeholdersIn(branch)]);
    return [token.slice(0, 2).join(" "), ...inside];
  });
  return new Set(found);
}

/** All words of a text, those of every branch too. */
function wordsIn(text: readonly Token[]): string {
  const words = text.map((token) =>
    typeof token === "string" ? token : Object.values(branchesOf(token[2])).map(wordsIn).join(" "),
  );
  return words.join("");
}

const exact = (form: string): boolean => /^\d+$/.test(form);

/** The plural forms of a locale that stand for more than one number. */
function formsOfManyNumbers(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: 201 }, (_, count) => rules.select(count));
  return new Set(forms.filter((form, index) => forms.indexOf(form) !== index));
}

describe("the English catalogue", () => {
  test("has no key in two files", () => {
    const keys = [...filesOf("en").values()].flatMap((catalogue) => Object.keys(catalogue));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe.each(translations)("the catalogue of %s", (language) => {
  test("has exactly the English keys, in the same files", () => {
    const keys = (of: InterfaceLanguage) =>
      Object.fromEntries([...filesOf(of)].map(([file, catalogue]) => [file, Object.keys(catalogue).sort()]));
    expect(keys(language)).toEqual(keys("en"));
  });

  test("fills the placeholders that the English texts have", () => {
    const english = textsOf("en");
    for (const [key, text] of Object.entries(textsOf(language))) {
      expect(placeholdersIn(text), key).toEqual(placeholdersIn(english[key] ?? []));
    }
  });

  test("chooses between the same words as English", () => {
    const english = textsOf("en");
    const selects = (text: readonly Token[]) =>
      choicesIn(text)
        .filter(({ kind }) => kind === "select")
        .map(({ name, branches }) => [name, Object.keys(branches).sort()]);
    for (const [key, text] of Object.entries(textsOf(language))) {
      expect(selects(text), key).toEqual(selects(english[key] ?? []));
    }
  });

  test("keeps names, codes and emergency numbers as they are", () => {
    const english = textsOf("en");
    for (const [key, text] of Object.entries(textsOf(language))) {
      const words = wordsIn(text);
      const lost = sameEverywhere.filter(
        (word) => new RegExp(`\\b${word}\\b`).test(wordsIn(english[key] ?? [])) && !words.includes(word),
      );
      expect(lost, `${key}: ${words}`).toEqual([]);
    }
  });

  test("closes every isolate that it opens around text of another direction", () => {
    for (const [key, text] of Object.entries(textsOf(language))) {
      const words = wordsIn(text);
      expect(words.match(/[\u2066-\u2068]/gu)?.length ?? 0, key).toBe(words.match(/\u2069/gu)?.length ?? 0);
    }
  });
});

describe.each(interfaceLanguages)("the plurals of %s", (language) => {
  const locale = intlLocales[language];
  const plurals = Object.entries(textsOf(language)).flatMap(([key, text]) =>
    choicesIn(text).flatMap(({ kind, branches }) => (kind === "plural" ? [{ key, branches }] : [])),
  );

  test("have every form that the language has, and no other", () => {
    const forms = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
    expect(plurals).not.toEqual([]);
    for (const { key, branches } of plurals) {
      const own = Object.keys(branches).filter((form) => !exact(form));
      expect(own.sort(), key).toEqual(forms);
    }
  });

  test("say the number wherever a form stands for several", () => {
    const several = formsOfManyNumbers(locale);
    for (const { key, branches } of plurals) {
      for (const [form, text] of Object.entries(branches)) {
        if (several.has(form)) expect(wordsIn(text), `${key}, ${form}`).toContain("#");
      }
    }
  });
});
