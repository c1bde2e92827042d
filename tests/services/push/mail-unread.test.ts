import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pushSubscriptions, supportTickets, users } from "#db/schema/index.ts";
import { type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";
import type { MailedNotice } from "#domain/push/unread.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";
import { makePushDevice } from "#tests/support/push-device.ts";
import { refusal } from "#tests/support/refusal.ts";
import { unreadMail } from "#worker/services/mail/unread-mail.ts";
import { mailUnread } from "#worker/services/push/mail-unread.ts";

const wrote: MailedNotice = { kind: "message", by: "Sam <b> · Support Team", actorId: "usr_somebody" };

/** A driver with a ticket that names another address of its own. */
async function scene() {
  const deps = testDeps({ push: { publicKey: "our key", send: async () => "accepted" } });
  const driver = await makeActor(deps.db, "driver", { now: deps.clock.now() });
  const ticket = await makeTicket(deps.db, {
    userId: driver.actor.userId,
    contactEmail: "dispatcher@example.test",
    preferredLanguage: "es",
  });
  const mail = (notice = wrote) => mailUnread({ deps, input: { ticketId: ticket.id, notice } });
  return { deps, driver, ticket, mail, caller: callerFor(deps, driver.actor) };
}

describe("A mail of an answer that no phone took", () => {
  it("goes to the account's address alone, in the ticket's language, with the number, who wrote and the way there", async () => {
    const { deps, driver, ticket, mail } = await scene();
    expect(await mail()).toEqual({ mailed: true });
    expect(deps.mail.sent.map(({ to }) => to)).toEqual([driver.user.email]);
    const [sent] = deps.mail.sent;
    expect(sent?.subject).toBe(`${ticket.ticketNumber}: \u2068Sam <b> · Support Team\u2069 le escribió`);
    expect(sent?.text).toContain(`${deps.publicUrl}/tickets/${ticket.ticketNumber}\n`);
    expect(sent?.html).toContain('<div lang="es" dir="ltr">');
    expect(sent?.html).toContain("Sam &lt;b&gt; · Support Team");
    expect(sent?.html).not.toContain("<b>");
  });

  it("is in the language of the driver's newest device", async () => {
    const { deps, driver, mail, caller } = await scene();
    for (const language of ["tr", "ar"] as const) {
      deps.clock.advance(1);
      const { p256dh, auth } = await makePushDevice();
      const endpoint = `https://push.example.test/${crypto.randomUUID()}`;
      await caller.driver.push.subscribe({ endpoint, p256dh, auth, language });
    }
    await mail();
    expect(deps.mail.sent[0]?.html).toContain('<div lang="ar" dir="rtl">');
    await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, driver.user.id));
    await mail();
    expect(deps.mail.sent[1]?.html).toContain('<div lang="es" dir="ltr">');
  });

  it("goes to nobody of a closed ticket, a ticket that is gone, a disabled or an erased account", async () => {
    const closed = await scene();
    await closed.deps.db
      .update(supportTickets)
      .set({ status: "closed" })
      .where(eq(supportTickets.id, closed.ticket.id));
    const disabled = await scene();
    await disabled.deps.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, disabled.driver.user.id));
    const erased = await scene();
    await erased.deps.db.update(users).set({ erasedAt: 1 }).where(eq(users.id, erased.driver.user.id));
    const gone = await scene();
    await gone.deps.db.delete(supportTickets).where(eq(supportTickets.id, gone.ticket.id));
    for (const { deps, mail } of [closed, disabled, erased, gone]) {
      expect(await mail()).toEqual({ mailed: false });
      expect(deps.mail.sent).toEqual([]);
    }
  });

  it("that the provider does not take rejects, so that the room tries again", async () => {
    const { deps, mail } = await scene();
    deps.mail.send = () => Promise.reject(new Error("the provider is away"));
    await expect(mail()).rejects.toThrow("away");
  });

  it("is switched off and on again by the driver alone, whoever else sends the driver's id", async () => {
    const { deps, driver, mail, caller } = await scene();
    const other = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    const foreign = { repliesByMail: false, userId: driver.user.id };
    await callerFor(deps, other.actor).driver.account.update(foreign);
    expect(await callerFor(deps, other.actor).driver.account.get()).toMatchObject({ repliesByMail: false });
    expect(await caller.driver.account.get()).toMatchObject({ repliesByMail: true });
    expect(await refusal(callerFor(deps, null).driver.account.update(foreign))).toBe("auth.required");

    await caller.driver.account.update({ repliesByMail: false });
    expect(await mail()).toEqual({ mailed: false });
    await caller.driver.account.update({ fullName: "Rosa Diaz" });
    expect(await caller.driver.account.get()).toMatchObject({ repliesByMail: false });
    await caller.driver.account.update({ repliesByMail: true });
    expect(await mail()).toEqual({ mailed: true });
    expect(deps.mail.sent).toHaveLength(1);
  });
});

describe("The text of that mail", () => {
  const textIn = (language: InterfaceLanguage) =>
    unreadMail({
      to: "rosa@example.test",
      ticketNumber: "TRK-1",
      notice: { kind: "taken", by: null, actorId: null },
      language,
      publicUrl: "https://app.test",
    });

  it("reads like this in English", () => {
    expect(textIn("en").text).toMatchInlineSnapshot(`
      "⁨Support Team⁩ is on your breakdown.

      Open request ⁨TRK-1⁩ to read and answer. What was written is never in an email.

      Open the request:
      https://app.test/tickets/TRK-1

      You're getting this email because none of your devices got an alert and the request wasn't opened for 2 minutes. There won't be another until you open it.

      You can turn these emails off on your account page.

      Roadflare"
    `);
  });

  it("names ticket, support and the way there in every language, each in its own words", () => {
    const mails = interfaceLanguages.map(textIn);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^TRK-1: .*Support Team/);
      expect(text).toContain("https://app.test/tickets/TRK-1\n");
    }
    expect(new Set(mails.map(({ text }) => text)).size).toBe(interfaceLanguages.length);
  });
});
