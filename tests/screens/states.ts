import type { Page } from "playwright-core";

/** The viewer: signed out, or an account of the demo data. */
export type Viewer = "anybody" | "driver" | "tech" | "admin";

export const accounts: Readonly<Record<Exclude<Viewer, "anybody">, string>> = {
  driver: "driver@demo.test",
  tech: "tech@demo.test",
  admin: "admin@demo.test",
};

export interface State {
  /** The name of its picture. */
  readonly name: string;
  readonly viewer: Viewer;
  /** Where it is; `{open}`, `{in_progress}` and `{resolved}` become tickets of the demo driver in that state. */
  readonly path: string;
  /** What is done there before the picture is taken; keys of texts are found by `say`. */
  readonly then?: (page: Page, say: (key: string) => string) => Promise<void>;
}

const press =
  (key: string): NonNullable<State["then"]> =>
  async (page, say) => {
    await page
      .getByRole("button", { name: say(key), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
  };

const ask =
  (text: string): NonNullable<State["then"]> =>
  async (page, say) => {
    await page.getByLabel(say("home.ask_label")).fill(text);
    await page.getByLabel(say("home.ask_label")).press("Enter");
    await page.getByRole("dialog").waitFor();
  };

const sendEmpty: NonNullable<State["then"]> = async (page) => {
  await page.locator("form button[type=submit]").click();
  await page.getByRole("alert").first().waitFor();
};

const anybody = (name: string, path: string, then?: State["then"]): State =>
  then === undefined ? { name, viewer: "anybody", path } : { name, viewer: "anybody", path, then };
const of = (viewer: Viewer, name: string, path: string, then?: State["then"]): State => ({
  ...anybody(name, path, then),
  viewer,
});

/** Every page, and the states of it that look different. */
export const states: readonly State[] = [
  anybody("home", "/"),
  anybody("home-menu", "/", async (page, say) => {
    const menu = page.getByRole("button", { name: say("shell.open_menu") });
    if (await menu.isVisible()) await menu.click();
  }),
  anybody("home-first-answer", "/", ask("the engine cranks but will not start")),
  anybody("home-danger", "/", ask("flames and smoke under the hood")),
  anybody("home-sign-up", "/", press("home.start_chat")),
  anybody("safety", "/safety"),
  anybody("safety-where", "/safety", press("safety.where")),
  anybody("weather", "/safety/weather?in=cold"),
  anybody("codes", "/codes"),
  anybody("codes-found", "/codes?code=SPN+100+FMI+1"),
  anybody("benefits", "/benefits"),
  anybody("pricing", "/pricing"),
  anybody("install", "/install"),
  anybody("sign-in", "/auth"),
  anybody("sign-up-faults", "/auth?tab=sign-up", sendEmpty),
  anybody("reset", "/auth/reset"),
  anybody("staff-sign-in", "/support/login"),
  anybody("not-found", "/no/such/page"),
  of("driver", "driver-home", "/"),
  of("driver", "driver-trucks", "/?start=", async (page) => await page.getByRole("dialog").waitFor()),
  of("driver", "account", "/account"),
  of("driver", "ticket-open", "/tickets/{open}"),
  of("driver", "ticket-in-progress", "/tickets/{in_progress}"),
  of("driver", "ticket-resolved", "/tickets/{resolved}"),
  of("driver", "report", "/tickets/{resolved}/report"),
  of("tech", "desk", "/support/dashboard"),
  of("tech", "desk-ticket", "/support/dashboard?ticket={in_progress}"),
  of("tech", "desk-keys", "/support/dashboard", async (page) => {
    await page.locator("[data-ticket]").first().waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  }),
  of("admin", "admin", "/admin"),
  of("admin", "admin-tickets", "/admin/tickets"),
  of("admin", "admin-techs", "/admin/techs"),
  of("admin", "admin-users", "/admin/users"),
  of("admin", "admin-parts", "/admin/parts"),
  of("admin", "admin-repairs", "/admin/repairs"),
  of("admin", "admin-analytics", "/admin/analytics"),
  of("admin", "admin-audit", "/admin/audit"),
];
