import { withoutCodes } from "#domain/chat/dialogue.ts";
import type { ChatAssessment, ChatPlace, ReadCode } from "#domain/chat/turn.ts";
import type { Assessment, DriveDecision, GuideView } from "#domain/diagnosis/assessment.ts";
import { assess, byDanger, safetySteps, withoutGuide, wordingOf } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { higherUrgency } from "#domain/tickets/urgency.ts";

const danger: Readonly<Record<DriveDecision, number>> = {
  not_applicable: 0,
  with_care: 0,
  next_safe_exit: 1,
  stop_now: 2,
};

interface GroundingInput {
  readonly assessment: Assessment;
  readonly language: ChatLanguage;
  /** Codes of earlier photos that the driver has not confirmed. */
  readonly unconfirmed: readonly ReadCode[];
  /** The newest message has photos: codes that the driver did not write come from them. */
  readonly hasPhotos: boolean;
}

/** Grounding context of an answer: the engine's conclusion, and what the model's tools add. Tools never soften it. */
export class GroundingContext {
  readonly language: ChatLanguage;
  readonly #hasPhotos: boolean;
  readonly #unconfirmed: readonly ReadCode[];
  #value: ChatAssessment;
  #changed = false;
  #toldCard: string;

  constructor({ assessment, language, unconfirmed, hasPhotos }: GroundingInput) {
    this.language = language;
    this.#value = assessment;
    this.#toldCard = cardKey(assessment);
    this.#unconfirmed = unconfirmed;
    this.#hasPhotos = hasPhotos;
  }

  get assessment(): ChatAssessment {
    return this.#value;
  }

  /** The conclusion when something was added since the last call, and whether its safety card has changed. */
  takeChange(): { readonly value: ChatAssessment; readonly isNewCard: boolean } | null {
    if (!this.#changed) return null;
    this.#changed = false;
    const card = cardKey(this.#value);
    const isNewCard = this.#value.drive === "stop_now" && card !== this.#toldCard;
    this.#toldCard = card;
    return { value: this.#value, isNewCard };
  }

  /** Whether a code waits for the driver's word: nothing may be concluded from it. */
  isUnconfirmed(code: ReadCode): boolean {
    if (this.#isSaid(code)) return false;
    return this.#hasPhotos || this.#unconfirmed.some(({ spn }) => spn === code.spn);
  }

  /** Puts codes from a photo before the driver; those that the driver wrote need no confirmation. */
  askToConfirm(codes: readonly ReadCode[]): readonly ReadCode[] {
    const open = codes.filter((code) => !this.#isSaid(code));
    const known = this.#value.codesToConfirm ?? [];
    const added = withoutCodes(open, known);
    if (added.length > 0) this.#set({ codesToConfirm: [...known, ...added] });
    return this.#value.codesToConfirm ?? [];
  }

  offerHuman(): void {
    if (!this.#value.handover) this.#set({ handover: true });
  }

  /** Asks one of the engine's questions where the conclusion asks none. */
  ask(question: string): boolean {
    if (this.#value.question !== null) return false;
    this.#set({ question });
    return true;
  }

  addPlaces(places: readonly ChatPlace[]): void {
    const known = this.#value.places ?? [];
    const added = places.filter((place) => !known.some((other) => other.name === place.name));
    if (added.length > 0) this.#set({ places: [...known, ...added] });
  }

  /**
   * Has the engine read a report of the model. More danger than before is taken over, under a stop also further
   * dangers; less danger is not. Where nothing was understood before, the report's reading is taken.
   */
  assessReport(report: string): Assessment {
    const found = assess({ messages: [{ role: "user", content: report }], language: this.language });
    const before = this.#value;
    if (before.drive === "stop_now" && found.drive === "stop_now") {
      this.#addDangers(found);
      return found;
    }
    if (danger[found.drive] > danger[before.drive] || (before.category === "unclear" && found.category !== "unclear")) {
      this.#set({
        ...found,
        // The words of a report are not the driver's: they prove nothing.
        causes: found.causes.map((cause) => ({ ...cause, evidence: [] })),
        drive: danger[found.drive] >= danger[before.drive] ? found.drive : before.drive,
        urgency: higherUrgency(before.urgency, found.urgency),
        redFlags: [...new Set([...before.redFlags, ...found.redFlags])],
        faultCodes: before.faultCodes,
        handover: before.handover || found.handover,
        ...this.#withoutGuide(danger[found.drive] >= danger[before.drive] ? found : before),
      });
    }
    return found;
  }

  /** A danger that the guide does not know comes before its questions, and the engine's own verdict holds. */
  #withoutGuide(decision: Assessment): GuideView {
    return withoutGuide(decision, wordingOf(this.language));
  }

  #addDangers(found: Assessment): void {
    const { redFlags, urgency } = this.#value;
    if (found.redFlags.every((flag) => redFlags.includes(flag))) return;
    const flags = byDanger([...redFlags, ...found.redFlags]);
    const { steps } = wordingOf(this.language).safety;
    this.#set({
      redFlags: flags,
      urgency: higherUrgency(urgency, found.urgency),
      steps: safetySteps(flags).map((id) => steps[id]),
      ...this.#withoutGuide(this.#value),
    });
  }

  #isSaid({ spn, fmi }: ReadCode): boolean {
    return this.#value.faultCodes.some((code) => code.spn === spn && (code.fmi === fmi || fmi === null));
  }

  #set(change: Partial<ChatAssessment>): void {
    this.#value = { ...this.#value, ...change };
    this.#changed = true;
  }
}

/** Changes whenever the safety card does. */
function cardKey({ drive, redFlags }: ChatAssessment): string {
  return `${drive} ${redFlags.join(" ")}`;
}
