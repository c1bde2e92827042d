import { arabic } from "./ar.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { learn } from "./known.ts";
import { russian } from "./ru.ts";

learn(english, spanish, arabic, russian);
