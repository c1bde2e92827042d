import { describe, expect, it } from "vitest";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";

describe("an answer that offers a person", () => {
  it.each([
    "I can help you submit a support request.",
    "Would you like me to connect you to a human technician?",
    "Let me connect you with our support team.",
    "Tap Request Human Support below.",
    "Puedo enviar una solicitud de soporte por usted.",
    "Voy a conectarlo con un técnico.",
    "Давайте отправим заявку в поддержку.",
    "Я соединю вас с живым специалистом.",
    "يمكنني إرسال طلب دعم لك.",
    "هل تريد توصيلك بفني؟",
  ])("is recognised: %s", (answer) => {
    expect(offersHumanSupport(answer)).toBe(true);
  });

  it.each([
    "Check the fuse that feeds the fuel pump.",
    "The bracket supports the tank; connect the hose to the pump.",
    "Connect the air line to the trailer.",
    "Compruebe la presión del aire.",
    "Проверьте давление воздуха.",
    "افحص ضغط الهواء.",
  ])("is not seen in: %s", (answer) => {
    expect(offersHumanSupport(answer)).toBe(false);
  });
});
