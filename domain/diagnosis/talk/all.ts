import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { learnTalk } from "./known.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

learnTalk(english, spanish, arabic, russian);
