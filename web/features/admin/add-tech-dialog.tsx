import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { type Candidate, CandidatePicker } from "./candidate-picker.tsx";
import { TechForm } from "./tech-form.tsx";
import { blankTech, readNewTech, type TechFields } from "./tech-form-rules.ts";
import { useTechChanges } from "./use-tech-changes.ts";

interface AddTechDialogProps {
  /** The account that was chosen elsewhere; null where it is chosen here. */
  userId: string | null;
  onClose: () => void;
}

/** Makes an account a technician's. */
export function AddTechDialog({ userId, onClose }: AddTechDialogProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("techs.add")} description={t("techs.add_text")}>
        {userId === null ? (
          <AddForm first={null} onClose={onClose} />
        ) : (
          <ChosenAccount userId={userId} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ChosenAccount({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT();
  const query = useQuery(trpc.admin.users.get.queryOptions({ userId }, { staleTime: 0 }));
  if (query.isPending) return <Loading text={t("ui.loading")} className="min-h-60" />;
  if (query.data !== undefined) return <AddForm first={query.data} onClose={onClose} />;
  return (
    <ErrorState
      title={t("techs.failed_account")}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function AddForm({ first, onClose }: { first: Candidate | null; onClose: () => void }) {
  const t = useT();
  const search = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState(first);
  const [missing, setMissing] = useState(false);
  const [fields, setFields] = useState<TechFields>(() => (first === null ? blankTech : taken(blankTech, first)));
  const { create } = useTechChanges(onClose);

  const choose = (chosen: Candidate | null) => {
    setAccount(chosen);
    setMissing(false);
    setFields((now) => (chosen === null ? { ...now, userId: "" } : taken(now, chosen)));
  };
  const submit = () => {
    const read = readNewTech(fields);
    if (!read.ok) {
      setMissing("userId" in read.errors);
      if ("userId" in read.errors) search.current?.focus();
      return read.errors;
    }
    create.mutate(read.input);
    return null;
  };
  return (
    <>
      <CandidatePicker
        chosen={account}
        onChoose={choose}
        error={missing ? t("techs.account_required") : null}
        searchRef={search}
      />
      <TechForm
        fields={fields}
        onChange={(change) => setFields((now) => ({ ...now, ...change }))}
        onSubmit={submit}
        onCancel={onClose}
        submit={["techs.create", "techs.creating"]}
        busy={create.isPending}
        emailDisabled={false}
      />
    </>
  );
}

/** What the account says of its person, in the form. */
function taken(fields: TechFields, { id, email, fullName, phone }: Candidate): TechFields {
  return { ...fields, userId: id, email, fullName: fullName ?? "", phone: phone ?? "" };
}
