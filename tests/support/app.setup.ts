import type { TestProject } from "vitest/node";
import { RunningApp } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the application that the browser tests share answers; each test makes accounts of its own. */
    appUrl: string;
    /** Its database, for what no page can bring about: time that has passed. */
    appDatabaseUrl: string;
  }
}

/** Builds and starts the whole application, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await RunningApp.start();
  project.provide("appUrl", app.url);
  project.provide("appDatabaseUrl", app.databaseUrl());
  return () => app.stop();
}
