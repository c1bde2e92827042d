import { describe, expect, it } from "vitest";
import type { ContextMessage } from "#worker/ports/conversations.ts";
import type { NearbyPlace } from "#worker/ports/places.ts";
import { ask, newMarker, png, requestsWith } from "./ask.ts";

const shop: NearbyPlace = {
  id: "plc_1",
  kind: "shop",
  name: "Ruby Mountain Diesel",
  latitude: 40.8,
  longitude: -115.7,
  distance: 19_312,
  address: "12 Main St, Elko",
  phone: "+1-555-555-0100",
  type: "truck repair",
  openingHours: null,
  source: "openstreetmap",
  demo: false,
};
const tow: NearbyPlace = { ...shop, id: "plc_2", kind: "towing", name: "Basin Towing" };

describe("A model may ask for", () => {
  it("what a fault code means, and hears only what the fact file knows", async () => {
    const marker = newMarker();
    const known = await ask({
      text: `code on the dash ${marker}`,
      orders: '[[call decode_fault_code {"spn":3251,"fmi":0}]] [[say Check the filter.]]',
    });
    expect((await requestsWith(marker)).at(-1)).toMatch(/particulate|DPF/iu);
    expect(known.source).toBe("model");
    const other = newMarker();
    await ask({
      text: `code on the dash ${other}`,
      orders: '[[call decode_fault_code {"spn":519999,"fmi":3}]] [[say Check the filter.]]',
    });
    expect((await requestsWith(other)).at(-1)).toMatch(/manufacturer code|unknown/iu);
  });

  it("the engine's reading of a report; a danger that it finds brings the safety card and the stop", async () => {
    const answer = await ask({
      text: "moj kamion ne koci",
      orders: '[[call assess {"report":"no brakes, the pedal goes to the floor"}]] [[say Stop now. Chock the wheels.]]',
    });
    expect(answer.types.indexOf("safety")).toBeGreaterThan(-1);
    expect(answer.types.indexOf("safety")).toBeLessThan(answer.types.indexOf("text"));
    expect(answer.assessment).toMatchObject({ drive: "stop_now", category: "brakes", urgency: "emergency" });
    expect(answer.text).toContain("Chock the wheels");
    expect(answer.text).not.toContain("Chock the wheels.");
    expect(answer.source).toBe("built_in");
  });

  it("never for less danger than the engine has found", async () => {
    const answer = await ask({
      text: "no brakes at all",
      orders: '[[call assess {"report":"a clearance lamp on the trailer is out"}]] [[say Fine, keep driving.]]',
    });
    expect(answer.assessment.drive).toBe("stop_now");
    expect(answer.text.startsWith("No. ")).toBe(true);
  });

  it("under a stop, a further danger: its card, and its steps in the engine's words", async () => {
    const answer = await ask({
      text: "no brakes at all",
      orders: '[[call assess {"report":"the brakes are on fire"}]] [[say It is a small fire, pour water on it.]]',
    });
    const cards = answer.steps.flatMap((step) => (step.type === "safety" ? [step.card.flags] : []));
    expect(cards).toEqual([["no_brakes"], expect.arrayContaining(["fire", "no_brakes"])]);
    expect(answer.assessment.redFlags).toContain("fire");
    expect(answer.text).toContain("Get everyone at least 100 ft (30 m) away, upwind.");
    expect(answer.text).not.toContain("pour water");
  });

  it("under a stop, one of the engine's questions that a driver answers from wherever he stands", async () => {
    const answer = await ask({
      text: "the engine is on fire",
      orders: '[[call ask_driver {"question":"place"}]] [[say Look under the hood.]]',
    });
    expect(answer.assessment.question).not.toBeNull();
    expect(answer.text).toContain(answer.assessment.question ?? "no question");
    expect(answer.text).not.toContain("Look under the hood");
    const wrong = await ask({
      text: "the engine is on fire",
      orders: '[[call ask_driver {"question":"oil_level"}]] [[say OK]]',
    });
    expect(wrong.text).not.toContain("dipstick");
  });

  it("services around the driver, which travel beside the text", async () => {
    const answer = await ask({
      text: "where can I get help",
      orders: '[[call nearby_services {"kind":"shop"}]] [[say Shops near you are under Help nearby.]]',
      findNearby: async () => [shop, tow],
    });
    expect(answer.assessment.places).toEqual([
      {
        kind: "shop",
        name: "Ruby Mountain Diesel",
        distance: 12,
        address: shop.address,
        phone: shop.phone,
        source: "openstreetmap",
        demo: false,
      },
    ]);
  });

  it("services, and is told to ask where the driver is when nobody has said it", async () => {
    const marker = newMarker();
    const answer = await ask({
      text: `help near me ${marker}`,
      orders: '[[call nearby_services {"kind":"any"}]] [[say Check the level.]]',
    });
    expect((await requestsWith(marker)).at(-1)).toContain("ask for highway");
    expect(answer.assessment.places).toBeUndefined();
  });

  it("a person for the driver: the offer is typed, and said", async () => {
    const answer = await ask({
      text: "heater is cold",
      orders: '[[call offer_human_support {"reason":"driver is tired"}]] [[say All right.]]',
    });
    expect(answer.steps.find((step) => step.type === "assessment")).toMatchObject({ value: { handover: false } });
    expect(answer.assessment.handover).toBe(true);
    expect(answer.text).toContain("connect you with a technician");
  });

  it("several things one after the other, also on the older endpoint", async () => {
    for (const model of ["gpt-5-mini", "chat-only"]) {
      const answer = await ask({
        model,
        text: "code?",
        orders:
          '[[call decode_fault_code {"spn":100,"fmi":18}]] [[call offer_human_support {"reason":"x"}]] [[say Look at the dipstick.]]',
      });
      expect(answer.text).toContain("Look at the dipstick.");
      expect(answer.assessment.handover).toBe(true);
    }
  });
});

