import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TruckInput } from "#domain/trucks/truck.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Saves a truck and says so; answers its id, or null when it could not be saved: the diagnosis goes on all the same. */
export function useSaveTruck(): (truck: TruckInput) => Promise<string | null> {
  const t = useT();
  const cache = useQueryClient();
  const create = useMutation(trpc.driver.trucks.create.mutationOptions());
  return async (truck) => {
    try {
      const { id } = await create.mutateAsync(truck);
      notify.success(t("trucks.saved"));
      void cache.invalidateQueries({ queryKey: trpc.driver.trucks.list.pathKey() });
      return id;
    } catch (error) {
      const ownReason = readFailure(error).code?.startsWith("truck.") ?? false;
      const reason = ownReason ? ` ${t(errorKey(error))}` : "";
      notify.error(t("trucks.save_failed"), { description: `${t("trucks.save_failed_text")}.${reason}` });
      return null;
    }
  };
}
