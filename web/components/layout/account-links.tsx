import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { Tag } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";

/**
 * Pricing and Sign In, or the trial's days and Account. While it is not known who is there, both are in the page, and
 * the document's `data-session`, which the worker sets from the cookie, hides one of them: nothing changes later.
 */
export function AccountLinks({ stacked = false }: { stacked?: boolean }) {
  const t = useT();
  const user = useMe();
  const linkClass = stacked ? "justify-start" : "px-2";
  const variant = stacked ? "secondary" : "quiet";
  const size = stacked ? "thumb" : "touch";
  return (
    <>
      {user ? null : (
        <span className={user === undefined ? "contents in-[[data-session=some]]:hidden" : "contents"}>
          <Button asChild variant={variant} size={size} className={linkClass}>
            <Link to="/pricing">{t("shell.pricing")}</Link>
          </Button>
          <Button asChild variant={variant} size={size} className={linkClass}>
            <Link to="/auth">{t("shell.sign_in")}</Link>
          </Button>
        </span>
      )}
      {user?.access.status === "trialing" ? (
        <Tag className="mx-2 justify-self-start">{t("shell.trial_days", { days: user.access.daysLeft })}</Tag>
      ) : null}
      {user?.roles.includes("admin") ? (
        <Button asChild variant={variant} size={size} className={linkClass}>
          <Link to="/admin">{t("shell.admin")}</Link>
        </Button>
      ) : null}
      {user === null ? null : (
        <span className={user === undefined ? "hidden in-[[data-session=some]]:contents" : "contents"}>
          <Button asChild variant={variant} size={size} className={linkClass}>
            <Link to="/account">{t("shell.account")}</Link>
          </Button>
        </span>
      )}
    </>
  );
}
