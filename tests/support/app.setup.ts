import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { RunningApp } from "./app.ts";
import { chromiumOptions } from "./chromium-options.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the application that the browser tests share answers; each test makes accounts of its own. */
    appUrl: string;
    /** Its database, for what no page can bring about: time that has passed. */
    appDatabaseUrl: string;
    /** Where the Chromium that the browser tests share takes connections. */
    browserEndpoint: string;
  }
}

/** Builds and starts the whole application and a Chromium, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [app, browser] = await Promise.all([RunningApp.start(), chromium.launchServer(chromiumOptions())]);
  project.provide("appUrl", app.url);
  project.provide("appDatabaseUrl", app.databaseUrl());
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), app.stop()]);
  };
}
