import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { VisitorOptions } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";
import { Inspector, inspectedLanguages } from "./inspector.ts";

/** A phone that knows where it is, and may say so. */
const here: VisitorOptions = {
  geolocation: { latitude: 41.1502, longitude: -104.7811, accuracy: 12 },
  permissions: ["geolocation"],
};

/** Narrower than the administrator's tables: each row is a card with its own buttons. */
const cards = { width: 900, height: 900 };

describe.each(inspectedLanguages)("No barrier in %s", (language) => {
  it("on the pages for anybody", async () => {
    const one = await Inspector.in(language);
    const { page, say } = one;
    one.visitor.expectErrors(/404|401/);
    for (const path of [
      "/",
      "/safety/weather",
      "/codes?code=SPN+100+FMI+1",
      "/benefits",
      "/pricing",
      "/install",
      "/support/login",
      "/auth/reset",
    ]) {
      await one.visit(path);
    }
    await one.visit(`/auth/reset?token=${"a".repeat(40)}`);
    await one.visit("/no/such/page");
    await one.visit(`/s/${"0".repeat(40)}`);

    await one.open("/safety");
    await page.getByRole("tab", { name: say("safety.road.curve") }).click();
    await one.button("safety.clock_start").click();
    await one.look("safety, the clock runs");
    await one.button("safety.where").click();
    await page.getByRole("dialog").waitFor();
    await one.look("where am I");

    for (const weather of inFullRun(["cold", "heat"], ["cold"])) {
      await one.open(`/safety/weather?in=${weather}`);
      await page.locator("summary").first().click();
      await one.button("weather.check_start").click();
      await one.look(`waiting in ${weather}, the clock runs`);
      await one.button("weather.check_stop").click();
    }

    await one.open("/auth");
    await page.getByLabel(say("auth.email")).fill("nobody@example.test");
    await page.getByLabel(say("auth.password"), { exact: true }).fill("not this one");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("alert").first().waitFor();
    await one.look("sign-in failed");
    await one.button("auth.forgot").click();
    await page.getByRole("dialog").waitFor();
    await one.look("forgotten password");
    await one.open("/auth?tab=sign-up");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("alert").first().waitFor();
    await one.look("sign-up with faults");

    await one.open("/");
    await one.button("shell.open_menu").click();
    await page.getByRole("dialog").waitFor();
    await one.look("menu");
    expect(one.violations).toEqual([]);
  });

  it("on the way to a diagnosis", async () => {
    const one = await Inspector.in(language);
    const { page, say } = one;
    await one.open("/");
    await page.getByLabel(say("home.ask_label")).fill("the engine cranks but will not start");
    await page.getByLabel(say("home.ask_label")).press("Enter");
    await page.getByRole("dialog", { name: say("flow.first.title"), exact: true }).waitFor();
    await one.look("first answer");
    await one.open("/");
    await page.getByLabel(say("home.ask_label")).fill("flames and smoke under the hood");
    await page.getByLabel(say("home.ask_label")).press("Enter");
    await page.getByRole("dialog", { name: say("flow.first.title_safety") }).waitFor();
    await one.look("first answer with a red flag");
    await one.open("/");
    await one.button("home.start_chat").click();
    await page.getByRole("dialog", { name: say("flow.signup.title") }).waitFor();
    await one.look("sign-up dialog");

    const email = `axe-${randomUUID()}@example.test`;
    const password = "mirrors and mudflaps";
    await one.call("public.auth.signUp", { fullName: "Ada Axle", email, phone: "+1 307 555 0142", password });
    await one.open("/?start=");
    await page.getByLabel(say("trucks.brand")).waitFor();
    await one.look("truck form");
    await one.call("driver.trucks.create", { brand: "Kenworth", year: 2019, model: "T680", mileage: 412000 });
    await one.call("driver.trucks.create", { brand: "Volvo", year: 2016, model: "VNL" });
    await one.open("/?start=");
    await page
      .getByRole("dialog", { name: say("trucks.pick.title") })
      .getByText("T680")
      .first()
      .click();
    await page.getByLabel(say("chat.input")).waitFor();
    await one.look("an empty chat");
    await one.button("show.lamps").click();
    await one.button("show.lamp.dpf").click();
    await one.look("the lamps of the dash");
    await page.keyboard.press("Escape");
    await one.button("show.wheels").click();
    await page.getByRole("radio", { name: say("show.trouble.flat"), exact: true }).click();
    await one.look("the wheels of the truck");
    await page.keyboard.press("Escape");
    await page.getByLabel(say("chat.input")).fill("flames and smoke are coming from under the hood");
    await page.getByLabel(say("chat.input")).press("Enter");
    await page.locator('a[href="tel:911"]:visible').first().waitFor();
    await page.getByText(say("chat.hint")).first().waitFor({ state: "attached" });
    const form = page.getByRole("dialog", { name: say("support.title") });
    // The form opens by itself, as the answer offers a person.
    await form.waitFor();
    await one.look("support form");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await one.look("an answer with a safety card");
    expect(one.violations).toEqual([]);
  });

  it("on a driver's own pages", async () => {
    const one = await Inspector.in(language, here);
    const { page, say } = one;
    await one.signIn("driver@demo.test");
    await one.open("/account");
    await one.button("account.edit").click();
    await one.button("account.password_change").click();
    await one.look("account, edited");
    await one.open("/account?erase=true");
    await page.getByRole("dialog").waitFor();
    await one.look("deleting the account");

    const list = await page.request.get("/api/trpc/driver.tickets.list?input={}");
    const tickets: { ticketNumber: string; status: string }[] = (await list.json()).result.data.items;
    for (const status of ["open", "in_progress", "resolved"]) {
      const ticket = tickets.find((each) => each.status === status);
      expect(ticket, status).toBeDefined();
      await one.visit(`/tickets/${ticket?.ticketNumber}`);
      if (status === "resolved") await one.visit(`/tickets/${ticket?.ticketNumber}/report`);
      if (status !== "in_progress") continue;
      await openDetails(one);
      await one.look("a ticket's details");
      await one.button("distress.open").click();
      await one.look("whether one does not feel safe");
      await one.button("distress.tell").click();
      await one.button("distress.withdraw").waitFor();
      await one.look("not safe, and they know");
      await one.button("distress.withdraw").click();
      await one.button("distress.open").waitFor();
      await one.button("live.open").click();
      await page.getByRole("dialog", { name: say("live.title") }).waitFor();
      await one.look("whether to share the live place");
      await one.button("live.start").click();
      await page.getByText(say("live.running")).first().waitFor();
      await one.look("the live place is shared");
      await one.button("live.stop").click();
      await one.button("live.open").waitFor();
      await one.button("share.open").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("share.make"), exact: true })
        .click();
      await page.getByRole("dialog").getByRole("status").waitFor();
      await one.look("a shared link");
      const link = await page
        .getByRole("dialog")
        .getByText(/\/s\/[0-9a-z]{40}/)
        .textContent();
      await one.visit(new URL(link ?? "").pathname);
      await one.open(`/tickets/${ticket?.ticketNumber}`);
      await openDetails(one);
      await one.button("tickets.cancel").click();
      await page.getByRole("dialog").last().waitFor();
      await one.look("cancelling a ticket");
    }
    one.visitor.expectErrors(/404/);
    await one.visit("/tickets/TRK-000000");
    expect(one.violations).toEqual([]);
  });

  it("for somebody without access", async () => {
    const one = await Inspector.in(language);
    const { page, say } = one;
    const [email, password] = [`axe-${randomUUID()}@example.test`, "mirrors and mudflaps"];
    await one.call("public.auth.signUp", { fullName: "Nora Plan", email, password, applyAsTechnician: true });
    await one.signIn(email, password);
    await one.visit("/support/dashboard");
    await one.open("/");
    await one.button("home.start_chat").click();
    await page.getByRole("dialog", { name: say("flow.trial.inactive") }).waitFor();
    await one.look("subscription inactive");
    expect(one.violations).toEqual([]);
  });

  it("at the desk", async () => {
    const one = await Inspector.in(language, { viewport: { width: 1440, height: 900 } });
    const { page, say } = one;
    await one.signIn("tech@demo.test");
    await one.visit("/support/dashboard");
    const ticket = page.locator("[data-ticket]").first();
    await ticket.click();
    await page.getByRole("article").first().waitFor();
    await one.look("a ticket at the desk");
    await one.button("desk.keys").click();
    await page.getByRole("dialog").waitFor();
    await one.look("the desk's keys");
    await page.keyboard.press("Escape");
    await one.button("replies.open").click();
    await page.locator("[role=option]").first().waitFor();
    await one.look("the list of saved replies");
    await page.keyboard.type("tow");
    await page.keyboard.press("Enter");
    await page.getByText(say("replies.gaps")).waitFor();
    await one.look("a reply with a gap");
    const driver = await Inspector.in(language);
    await driver.signIn("driver@demo.test");
    const list = await driver.page.request.get("/api/trpc/driver.tickets.list?input={}");
    const own: { id: string; ticketNumber: string; status: string }[] = (await list.json()).result.data.items;
    const { id: ticketId, ticketNumber } = own.find(({ status }) => status === "in_progress") ?? {};
    const position = { latitude: 41.1502, longitude: -104.7811, age: 0 };
    await driver.call("driver.live.start", { ticketId, sharingId: randomUUID(), position });
    await driver.call("driver.distress.signal", { ticketId });
    await one.open(`/support/dashboard?ticket=${ticketNumber}`);
    await one.button("distress.desk.see").waitFor();
    await page.getByRole("region", { name: say("live.desk.title") }).waitFor();
    await one.look("a driver who does not feel safe, and the live place, at the desk");
    await driver.call("driver.distress.withdraw", { ticketId });
    await driver.call("driver.live.stop", { ticketId });
    await one.open(`/support/dashboard?ticket=${ticketNumber}`);
    await one.button("desk.nearby").click();
    await page.getByRole("dialog").getByRole("heading").nth(1).waitFor();
    await one.look("services around a driver");
    await one.open("/support/dashboard?replies=list");
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await one.look("the team's saved replies");
    await one.open("/support/dashboard?replies=new");
    await page.getByRole("dialog").getByRole("tab").first().waitFor();
    await one.look("a new reply");
    expect(one.violations).toEqual([]);
  });

  it("in the administrator's panel", async () => {
    const admin = await Inspector.in(language, { viewport: { width: 1440, height: 900 } });
    await admin.signIn("admin@demo.test");
    await admin.open("/admin");
    await admin.page.getByText(admin.say("admin.count.total")).first().waitFor();
    await admin.look("/admin");
    for (const address of [
      "/admin/parts",
      "/admin/repairs",
      "/admin/audit?show=looks",
      ...inFullRun(["/admin/audit", "/admin/audit?show=all&about=usr_gone"], []),
      "/admin/analytics?range=90d",
    ]) {
      await admin.visit(address);
    }
    await admin.visit("/admin/users");
    await admin.page.setViewportSize(cards);
    await admin.button("admin.plan.change").click();
    await admin.page.getByRole("radio").first().waitFor();
    await admin.look("a plan set by hand");
    for (const action of ["admin.access.disable", "admin.erase"]) {
      await admin.open("/admin/users");
      await admin.button(action).click();
      await admin.page.getByRole("dialog").getByText("@").first().waitFor();
      await admin.look(action);
    }
    expect(admin.violations).toEqual([]);
  });

  it("among technicians and the tickets that they are given", async () => {
    const admin = await Inspector.in(language, { viewport: { width: 1440, height: 900 } });
    await admin.signIn("admin@demo.test");
    await admin.open("/admin/techs");
    await admin.page.getByText("tech2@demo.test").first().waitFor();
    await admin.look("/admin/techs");
    await admin.button("techs.add").click();
    await admin.page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await admin.button("techs.create").click();
    await admin.look("a technician who is added, with faults");
    await admin.open("/admin/tickets");
    await admin.page.getByRole("table").first().waitFor();
    await admin.look("/admin/tickets");
    await admin.page.setViewportSize(cards);
    await admin.button("admin.tickets.details").click();
    await admin.page
      .getByRole("dialog")
      .getByRole("link", { name: admin.say("admin.tickets.open_desk") })
      .waitFor();
    await admin.look("a ticket's details");
    await admin.open("/admin/tickets");
    await admin.button("admin.tickets.assign").click();
    await admin.page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await admin.look("whom a ticket is assigned to");
    expect(admin.violations).toEqual([]);
  });
});

/** Everything about a ticket beside its conversation is one tap away on a phone. */
async function openDetails(one: Inspector): Promise<void> {
  await one.button("tickets.details").click();
  await one.page.getByRole("dialog", { name: one.say("tickets.details") }).waitFor();
}
