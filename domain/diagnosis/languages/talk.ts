import type { ChatLanguage } from "../../languages/languages.ts";
import type { AskedWords } from "../knowledge/asked-for.ts";
import type { TalkWording } from "./wording.ts";

/** What the built-in assistant needs of one language beside the engine's words: how its drivers ask, and its replies. */
export interface Talk {
  readonly language: ChatLanguage;
  readonly asked: AskedWords;
  readonly wording: TalkWording;
}
