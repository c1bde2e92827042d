import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";

/** Says on every page that a payment is late, while it still costs nothing, and where to put it right: to who pays. */
export function PastDueNotice() {
  const t = useT();
  const user = useMe();
  if (user?.access.status !== "past_due" || !user.access.allowed || user.fleetRole === "member") return null;
  return (
    <p role="status" className="bg-orange px-4 py-2.5 text-center font-semibold text-on-orange">
      {t("shell.past_due")}{" "}
      <Link to="/account" className="underline underline-offset-4">
        {t("shell.past_due_action")}
      </Link>
    </p>
  );
}
