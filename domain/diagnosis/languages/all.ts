import { arabic } from "./ar/arabic.ts";
import { arabicTalk } from "./ar/arabic-talk.ts";
import { english } from "./en/english.ts";
import { englishTalk } from "./en/english-talk.ts";
import { spanish } from "./es/spanish.ts";
import { spanishTalk } from "./es/spanish-talk.ts";
import { learn } from "./known.ts";
import { learnTalk } from "./known-talks.ts";
import { russian } from "./ru/russian.ts";
import { russianTalk } from "./ru/russian-talk.ts";

learn(english, spanish, arabic, russian);
learnTalk(englishTalk, spanishTalk, arabicTalk, russianTalk);
