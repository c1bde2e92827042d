import * as z from "zod/mini";
import { pageLimit, timeCursor } from "../paging.ts";
import { TruckInput } from "./truck.ts";

const truckId = z.string("truck.invalid").check(z.minLength(1, "truck.invalid"), z.maxLength(64, "truck.invalid"));

export const ListTrucksInput = z.prefault(z.object({ cursor: timeCursor, limit: pageLimit }), {});
export type ListTrucksInput = z.infer<typeof ListTrucksInput>;

export const CreateTruckInput = TruckInput;
export type CreateTruckInput = z.infer<typeof CreateTruckInput>;

/** The whole truck; it replaces every field. */
export const UpdateTruckInput = z.extend(TruckInput, { truckId });
export type UpdateTruckInput = z.infer<typeof UpdateTruckInput>;

export const RetireTruckInput = z.object({ truckId });
export type RetireTruckInput = z.infer<typeof RetireTruckInput>;

/** A page of what was found and repaired on one truck. */
export const TruckRepairsInput = z.object({ truckId, cursor: timeCursor, limit: pageLimit });
export type TruckRepairsInput = z.infer<typeof TruckRepairsInput>;

export const TruckRecallsInput = z.object({ truckId });
export type TruckRecallsInput = z.infer<typeof TruckRecallsInput>;
