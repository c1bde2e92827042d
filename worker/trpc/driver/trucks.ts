import {
  CreateTruckInput,
  ListTrucksInput,
  RetireTruckInput,
  TruckRecallsInput,
  TruckRepairsInput,
  UpdateTruckInput,
} from "#domain/trucks/inputs.ts";
import { createTruck } from "#worker/services/trucks/create-truck.ts";
import { listRecalls } from "#worker/services/trucks/list-recalls.ts";
import { listTruckRepairs } from "#worker/services/trucks/list-truck-repairs.ts";
import { listTrucks } from "#worker/services/trucks/list-trucks.ts";
import { retireTruck } from "#worker/services/trucks/retire-truck.ts";
import { updateTruck } from "#worker/services/trucks/update-truck.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The driver's own trucks. */
export const trucksRouter = router({
  list: driverProcedure.input(ListTrucksInput).query(({ ctx, input }) => listTrucks({ ...ctx, input })),
  create: driverProcedure.input(CreateTruckInput).mutation(({ ctx, input }) => createTruck({ ...ctx, input })),
  update: driverProcedure.input(UpdateTruckInput).mutation(({ ctx, input }) => updateTruck({ ...ctx, input })),
  retire: driverProcedure.input(RetireTruckInput).mutation(({ ctx, input }) => retireTruck({ ...ctx, input })),
  repairs: driverProcedure.input(TruckRepairsInput).query(({ ctx, input }) => listTruckRepairs({ ...ctx, input })),
  recalls: driverProcedure.input(TruckRecallsInput).query(({ ctx, input }) => listRecalls({ ...ctx, input })),
});
