import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Texts = Readonly<Record<string, string>>;

function textsOf(language: string): Texts {
  const folder = join(process.cwd(), "web", "messages", language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Texts));
}

/** What the page says for a key in a language, as it is written there; in English where the language lacks it. */
export function wordsOf(language: string): (key: string) => string {
  const own: Texts = { ...textsOf("en"), ...textsOf(language) };
  return (key) => {
    const text = own[key];
    if (text === undefined) throw new Error(`no text is called ${key}`);
    return text;
  };
}
