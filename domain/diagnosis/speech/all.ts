import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { learn } from "./known.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

learn(english, spanish, arabic, russian);