describe("When a tool fails", () => {
  it("the model learns only that it has no answer, and goes on", async () => {
    const marker = newMarker();
    const answer = await ask({
      text: `help near me ${marker}`,
      orders: `[[call nearby_services {"kind":"any"}]] [[say I do not know of one.]]`,
      findNearby: async () => {
        throw new Error("SQLITE_BUSY at /data/places.db");
      },
    });
    expect(answer.text).toContain("I do not know of one.");
    expect(answer.source).toBe("model");
    expect(answer.logged).toContain("chat.tool_failed");
    const last = (await requestsWith(marker)).at(-1);
    expect(last).toContain("no answer now");
    expect(last).not.toContain("SQLITE_BUSY");
  });

  it.each([
    ['[[call read_tickets {"user":"someone else"}]]'],
    ["[[call decode_fault_code not json]]"],
    ['[[call decode_fault_code {"spn":-5,"fmi":99}]]'],
    ['[[call nearby_services {"kind":"casino"}]]'],
  ])("also one that does not exist or is asked wrongly: %s", async (order) => {
    const answer = await ask({ text: "heater is cold", orders: `${order} [[say Look at the level.]]` });
    expect(answer.text).toContain("Look at the level.");
    expect(answer.faults).toEqual([]);
  });

  it("a model that asks for tools and never answers is replaced by the built-in assistant", async () => {
    const order = '[[call offer_human_support {"reason":"x"}]] ';
    const answer = await ask({ text: "transmission slipping", orders: order.repeat(9) });
    expect(answer.faults).toEqual(["failed"]);
    expect(answer.source).toBe("fallback");
    expect(answer.text).toContain("Until the next safe exit, gently");
  });
});

describe("A danger that a tool finds after words were shown", () => {
  const found = '[[before Check the belt. Check the fan.]] [[call assess {"report":"no brakes"}]]';

  it("voids them when they contradict it: card, stop, and the built-in answer", async () => {
    const answer = await ask({ text: "moj kamion", orders: `${found} [[say So stop now.]]` });
    expect(answer.faults).toEqual(["failed"]);
    expect(answer.types.indexOf("safety")).toBeLessThan(answer.types.indexOf("error"));
    expect(answer.text).not.toContain("Check the belt");
    expect(answer.text.startsWith("Stop now.")).toBe(true);
    expect(answer.source).toBe("fallback");
  });
});

