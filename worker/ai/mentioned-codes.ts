import { assess } from "#domain/diagnosis/index.ts";
import type { Ground } from "./ground.ts";

/** Puts the codes that a reply to photos only mentions before the driver, like those that the model reports. */
export function confirmMentionedCodes(said: string, ground: Ground): void {
  const { faultCodes } = assess({ messages: [{ role: "user", content: said }], language: ground.language });
  ground.askToConfirm(faultCodes);
}
