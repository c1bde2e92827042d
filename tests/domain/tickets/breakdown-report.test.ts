import { describe, expect, it } from "vitest";
import { type InterfaceLanguage, interfaceLanguages, languages } from "#domain/languages/languages.ts";
import {
  breakdownReport,
  type ReportedTicket,
  type ReportInput,
  type ReportVoice,
  reportText,
  utcMoment,
} from "#domain/tickets/breakdown-report.ts";

/** The texts of the pages as translators write them. */
const catalogues = import.meta.glob<Readonly<Record<string, string>>>("../../../web/messages/*/*.json", {
  eager: true,
  import: "default",
});

/** Says every text in a language with its placeholders filled; fails where there is none. */
function voiceOf(language: InterfaceLanguage): ReportVoice {
  const own = Object.entries(catalogues).filter(([path]) => path.includes(`/messages/${language}/`));
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...own.map(([, catalogue]) => catalogue));
  return {
    say: (key, values = {}) => {
      const text = texts[key];
      if (text === undefined || text === "") throw new Error(`${language} has no text for ${key}`);
      if (/\{count, plural/.test(text)) return String(values["count"]);
      return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    },
    local: (time) => `${time} CST`,
    money: (cents) => `$${(cents / 100).toFixed(2)}`,
    direction: languages[language].direction,
  };
}

const english = voiceOf("en");

const ticket: ReportedTicket = {
  ticketNumber: "TRK-ABC123",
  status: "resolved",
  urgencyLevel: "high",
  contactName: "Rosa Rig",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Losing air on the grade.\nBuzzer is on.",
  locationAddress: "Grants, NM",
  locationLat: 35.14726,
  locationLng: -107.85145,
  highway: "I-40",
  direction: "westbound",
  mileMarker: "85",
  trailer: "53' reefer",
  load: "Milk",
  hazardousGoods: null,
  assessment: {
    drive: "stop_now",
    faultCodes: [
      { spn: 3251, fmi: 0, meaning: "DPF pressure high" },
      { spn: 999_999, fmi: null, meaning: null },
    ],
    causes: [{ id: "air_leak", text: "An air leak", evidence: [] }],
  },
  resolution: "Governor replaced",
  createdAt: Date.UTC(2026, 10, 22, 7, 5),
  assignedAt: Date.UTC(2026, 10, 22, 8, 0),
  resolvedAt: Date.UTC(2026, 10, 22, 9, 30),
  cancelledAt: null,
  job: {
    reachedAt: {
      dispatched: null,
      en_route: null,
      on_site: Date.UTC(2026, 10, 22, 8, 40),
      rolling: Date.UTC(2026, 10, 22, 9, 25),
    },
  },
  timeline: [
    { type: "ticket.submitted", createdAt: Date.UTC(2026, 10, 22, 7, 5) },
    { type: "ticket.claimed", createdAt: Date.UTC(2026, 10, 22, 7, 11) },
  ],
  photoIds: ["pho_1", "pho_2"],
};

const input: ReportInput = {
  ticket,
  truck: { truckName: "Big Red", vin: "1XKYD49X9KJ211111" },
  withVin: false,
  parts: [
    { partsDescription: "Governor\nD-2", status: "approved", priceToPay: "48.50" },
    { partsDescription: "Air dryer", status: "declined", priceToPay: "310.00" },
  ],
  now: Date.UTC(2026, 10, 22, 10, 0),
};

const nothingTold: ReportedTicket = {
  ...ticket,
  status: "open",
  locationAddress: null,
  locationLat: null,
  locationLng: null,
  highway: null,
  direction: null,
  mileMarker: " ",
  trailer: null,
  load: null,
  assessment: null,
  resolution: null,
  assignedAt: null,
  resolvedAt: null,
  job: { reachedAt: { dispatched: null, en_route: null, on_site: null, rolling: null } },
  timeline: [],
  photoIds: [],
};

function textsOf(changed: Partial<ReportInput>, voice = english): Readonly<Record<string, readonly string[]>> {
  const { lines } = breakdownReport({ ...input, ...changed }, voice);
  return Object.fromEntries(lines.map(({ id, texts }) => [id, texts]));
}