describe("A code that is read from a photo", () => {
  const report = '[[call report_photo_codes {"codes":[{"spn":100,"fmi":1}]}]]';

  it("is put before the driver, and nothing is concluded from it", async () => {
    const answer = await ask({
      text: "what is this",
      orders: `${report} [[say Your oil pressure is gone.]]`,
      photos: [png],
    });
    expect(answer.assessment.codesToConfirm).toEqual([{ spn: 100, fmi: 1 }]);
    expect(answer.assessment.faultCodes).toEqual([]);
    expect(answer.assessment.drive).not.toBe("stop_now");
    expect(answer.text).toContain("SPN 100 FMI 1");
    expect(answer.text).not.toContain("oil pressure");
    expect(answer.source).toBe("model");
  });

  it("also when the model only mentions it, or asks for its meaning, or puts it into a report", async () => {
    for (const order of [
      "[[say I see SPN 100 FMI 1 on the dash. Oil pressure is gone.]]",
      '[[call decode_fault_code {"spn":100,"fmi":1}]] [[say Oil: {output}]]',
      '[[call assess {"report":"dash shows SPN 100 FMI 1"}]] [[call report_photo_codes {"codes":[{"spn":100,"fmi":1}]}]] [[say Oil.]]',
    ]) {
      const answer = await ask({ text: "what is this", orders: order, photos: [png] });
      expect.soft(answer.assessment.codesToConfirm, order).toEqual([{ spn: 100, fmi: 1 }]);
      expect.soft(answer.assessment.redFlags, order).toEqual([]);
      expect.soft(answer.text, order).toContain("conclude nothing from it before");
    }
  });

  it("needs no confirmation when the driver wrote it", async () => {
    const answer = await ask({
      text: "SPN 3251 FMI 0",
      orders: `${report.replace("100", "3251").replace(":1}", ":0}")} [[say Check the filter.]]`,
      photos: [png],
    });
    expect(answer.assessment.codesToConfirm).toBeUndefined();
    expect(answer.text).toContain("Check the filter.");
  });

  const asked: readonly ContextMessage[] = [
    { turnId: "a", role: "user", content: "what is this", photoIds: ["p"], assessment: null },
    {
      turnId: "a",
      role: "assistant",
      content: "On the photo I read: SPN 100 FMI 1.",
      photoIds: [],
      assessment: {
        category: "unclear",
        urgency: "low",
        drive: "not_applicable",
        redFlags: [],
        faultCodes: [],
        causes: [],
        steps: [],
        checks: [],
        question: null,
        handover: false,
        codesToConfirm: [{ spn: 100, fmi: 1 }],
      },
    },
  ];

  it.each(["yes", "Да, верно", "sí", "نعم صحيح"])("counts once the driver says %s", async (yes) => {
    const answer = await ask({ text: yes, before: asked, model: null });
    expect(answer.assessment.faultCodes).toMatchObject([{ spn: 100, fmi: 1 }]);
    expect(answer.assessment.drive).toBe("stop_now");
  });

  it.each(["no, that is wrong", "yes but the second number is 5", "what does that mean?"])(
    "does not count when the driver says %s",
    async (text) => {
      // Without digits, which would be read as a code.
      const marker = newMarker().replace(/\d/gu, "x");
      const answer = await ask({
        text: `${text} ${marker}`,
        orders: `[[call decode_fault_code {"spn":100,"fmi":1}]] [[say Check the level.]]`,
        before: asked,
      });
      expect(answer.assessment.faultCodes).toEqual([]);
      expect((await requestsWith(marker)).at(-1)).toContain("unconfirmed");
    },
  );

  it("is asked about in the driver's language", async () => {
    const answer = await ask({
      text: "что это",
      orders: `${report} [[say ?]]`,
      photos: [png],
      language: "ru",
    });
    expect(answer.text).toContain("На фото я вижу: SPN 100 FMI 1");
  });
});
