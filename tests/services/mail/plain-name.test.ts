import { describe, expect, it } from "vitest";
import { fleetInviteMail } from "#worker/services/mail/fleet-invite-mail.ts";
import { plainName } from "#worker/services/mail/plain-name.ts";
import { welcomeMail } from "#worker/services/mail/welcome-mail.ts";

const hostile = [
  "http://evil.example/win",
  "Win money at evil.example",
  "evil.example",
  "www evil example",
  "evil\u3002example",
  "evil\uff0eexample",
  "call +1 900 555 0100",
  "rosa@evil.example",
  "<a href='x'>Rosa</a>",
  "Your account was hacked, reset it here",
  "Please pay the open bill today",
  "R".repeat(41),
  "Rosa\u202ealiD",
  "",
];

describe("A name in a mail to an address that nobody has verified", () => {
  it.each([
    "Rosa Diaz",
    "Dr. Rosa M. Díaz-O'Neil Jr.",
    "Ольга Петрова",
    "محمد علي",
    "Gülşen Yıldız",
    "Oʼtkir",
    "李雷",
    "ทองดี",
  ])("is said when it is one: %s", (name) => expect(plainName(name)).toBe(name.normalize("NFKC")));

  it.each(hostile)("is left out when it may be a message, a number or a link: %s", (name) => {
    expect(plainName(name)).toBeNull();
    const publicUrl = "https://roadflare.example";
    const mails = [
      welcomeMail({
        to: "a@example.test",
        fullName: name,
        publicUrl,
        verifyLink: `${publicUrl}/auth/verify?token=x`,
        trialUsed: false,
      }),
      fleetInviteMail({ to: "a@example.test", ownerName: name, link: `${publicUrl}/account?invite=x` }),
    ];
    for (const { subject, text, html } of mails) {
      const links = `${subject} ${text} ${html}`.match(/[\w.-]+\.example[^\s"<]*/g) ?? [];
      expect(links.every((link) => link.startsWith("roadflare.example"))).toBe(true);
      if (name !== "") expect(text).not.toContain(name);
    }
  });
});
