import { expect, it } from "vitest";
import { asksForPerson } from "#domain/chat/asks-for-person.ts";

it.each([
  "Can I talk to a real person?",
  "get me a technician",
  "Quiero hablar con una persona",
  "нужен живой человек",
  "أريد التحدث مع فني",
])("hears that a person is asked for: %s", (text) => {
  expect(asksForPerson(text)).toBe(true);
});

it.each(["it squeaks when I brake", "hace ruido al frenar", "скрипит при торможении", "صوت عند الفرملة"])(
  "hears no such thing in: %s",
  (text) => {
    expect(asksForPerson(text)).toBe(false);
  },
);
