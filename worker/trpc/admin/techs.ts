import {
  CreateTechInput,
  ListCandidatesInput,
  ListTechsInput,
  TechRef,
  UpdateTechInput,
} from "#domain/techs/inputs.ts";
import { createTech } from "#worker/services/techs/create-tech.ts";
import { getTech } from "#worker/services/techs/get-tech.ts";
import { listCandidates } from "#worker/services/techs/list-candidates.ts";
import { listAvailableTechs, listTechs } from "#worker/services/techs/list-techs.ts";
import { removeTech } from "#worker/services/techs/remove-tech.ts";
import { updateTech } from "#worker/services/techs/update-tech.ts";
import { router } from "../init.ts";
import { adminProcedure, confirmedAdminProcedure } from "../procedures.ts";

/** Technicians, and the accounts that may become theirs. */
export const techsRouter = router({
  list: adminProcedure.input(ListTechsInput).query(({ ctx, input }) => listTechs({ ...ctx, input })),
  get: adminProcedure.input(TechRef).query(({ ctx, input }) => getTech({ ...ctx, input })),
  available: adminProcedure.input(ListTechsInput).query(({ ctx, input }) => listAvailableTechs({ ...ctx, input })),
  candidates: adminProcedure.input(ListCandidatesInput).query(({ ctx, input }) => listCandidates({ ...ctx, input })),
  create: confirmedAdminProcedure.input(CreateTechInput).mutation(({ ctx, input }) => createTech({ ...ctx, input })),
  update: adminProcedure.input(UpdateTechInput).mutation(({ ctx, input }) => updateTech({ ...ctx, input })),
  remove: confirmedAdminProcedure.input(TechRef).mutation(({ ctx, input }) => removeTech({ ...ctx, input })),
});
