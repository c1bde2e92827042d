import { inject } from "vitest";
import { tapText } from "#domain/chat/tap.ts";
import type { ChatAssessment, ChatTruck } from "#domain/chat/turn.ts";
import type { StepAnswer } from "#domain/diagnosis/assessment.ts";
import type { Guide } from "#domain/diagnosis/guides/guide.ts";
import { guidesIn } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { hidden } from "#tests/support/hidden-orders.ts";
import { answerTurn } from "#worker/ai/answer-turn.ts";
import { chooseModel } from "#worker/ai/model.ts";
import type { ModelTimeouts } from "#worker/ai/timeouts.ts";
import type { AnswerStep, ChatPhoto, ContextMessage } from "#worker/ports/conversations.ts";
import type { NearbyPlace } from "#worker/ports/places.ts";

export interface Asked {
  /** What the driver writes. */
  readonly text: string;
  /** What the provider's stand-in shall do; the engine does not read it. */
  readonly orders?: string;
  /** What was said before. */
  readonly before?: readonly ContextMessage[];
  readonly model?: string | null;
  readonly timeouts?: Partial<ModelTimeouts>;
  readonly photos?: readonly ChatPhoto[];
  readonly language?: ChatLanguage;
  readonly baseUrl?: string;
  readonly findNearby?: (() => Promise<readonly NearbyPlace[]>) | null;
  /** Facts of the truck, its place and its repairs other than the usual ones. */
  readonly truck?: Partial<ChatTruck>;
  readonly address?: string;
  readonly repair?: string;
  /** Guides that may be opened, other than those that are offered. */
  readonly guides?: readonly Guide[];
  /** The driver writes again when the first step of this type was made. */
  readonly enoughAfter?: AnswerStep["type"];
  /** The step that the newest message answers by tap; `text` is then what was typed beside it. */
  readonly answer?: StepAnswer;
}

export const png: ChatPhoto = {
  type: "image/png",
  bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Has a turn answered, by the provider's stand-in unless told otherwise. */
export async function ask(asked: Asked) {
  const {
    text,
    orders = "",
    before = [],
    model = "gpt-5-mini",
    timeouts,
    photos = [],
    language = "en",
    baseUrl,
    findNearby = null,
    truck = {},
    address = "Elko, NV",
    repair = "New water pump",
    guides,
    answer: tapped = null,
    enoughAfter,
  } = asked;
  const said = tapped === null ? text : tapText("(tap)", text);
  const steps: AnswerStep[] = [];
  const logged: string[] = [];
  const loggedErrors: unknown[] = [];
  const limits = { firstChunkMs: longestWait, chunkMs: longestWait, totalMs: longestWait, ...timeouts };
  const enough = new AbortController();
  const answer = answerTurn({
    context: {
      messages: [
        ...before,
        {
          turnId: "t",
          role: "user",
          content: orders === "" ? said : `${said} ${hidden(orders)}`,
          answer: tapped,
          photoIds: photos.map((_, at) => `p${at}`),
          assessment: null,
        },
      ],
      truck: { brand: "Volvo", year: 2019, model: "VNL 760", vin: "4V4NC9EH0KN000001", ...truck },
      place: findNearby === null ? null : { latitude: 40.8, longitude: -115.7, address },
      language,
      repairs: [{ summary: repair, repairDate: 1 }],
    },
    model: model === null ? null : chooseModel({ apiKey: "sk-test", baseUrl: baseUrl ?? inject("openAiUrl"), model }),
    enough: enough.signal,
    timeouts: { reply: limits, addition: limits },
    loadGuides: guides === undefined ? guidesIn : async () => guides,
    loadPhotos: async () => photos,
    findNearby,
    pause: async () => undefined,
    log: {
      info() {},
      warn: (event) => void logged.push(event),
      error: (event, error) => {
        logged.push(event);
        loggedErrors.push(error);
      },
    },
  });
  for await (const step of answer) {
    steps.push(step);
    if (step.type === enoughAfter) enough.abort();
  }
  const fault = steps.findLastIndex((step) => step.type === "error");
  return {
    steps,
    logged,
    loggedErrors,
    types: steps.map((step) => step.type),
    text: textOf(steps.slice(fault + 1)),
    deltas: steps.filter((step) => step.type === "text").length,
    faults: steps.flatMap((step) => (step.type === "error" ? [step.code] : [])),
    source: steps.findLast((step) => step.type === "source")?.source,
    assessment: steps.findLast((step) => step.type === "assessment")?.value as ChatAssessment,
  };
}

export const textOf = (steps: readonly AnswerStep[]) =>
  steps.map((step) => (step.type === "text" ? step.delta : "")).join("");

/** A word that tells one test's requests from all others'. */
export const newMarker = () => `m${crypto.randomUUID().slice(0, 8)}`;

/** What the stand-in was sent with this marker in it, as JSON text, oldest first. */
export async function requestsWith(marker: string): Promise<string[]> {
  const response = await fetch(`${inject("openAiUrl")}/requests`);
  const bodies = (await response.json()) as unknown[];
  return bodies.map((body) => JSON.stringify(body)).filter((body) => body.includes(marker));
}
