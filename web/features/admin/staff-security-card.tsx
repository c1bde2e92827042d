import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Whether all staff must have a second factor, who has none yet, and the way to require it. */
export function StaffSecurityCard() {
  const t = useT();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const query = useQuery(trpc.admin.security.get.queryOptions());
  if (query.isPending) return null;
  if (query.isError) {
    return (
      <ErrorState
        title={t("staff_security.failed")}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { required, staff } = query.data;
  const missing = staff.filter(({ enrolledAt }) => enrolledAt === null);
  const names = missing.map(({ name, email }) => name ?? email).join(", ");
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("staff_security.title")}</CardTitle>
        <Tag tone={required ? "green" : "plain"}>
          {t(required ? "staff_security.required" : "staff_security.optional")}
        </Tag>
      </div>
      <p>
        {t("staff_security.count", { on: staff.length - missing.length, all: staff.length })}{" "}
        {missing.length === 0 ? null : t("staff_security.missing", { names })}
      </p>
      <div className="flex flex-wrap gap-3">
        {!required && me?.secondFactor !== "on" ? (
          <Button variant="secondary" asChild>
            <Link to="/account">{t("staff_security.own_first")}</Link>
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t(required ? "staff_security.unrequire" : "staff_security.require")}
          </Button>
        )}
      </div>
      {asking ? <RequireDialog required={!required} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function RequireDialog({ required, onClose }: { required: boolean; onClose: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const save = useMutation(
    trpc.admin.security.require.mutationOptions({
      onSuccess: () => {
        notify.success(t(required ? "staff_security.saved_required" : "staff_security.saved_optional"));
        onClose();
      },
      onError: (error) => notify.error(t("staff_security.save_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.admin.security.get.queryFilter()),
    }),
  );
  return (
    <Dialog open onOpenChange={(open) => (open || save.isPending ? undefined : onClose())}>
      <DialogContent
        title={t(required ? "staff_security.require_title" : "staff_security.unrequire_title")}
        description={t(required ? "staff_security.require_text" : "staff_security.unrequire_text")}
      >
        <DialogActions>
          <Button busy={save.isPending} onClick={() => save.mutate({ required })}>
            {t(
              save.isPending
                ? "staff_security.saving"
                : required
                  ? "staff_security.require"
                  : "staff_security.unrequire",
            )}
          </Button>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {t("ui.cancel")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
