import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { notify } from "#web/lib/notify.ts";
import { recordConsoleError, takeConsoleErrors } from "./console-errors.ts";
import { UploadCall } from "./upload-calls.ts";

configure({ asyncUtilTimeout: longestWait });

/** A component has no worker. A call that outlives the answers of its test is left waiting, never sent. */
globalThis.fetch = () => new Promise(() => {});
Object.assign(globalThis, { XMLHttpRequest: UploadCall });

/** A page of a test has nothing else to do as soon as it is drawn; as in Safari, it would wait a second and a half. */
window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

const page = window as unknown as { readonly happyDOM: { setURL(url: string): void } };

/** React reports most faults on the console alone, so a console error that no test took is a failure. */
beforeEach(() => {
  // What another test heard of its service is forgotten.
  window.dispatchEvent(new Event("online"));
  // The files of a worker share the window, and a link that a test followed would leave it elsewhere.
  page.happyDOM.setURL("http://localhost:3000/");
  vi.spyOn(console, "error").mockImplementation(recordConsoleError);
});

afterEach(() => {
  notify.clear();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(takeConsoleErrors(), "unexpected console.error").toEqual([]);
});
