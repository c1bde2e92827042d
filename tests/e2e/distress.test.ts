import { describe, expect, it } from "vitest";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

describe("a driver who doesn't feel safe", () => {
  it("tells the staff in two taps, reads quietly that somebody has seen it, and takes it back", async () => {
    const { page, ticketNumber } = await driverAtTicket("Una Safe");
    const technician = await Technician.atDesk();
    const desk = technician.page;

    await page.getByRole("button", { name: "I don't feel safe here" }).click();
    const question = page.getByRole("region", { name: "I don't feel safe here" });
    await question.getByText("This isn't 911").waitFor();
    expect(await question.getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
    expect(await desk.getByText(`${ticketNumber}: the driver doesn't feel safe`).count()).toBe(0);
    await question.getByRole("button", { name: "Tell them quietly" }).click();
    await page.getByText("They know.").waitFor();

    const alert = desk.getByRole("listitem").filter({ hasText: `${ticketNumber}: the driver doesn't feel safe` });
    await alert.getByRole("button", { name: "Open ticket" }).click();
    const article = desk.getByRole("article", { name: ticketNumber });
    const notice = article.getByRole("region", { name: "The driver doesn't feel safe" });
    await notice.getByText("Not on the driver's screen").waitFor();
    await notice.getByRole("button", { name: "I have seen it" }).click();
    await notice.getByText(/^Seen by /).waitFor();
    await alert.waitFor({ state: "detached" });

    await page.getByText(/has seen it, /).waitFor();
    const written = await page.getByRole("main").innerText();
    expect(written).not.toMatch(/doesn't feel safe/);

    await page.getByRole("button", { name: "I feel safe again" }).click();
    await page.getByRole("button", { name: "I don't feel safe here" }).waitFor();
    await notice.waitFor({ state: "detached" });
  });
});
