import { describe, expect, it } from "vitest";
import { classify } from "#domain/places/import/classify.ts";
import { PlacesFileError } from "#domain/places/import/imported-place.ts";
import { readPlaces } from "#domain/places/import/read-places.ts";

const repair = { shop: "truck_repair" };

function overpass(...elements: readonly unknown[]) {
  return { version: 0.6, osm3s: { timestamp_osm_base: "2026-11-20T23:55:01Z" }, elements };
}

function node(id: number, tags: Readonly<Record<string, string>>, lat = 41.15, lon = -104.78) {
  return { type: "node", id, lat, lon, tags };
}

describe("an answer of Overpass", () => {
  it("becomes truck services with name, telephone, address and kind", () => {
    const file = overpass(
      node(9_100_000_001, {
        ...repair,
        name: "High Plains Truck Repair",
        phone: "+1-307-555-0142; +1-307-555-0143",
        opening_hours: "24/7",
        "addr:housenumber": "2100",
        "addr:street": "West Lincolnway",
        "addr:city": "Cheyenne",
        "addr:state": "WY",
      }),
      node(9_100_000_003, { office: "towing", name: "Front Range Heavy Towing", "contact:phone": "+1-307-555-0178" }),
    );
    expect(readPlaces(file)).toEqual({
      asOf: "2026-11-20T23:55:01Z",
      passedOver: 0,
      doubles: 0,
      places: [
        {
          source: "openstreetmap",
          sourceId: "node/9100000001",
          kind: "shop",
          type: "Truck repair",
          name: "High Plains Truck Repair",
          latitude: 41.15,
          longitude: -104.78,
          address: "2100 West Lincolnway, Cheyenne, WY",
          phone: "+1-307-555-0142",
          openingHours: "24/7",
        },
        expect.objectContaining({ kind: "towing", type: null, phone: "+1-307-555-0178", address: null }),
      ],
    });
  });

  it("says where ways and relations are by their centre, or by the box around them", () => {
    const tags = { ...repair, name: "Prairie Diesel" };
    const { places, passedOver } = readPlaces(
      overpass(
        { type: "way", id: 1, center: { lat: 41.1213, lon: -104.8999 }, nodes: [1, 2], tags },
        { type: "relation", id: 2, bounds: { minlat: 35, minlon: -90, maxlat: 37, maxlon: -92 }, tags },
        { type: "way", id: 3, nodes: [1, 2], tags },
      ),
    );
    expect(places.map(({ sourceId, latitude, longitude }) => [sourceId, latitude, longitude])).toEqual([
      ["way/1", 41.1213, -104.8999],
      ["relation/2", 36, -91],
    ]);
    expect(passedOver).toBe(1);
  });

  it("of a query that broke off is refused, also with some elements in it", () => {
    const remark = 'runtime error: Query timed out in "query" at line 3 after 26 seconds.';
    for (const elements of [[], [node(1, { ...repair, name: "One of many" })]]) {
      const read = () => readPlaces({ ...overpass(...elements), remark });
      expect(read).toThrow(PlacesFileError);
      expect(read).toThrow(/failed_query: runtime error/);
    }
  });

  it("leaves out what has neither a name nor a telephone, and what is broken", () => {
    const { places, passedOver } = readPlaces(
      overpass(
        node(1, repair),
        node(2, { ...repair, phone: "307-555-0101" }),
        node(3, { ...repair, brand: "Speedco" }, 35, -95),
        node(4, { ...repair, operator: "Rush" }, 36, -96),
        { type: "node", id: "five", tags: repair },
        node(6, { ...repair, name: "Off the earth" }, 141, -95),
        null,
      ),
    );
    expect(places.map(({ name }) => name)).toEqual(["Truck repair", "Speedco", "Rush"]);
    expect(passedOver).toBe(4);
  });
});

describe("what is one place", () => {
  const name = "Big Rig Tire & Repair";
  const near = { lat: 41.15, lon: -104.78 };

  it("is one within 150 m under one name, and the entry that says most stays", () => {
    const { places, doubles } = readPlaces(
      overpass(
        node(1, { ...repair, name }, near.lat, near.lon),
        node(2, { ...repair, name: "BIG RIG TIRE AND REPAIR" }, near.lat, near.lon),
        node(3, { ...repair, name: "Big Rig: Tire & Repair", phone: "307-555-0101" }, near.lat + 0.0012, near.lon),
      ),
    );
    expect(places.map(({ sourceId }) => sourceId)).toEqual(["node/2", "node/3"]);
    expect(doubles).toBe(1);
  });

  it("is two when farther apart: a chain has many", () => {
    const { places } = readPlaces(
      overpass(node(1, { ...repair, name }, near.lat), node(2, { ...repair, name }, near.lat + 0.0015)),
    );
    expect(places).toHaveLength(2);
  });
});

