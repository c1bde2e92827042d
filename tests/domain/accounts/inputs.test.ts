import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { UpdateAccountInput } from "#domain/accounts/account.ts";
import { ResetInput } from "#domain/accounts/password-reset.ts";
import { SignInInput } from "#domain/accounts/sign-in.ts";
import { SignUpInput } from "#domain/accounts/sign-up.ts";

const driver = { fullName: "Rosa Diaz", email: "rosa@example.test", password: "night haul" };

function firstMessage(schema: z.ZodMiniType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message;
}

describe("Signing up", () => {
  it("makes one mailbox one account, however it is typed", () => {
    const { email, fullName } = SignUpInput.parse({
      ...driver,
      email: "  Rosa@Example.TEST ",
      fullName: " Rosa Diaz ",
    });
    expect(email).toBe("rosa@example.test");
    expect(fullName).toBe("Rosa Diaz");
  });

  it.each([
    ["Rosa\r\nBcc: all@example.test", "Rosa Bcc: all@example.test"],
    ["Rosa\u0000 \t Diaz", "Rosa Diaz"],
    ["\u202EasoR", "asoR"],
    ["محمد \u200Fعلي", "محمد \u200Fعلي"],
  ])("makes one line of the name %j", (fullName, line) => {
    expect(SignUpInput.parse({ ...driver, fullName }).fullName).toBe(line);
    expect(UpdateAccountInput.parse({ companyName: fullName }).companyName).toBe(line);
  });

  it("keeps a password as it was typed", () => {
    expect(SignUpInput.parse({ ...driver, password: "  spaces  " }).password).toBe("  spaces  ");
  });

  it("passes over what a client has no say in", () => {
    const parsed = SignUpInput.parse({ ...driver, role: "admin", roles: ["admin"], userId: "usr_1", trialEnd: 9e15 });
    expect(Object.keys(parsed).sort()).toEqual(["email", "fullName", "password"]);
  });

  it.each([
    [{ ...driver, email: undefined }, "account.email_required"],
    [{ ...driver, email: " " }, "account.email_required"],
    [{ ...driver, email: "rosa@" }, "account.email_invalid"],
    [{ ...driver, email: `${"a".repeat(250)}@example.test` }, "account.email_invalid"],
    [{ ...driver, fullName: undefined }, "account.name_required"],
    [{ ...driver, fullName: "  " }, "account.name_required"],
    [{ ...driver, fullName: "\u200B\n" }, "account.name_required"],
    [{ ...driver, fullName: "x".repeat(121) }, "account.name_too_long"],
    [{ ...driver, password: "" }, "account.password_required"],
    [{ ...driver, password: "12345" }, "account.password_too_short"],
    [{ ...driver, password: "x".repeat(201) }, "account.password_too_long"],
    [{ ...driver, phone: "call me" }, "account.phone_invalid"],
    [{ ...driver, applyAsTechnician: "yes" }, "account.invalid"],
  ])("refuses %o with %s", (input, message) => {
    expect(firstMessage(SignUpInput, input)).toBe(message);
  });

  it.each(["", "+1 (775) 555-0142", "(775) 555-0142", "775.555.0142 x12", "00998901234567"])(
    "takes the telephone number '%s'",
    (phone) => {
      expect(SignUpInput.safeParse({ ...driver, phone }).success).toBe(true);
    },
  );

  it("needs no name of somebody who applies as a technician", () => {
    expect(SignUpInput.safeParse({ ...driver, fullName: undefined, applyAsTechnician: true }).success).toBe(true);
    expect(firstMessage(SignUpInput, { ...driver, fullName: undefined, applyAsTechnician: false })).toBe(
      "account.name_required",
    );
  });
});

describe("Signing in", () => {
  it("needs both, and says nothing about the rules for new passwords", () => {
    expect(firstMessage(SignInInput, { email: "rosa@example.test" })).toBe("account.password_required");
    expect(firstMessage(SignInInput, { password: "x" })).toBe("account.email_required");
    expect(SignInInput.safeParse({ email: "rosa@example.test", password: "x" }).success).toBe(true);
  });
});

describe("A mailed link", () => {
  it("needs its token and a whole new password", () => {
    expect(firstMessage(ResetInput, { token: "", password: "night haul" })).toBe("account.reset_token_required");
    expect(firstMessage(ResetInput, { token: "abc", password: "short" })).toBe("account.password_too_short");
  });
});

describe("Changing one's account", () => {
  it("asks for the present password before a new one", () => {
    expect(firstMessage(UpdateAccountInput, { newPassword: "night haul" })).toBe("account.current_password_required");
    expect(UpdateAccountInput.safeParse({ newPassword: "night haul", currentPassword: "x" }).success).toBe(true);
  });

  it("may change nothing", () => {
    expect(UpdateAccountInput.parse({ email: "other@example.test", roles: ["admin"] })).toEqual({});
  });
});
