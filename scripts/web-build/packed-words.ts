import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { packRules } from "../../domain/diagnosis/facts/packed-rules.ts";
import { packSpns } from "../../domain/diagnosis/facts/packed-spns.ts";
import { packSymptoms } from "../../domain/diagnosis/facts/packed-symptoms.ts";
import { symptomRules } from "../../domain/diagnosis/facts/rules.ts";
import { spnWords } from "../../domain/diagnosis/facts/spn-words.ts";
import { spnRows } from "../../domain/diagnosis/facts/spns.ts";
import stemsAr from "../../domain/diagnosis/facts/stems-ar.json" with { type: "json" };
import stemsEn from "../../domain/diagnosis/facts/stems-en.json" with { type: "json" };
import stemsEs from "../../domain/diagnosis/facts/stems-es.json" with { type: "json" };
import stemsRu from "../../domain/diagnosis/facts/stems-ru.json" with { type: "json" };
import { symptomTable } from "../../domain/diagnosis/facts/symptom-table.ts";
import weights from "../../domain/diagnosis/facts/weights.json" with { type: "json" };
import { arabic } from "../../domain/diagnosis/lexicon/ar.ts";
import { conceptWords } from "../../domain/diagnosis/lexicon/concept-words.ts";
import type { Lexicon } from "../../domain/diagnosis/lexicon/concepts.ts";
import { english } from "../../domain/diagnosis/lexicon/en.ts";
import { spanish } from "../../domain/diagnosis/lexicon/es.ts";
import { packLexicon } from "../../domain/diagnosis/lexicon/packed-lexicon.ts";
import { russian } from "../../domain/diagnosis/lexicon/ru.ts";
import { packEntries } from "../../domain/diagnosis/packing/packed-entries.ts";
import { packRecord } from "../../domain/diagnosis/packing/packed-record.ts";
import { packText, packTexts } from "../../domain/diagnosis/packing/packed-text.ts";
import "../../domain/diagnosis/speech/all.ts";
import { arabic as codePhrasesAr } from "../../domain/diagnosis/lexicon/code-phrases-ar.ts";
import { spanish as codePhrasesEs } from "../../domain/diagnosis/lexicon/code-phrases-es.ts";
import { russian as codePhrasesRu } from "../../domain/diagnosis/lexicon/code-phrases-ru.ts";
import { arabic as talkPhrasesAr } from "../../domain/diagnosis/lexicon/talk-phrases-ar.ts";
import { spanish as talkPhrasesEs } from "../../domain/diagnosis/lexicon/talk-phrases-es.ts";
import { russian as talkPhrasesRu } from "../../domain/diagnosis/lexicon/talk-phrases-ru.ts";
import { wordingOf } from "../../domain/diagnosis/speech/known.ts";
import { arabic as arabicTalk } from "../../domain/diagnosis/talk/arabic.ts";
import { english as englishTalk } from "../../domain/diagnosis/talk/english.ts";
import { talkShape, textsBefore } from "../../domain/diagnosis/talk/packed-talk.ts";
import { russian as russianTalk } from "../../domain/diagnosis/talk/russian.ts";
import { spanish as spanishTalk } from "../../domain/diagnosis/talk/spanish.ts";
import type { Talk } from "../../domain/diagnosis/talk/talk.ts";
import { expectedFacts, expectedStems } from "../../domain/diagnosis/weighing/expected-facts.ts";
import { packTable } from "../../domain/diagnosis/weighing/packed-table.ts";
import { ar } from "../../domain/diagnosis/wording/ar.ts";
import { en } from "../../domain/diagnosis/wording/en.ts";
import { es } from "../../domain/diagnosis/wording/es.ts";
import { findingShape, safetyShape } from "../../domain/diagnosis/wording/packed-wording.ts";
import { ru } from "../../domain/diagnosis/wording/ru.ts";
import { ar as safetyAr } from "../../domain/diagnosis/wording/safety-ar.ts";
import { en as safetyEn } from "../../domain/diagnosis/wording/safety-en.ts";
import { es as safetyEs } from "../../domain/diagnosis/wording/safety-es.ts";
import { ru as safetyRu } from "../../domain/diagnosis/wording/safety-ru.ts";
import { spnNames as spnNamesAr } from "../../domain/diagnosis/wording/spn-names-ar.ts";
import { spnNames as spnNamesEs } from "../../domain/diagnosis/wording/spn-names-es.ts";
import { spnNames as spnNamesRu } from "../../domain/diagnosis/wording/spn-names-ru.ts";
import type { FindingWording, SafetyTexts } from "../../domain/diagnosis/wording/wording.ts";

/** A module of which a text travels, and the code that stands in for it where `texts[...]` is that text. */
interface Part {
  readonly module: string;
  readonly text: string;
  readonly code: (text: string) => string;
}

/** What travels as one text, each part forecast from those before it: what a language says and reads, and what all share. */
const together: Readonly<Record<string, readonly Part[]>> = {
  facts: [
    part("facts/rules.ts", "symptomRules", "unpackRules", packRules(symptomRules)),
    part("facts/symptom-table.ts", "symptomTable", "unpackSymptoms", packSymptoms(symptomTable)),
    part("facts/spns.ts", "spnRows", "unpackSpns", packSpns(spnRows)),
  ],
  english: [...wording("en", en, safetyEn), lexicon("en", "english", english)],
  spanish: [
    ...wording("es", es, safetyEs),
    lexicon("es", "spanish", spanish),
    entries("wording/spn-names-es.ts", "spnNames", spnNamesEs),
    entries("lexicon/code-phrases-es.ts", "spanish", codePhrasesEs),
    entries("lexicon/talk-phrases-es.ts", "spanish", talkPhrasesEs),
  ],
  arabic: [
    ...wording("ar", ar, safetyAr),
    lexicon("ar", "arabic", arabic),
    entries("wording/spn-names-ar.ts", "spnNames", spnNamesAr),
    entries("lexicon/code-phrases-ar.ts", "arabic", codePhrasesAr),
    entries("lexicon/talk-phrases-ar.ts", "arabic", talkPhrasesAr),
  ],
  russian: [
    ...wording("ru", ru, safetyRu),
    lexicon("ru", "russian", russian),
    entries("wording/spn-names-ru.ts", "spnNames", spnNamesRu),
    entries("lexicon/code-phrases-ru.ts", "russian", codePhrasesRu),
    entries("lexicon/talk-phrases-ru.ts", "russian", talkPhrasesRu),
  ],
};

