import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const truck = {
  id: "trk_1",
  brand: "Freightliner",
  year: 2012,
  model: "Cascadia",
  truckName: "Old Blue",
  mileage: 911_030,
  vin: "1FUJGLDR3CLBP8834",
  createdAt: 1,
  repairCount: 3,
  lastRepair: null,
};

const recall = {
  campaign: "16V097000",
  component: "STEERING:COLUMN",
  summary: "The steering shaft may separate.",
  consequence: "Loss of steering.",
  remedy: "Dealers will replace the bolt.",
  doNotDrive: true,
};

type Answers = Parameters<typeof fakeApi>[0];

async function openEditing(more: Answers = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.trucks.list": () => ({ items: [truck], nextCursor: null }),
    "driver.trucks.recalls": () => ({ recalls: null }),
    "driver.trucks.repairs": () => ({ items: [], nextCursor: null }),
    "driver.trucks.update": () => ({ id: truck.id }),
    "driver.trucks.retire": () => ({ id: truck.id }),
    ...more,
  });
  const user = userEvent.setup();
  renderPage("/");
  await user.click(await screen.findByRole("button", { name: /^Tire Problems/ }));
  await toasterIsThere();
  await user.click(await screen.findByRole("button", { name: "Edit this truck" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Truck" }));
  return { user, dialog, sent: (name: string) => calls.filter((call) => call.name === name) };
}

describe("a saved truck", () => {
  it("is changed in the form that it was saved with, and the picker shows it anew", async () => {
    const { user, dialog, sent } = await openEditing();
    expect(dialog.getByLabelText("Make")).toHaveProperty("value", "Freightliner");
    expect(dialog.getByLabelText("Year")).toHaveProperty("value", "2012");
    expect(dialog.getByLabelText("Model")).toHaveProperty("value", "Cascadia");
    await user.clear(dialog.getByLabelText("Mileage"));
    await user.type(dialog.getByLabelText("Mileage"), "912,000");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    await screen.findByText("Truck Saved");
    expect(sent("driver.trucks.update")).toMatchObject([
      {
        input: {
          truckId: "trk_1",
          brand: "Freightliner",
          year: 2012,
          model: "Cascadia",
          truckName: "Old Blue",
          mileage: 912_000,
          vin: "1FUJGLDR3CLBP8834",
        },
      },
    ]);
    await waitFor(() => expect(sent("driver.trucks.list").length).toBeGreaterThan(1));
    expect(screen.queryByRole("dialog", { name: "Edit Truck" })).toBeNull();
  });

  it.each([
    ["1FUJGLDR5CLBP8834", /its check digit doesn.t fit/],
    ["1FUJGLDR3CLBP88O4", /never has the letter O/],
    ["IFUJGLDR3CLBP8834", /never has the letter I/],
    ["1FUJGLDR3CLBPQ834", /never has the letter Q/],
  ])("says what seems wrong with the VIN %s as soon as it is whole, and is saved all the same", async (vin, reason) => {
    const { user, dialog, sent } = await openEditing();
    await user.clear(dialog.getByLabelText("VIN"));
    await user.type(dialog.getByLabelText("VIN"), vin.slice(0, 16));
    expect(dialog.queryByText(reason)).toBeNull();
    await user.type(dialog.getByLabelText("VIN"), vin.slice(16));
    dialog.getByText(reason);
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    await screen.findByText("Truck Saved");
    expect(sent("driver.trucks.update")).toMatchObject([{ input: { vin } }]);
  });

  it("says when the worker refuses, and keeps what was typed", async () => {
    const { user, dialog } = await openEditing({
      "driver.trucks.update": () => new Refusal("truck.vin_taken", 409),
    });
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    await screen.findByText("Couldn't save the changes");
    await screen.findByText("You already have a truck with this VIN.");
    dialog.getByRole("button", { name: "Save Changes" });
  });

  it("is retired after one question, and kept when that was a slip", async () => {
    const { user, dialog, sent } = await openEditing();
    await user.click(dialog.getByRole("button", { name: "Remove this truck" }));
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(sent("driver.trucks.retire")).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Remove this truck" }));
    await user.click(await screen.findByRole("button", { name: "Remove it" }));
    await screen.findByText("Truck removed");
    expect(sent("driver.trucks.retire")).toMatchObject([{ input: { truckId: "trk_1" } }]);
  });

  it("tells what was done to it, and the older repairs when asked", async () => {
    const repair = (id: string, summary: string) => ({ id, kind: "ticket_resolved", summary, repairDate: 1 });
    const { user, dialog } = await openEditing({
      "driver.trucks.repairs": (input) =>
        Reflect.get(Object(input), "cursor") === "1.rep_1"
          ? { items: [repair("rep_2", "Slack adjuster replaced.")], nextCursor: null }
          : { items: [repair("rep_1", "Alternator replaced.")], nextCursor: "1.rep_1" },
    });
    await user.click(dialog.getByText("3 repairs so far"));
    await dialog.findByText("Alternator replaced.");
    await user.click(dialog.getByRole("button", { name: "Show earlier repairs" }));
    await dialog.findByText("Slack adjuster replaced.");
  });

  it("names its recalls on the card and in full", async () => {
    const { dialog } = await openEditing({ "driver.trucks.recalls": () => ({ recalls: [recall] }) });
    await dialog.findByText("1 safety recall for this make, model and year");
    dialog.getByText("Campaign 16V097000");
    expect(dialog.getAllByText("Don't drive it until it's repaired")).toHaveLength(2);
    dialog.getByText("The steering shaft may separate.");
    screen.getByText("1 safety recall");
  });

  it("says that recalls were not checked where their service did not answer", async () => {
    const { dialog } = await openEditing();
    await dialog.findByText("Recalls aren't checked right now. A dealer can look them up by VIN.");
  });
});
