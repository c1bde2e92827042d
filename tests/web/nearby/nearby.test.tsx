import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { NearbyDialog } from "#web/features/nearby/nearby-dialog.tsx";
import { NearbyServices } from "#web/features/nearby/nearby-services.tsx";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";
import { StaffNearbyButton } from "#web/routes/-place/staff-nearby-button.tsx";
import { contacts, fakeApi, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

const elko = { latitude: 40.8324, longitude: -115.7631 };

function place(id: string, over: object = {}) {
  return {
    id,
    name: `Place ${id}`,
    distance: 12,
    latitude: 41,
    longitude: -115.5,
    address: "88 Idaho St, Elko, NV",
    phone: "+1-775-555-0123",
    type: null,
    openingHours: null,
    demo: false,
    ...over,
  };
}

const osm = { text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright" };
const none = { shops: [], roadside: [], towing: [], nearest: null, attributions: [] };
const some = {
  ...none,
  shops: [
    place("s1", { name: "Ruby Mountain Truck Repair", type: "Truck repair", distance: 3.25 }),
    ...["s2", "s3", "s4", "s5", "s6"].map((id) => place(id, { type: "Tires" })),
  ],
  towing: [place("t1", { name: "Elko Tow", phone: null, address: null, latitude: 40.5, longitude: -115.7631 })],
  attributions: [osm],
};

function show(nearby: unknown, { tiles = false, asStaff = false } = {}) {
  queryClient.clear();
  const calls = fakeApi({
    "public.config": () => ({ ...contacts, tiles }),
    "driver.places.nearby": () => nearby,
    "tech.places.nearby": () => nearby,
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <NearbyServices position={elko} asStaff={asStaff} />
    </QueryClientProvider>,
  );
  return { ...view, calls };
}

/** What has links in it, as a page of its own. */
function showPage(component: () => ReactNode) {
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

describe("services around a driver", () => {
  it("stand in three groups with distance, direction, address, type and the number to dial", async () => {
    show(some);
    const shop = within((await screen.findByText("Ruby Mountain Truck Repair")).closest("li") as HTMLElement);
    shop.getByText("3.3 mi");
    shop.getByText("northeast");
    shop.getByText("Truck repair");
    shop.getByText("88 Idaho St, Elko, NV");
    const call = shop.getByRole("link", { name: "Call Ruby Mountain Truck Repair, +1-775-555-0123" });
    expect(call.getAttribute("href")).toBe("tel:+17755550123");
    const tow = within(screen.getByText("Elko Tow").closest("li") as HTMLElement);
    tow.getByText("12.0 mi");
    tow.getByText("south");
    tow.getByText("Not available");
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Repair shops",
      "Roadside services",
      "Towing",
    ]);
    screen.getByText("None within 50 miles");
  });

  it("never say that one is open or closed: the hours are listed, or not known", async () => {
    show({
      ...none,
      shops: [
        place("day", { name: "Day Diesel", openingHours: "Mo-Sa 06:00-20:00" }),
        place("always", { name: "Always Tires", openingHours: "24/7" }),
        place("silent", { name: "Silent Shop" }),
      ],
    });
    const card = (name: string) => within(screen.getByText(name).closest("li") as HTMLElement);
    await screen.findByText("Day Diesel");
    card("Day Diesel").getByText("Mo-Sa 06:00-20:00");
    card("Always Tires").getByText("Listed as 24/7");
    card("Silent Shop").getByText("Hours not known");
    screen.getByText(/^Call ahead: we can't tell if they're open/);
  });

  it("show the nearest few first, the others when asked", async () => {
    show(some);
    await screen.findByText("Place s4");
    expect(screen.queryByText("Place s5")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    screen.getByText("Place s6");
  });

  it("are drawn on the outline of the states, and thanked for, where there are no tiles", async () => {
    const { container } = show(some);
    await screen.findByRole("img", { name: "Map: you and 5 services around you" });
    screen.getByText("No road map here: state lines, distances and directions.");
    expect(container.querySelector("image")).toBeNull();
    expect(screen.getByRole("link", { name: osm.text }).getAttribute("href")).toBe(osm.url);
  });

  it("are drawn over tiles of our own address; when those fail, on the outline", async () => {
    const { container } = show({ ...some, attributions: [] }, { tiles: true });
    await waitFor(() => expect(container.querySelectorAll("image").length).toBeGreaterThan(2));
    const tiles = [...container.querySelectorAll("image")];
    for (const tile of tiles) expect(tile.getAttribute("href")).toMatch(/^\/api\/tiles\/\d+\/\d+\/\d+$/);
    screen.getByRole("link", { name: osm.text });
    fireEvent.error(tiles[0] as Element);
    await waitFor(() => expect(container.querySelector("image")).toBeNull());
    expect(container.querySelector("path[transform*=scale]")).not.toBeNull();
  });

  it("are told apart by a number that the list and the map share; choosing one marks both", async () => {
    show(some);
    const button = await screen.findByRole("button", { name: "5. Show Elko Tow on the map" });
    expect(button.textContent).toBe("5");
    await userEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
  });

  it("says 'No services found in the area', how far the next one is, and the number to call", async () => {
    show({ ...none, nearest: place("n1", { name: "Last Tow", distance: 138.2, latitude: 43 }) });
    await screen.findByText("No services found in the area");
    screen.getByText("Nearest we know of: Last Tow, 138.2 mi north.");
    await screen.findByRole("link", { name: /Call roadside help/ });
  });

  it("says 'No services found in the area' where nothing is known at all", async () => {
    show(none);
    await screen.findByText("No services found in the area");
    screen.getByText("Call roadside help: they'll send someone to you.");
  });

  it("are loaded again after a failure", async () => {
    show(new Refusal("auth.role_required", 403));
    await screen.findByText("Couldn't load nearby services");
    screen.getByRole("button", { name: "Try again" });
  });

  it("are asked for as staff by staff, and drawn around the driver", async () => {
    const { calls } = show(some, { asStaff: true });
    await screen.findByText("Elko Tow");
    await screen.findByRole("img", { name: "Map: the driver and 5 services around" });
    expect(calls.filter(({ name }) => name.endsWith("places.nearby")).map(({ name }) => name)).toEqual([
      "tech.places.nearby",
    ]);
  });
});

describe("services around the place of a ticket, at the desk", () => {
  const label = "Find nearby services";

  function desk({ position = null, address = "" }: { position?: typeof elko | null; address?: string }, api: object) {
    queryClient.clear();
    const calls = fakeApi({ "public.config": () => contacts, "tech.places.nearby": () => some, ...api });
    showPage(() => (
      <>
        <StaffNearbyButton label={label} position={position} address={address} />
        <Toaster />
      </>
    ));
    toasterIsShown();
    return { calls, press: async () => userEvent.click(await screen.findByRole("button", { name: label })) };
  }
  const asked = (calls: readonly { name: string }[]) =>
    calls.map(({ name }) => name).filter((name) => name.includes("places"));

  it("are looked for around its coordinates, whatever its address says", async () => {
    const { calls, press } = desk({ position: elko, address: "Elko, NV" }, {});
    await press();
    await screen.findByText("Elko Tow");
    expect(asked(calls)).toEqual(["tech.places.nearby"]);
  });

  it("are looked for around its address where it has no coordinates", async () => {
    const { calls, press } = desk({ address: " Elko, NV " }, { "driver.places.search": () => ({ position: elko }) });
    await press();
    await screen.findByText("Elko Tow");
    expect(asked(calls)).toEqual(["driver.places.search", "tech.places.nearby"]);
  });

  it("are not looked for where nobody knows the place: 'No Location'", async () => {
    const { calls, press } = desk({ address: "  " }, {});
    await press();
    await screen.findByText("No Location");
    expect(asked(calls)).toEqual([]);
  });

  it("are not found around an address that nobody knows: 'Could not find location coordinates'", async () => {
    const { press } = desk({ address: "behind the barn" }, { "driver.places.search": () => ({ position: null }) });
    await press();
    await screen.findByText("Could not find location coordinates");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("say 'Failed to find nearby services' when the address cannot be looked up, and when they cannot be found", async () => {
    const refused = () => new Refusal("place.rate_limited", 429);
    const unknown = desk({ address: "Elko, NV" }, { "driver.places.search": refused });
    await unknown.press();
    await screen.findByText("Failed to find nearby services");
    cleanup();
    const known = desk({ position: elko }, { "tech.places.nearby": () => new Refusal("auth.role_required", 403) });
    await known.press();
    await within(await screen.findByRole("dialog")).findByText("Failed to find nearby services");
  });

  it("name the nearest one where none is near, and no number of ours to call", async () => {
    const far = { ...none, nearest: place("n1", { name: "Last Tow", distance: 138.2, latitude: 43 }) };
    const { press } = desk({ position: elko }, { "tech.places.nearby": () => far });
    await press();
    await screen.findByText("No services found in the area");
    await screen.findByText("Nearest we know of: Last Tow, 138.2 mi north.");
    expect(screen.queryByRole("link", { name: /Call roadside help/ })).toBeNull();
  });
});

describe("help nearby without a known place", () => {
  it("finds a place by its name, and says when there is none", async () => {
    queryClient.clear();
    let known = false;
    fakeApi({
      "public.config": () => contacts,
      "driver.places.search": () => ({ position: known ? elko : null }),
      "driver.places.nearby": () => some,
    });
    const user = userEvent.setup();
    showPage(() => <NearbyDialog start={{ position: null, address: "" }} onClose={() => {}} />);
    const find = await screen.findByRole("button", { name: "Find this place" });
    expect(find).toHaveProperty("disabled", true);
    await user.type(screen.getByLabelText("Address or place"), "Elko, NV");
    await user.click(find);
    await screen.findByText(/^We couldn't find this place/);
    known = true;
    await user.click(find);
    await screen.findByText("Elko Tow");
  });
});
