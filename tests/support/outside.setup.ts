import type { TestProject } from "vitest/node";
import { startOutsideStandIn } from "./outside-stand-in.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server in the place of the map services and the record of recalls; see `playOutside`. */
    outsideUrl: string;
  }
}

/** Starts the stand-in for outside services and tells the tests where it answers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const standIn = await startOutsideStandIn();
  project.provide("outsideUrl", standIn.url);
  return () => standIn.stop();
}