describe("what serves trucks", () => {
  it.each([
    [{ shop: "truck_repair" }, "shop", "Truck repair"],
    [{ amenity: "fuel", "service:vehicle:truck_repair": "yes", name: "Stop" }, "shop", "Truck repair"],
    [{ shop: "car_repair", "service:vehicle:trailer_repair": "yes", name: "Box Works" }, "shop", "Truck repair"],
    [{ shop: "truck", "service:vehicle:repair": "yes", name: "Rig Sales" }, "shop", "Dealer"],
    [{ shop: "tyres", name: "Commercial Tire Center" }, "shop", "Tires"],
    [{ shop: "car_repair", name: "Prairie Diesel" }, "shop", "Diesel"],
    [{ shop: "truck_repair", name: "Interstate Tire" }, "shop", "Tires"],
    [{ shop: "truck_repair", name: "Joe's Mobile Truck Repair" }, "roadside", null],
    [{ shop: "car_repair", name: "24/7 Roadside" }, "roadside", null],
    [{ shop: "tyres", name: "Truck Tire Service" }, "roadside", null],
    [{ shop: "towing", name: "A-1" }, "towing", null],
    [{ amenity: "towing" }, "towing", null],
    [{ office: "towing" }, "towing", null],
    [{ shop: "car_repair", "service:vehicle:towing": "only" }, "towing", null],
    [{ emergency: "vehicle_recovery" }, "towing", null],
    [{ shop: "truck_repair", name: "Truck Repair & Towing" }, "towing", null],
    [{ shop: "car_repair", name: "Bill's Wrecker Service" }, "towing", null],
  ])("%o is %s, %s", (tags, kind, type) => {
    expect(classify(tags)).toEqual({ kind, type });
  });

  it.each([
    [{ shop: "car_repair", name: "City Auto" }],
    [{ shop: "tyres", name: "Seminole Tires" }],
    [{ shop: "tyres", name: "Family Tire Service" }],
    [{ shop: "truck", name: "Truck Sales only" }],
    [{ shop: "supermarket", hgv: "yes", name: "Truck Stop Foods" }],
    [{ highway: "residential", name: "Tow Road" }],
    [{ shop: "mobile_phone", name: "Mobile World" }],
  ])("%o is nothing to a truck driver", (tags) => {
    expect(classify(tags)).toBeNull();
  });
});

describe("a GeoJSON file", () => {
  const collection = (...features: readonly unknown[]) => ({ type: "FeatureCollection", features });
  const feature = (properties: unknown, coordinates: unknown = [-104.78, 41.15], type = "Point", id?: string) => ({
    type: "Feature",
    id,
    properties,
    geometry: { type, coordinates },
  });

  it("of OpenStreetMap keeps its ids, and areas are where their middle is", () => {
    const square = [
      [
        [-100, 40],
        [-98, 40],
        [-98, 42],
        [-100, 42],
        [-100, 40],
      ],
    ];
    const { places } = readPlaces(
      collection(
        feature({ "@id": "node/7", ...repair, name: "Seven" }),
        feature({ ...repair, name: "Eight" }, square, "Polygon", "way/8"),
      ),
    );
    expect(places).toMatchObject([
      { source: "openstreetmap", sourceId: "node/7", latitude: 41.15, longitude: -104.78 },
      { source: "openstreetmap", sourceId: "way/8", latitude: 41, longitude: -99 },
    ]);
  });

  it("of All The Places and of Overture is read in their own words", () => {
    const { places, passedOver } = readPlaces(
      collection(
        feature({ "@spider": "speedco_us", ref: 412, ...repair, name: "Speedco", "addr:full": "1 Plaza, Elko, NV" }),
        feature(
          {
            names: { primary: "Ruby Mountain Truck Repair" },
            categories: { primary: "truck_repair" },
            phones: ["+17755550123"],
            addresses: [{ freeform: "88 Idaho St", locality: "Elko", region: "NV", postcode: "89801" }],
          },
          [-115.76, 40.83],
          "Point",
          "08f2986a",
        ),
        feature({ names: { primary: "Elko Towing" }, categories: { primary: "towing_service" } }, [-115.7, 40.8]),
        feature({ names: { primary: "Elko Coffee" }, categories: { primary: "coffee_shop" } }),
      ),
    );
    expect(places).toMatchObject([
      { source: "alltheplaces", sourceId: "speedco_us/412", address: "1 Plaza, Elko, NV" },
      {
        source: "overture",
        sourceId: "08f2986a",
        kind: "shop",
        phone: "+17755550123",
        address: "88 Idaho St, Elko, NV 89801",
      },
      { source: "overture", kind: "towing", name: "Elko Towing" },
    ]);
    expect(passedOver).toBe(1);
  });

  it("without ids of its own finds the same place again by name and position", () => {
    const file = collection(feature({ ...repair, name: "Nameless ids" }));
    expect(readPlaces(file).places).toMatchObject([{ source: "file", sourceId: "41.15000,-104.78000,Nameless ids" }]);
  });

  it("may hold features without a place, which are passed over", () => {
    const { places, passedOver } = readPlaces(
      collection(
        { type: "Feature", properties: repair, geometry: null },
        feature({ ...repair, name: "Nowhere" }, []),
        feature(null),
      ),
    );
    expect([places.length, passedOver]).toEqual([0, 3]);
  });
});

it.each([[null], [[]], [{}], ["text"], [{ type: "Feature" }], [{ elements: "none" }]])(
  "%o is no file of places",
  (file) => {
    expect(() => readPlaces(file)).toThrow(/unknown_format/);
  },
);
