import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { newVisitor, type Visitor, type VisitorOptions } from "../support/browser.ts";
import { call } from "./call.ts";

/** A driver at a phone, who goes the way from the home page to a ticket. */
export class Driver {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly name: string;
  readonly email: string;
  readonly phone = "+1 307 555 0142";
  readonly password = "tarp straps on mile 212";

  private constructor(visitor: Visitor, name: string) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.name = name;
    this.email = `driver-${randomUUID()}@example.test`;
  }

  /** Opens the home page with a new browser of a phone's size. */
  static async arrive(name: string, options: VisitorOptions = {}): Promise<Driver> {
    const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
    const driver = new Driver(visitor, name);
    await driver.page.goto("/");
    return driver;
  }

  /** Has signed up over the API; the browser shows no page yet. */
  static async signedUp(name: string, options: VisitorOptions = {}, account: object = {}): Promise<Driver> {
    const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
    const driver = new Driver(visitor, name);
    const { email, phone, password } = driver;
    await call(driver.page.request, "public.auth.signUp", { fullName: name, email, phone, password, ...account });
    return driver;
  }

  /** Is in the chat about the only truck of a new account, and has the answer to these words. */
  static async inChat(name: string, words: string, options: VisitorOptions = {}): Promise<Driver> {
    const driver = await Driver.signedUp(name, options);
    const truck = { brand: "Freightliner", year: 2020, model: "Cascadia" };
    await call(driver.page.request, "driver.trucks.create", truck);
    await driver.page.goto(`/?start=${encodeURIComponent(words)}`);
    await driver.answered();
    return driver;
  }

  /** Taps a card of the home page. */
  async pickIssue(title: string): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  }

  /** Continues from the first answer, which needs no account, to the sign-up dialog. */
  async goOn(): Promise<void> {
    await this.page.getByRole("button", { name: /^I'm safe|^Go to the full/ }).click();
  }

  /** Fills in the sign-up dialog that stands in front of the diagnosis. */
  async signUp(): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: "Start Your 14-Day Free Trial" });
    await dialog.getByLabel("Full name").fill(this.name);
    await dialog.getByLabel("Email").fill(this.email);
    await dialog.getByLabel("Phone").fill(this.phone);
    await dialog.getByLabel("Password", { exact: true }).fill(this.password);
    await dialog.getByRole("button", { name: "Start Free Trial" }).click();
  }

  /** Through the form to the chat, with a first truck that is saved. */
  async describeTruck(truck: { brand: string; year: string; model: string }): Promise<void> {
    await this.page.getByLabel("Make").selectOption(truck.brand);
    await this.page.getByLabel("Year").selectOption(truck.year);
    await this.page.getByLabel("Model", { exact: true }).selectOption(truck.model);
    await this.page.getByRole("button", { name: "Continue to Diagnosis" }).click();
  }

  /** Everything from the home page to an open chat in which the card's preset message was sent. */
  async startDiagnosis(issue: string): Promise<void> {
    await this.pickIssue(issue);
    await this.goOn();
    await this.signUp();
    await this.describeTruck({ brand: "Freightliner", year: "2020", model: "Cascadia" });
    await this.answered();
  }

  get messages() {
    return this.page.getByRole("region", { name: "Messages" });
  }

  /** Types into the chat and sends; does not wait for the answer. */
  async say(text: string): Promise<void> {
    await this.page.getByLabel("Your message").fill(text);
    await this.page.getByLabel("Your message").press("Enter");
  }

  /** Waits until no answer is on its way. */
  async answered(): Promise<void> {
    await this.messages.getByText("You", { exact: true }).first().waitFor({ state: "attached" });
    await this.page.getByText(/^Enter sends/).waitFor({ state: "attached" });
  }

  /** Asks for a human; the form is prefilled from the account. Returns the ticket's number, on the ticket's page. */
  async requestSupport(issue: string): Promise<string> {
    const form = this.page.getByRole("dialog", { name: "Request Human Support" });
    if (!(await form.isVisible())) {
      await this.page.getByRole("button", { name: "Request Support" }).first().click();
    }
    await form.getByLabel("Describe Your Issue").fill(issue);
    await form.getByRole("button", { name: "Submit Request" }).click();
    await this.page.waitForURL(/\/tickets\/TRK-/);
    return decodeURIComponent(new URL(this.page.url()).pathname.split("/").at(-1) ?? "");
  }
}
