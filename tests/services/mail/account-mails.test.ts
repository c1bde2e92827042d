import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailLanguage } from "#db/queries/mail-language.ts";
import { userProfiles } from "#db/schema/index.ts";
import { interfaceLanguages, languages } from "#domain/languages/languages.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makePushDevice } from "#tests/support/push-device.ts";
import { latePaymentMail } from "#worker/services/mail/late-payment-mail.ts";
import { resetMail } from "#worker/services/mail/reset-mail.ts";
import { trialReminderMail } from "#worker/services/mail/trial-reminder-mail.ts";
import { verifyMail } from "#worker/services/mail/verify-mail.ts";

const to = "rosa@example.test";
const publicUrl = "https://app.test";
const day = Date.UTC(2026, 10, 21, 12);

describe("The mails of an account", () => {
  it.each(interfaceLanguages)("are written in %s, with the link and the direction of that language", (language) => {
    const mails = [
      resetMail({ to, link: `${publicUrl}/auth/reset?token=t`, language }),
      verifyMail({ to, link: `${publicUrl}/auth/verify?token=t`, language }),
      trialReminderMail({ to, fullName: "Rosa", trialEnd: day, publicUrl, language }),
      latePaymentMail({ to, until: day, publicUrl, language }),
    ];
    for (const { subject, text, html } of mails) {
      expect(subject).toContain("Roadflare");
      expect(text).toContain(publicUrl);
      if (language !== "en") expect(html).toContain(`<div lang="${language}" dir="${languages[language].direction}">`);
    }
    expect(mails[2]?.subject).toContain("21");
    expect(mails[3]?.text).toContain("21");
  });

  it("say something else in every language", () => {
    const subjects = interfaceLanguages.map((language) => resetMail({ to, link: publicUrl, language }).subject);
    expect(new Set(subjects).size).toBe(interfaceLanguages.length);
  });
});

describe("The language of a person's mail", () => {
  it("is that of the newest device, else of the last chat, English at first", async () => {
    const deps = testDeps({ push: { publicKey: "our key", send: async () => "accepted" } });
    const { actor } = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    const language = () => findMailLanguage(deps.db, actor.userId);
    expect(await language()).toBe("en");
    await deps.db.update(userProfiles).set({ lastLanguage: "ru" }).where(eq(userProfiles.id, actor.userId));
    expect(await language()).toBe("ru");
    const { p256dh, auth } = await makePushDevice();
    const endpoint = `https://push.example.test/${crypto.randomUUID()}`;
    await callerFor(deps, actor).driver.push.subscribe({ endpoint, p256dh, auth, language: "uz" });
    expect(await language()).toBe("uz");
  });
});
