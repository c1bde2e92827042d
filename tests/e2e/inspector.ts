import { type AxeResults, source as axeSource, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, type Visitor, type VisitorOptions } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";
import { touch } from "./touch.ts";
import { wordsOf } from "./words.ts";

/** `npm run test:full` inspects every language; a language changes what is said, seldom what a page is made of. */
export const inspectedLanguages = inFullRun(["en", "ar", "es", "ru", "uz", "tr"], ["en"]);

/** Rules whose outcome depends on the colors; all others say the same by day and by night. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The contrast of every color in every look is in tests/web/ui/look.test.ts; a full run measures it on the pages too. */
const looks = inFullRun(["day", "night", "red"], ["day"]);

/** `preload` would fetch every style sheet once more, for rules that are not run. */
const rulesOf = (look: string): RunOptions => ({
  resultTypes: ["violations"],
  preload: false,
  ...(look === "day" ? {} : { runOnly: { type: "rule", values: colorRules } }),
});

/** Runs in the page, which has axe by then: on the dialog in front, or on the whole page when there is none. */
async function runAxe(options: RunOptions): Promise<Pick<AxeResults, "violations">> {
  const { axe } = globalThis as unknown as { axe: { run(on: Node, options: RunOptions): Promise<AxeResults> } };
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  return { violations: (await axe.run(dialog ?? document, options)).violations };
}

/** A person at a page in one language, who looks at state after state and notes what a screen reader would stumble over. */
export class Inspector {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly say: (key: string) => string;
  readonly violations: string[] = [];

  private constructor(visitor: Visitor, language: string) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.say = wordsOf(language);
  }

  static async in(language: string, options: VisitorOptions = {}): Promise<Inspector> {
    const visitor = await newVisitor({
      viewport: { width: 390, height: 844 },
      ...options,
    });
    await visitor.context.addInitScript((chosen) => {
      localStorage.setItem("language", chosen);
      localStorage.setItem("look", "day");
    }, language);
    return new Inspector(visitor, language);
  }

  /** Signs in over the API. */
  async signIn(email: string, password = "breakdown-demo"): Promise<void> {
    await this.page.request.post("/api/trpc/public.auth.signIn", { data: { email, password } });
  }

  async call(procedure: string, data: object): Promise<unknown> {
    const answer = await this.page.request.post(`/api/trpc/${procedure}`, { data });
    expect(answer.status(), procedure).toBe(200);
    return (await answer.json()).result.data;
  }

  button(key: string) {
    return this.page.getByRole("button", { name: this.say(key), exact: true }).first();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await touch(this.page);
    await this.page.locator("h1").first().waitFor();
  }

  /** Goes to another page of the loaded app, as a link does. */
  async #follow(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      for (const heading of document.querySelectorAll("h1")) heading.setAttribute("data-left", "");
      history.pushState({}, "", address);
    }, path);
    await this.page.locator("h1:not([data-left])").first().waitFor();
  }

  /** Looks at what is on the page now: by day with every rule, in the other looks at the colors. */
  async look(state: string): Promise<void> {
    if (!(await this.page.evaluate(() => "axe" in window))) await this.#prepare();
    for (const look of looks) {
      await this.page.evaluate((chosen) => {
        localStorage.setItem("look", chosen);
        window.dispatchEvent(new StorageEvent("storage"));
      }, look);
      const { violations } = await this.page.evaluate(runAxe, rulesOf(look));
      for (const { id, help, nodes } of violations) {
        const where = nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `    ${target.join(" ")}: ${failureSummary}`);
        this.violations.push([`${state}, ${look}: ${id} (${help})`, ...where].join("\n"));
      }
    }
  }

  /** Once for each document; Playwright's own `evaluate` takes twice the time for half a megabyte of source. */
  async #prepare(): Promise<void> {
    // What is off the screen is not drawn, and its colours would be those of the look before.
    // A colour on its way from one look to the other is neither's.
    await this.page.addStyleTag({
      content: "* { content-visibility: visible !important; transition: none !important }",
    });
    const session = await this.visitor.context.newCDPSession(this.page);
    await session.send("Runtime.evaluate", { expression: axeSource });
    await session.detach();
  }

  async visit(path: string): Promise<void> {
    const url = this.page.url();
    const isElsewhere = url !== "about:blank" && new URL(url).pathname !== new URL(path, url).pathname;
    if (isElsewhere) await this.#follow(path);
    else await this.open(path);
    await this.look(path);
  }
}
