import "#domain/diagnosis/languages/all.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import type { Guide } from "#domain/diagnosis/guides/guide.ts";
import type { DialogueLine, TruckFacts } from "#domain/diagnosis/input.ts";
import { converse } from "#domain/diagnosis/respond/converse.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

export const cascadia: TruckFacts = { brand: "Freightliner", year: 2020, model: "Cascadia" };

export interface Answered {
  readonly text: string;
  readonly safety: SafetyCard | null;
  readonly assessment: Assessment;
}

/** A conversation of one driver with the engine, turn by turn. */
export class Conversing {
  readonly #messages: DialogueLine[] = [];
  readonly #guides: readonly Guide[];
  readonly #language: ChatLanguage;
  readonly #truck: TruckFacts | null;
  last: Answered | null = null;

  constructor(guides: readonly Guide[], language: ChatLanguage = "en", truck: TruckFacts | null = cascadia) {
    this.#guides = guides;
    this.#language = language;
    this.#truck = truck;
  }

  write(content: string): Answered {
    return this.#say({ role: "user", content });
  }

  /** Taps an answer of the open step, or of the step that is named. */
  tap(answerId: string, stepId = this.last?.assessment.step?.id ?? "", typed = ""): Answered {
    return this.#say({ role: "user", content: typed, answer: { stepId, answerId } });
  }

  #say(line: DialogueLine): Answered {
    this.#messages.push(line);
    const messages = this.#messages;
    const turn = converse({ messages, language: this.#language, guides: this.#guides, truck: this.#truck });
    const { question, step } = turn.assessment;
    this.#messages.push({ role: "assistant", content: turn.text, question, stepId: step?.id ?? null });
    this.last = turn;
    return turn;
  }
}
