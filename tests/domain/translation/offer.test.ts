import { describe, expect, it } from "vitest";
import { driverReads, type OfferGround, offerTranslation } from "#domain/translation/offer.ts";

const offer = (text: string, over: Partial<OfferGround> = {}) =>
  offerTranslation({ text, ownSide: false, reads: "en", usual: "en", ...over });

describe("whether a message is translated", () => {
  it.each([
    ["Двигатель глохнет на холостых", "ru"],
    ["المحرك يتوقف والحرارة عالية", "ar"],
    ["Se me apagó el motor y no prende", "es"],
    ["Да", "ru"],
  ])("by itself where it is clearly another language: %s", (text) => {
    expect(offer(text)).toBe("automatic");
  });

  it("never where it is the reader's own language, or says nothing but codes", () => {
    expect(offer("The engine is running hot")).toBe("none");
    expect(offer("Двигатель глохнет", { reads: "ru", usual: "ru" })).toBe("none");
    expect(offer("SPN 3364 FMI 5, 98 psi")).toBe("none");
    expect(offer("ok")).toBe("none");
    expect(offer("ok", { usual: "es" })).toBe("none");
    expect(offer("Copy that, standing by")).toBe("none");
  });

  it("by the writer's usual language where the words alone are unclear", () => {
    expect(offer("Motor çalışmıyor", { usual: "tr" })).toBe("automatic");
    expect(offer("el 7arara 3alya awi", { usual: "ar" })).toBe("automatic");
    expect(offer("Motor çalışmıyor şoför bekliyor")).toBe("on_request");
    expect(offer("Copy that", { reads: "es" })).toBe("automatic");
  });

  it("on request alone for the words of one's own side", () => {
    expect(offer("No mueva el camión, ya voy", { ownSide: true, usual: "en" })).toBe("on_request");
    expect(offer("Do not move the truck", { ownSide: true })).toBe("none");
  });
});

describe("in which language a driver reads", () => {
  it("is the ticket's, and the page's where the ticket says English", () => {
    expect(driverReads("es", "en")).toBe("es");
    expect(driverReads("fr", "en")).toBe("fr");
    expect(driverReads("en", "tr")).toBe("tr");
    expect(driverReads("en", "en")).toBe("en");
  });
});
