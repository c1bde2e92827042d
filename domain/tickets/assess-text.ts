import type { Assessment } from "../diagnosis/assessment.ts";
import { assess } from "../diagnosis/index.ts";
import { type ChatLanguage, chatLanguages, type Language } from "../languages/languages.ts";

/** What a ticket's form says of the breakdown. */
export interface TicketText {
  readonly issueDescription: string;
  readonly preferredLanguage: Language;
  readonly truckBrand: string;
  readonly truckYear: number;
  readonly truckModel: string;
}

/**
 * The engine's reading of the form's own text, so that a danger in it counts whether or not there was a chat. Null when
 * the text names no problem of a truck.
 */
export function assessText(text: TicketText): Assessment | null {
  const { issueDescription, truckBrand: brand, truckYear: year, truckModel: model } = text;
  const assessment = assess({
    messages: [{ role: "user", content: issueDescription }],
    language: chatLanguageOf(text.preferredLanguage),
    truck: { brand, year, model },
  });
  return assessment.category === "unclear" || assessment.category === "off_topic" ? null : assessment;
}

function chatLanguageOf(language: Language): ChatLanguage {
  return chatLanguages.find((known) => known === language) ?? "en";
}
