import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** True in npm run test:full. */
    fullRun: boolean;
  }
}

/** How often or how long a test does something: little in npm test, much in npm run test:full. */
export function inFullRun<T>(much: T, little: T): T {
  return inject("fullRun") ? much : little;
}
