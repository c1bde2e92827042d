import { askedInArabic as asked } from "../asked/ar.ts";
import stems from "../facts/stems-ar.json" with { type: "json" };
import { arabic as lexicon } from "../lexicon/ar.ts";
import { ar as answers } from "../wording/answers-ar.ts";
import { ar as texts } from "../wording/ar.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-ar.ts";
import type { Speech } from "./speech.ts";

export const arabic: Speech = {
  language: "ar",
  lexicon,
  stems,
  asked,
  wording: { ...texts, ...answers, spnName: spnNamer(spnNames, "، ") },
};