describe("A breakdown report", () => {
  it("tells when, where, which truck, what happened and what was done", () => {
    expect(textsOf({})).toEqual({
      ticket: ["TRK-ABC123"],
      driver: ["Rosa Rig"],
      status: ["Resolved"],
      urgency: ["High"],
      submitted: [`${ticket.createdAt} CST`, "2026-11-22 07:05 UTC"],
      claimed: [`${Date.UTC(2026, 10, 22, 7, 11)} CST`, "2026-11-22 07:11 UTC"],
      on_site: [`${Date.UTC(2026, 10, 22, 8, 40)} CST`, "2026-11-22 08:40 UTC"],
      rolling: [`${Date.UTC(2026, 10, 22, 9, 25)} CST`, "2026-11-22 09:25 UTC"],
      resolved: [`${ticket.resolvedAt} CST`, "2026-11-22 09:30 UTC"],
      place: ["I-40 Westbound", "Mile marker or exit 85", "Grants, NM", "35.14726, -107.85145"],
      truck: ["Big Red", "2019 Kenworth T680"],
      trailer: ["53' reefer", "Milk"],
      words: ["Losing air on the grade.\nBuzzer is on."],
      codes: ["SPN 3251 FMI 0 · DPF pressure high", "SPN 999999 · meaning not known"],
      concluded: ["Don't drive it", "Likely, not certain: An air leak"],
      done: ["Governor replaced"],
      parts: ["Governor D-2 · Approved · $48.50", "Air dryer · Declined · $310.00"],
      photos: ["2"],
    });
  });

  it("says what is not known, and leaves out what nobody asks for", () => {
    expect(textsOf({ ticket: nothingTold, truck: null, parts: [] })).toEqual({
      ticket: ["TRK-ABC123"],
      driver: ["Rosa Rig"],
      status: ["Open"],
      urgency: ["High"],
      submitted: [`${ticket.createdAt} CST`, "2026-11-22 07:05 UTC"],
      claimed: ["Not yet"],
      resolved: ["Not yet"],
      place: ["Not given"],
      truck: ["2019 Kenworth T680"],
      words: ["Losing air on the grade.\nBuzzer is on."],
      concluded: ["No diagnosis came with this request"],
      done: ["Nothing noted yet"],
      parts: ["None proposed"],
      photos: ["0"],
    });
  });

  it("denies codes only where a diagnosis looked for them", () => {
    const diagnosed = { ...ticket, assessment: { drive: "not_applicable", faultCodes: [], causes: [] } } as const;
    const texts = textsOf({ ticket: diagnosed });
    expect(texts["codes"]).toEqual(["None given"]);
    expect(texts["concluded"]).toEqual(["No cause known"]);
  });

  it("tells the VIN only when the driver chose it, and says when there is none", () => {
    const whole = reportText(breakdownReport(input, english));
    expect(whole).not.toContain("1XKYD49X9KJ211111");
    expect(textsOf({ withVin: true })["vin"]).toEqual(["1XKYD49X9KJ211111"]);
    expect(textsOf({ withVin: true, truck: null })["vin"]).toEqual(["None saved for this truck"]);
    expect(textsOf({ withVin: true, truck: { truckName: null, vin: null } })["vin"]).toEqual([
      "None saved for this truck",
    ]);
  });

  it("says what this device could not read, never that there is nothing", () => {
    const texts = textsOf({ withVin: true, truck: "unread", parts: "unread" });
    expect(texts["vin"]).toEqual(["Couldn't load on this device"]);
    expect(texts["parts"]).toEqual(["Couldn't load on this device"]);
    expect(texts["truck"]).toEqual(["2019 Kenworth T680"]);
  });

  it("carries nothing of the staff, and no number or address to reach anybody by", () => {
    const more = {
      ...ticket,
      internalNotes: "secret note",
      handover: { en: ["secret card"] },
      assignedTo: { id: "usr_tess", name: "Tess Tech" },
      contactPhone: "+1 307 555 0142",
      contactEmail: "rosa@haul.test",
      chatHistory: [{ role: "user", content: "secret chat" }],
      timeline: [
        { type: "ticket.submitted", createdAt: 1, actorName: "Rosa Rig" },
        { type: "ticket.notes_saved", createdAt: 2, actorName: "Olga Office" },
        { type: "ticket.claimed", createdAt: 3, actorName: "Tess Tech" },
      ],
    } as const;
    const whole = reportText(breakdownReport({ ...input, ticket: more, withVin: true }, english));
    expect(whole).not.toMatch(/secret|Tess|Olga|usr_|555|haul\.test/);
  });

  it("tells of a cancelled ticket when it was cancelled, not when it was resolved", () => {
    const cancelled = { ...nothingTold, status: "closed", cancelledAt: Date.UTC(2026, 10, 22, 7, 20) } as const;
    const texts = textsOf({ ticket: cancelled });
    expect(texts["status"]).toEqual(["Canceled"]);
    expect(texts["cancelled"]).toEqual([`${cancelled.cancelledAt} CST`, "2026-11-22 07:20 UTC"]);
    expect(texts["resolved"]).toBeUndefined();
  });

  it("takes the moment of the last claim where its history does not tell the first", () => {
    expect(textsOf({ ticket: { ...ticket, timeline: [] } })["claimed"]).toEqual([
      `${ticket.assignedAt} CST`,
      "2026-11-22 08:00 UTC",
    ]);
    expect(textsOf({ ticket: { ...ticket, resolvedAt: null } })["resolved"]).toEqual(["Time not recorded"]);
  });

  it("is a text that can be pasted anywhere", () => {
    const text = reportText(breakdownReport({ ...input, ticket: nothingTold, truck: null }, english));
    expect(text.split("\n").slice(0, 5)).toEqual([
      "Breakdown report TRK-ABC123",
      "",
      "Ticket number: TRK-ABC123",
      "Driver: Rosa Rig",
      "Status: Open",
    ]);
    expect(text).toContain(
      "What happened, in the driver's words:\nLosing air on the grade.\nBuzzer is on.\nWhat we think it is: No diagnosis came with this request\n",
    );
    expect(text).toMatch(/\n\nMade \d+ CST from what the driver told Roadflare.*\n$/);
  });

  it("writes UTC so that nobody reads the day for the month", () => {
    expect(utcMoment(Date.UTC(2026, 2, 4, 23, 59, 59))).toBe("2026-03-04 23:59 UTC");
  });
});

