import { arabic } from "./ar.ts";
import { spanish } from "./es.ts";
import { learn } from "./known.ts";
import { russian } from "./ru.ts";

learn(spanish, arabic, russian);
