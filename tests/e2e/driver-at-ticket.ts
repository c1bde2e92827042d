import type { APIRequestContext, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { VisitorOptions } from "../support/browser.ts";
import { Driver } from "./driver.ts";

/** Calls a procedure as whoever is signed in there. */
export async function call(request: APIRequestContext, procedure: string, data: object) {
  const answer = await request.post(`/api/trpc/${procedure}`, { data });
  expect(answer.status(), procedure).toBe(200);
  return (await answer.json()).result.data;
}

/** Reads as the signed-in user of that browser. */
export async function query(request: APIRequestContext, procedure: string, input: object) {
  const answer = await request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(answer.status(), procedure).toBe(200);
  return (await answer.json()).result.data;
}

export interface DriverAtTicket {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly ticketNumber: string;
  readonly expectErrors: (pattern: RegExp) => void;
}

/** Wide enough for a ticket's details beside its conversation; on a phone they are one tap away. */
export const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false } as const;

/**
 * A driver at the page of a ticket of theirs that no technician has claimed; `place` is where the truck is. The page is
 * wide unless the options say otherwise.
 */
export async function driverAtTicket(
  name: string,
  { place = {}, ...options }: VisitorOptions & { readonly place?: object } = {},
): Promise<DriverAtTicket> {
  const driver = await Driver.arrive(name, { ...wide, ...options });
  const { email, phone, password, page, visitor } = driver;
  await call(page.request, "public.auth.signUp", { fullName: name, email, phone, password });
  const { ticketNumber } = await call(page.request, "driver.tickets.submit", {
    submissionId: crypto.randomUUID(),
    contactName: name,
    contactPhone: phone,
    issueDescription: "Both drive tires on the left are flat",
    urgencyLevel: "medium",
    preferredLanguage: "en",
    truckBrand: "Peterbilt",
    truckYear: 2018,
    truckModel: "579",
    ...place,
  });
  await page.goto(`/tickets/${ticketNumber}`);
  await page.getByLabel("Message", { exact: true }).waitFor();
  const { context, expectErrors } = visitor;
  return { page, context, ticketNumber: String(ticketNumber), expectErrors };
}