/** The modules of words, rules, weights, texts and talk that travel packed: what stands in for each. */
const packed: Readonly<Record<string, () => string>> = {
  "facts/stems-en.json": () => JSON.stringify(packTable(stemsEn, expectedStems(english))),
  "facts/stems-es.json": () => JSON.stringify(packTable(stemsEs, expectedStems(spanish))),
  "facts/stems-ar.json": () => JSON.stringify(packTable(stemsAr, expectedStems(arabic))),
  "facts/stems-ru.json": () => JSON.stringify(packTable(stemsRu, expectedStems(russian))),
  "facts/weights.json": () => JSON.stringify({ ...weights, ...packTable(weights, expectedFacts()) }),
  "talk/english.ts": () => talk("english", englishTalk),
  "talk/spanish.ts": () => talk("spanish", spanishTalk),
  "talk/arabic.ts": () => talk("arabic", arabicTalk),
  "talk/russian.ts": () => talk("russian", russianTalk),
  ...Object.fromEntries(
    Object.entries(together).flatMap(([name, parts]) =>
      parts.map(({ module, code }, at) => [
        module,
        () => `import { texts } from "${textsOf}${name}";\n${code(`texts[${at}]`)}`,
      ]),
    ),
  ),
};
const moduleOf = /\/domain\/diagnosis\/((?:lexicon|facts|wording|talk)\/[a-z-]+\.(?:ts|json))$/u;
const textsOf = "packed-texts:";
const diagnosis = (file: string) => fileURLToPath(new URL(`../../domain/diagnosis/${file}`, import.meta.url));

/** Packs the diagnosis engine's words, rules, weights and talk while bundling: a driver waits for them with one bar of signal. */
export function packedWords(): Plugin {
  return {
    name: "packed-words",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: new RegExp(`^${textsOf}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${textsOf}`) },
      handler: (id) => {
        const name = id.slice(textsOf.length + 1);
        const parts = together[name] ?? [];
        const [before, from] =
          name === "facts" ? [conceptWords, "lexicon/concept-words.ts"] : [spnWords, "facts/spn-words.ts"];
        const packedTexts = packTexts(
          parts.map(({ text }) => text),
          before(),
        );
        return `import { ${before.name} } from ${JSON.stringify(diagnosis(from))};
import { unpackTexts } from ${JSON.stringify(diagnosis("packing/packed-text.ts"))};
export const texts = /* @__PURE__ */ unpackTexts(${JSON.stringify(packedTexts)}, /* @__PURE__ */ ${before.name}());
`;
      },
    },
    transform: {
      filter: { id: moduleOf },
      handler: (_, id) => {
        const pack = packed[moduleOf.exec(id)?.[1] ?? ""];
        return pack === undefined ? null : { code: pack(), map: null };
      },
    },
  };
}

function lexicon(file: string, name: string, words: Lexicon): Part {
  return part(`lexicon/${file}.ts`, name, "unpackLexicon", packLexicon(words));
}

/** What a language says of findings and of dangers. */
function wording(language: string, findings: FindingWording, safety: SafetyTexts): readonly Part[] {
  return [
    record(`wording/${language}.ts`, language, "findingShape", packRecord(findingShape, findings)),
    record(`wording/safety-${language}.ts`, language, "safetyShape", packRecord(safetyShape, safety)),
  ];
}

function entries(module: string, name: string, texts: Readonly<Record<string, string>>): Part {
  return {
    module,
    text: packEntries(texts),
    code: (from) => `import { unpackEntries } from "../packing/packed-entries.ts";
export const ${name} = /* @__PURE__ */ unpackEntries(${from});
`,
  };
}

function record(module: string, name: string, shape: string, text: string): Part {
  return {
    module,
    text,
    code: (from) => `import { unpackRecord } from "../packing/packed-record.ts";
import { ${shape} } from "./packed-wording.ts";
export const ${name} = /* @__PURE__ */ unpackRecord(${shape}, ${from});
`,
  };
}

/** A talk is fetched where its language is known already. */
function talk(name: string, said: Talk): string {
  const { language } = said;
  return `import { unpackRecord } from "../packing/packed-record.ts";
import { unpackText } from "../packing/packed-text.ts";
import { wordingOf } from "../speech/known.ts";
import { talkShape, textsBefore } from "./packed-talk.ts";
const packed = ${JSON.stringify(packText(packRecord(talkShape, said), textsBefore(wordingOf(language))))};
const before = textsBefore(wordingOf("${language}"));
export const ${name} = { language: "${language}", ...unpackRecord(talkShape, unpackText(packed, before)) };
`;
}

/** A module of which `unpack`, in the file beside it that is named alike, makes what it exports. */
function part(module: string, name: string, unpack: string, text: string): Part {
  const from = unpack.replace("unpack", "./packed-").toLowerCase();
  return {
    module,
    text,
    code: (packedText) => `import { ${unpack} } from "${from}.ts";
export const ${name} = /* @__PURE__ */ ${unpack}(${packedText});
`,
  };
}
