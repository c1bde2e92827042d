import type { BrowserContext, Page } from "playwright-core";
import type { VisitorOptions } from "../support/browser.ts";
import { call } from "./call.ts";
import { Driver } from "./driver.ts";

export interface DriverAtTicket {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly ticketNumber: string;
  readonly expectErrors: (pattern: RegExp) => void;
}

/** Wide enough for a ticket's details beside its conversation; on a phone they are one tap away. */
export const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false } as const;

/** A ticket of this driver that no technician has claimed, made over the API; returns its number. */
export async function submitTicket({ name, phone, page }: Driver, details: object = {}): Promise<string> {
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
    ...details,
  });
  return String(ticketNumber);
}

/** A driver at the page of a ticket of theirs. The page is wide unless the options say otherwise. */
export async function driverAtTicket(
  name: string,
  { details = {}, ...options }: VisitorOptions & { readonly details?: object } = {},
): Promise<DriverAtTicket> {
  const driver = await Driver.signedUp(name, { ...wide, ...options });
  const ticketNumber = await submitTicket(driver, details);
  const { page, visitor } = driver;
  await page.goto(`/tickets/${ticketNumber}`);
  await page.getByLabel("Message", { exact: true }).waitFor();
  const { context, expectErrors } = visitor;
  return { page, context, ticketNumber, expectErrors };
}
