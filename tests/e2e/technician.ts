import type { Page } from "playwright-core";
import { newVisitor, type Visitor, type VisitorOptions } from "../support/browser.ts";
import { call } from "./call.ts";

/** A technician at a desk, with one of the demo accounts. */
export class Technician {
  readonly visitor: Visitor;
  readonly page: Page;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
  }

  /** Signs in over the API and arrives at the dashboard. */
  static async atDesk(email = "tech@demo.test", options: VisitorOptions = {}): Promise<Technician> {
    const visitor = await newVisitor({ viewport: { width: 1440, height: 900 }, ...options });
    const technician = new Technician(visitor);
    const { page } = technician;
    await call(page.request, "public.auth.signIn", { email, password: "breakdown-demo" });
    await page.goto("/support/dashboard");
    await page.getByText("Live", { exact: true }).waitFor();
    return technician;
  }

  /** Searches a ticket and opens it. */
  async find(ticketNumber: string): Promise<void> {
    await this.page.getByLabel("Search number, name, or make").fill(ticketNumber);
    await this.page.locator(`[data-ticket="${ticketNumber}"]`).click();
    await this.page.getByRole("article", { name: ticketNumber }).waitFor();
  }

  async claim(name: string): Promise<void> {
    await this.page.getByLabel("Your name").fill(name);
    await this.page.getByRole("button", { name: "Claim ticket" }).click();
  }
}
