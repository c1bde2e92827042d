import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { activateLanguage, t } from "#web/lib/i18n.tsx";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

type Answers = Parameters<typeof fakeApi>[0];

preparePages();

const noTrucks = { items: [], nextCursor: null };
const truck = {
  id: "trk_1",
  brand: "Volvo",
  year: 2016,
  model: "VNL 670",
  truckName: "Old Blue",
  mileage: 911_030,
  vin: "4V4DEM0DR0GD00016",
  createdAt: 1,
  repairCount: 3,
  lastRepair: Date.UTC(2026, 9, 6),
};

function signedIn(more: Answers = {}) {
  return fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.trucks.list": () => noTrucks,
    "driver.places.reverse": () => ({ address: "I-40 exit 96, Amarillo, TX" }),
    "driver.account.get": () => ({ ...people.driver, phone: "+1 806 555 0100" }),
    "subscriber.chat.start": () => ({ conversationId: "cnv_1" }),
    "subscriber.chat.read": () => new Refusal("conversation.not_found", 404),
    ...more,
  });
}

async function openPicker() {
  const user = userEvent.setup();
  renderPage("/");
  await user.click(await screen.findByRole("button", { name: /^Tire Problems/ }));
  await screen.findByRole("dialog", { name: "Select Your Truck" });
  await toasterIsThere();
  return user;
}

/** Of a driver without trucks. */
async function openForm() {
  const user = userEvent.setup();
  renderPage("/");
  await user.click(await screen.findByRole("button", { name: /^Tire Problems/ }));
  await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
  await toasterIsThere();
  return user;
}

async function describeTruck(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText("Make"), "Kenworth");
  await user.selectOptions(screen.getByLabelText("Year"), "2019");
  await user.selectOptions(screen.getByLabelText("Model"), "T680");
}

function stubLocation(geolocation: Partial<Geolocation> | undefined) {
  const own: Record<string, unknown> = geolocation === undefined ? {} : { geolocation };
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (target, name) => (name === "geolocation" ? own["geolocation"] : Reflect.get(target, name, target)),
      has: (target, name) => (name === "geolocation" ? "geolocation" in own : name in target),
    }),
  );
}

function refusing(code: number): Partial<Geolocation> {
  const error = { code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" } as const;
  return { getCurrentPosition: (_found, failed) => failed?.(error) };
}

describe("the truck picker", () => {
  it("is no step for a driver without trucks: the form comes at once", async () => {
    signedIn();
    await openForm();
    expect(screen.queryByText("No saved trucks yet")).toBeNull();
  });

  it("is no step for a driver with one truck: it is taken, and another can be chosen from the chat", async () => {
    const calls = signedIn({
      "driver.trucks.list": () => ({ items: [truck], nextCursor: null }),
      "subscriber.chat.read": () => ({
        conversation: {
          id: "cnv_1",
          truckId: "trk_1",
          brand: "Volvo",
          year: 2016,
          model: "VNL",
          language: "en",
          status: "open",
        },
        messages: [],
        pendingTurn: null,
      }),
      "subscriber.chat.close": () => ({ summary: null }),
    });
    const user = userEvent.setup();
    renderPage("/");
    await user.click(await screen.findByRole("button", { name: "Start chat" }));
    await user.click(await screen.findByRole("button", { name: /Not this truck\?/ }));
    await screen.findByRole("dialog", { name: "Select Your Truck" });
    await screen.findByRole("button", { name: /Old Blue/ });
    expect(calls.filter(({ name }) => name === "subscriber.chat.start")).toHaveLength(1);
  });

  it("shows a truck with its repairs and its mileage in miles", async () => {
    signedIn({
      "driver.trucks.list": () => ({
        items: [truck, { ...truck, id: "trk_2", truckName: "New Red" }],
        nextCursor: null,
      }),
    });
    await openPicker();
    const card = await screen.findByRole("button", { name: /Old Blue/ });
    within(card).getByText("3 repairs");
    within(card).getByText("911,030 mi");
    within(card).getByText(/Last repair/);
  });

  it("says when the trucks failed to load, and loads them again", async () => {
    let broken = true;
    signedIn({
      "driver.trucks.list": () =>
        broken
          ? new Refusal("auth.role_required", 403)
          : { items: [truck, { ...truck, id: "trk_2", truckName: "New Red" }], nextCursor: null },
    });
    const user = await openPicker();
    await screen.findByText("Failed to load your trucks");
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: /Old Blue/ });
  });

  it("opens the chat with a saved truck in the language used last", async () => {
    localStorage.setItem("chat.language", "ru");
    const calls = signedIn({
      "driver.trucks.list": () => ({
        items: [truck, { ...truck, id: "trk_2", truckName: "New Red" }],
        nextCursor: null,
      }),
    });
    const user = await openPicker();
    await user.click(await screen.findByRole("button", { name: /Old Blue/ }));
    await waitFor(() =>
      expect(calls.find((call) => call.name === "subscriber.chat.start")?.input).toMatchObject({
        truckId: "trk_1",
        language: "ru",
      }),
    );
  });
});

