import type { ChatLanguage } from "../languages/languages.ts";

/** One line of the conversation, oldest first. */
export interface DialogueLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The question of the assistant's assessment, where there was one; otherwise it is looked for in the text. */
  readonly question?: string | null;
}

/** All that the engine looks at. */
export interface AssessInput {
  readonly messages: readonly DialogueLine[];
  readonly language: ChatLanguage;
  /** The newest message came with photos. */
  readonly photos?: boolean;
}
