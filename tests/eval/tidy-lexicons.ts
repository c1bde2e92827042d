import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chatLanguages } from "#domain/languages/languages.ts";
import { tidyWays, tidyWords } from "./tidy-lists.ts";

/** Writes domain/diagnosis/lexicon/*.ts with every list in order; what they name stays the same. */

const listOfConcept = /^( {4}[a-z_]+:\s*)"([^"]*)"/gmu;
const listOfWords = /^( {2}(?:fillers|ordinary):\s*)"([^"]*)"/gmu;

for (const language of chatLanguages) {
  const file = fileURLToPath(new URL(`../../domain/diagnosis/lexicon/${language}.ts`, import.meta.url));
  const written = readFileSync(file, "utf8");
  const tidied = written
    .replace(listOfConcept, (_, name: string, list: string) => `${name}"${tidyWays(list)}"`)
    .replace(listOfWords, (_, name: string, list: string) => `${name}"${tidyWords(list)}"`);
  writeFileSync(file, tidied);
}
execFileSync("biome", ["format", "--write", fileURLToPath(new URL("../../domain/diagnosis/lexicon", import.meta.url))]);
