import type { TestProject } from "vitest/node";
import { startOpenAiStandIn } from "./openai-stand-in.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server that speaks OpenAI's API; what it does stands in the messages that it is sent. */
    openAiUrl: string;
  }
}

/** Starts the stand-in for the provider and tells the tests where it answers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const standIn = await startOpenAiStandIn();
  project.provide("openAiUrl", standIn.url);
  return () => standIn.stop();
}
