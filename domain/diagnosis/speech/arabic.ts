import stems from "../facts/stems-ar.json" with { type: "json" };
import { arabic as lexicon } from "../lexicon/ar.ts";
import { ar as texts } from "../wording/ar.ts";
import { ar as safety } from "../wording/safety-ar.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-ar.ts";
import type { Speech } from "./speech.ts";

export const arabic: Speech = {
  language: "ar",
  lexicon,
  stems,
  wording: { ...texts, ...safety, spnName: spnNamer(spnNames, "، ") },
};
