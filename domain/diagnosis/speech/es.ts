import { spanish as lexicon } from "../lexicon/es.ts";
import { es as answers } from "../wording/answers-es.ts";
import { es as texts } from "../wording/es.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-es.ts";
import type { Speech } from "./speech.ts";

export const spanish: Speech = {
  language: "es",
  lexicon,
  wording: { ...texts, ...answers, spnName: spnNamer(spnNames, ", ") },
};
