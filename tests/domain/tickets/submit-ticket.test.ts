import { describe, expect, it } from "vitest";
import { boundHistory, maxHistoryLength, maxHistoryLines } from "#domain/tickets/chat-history.ts";
import { SubmitTicketInput, submittedPhotoIds } from "#domain/tickets/submit-ticket.ts";

const submission = {
  submissionId: "0f8c1c5e-one",
  contactName: " Jo Driver ",
  contactPhone: "+1 (775) 555-0142",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Air pressure drops when parked.",
};

function problem(changes: object): string | undefined {
  return SubmitTicketInput.safeParse({ ...submission, ...changes }).error?.issues[0]?.message;
}

describe("a request for a human", () => {
  it("is medium, in English and by chat unless the driver says otherwise", () => {
    expect(SubmitTicketInput.parse(submission)).toMatchObject({
      contactName: "Jo Driver",
      contactEmail: null,
      urgencyLevel: "medium",
      preferredLanguage: "en",
      preferredContactMethod: "chat",
      partsRequested: null,
      chatHistory: [],
      photoIds: [],
    });
  });

  it("needs a phone number or an e-mail address, either is enough", () => {
    expect(problem({ contactPhone: " " })).toBe("ticket.contact_required");
    expect(problem({ contactPhone: null, contactEmail: null })).toBe("ticket.contact_required");
    expect(problem({ contactPhone: "", contactEmail: "Jo@Example.test" })).toBeUndefined();
    expect(problem({ contactPhone: undefined, contactEmail: "jo@" })).toBe("ticket.email_invalid");
    expect(problem({ contactPhone: "call me" })).toBe("ticket.phone_invalid");
  });

  it.each([
    [{ contactName: "" }, "ticket.name_required"],
    [{ issueDescription: " \n" }, "ticket.issue_required"],
    [{ issueDescription: "x".repeat(4001) }, "ticket.issue_long"],
    [{ submissionId: undefined }, "ticket.submission_required"],
    [{ urgencyLevel: "apocalyptic" }, "ticket.urgency_invalid"],
    [{ locationLat: 91 }, "ticket.location_invalid"],
    [{ truckBrand: "" }, "truck.brand_required"],
  ])("answers %o with %s", (changes, key) => {
    expect(problem(changes)).toBe(key);
  });

  it("ignores what a client may not decide", () => {
    const parsed = SubmitTicketInput.parse({ ...submission, userId: "usr_other", role: "admin", internalNotes: "x" });
    expect(parsed).not.toHaveProperty("userId");
    expect(parsed).not.toHaveProperty("role");
    expect(parsed).not.toHaveProperty("internalNotes");
  });

  it("names each photo once, by id or by our address", () => {
    expect(
      submittedPhotoIds({
        photoIds: ["pho_A", "pho_A"],
        imageUrls: ["/api/photos/pho_B?size=full", "https://elsewhere.test/cat.jpg", "/api/photos/pho_A"],
      }),
    ).toEqual(["pho_A", "pho_B"]);
  });
});

describe("the chat that travels with a ticket", () => {
  it("is whole while it fits", () => {
    const lines = [{ content: "a" }, { content: "b" }];
    expect(boundHistory(lines)).toEqual(lines);
  });

  it("keeps its end, in order, when it is too long", () => {
    const many = Array.from({ length: maxHistoryLines + 50 }, (_, index) => ({ content: String(index) }));
    expect(boundHistory(many)).toEqual(many.slice(-maxHistoryLines));
    const big = [{ content: "first" }, { content: "x".repeat(maxHistoryLength - 2) }, { content: "me" }];
    expect(boundHistory(big)).toEqual(big.slice(1));
  });
});
