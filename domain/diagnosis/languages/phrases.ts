/** Turns of phrase around fault codes and numbers that patterns read, by what they say. */
export const codePhraseIds = [
  "spelledSpn",
  "spelledFmi",
  "slash",
  "point",
  "inactive",
  "active",
  "cleared",
  "clearing",
  "back",
  "gone",
  "ofOld",
  "otherCode",
  "everyday",
  "isShown",
  "ofAll",
  "code",
  "screen",
  "onScreen",
  "link",
  "measure",
  "now",
  "noCodes",
  "stillThere",
  "showing",
  "theirs",
  "mine",
  "lesson",
  "number",
  "noneStored",
  "whether",
  "ofOther",
  "blinks",
] as const;
/** Turns of phrase around readings, answers and whole messages. */
export const talkPhraseIds = [
  "every",
  "spanOfTime",
  "was",
  "reads",
  "upTo",
  "risesTo",
  "rising",
  "falling",
  "comesUp",
  "stays",
  "fallsTo",
  "drivesAt",
  "noMore",
  "psi",
  "pounds",
  "bar",
  "degrees",
  "celsius",
  "fahrenheit",
  "volts",
  "percent",
  "revs",
  "inches",
  "centimetres",
  "otherUnits",
  "denialBehind",
  "retraction",
  "onlyAsked",
  "repairedNow",
  "ofAnother",
  "ownReply",
  "neverBefore",
  "whoseTruck",
  "outOfTraffic",
  "having",
  "exhaust",
  "unknown",
  "agreed",
  "readsNone",
  "corrects",
  "takesBack",
  "findsIt",
] as const;

export type CodePhraseId = (typeof codePhraseIds)[number];
export type TalkPhraseId = (typeof talkPhraseIds)[number];
export type PhraseId = CodePhraseId | TalkPhraseId;

/**
 * How one language says them: alternatives of a regular expression (flags i and u) with no brackets around them. The
 * English ones stand in the patterns themselves, which every page has.
 */
export type CodePhrases = Readonly<Partial<Record<CodePhraseId, string>>>;
export type TalkPhrases = Readonly<Partial<Record<TalkPhraseId, string>>>;
export type Phrases = CodePhrases & TalkPhrases;