describe.each(interfaceLanguages)("A breakdown report in %s", (language) => {
  it("has all its texts, whatever the ticket tells", () => {
    const voice = voiceOf(language);
    const statuses = ["open", "in_progress", "resolved", "closed"] as const;
    const drives = ["stop_now", "next_safe_exit", "with_care", "not_applicable"] as const;
    const tickets = [
      ...statuses.map((status) => ({ ...ticket, status })),
      ...statuses.map((status) => ({ ...nothingTold, status, cancelledAt: 1 })),
      ...drives.map((drive) => ({ ...ticket, assessment: { drive, faultCodes: [], causes: [] } })),
    ];
    for (const each of tickets) {
      for (const changed of [{}, { truck: null, parts: [] }, { truck: "unread", parts: "unread" }] as const) {
        const report = breakdownReport({ ...input, ...changed, ticket: each, withVin: true }, voice);
        const text = reportText(report);
        expect(text).not.toMatch(/undefined|null|\{|\}/);
        expect(report.lines.every(({ label, texts }) => label !== "" && texts.every((one) => one !== ""))).toBe(true);
      }
    }
  });

  it("keeps every line of what was typed in the direction of its letters", () => {
    const typed = { ...ticket, contactName: "Rosa", issueDescription: "صفير عند الفرامل!\nABS lamp on." };
    const words = textsOf({ ticket: typed }, voiceOf(language))["words"];
    const rightToLeft = languages[language].direction === "rtl";
    const isolated = "\u2068صفير عند الفرامل!\u2069\n\u2068ABS lamp on.\u2069";
    expect(words).toEqual([isolated]);
    const latin = textsOf({}, voiceOf(language))["driver"];
    expect(latin).toEqual([rightToLeft ? "\u2068Rosa Rig\u2069" : "Rosa Rig"]);
  });

  it("keeps codes, names and times readable in its direction", () => {
    const text = reportText(breakdownReport(input, voiceOf(language)));
    const rightToLeft = languages[language].direction === "rtl";
    expect(text).toContain(rightToLeft ? "\u2068SPN 3251 FMI 0\u2069" : "SPN 3251 FMI 0");
    expect(text.match(/[\u2066-\u2068]/g)?.length ?? 0).toBe(text.match(/\u2069/g)?.length ?? 0);
  });
});
