import type { Assessment } from "#domain/diagnosis/assessment.ts";

/** What no reply may say, whatever the engine concluded. */
const forbidden: readonly RegExp[] = [
  /\b(?:is|are|it['’]?s|be|still|perfectly|completely|probably)\s+(?:(?!not\b|never\b)\w+\s+)?(?:safe|okay|ok|fine|alright)\s+to\s+(?:drive|keep|continue|go|move|operate|run)\b/iu,
  /\bsafe to (?:drive|continue|keep|proceed|operate)\b/iu,
  /\b(?:you['’]?re|you are)\s+good to go\b/iu,
  /\b(?:bypass|jumper|cage|unplug|disconnect|clamp|pinch|disable|delete|trick|override|defeat)(?:ing)?\s+(?:\w+\s+){0,3}(?:brake|spring brake|valve|sensor|switch|buzzer|alarm|shutdown|protection|abs|def|dpf|scr|egr|eld|governor|limiter|line|derate)/iu,
  /\b(?:drive|go|make|get)\s+(?:\w+\s+){0,3}(?:another|about|around|at least|up to)?\s*\d+\s+(?:more\s+)?miles\b/iu,
  /\$\s?\d/u,
];

/** What contradicts an engine that says stop now. */
const drivesOn: readonly RegExp[] = [
  /\b(?:keep|continue|resume|carry on)\s+(?:on\s+)?(?:driving|going|moving|rolling|your (?:trip|route|drive)|to drive)\b/iu,
  /\byou (?:can|could|may|should be able to)\s+(?:\w+\s+){0,2}(?:drive|continue|proceed|make it|limp|go on|keep going)\b/iu,
  /\b(?:drive|limp|nurse|creep|roll)\s+(?:it|her|the truck|the rig|slowly|carefully|on)\s+(?:\w+\s+){0,3}(?:to|home|until|as far)\b/iu,
  /\b(?:drive|proceed|continue|head)\s+(?:\w+\s+){0,2}(?:to|toward|towards)\s+(?:the\s+|a\s+|your\s+)?(?:next|nearest|closest|shop|exit|truck stop|dealer|destination|terminal)\b/iu,
  /\brestart (?:it|the engine|the truck)\b/iu,
  /\bno need to (?:stop|pull over)\b/iu,
  /\b(?:sigue|siga|puede|continúe|continue)\s+(?:conduciendo|manejando|seguir)\b/iu,
  /(?:продолжайте|можете|можно)\s+(?:ехать|движение|дальше)/iu,
  /(?:واصل|تابع|يمكنك)\s+(?:القيادة|السير|المتابعة)/u,
];

const denials =
  /\b(?:do not|don['’]?t|does not|never|not|no|cannot|can['’]?t|stop|avoid|without|isn['’]?t|shouldn['’]?t|must not|nunca|no)\b[^.!?\n]{0,40}$|(?:не|нельзя|никогда|لا|لن)\s[^.!?\n]{0,40}$/iu;

/** True when a sentence says what no reply may say, or what the engine's stop forbids. */
export function isForbidden(sentence: string, drive: Assessment["drive"]): boolean {
  const rules = drive === "stop_now" ? [...forbidden, ...drivesOn] : forbidden;
  return rules.some((rule) => {
    const match = rule.exec(sentence);
    return match !== null && !denials.test(sentence.slice(0, match.index));
  });
}

/** True when any sentence of a whole reply is forbidden. */
export function contradicts(reply: string, drive: Assessment["drive"]): boolean {
  return sentences(reply).some((sentence) => isForbidden(sentence, drive));
}

export interface StreamGuard {
  /** Takes what arrived and gives what may be shown now. */
  push(delta: string): string;
  /** The rest at the end; null when the whole reply must be replaced. */
  end(): string | null;
}

/** Stands for the forbidden end of a sentence whose beginning was shown. */
const leftOut = "[…] ";

/** Words with which a forbidden phrase can begin: from there on a sentence waits until it is whole. */
const risky =
  /(?:\$|\b(?:safe|okay|ok|fine|alright|good|bypass|jumper|cage|unplug|disconnect|clamp|pinch|disable|delete|trick|override|defeat|drive|driving|go|make|get)(?:ing)?\b)/iu;

/**
 * Watches a reply while it streams. When the engine says stop now, nothing is shown before the whole reply was judged;
 * otherwise words pass at once and only doubtful sentences wait, and a forbidden end of a sentence is left out.
 */
export function streamGuard(drive: Assessment["drive"]): StreamGuard {
  return drive === "stop_now" ? holdingGuard(drive) : passingGuard(drive);
}

function holdingGuard(drive: Assessment["drive"]): StreamGuard {
  let held = "";
  return {
    push(delta) {
      held += delta;
      return "";
    },
    end: () => (contradicts(held, drive) ? null : held),
  };
}

function passingGuard(drive: Assessment["drive"]): StreamGuard {
  let shown = "";
  let held = "";
  const release = (text: string): string => {
    const begun = shown;
    const sentence = begun + text;
    shown = endsSentence(text) ? "" : sentence;
    if (!isForbidden(sentence, drive)) return text;
    return begun.trim() === "" ? "" : leftOut;
  };
  return {
    push(delta) {
      held += delta;
      let passed = "";
      for (let end = sentenceEnd(held); end > 0; end = sentenceEnd(held)) {
        passed += release(held.slice(0, end));
        held = held.slice(end);
      }
      const doubt = risky.exec(held);
      // The last word may still grow into a risky one.
      const lastGap = Math.max(held.lastIndexOf(" "), held.lastIndexOf("\n")) + 1;
      const free = Math.min(doubt?.index ?? lastGap, lastGap);
      if (free > 0) {
        passed += held.slice(0, free);
        shown += held.slice(0, free);
        held = held.slice(free);
      }
      return passed;
    },
    end: () => release(held),
  };
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?؟\n])\s*/u);
}

function sentenceEnd(text: string): number {
  const match = /[.!?؟](?=\s)\s*|\n+/u.exec(text);
  return match === null ? 0 : match.index + match[0].length;
}

function endsSentence(text: string): boolean {
  return /[.!?؟]\s*$|\n$/u.test(text);
}
