import { type Access, owingStatuses } from "#domain/access/subscription.ts";
import { Card } from "../../components/ui/card.tsx";
import { TriangleIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";

/** Says that the trial ends soon, or why there is no access. Staff need no plan and get no notice. */
export function AccessNotice({ access, staff }: { access: Access; staff: boolean }) {
  const t = useT();
  if (access.warning) {
    return (
      <Card className="grid gap-1">
        <h2 className="flex items-start gap-2.5 text-xl">
          <TriangleIcon className="mt-1 text-yellow-ink" />
          {t("account.trial_warning", { days: access.daysLeft })}
        </h2>
        <p>{t("account.trial_warning_text")}</p>
      </Card>
    );
  }
  if (access.blocking === null || staff) return null;
  const expired = access.blocking === "trial_expired";
  const reason = owingStatuses.includes(access.status) ? "account.owing_text" : "account.inactive_text";
  return (
    <Card className="grid gap-1">
      <h2 className="flex items-start gap-2.5 text-xl">
        <TriangleIcon className="mt-1 text-yellow-ink" />
        {t(expired ? "account.trial_expired" : "account.inactive")}
      </h2>
      <p>{t(expired ? "account.trial_expired_text" : reason)}</p>
    </Card>
  );
}
