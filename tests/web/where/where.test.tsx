import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const elko = { latitude: 40.832421, longitude: -115.763123 };

type Geo = Pick<Geolocation, "getCurrentPosition">;

const finding: Geo = {
  getCurrentPosition: (found) => found({ coords: elko, timestamp: 1 } as unknown as GeolocationPosition),
};

function refusing(code: 1 | 2 | 3): Geo {
  const error = { code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" } as const;
  return { getCurrentPosition: (_found, failed) => failed?.(error) };
}

/** A browser whose position, clipboard and share sheet are the test's; whatever is not given is not there. */
function stubNavigator(own: Readonly<Record<string, unknown>>) {
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (target, name) =>
        typeof name === "string" && name in own
          ? own[name]
          : ["geolocation", "share"].includes(String(name))
            ? undefined
            : Reflect.get(target, name, target),
      has: (target, name) =>
        String(name) in own || (!["geolocation", "share"].includes(String(name)) && name in target),
    }),
  );
}

async function openCard(geolocation: Geo | undefined, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "driver.places.reverse": () => ({ address: "I 80, Elko County, Nevada" }),
    ...more,
  });
  const user = userEvent.setup();
  const copied: string[] = [];
  stubNavigator({
    ...(geolocation === undefined ? {} : { geolocation }),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  renderPage("/safety");
  await toasterIsThere();
  await user.click(await screen.findByRole("button", { name: "Where am I?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Where am I?" }));
  return { user, dialog, calls, copied };
}

describe("'Where am I?'", () => {
  it("says coordinates and address at once, from the safety page, and copies all of it", async () => {
    const { user, dialog, copied } = await openCard(finding);
    await screen.findByText("Location Detected");
    await dialog.findByText("I 80, Elko County, Nevada", { selector: "dd bdi" });
    expect(dialog.getByText("40.83242, -115.76312", { selector: "dd bdi" }).getAttribute("dir")).toBe("ltr");

    await user.type(dialog.getByLabelText("Highway"), "I-80");
    await user.selectOptions(dialog.getByLabelText("Direction"), "Westbound");
    await user.type(dialog.getByLabelText("Mile marker or exit"), "301");
    dialog.getByText("I-80 westbound, mile marker 301", { selector: "dd bdi" });
    await user.click(dialog.getByRole("button", { name: "Copy it all" }));
    expect(copied).toEqual([
      "Road: I-80 westbound, mile marker 301\nNear: I 80, Elko County, Nevada\nCoordinates: 40.83242, -115.76312",
    ]);
    expect(dialog.getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
  });

  it("needs no network for the coordinates: an address that cannot be looked up is not missed", async () => {
    const { dialog } = await openCard(finding, {
      "driver.places.reverse": () => new Refusal("service.unavailable", 503),
    });
    await dialog.findByText("40.83242, -115.76312", { selector: "dd bdi" });
    await waitFor(() =>
      expect(dialog.getByLabelText("Address or place")).toHaveProperty("value", "40.83242, -115.76312"),
    );
    expect(dialog.queryByText("Near")).toBeNull();
  });

  it("lets every line be corrected, the coordinates too", async () => {
    const { user, dialog } = await openCard(finding);
    await dialog.findByText("I 80, Elko County, Nevada", { selector: "dd bdi" });
    const address = dialog.getByLabelText("Address or place");
    await user.clear(address);
    await user.type(address, "Exit 301, Elko");
    dialog.getByText("Exit 301, Elko", { selector: "dd bdi" });
    const coordinates = dialog.getByLabelText("Coordinates");
    await user.clear(coordinates);
    await user.type(coordinates, "41.1 N");
    dialog.getByText(/^Two numbers with a comma/);
    await user.type(coordinates, ", 115 W");
    dialog.getByText("41.10000, -115.00000", { selector: "dd bdi" });
  });

  it.each([
    [1, "Unable to get your location. You can still continue.", "Location Access Denied"],
    [2, "Unable to get your location. You can still continue.", null],
    [3, "Unable to get your location. You can still continue.", null],
  ] as const)("after geolocation error %i says what the specification says", async (code, text, toast) => {
    const { user, dialog } = await openCard(refusing(code));
    await dialog.findByText(text);
    if (toast === null) {
      expect(screen.queryByText("Location Access Denied")).toBeNull();
    } else {
      await screen.findByText(toast);
      screen.getByText("You can continue without location. Nearby services won't be available.");
    }
    await user.type(dialog.getByLabelText("Highway"), "US-93");
    dialog.getByText("US-93", { selector: "dd bdi" });
  });

  it("in a browser without geolocation says so, and takes what is typed", async () => {
    const { dialog } = await openCard(undefined);
    await dialog.findByText("Geolocation is not supported by your browser");
    dialog.getByText(/^Don't know yet/);
  });

  it("is passed on where the device can share", async () => {
    const shared: unknown[] = [];
    fakeApi({ "public.auth.me": () => ({ user: null }), "public.config": () => contacts });
    stubNavigator({ geolocation: finding, share: async (data: unknown) => void shared.push(data) });
    const user = userEvent.setup();
    stubNavigator({ geolocation: finding, share: async (data: unknown) => void shared.push(data) });
    renderPage("/safety");
    await user.click(await screen.findByRole("button", { name: "Where am I?" }));
    await user.click(await screen.findByRole("button", { name: "Send it to someone" }));
    expect(shared).toEqual([{ text: "Coordinates: 40.83242, -115.76312" }]);
  });
});
