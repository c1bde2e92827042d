import type { Plugin } from "vite";
import { packRules } from "../../domain/diagnosis/facts/packed-rules.ts";
import { packSpns } from "../../domain/diagnosis/facts/packed-spns.ts";
import { packSymptoms } from "../../domain/diagnosis/facts/packed-symptoms.ts";
import { symptomRules } from "../../domain/diagnosis/facts/rules.ts";
import { spnRows } from "../../domain/diagnosis/facts/spns.ts";
import stemsAr from "../../domain/diagnosis/facts/stems-ar.json" with { type: "json" };
import stemsEn from "../../domain/diagnosis/facts/stems-en.json" with { type: "json" };
import stemsEs from "../../domain/diagnosis/facts/stems-es.json" with { type: "json" };
import stemsRu from "../../domain/diagnosis/facts/stems-ru.json" with { type: "json" };
import { symptomTable } from "../../domain/diagnosis/facts/symptom-table.ts";
import weights from "../../domain/diagnosis/facts/weights.json" with { type: "json" };
import { arabic } from "../../domain/diagnosis/lexicon/ar.ts";
import { english } from "../../domain/diagnosis/lexicon/en.ts";
import { spanish } from "../../domain/diagnosis/lexicon/es.ts";
import { packLexicon } from "../../domain/diagnosis/lexicon/packed-lexicon.ts";
import { russian } from "../../domain/diagnosis/lexicon/ru.ts";
import { packRecord } from "../../domain/diagnosis/packing/packed-record.ts";
import { packText } from "../../domain/diagnosis/packing/packed-text.ts";
import "../../domain/diagnosis/speech/all.ts";
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

/** The modules of words, rules, weights, texts and talk that travel packed: what stands in for each. */
const packed: Readonly<Record<string, () => string>> = {
  "lexicon/en.ts": () => lexicon("english", packLexicon(english)),
  "lexicon/es.ts": () => lexicon("spanish", packLexicon(spanish)),
  "lexicon/ar.ts": () => lexicon("arabic", packLexicon(arabic)),
  "lexicon/ru.ts": () => lexicon("russian", packLexicon(russian)),
  "facts/stems-en.json": () => JSON.stringify(packTable(stemsEn, expectedStems(english))),
  "facts/stems-es.json": () => JSON.stringify(packTable(stemsEs, expectedStems(spanish))),
  "facts/stems-ar.json": () => JSON.stringify(packTable(stemsAr, expectedStems(arabic))),
  "facts/stems-ru.json": () => JSON.stringify(packTable(stemsRu, expectedStems(russian))),
  "facts/weights.json": () => JSON.stringify({ ...weights, ...packTable(weights, expectedFacts()) }),
  "facts/rules.ts": () => unpacking("symptomRules", "unpackRules", "./packed-rules.ts", packRules(symptomRules)),
  "facts/symptom-table.ts": () =>
    unpacking("symptomTable", "unpackSymptoms", "./packed-symptoms.ts", packSymptoms(symptomTable)),
  "facts/spns.ts": () => unpacking("spnRows", "unpackSpns", "./packed-spns.ts", packSpns(spnRows)),
  "wording/en.ts": () => record("en", "findingShape", packRecord(findingShape, en)),
  "wording/es.ts": () => record("es", "findingShape", packRecord(findingShape, es)),
  "wording/ar.ts": () => record("ar", "findingShape", packRecord(findingShape, ar)),
  "wording/ru.ts": () => record("ru", "findingShape", packRecord(findingShape, ru)),
  "wording/safety-en.ts": () => record("en", "safetyShape", packRecord(safetyShape, safetyEn)),
  "wording/safety-es.ts": () => record("es", "safetyShape", packRecord(safetyShape, safetyEs)),
  "wording/safety-ar.ts": () => record("ar", "safetyShape", packRecord(safetyShape, safetyAr)),
  "wording/safety-ru.ts": () => record("ru", "safetyShape", packRecord(safetyShape, safetyRu)),
  "talk/english.ts": () => talk("english", englishTalk),
  "talk/spanish.ts": () => talk("spanish", spanishTalk),
  "talk/arabic.ts": () => talk("arabic", arabicTalk),
  "talk/russian.ts": () => talk("russian", russianTalk),
};
const moduleOf = /\/domain\/diagnosis\/((?:lexicon|facts|wording|talk)\/[a-z-]+\.(?:ts|json))$/u;

/** Packs the diagnosis engine's words, rules, weights and talk while bundling: a driver waits for them with one bar of signal. */
export function packedWords(): Plugin {
  return {
    name: "packed-words",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: moduleOf },
      handler: (_, id) => {
        const pack = packed[moduleOf.exec(id)?.[1] ?? ""];
        return pack === undefined ? null : { code: pack(), map: null };
      },
    },
  };
}

function lexicon(name: string, text: string): string {
  return unpacking(name, "unpackLexicon", "./packed-lexicon.ts", text);
}

function record(name: string, shape: string, text: string): string {
  return `import { unpackRecord } from "../packing/packed-record.ts";
import { unpackText } from "../packing/packed-text.ts";
import { ${shape} } from "./packed-wording.ts";
export const ${name} = /* @__PURE__ */ unpackRecord(${shape}, /* @__PURE__ */ unpackText(${JSON.stringify(packText(text))}));
`;
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

function unpacking(name: string, unpack: string, from: string, text: string): string {
  return `import { unpackText } from "../packing/packed-text.ts";
import { ${unpack} } from "${from}";
export const ${name} = /* @__PURE__ */ ${unpack}(/* @__PURE__ */ unpackText(${JSON.stringify(packText(text))}));
`;
}
