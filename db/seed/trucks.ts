import { newId, type RandomBytes } from "#domain/ids.ts";
import type { fleetTrucks, repairHistory, repairKinds } from "../schema/index.ts";
import { days } from "./people.ts";

interface DemoTruck {
  readonly truck: readonly [brand: string, year: number, model: string];
  readonly name: string;
  readonly mileage: number;
  readonly vin: string;
  /** Days ago, kind, what was done. */
  readonly repairs: readonly (readonly [number, (typeof repairKinds)[number], string])[];
}

/** The demo driver's trucks. The VINs are invented; their check digits are right. */
const demoTrucks: readonly DemoTruck[] = [
  {
    truck: ["Freightliner", 2020, "Cascadia"],
    name: "Unit 12",
    mileage: 486_200,
    vin: "1FUDEM0DXLLD00012",
    repairs: [
      [75, "manual", "Oil and filters, all belts looked at"],
      [170, "manual", "Two batteries replaced"],
      [240, "chat_summary", "DEF lamp after filling at a farm pump; tank drained and refilled"],
    ],
  },
  {
    truck: ["Kenworth", 2018, "T680"],
    name: "Unit 27",
    mileage: 702_450,
    vin: "1XKDEM0D6JJD00027",
    repairs: [
      [33, "manual", "Fuel filters and a new drain valve"],
      [120, "manual", "Rear drive tires"],
    ],
  },
  {
    truck: ["Volvo", 2016, "VNL 670"],
    name: "Old Blue",
    mileage: 911_030,
    vin: "4V4DEM0D4GGD00016",
    repairs: [[210, "manual", "Steering shaft recall done at the dealer"]],
  },
];

/** The demo driver's trucks and what was repaired on them. */
export function demoTruckRows(userId: string, now: number, randomBytes: RandomBytes) {
  const trucks: (typeof fleetTrucks.$inferInsert)[] = [];
  const repairs: (typeof repairHistory.$inferInsert)[] = [];
  demoTrucks.forEach(({ truck: [brand, year, model], name, mileage, vin, repairs: done }, index) => {
    const id = newId("truck", randomBytes);
    const createdAt = now - days(300 - index);
    trucks.push({ id, userId, brand, year, model, truckName: name, mileage, vin, createdAt, updatedAt: createdAt });
    for (const [daysAgo, kind, summary] of done) {
      const repairDate = now - days(daysAgo);
      repairs.push({ id: newId("repair", randomBytes), truckId: id, kind, summary, repairDate, createdAt: repairDate });
    }
  });
  return { trucks, repairs };
}
