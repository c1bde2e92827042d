import stems from "../facts/stems-en.json" with { type: "json" };
import { basicEnglish } from "./basic-english.ts";
import type { Speech } from "./speech.ts";

export const english: Speech = { ...basicEnglish, stems };