describe("the truck form", () => {
  it("cannot be sent before brand, year and model are there", async () => {
    signedIn();
    const user = await openForm();
    const send = screen.getByRole("button", { name: "Continue to Diagnosis" });
    expect(send).toHaveProperty("disabled", true);
    await describeTruck(user);
    expect(send).toHaveProperty("disabled", false);
  });

  it.each([
    ["es", "no language", "es"],
    ["es", "ru", "ru"],
    ["tr", "no language", "en"],
  ] as const)("on a page in %s, with %s used last, proposes answers in %s", async (page, last, proposed) => {
    signedIn({ "driver.trucks.list": () => ({ items: [truck, { ...truck, id: "trk_2" }], nextCursor: null }) });
    localStorage.setItem("chat.language", last);
    const user = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Add New Truck" }));
    await act(() => activateLanguage(page));
    // Back and in again: the form proposes anew.
    await user.click(screen.getByRole("button", { name: t("trucks.back") }));
    await user.click(await screen.findByRole("button", { name: t("trucks.add") }));
    expect(screen.getByLabelText(t("trucks.language"))).toHaveProperty("value", proposed);
    await act(() => activateLanguage("en"));
  });

  it("offers 30 years and a custom model for Other", async () => {
    signedIn();
    const user = await openForm();
    expect(within(screen.getByLabelText("Year")).getAllByRole("option")).toHaveLength(31);
    await user.selectOptions(screen.getByLabelText("Make"), "Other");
    screen.getByLabelText("Custom model");
    expect(screen.queryByLabelText("Model")).toBeNull();
  });

  it("shows the first complaint as a 'Validation Error' toast", async () => {
    signedIn();
    const user = await openForm();
    await describeTruck(user);
    await user.type(screen.getByLabelText("Mileage"), "lots");
    await user.click(screen.getByRole("button", { name: "Continue to Diagnosis" }));
    await screen.findByText("Validation Error");
    expect(screen.getAllByText("Mileage is a whole number from 0 to 9,999,999").length).toBeGreaterThan(0);
  });

  it("saves the truck and says so", async () => {
    const calls = signedIn({ "driver.trucks.create": () => ({ id: "trk_9" }) });
    const user = await openForm();
    await describeTruck(user);
    await user.click(screen.getByRole("button", { name: "Continue to Diagnosis" }));
    await screen.findByText("Truck Saved");
    await waitFor(() =>
      expect(calls.find((call) => call.name === "subscriber.chat.start")?.input).toMatchObject({
        truckId: "trk_9",
        language: "en",
      }),
    );
  });

  it("goes on with the truck unsaved when saving fails", async () => {
    const calls = signedIn({ "driver.trucks.create": () => new Refusal("truck.limit_reached", 403) });
    const user = await openForm();
    await describeTruck(user);
    await user.click(screen.getByRole("button", { name: "Continue to Diagnosis" }));
    await screen.findByText("Save Failed");
    await screen.findByText(/Couldn't save truck, but you can continue/);
    await waitFor(() =>
      expect(calls.find((call) => call.name === "subscriber.chat.start")?.input).toMatchObject({
        truck: { brand: "Kenworth", year: 2019, model: "T680" },
      }),
    );
  });

  it("goes on without saving when the driver says so", async () => {
    const calls = signedIn();
    const user = await openForm();
    await describeTruck(user);
    await user.click(screen.getByRole("button", { name: "Continue without saving" }));
    await waitFor(() => expect(calls.some((call) => call.name === "subscriber.chat.start")).toBe(true));
    expect(calls.some((call) => call.name === "driver.trucks.create")).toBe(false);
  });

  it("says when the diagnosis could not be opened, and keeps what was filled in", async () => {
    signedIn({ "subscriber.chat.start": () => new Refusal("database.unavailable", 503) });
    const user = await openForm();
    await describeTruck(user);
    await user.click(screen.getByRole("button", { name: "Continue without saving" }));
    await screen.findByText("Couldn't open the diagnosis");
    expect(screen.getByLabelText("Make")).toHaveProperty("value", "Kenworth");
  });

  it("shows the blocking dialog when the worker no longer admits the driver", async () => {
    signedIn({ "subscriber.chat.start": () => new Refusal("trial.expired", 403) });
    const user = await openForm();
    await describeTruck(user);
    await user.click(screen.getByRole("button", { name: "Continue without saving" }));
    await screen.findByRole("dialog", { name: "Trial Expired" });
  });
});

describe("where the truck stands", () => {
  async function locate(geolocation: Partial<Geolocation> | undefined) {
    const user = await openForm();
    stubLocation(geolocation);
    await user.click(screen.getByRole("button", { name: "Use my location" }));
    return user;
  }
  const found: Partial<Geolocation> = {
    getCurrentPosition: (found) =>
      found({ coords: { latitude: 35.19204, longitude: -101.84531 } as GeolocationCoordinates } as GeolocationPosition),
  };

  it("is detected, with the address that is there", async () => {
    signedIn();
    await locate(found);
    await screen.findByText("Location Detected");
    screen.getByText("35.19204, -101.84531");
    await waitFor(() =>
      expect(screen.getByLabelText("Address or place")).toHaveProperty("value", "I-40 exit 96, Amarillo, TX"),
    );
  });

  it("falls back to plain coordinates when the address cannot be looked up", async () => {
    signedIn({ "driver.places.reverse": () => new Refusal("service.unavailable", 503) });
    await locate(found);
    await waitFor(() =>
      expect(screen.getByLabelText("Address or place")).toHaveProperty("value", "35.19204, -101.84531"),
    );
  });

  it("says when the browser knows no geolocation", async () => {
    signedIn();
    await locate(undefined);
    await screen.findByText("Geolocation is not supported by your browser");
  });

  it("says that one can go on when permission is denied, also as a toast", async () => {
    signedIn();
    await locate(refusing(1));
    await screen.findByText("Unable to get your location. You can still continue.");
    await screen.findByText("Location Access Denied");
    screen.getByText("You can continue without location. Nearby services won't be available.");
  });

  it.each([
    ["cannot be found", 2],
    ["takes longer than 10 s", 3],
  ])("says that one can go on when it %s, and takes an address by hand", async (_, code) => {
    signedIn();
    const user = await locate(refusing(code));
    await screen.findByText("Unable to get your location. You can still continue.");
    await user.type(screen.getByLabelText("Address or place"), "US-287 mile 60");
    expect(screen.getByLabelText("Address or place")).toHaveProperty("value", "US-287 mile 60");
  });

  it("is asked for with high accuracy, 10 s and no old position", async () => {
    signedIn();
    const asked: (PositionOptions | undefined)[] = [];
    await locate({ getCurrentPosition: (_found, _failed, options) => asked.push(options) });
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }]);
  });
});
