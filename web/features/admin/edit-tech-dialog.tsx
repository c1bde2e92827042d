import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { Tech } from "./tech-card.tsx";
import { TechForm } from "./tech-form.tsx";
import { fieldsOf, readTechChange } from "./tech-form-rules.ts";
import { useTechChanges } from "./use-tech-changes.ts";

/** Changes a technician's profile, read anew when the dialog opens. */
export function EditTechDialog({ techId, onClose }: { techId: string; onClose: () => void }) {
  const t = useT();
  const query = useQuery(trpc.admin.techs.get.queryOptions({ techId }, { staleTime: 0, gcTime: 0 }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("techs.edit_title")}>
        {query.isPending ? <Loading text={t("ui.loading")} className="min-h-60" /> : null}
        {query.isError ? (
          <ErrorState
            title={t("techs.failed_one")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data === undefined ? null : <EditForm tech={query.data} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function EditForm({ tech, onClose }: { tech: Tech; onClose: () => void }) {
  const [fields, setFields] = useState(() => fieldsOf(tech));
  const { update } = useTechChanges(onClose);
  const submit = () => {
    const read = readTechChange(tech.id, fields);
    if (!read.ok) return read.errors;
    update.mutate({ ...read.input, phone: read.input.phone ?? "" });
    return null;
  };
  return (
    <TechForm
      fields={fields}
      onChange={(change) => setFields((now) => ({ ...now, ...change }))}
      onSubmit={submit}
      onCancel={onClose}
      submit={["techs.update", "techs.updating"]}
      busy={update.isPending}
      emailDisabled
    />
  );
}
