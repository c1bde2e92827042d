import { createFileRoute, Link } from "@tanstack/react-router";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ForgotPassword } from "../../features/auth/forgot-password.tsx";
import { ResetPassword } from "../../features/auth/reset-password.tsx";
import { useT } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/auth/reset")({
  validateSearch: (search): { token?: string } => {
    const token = search["token"];
    return token === undefined || token === null ? {} : { token: String(token).slice(0, 200) };
  },
  component: Reset,
});

function Reset() {
  const t = useT();
  const { token } = Route.useSearch();
  return (
    <NarrowPage title={t("auth.reset_title")} lead={t("auth.reset_text")}>
      <Card>
        {token === undefined || token === "" ? (
          <div className="grid gap-4">
            <p>{t("auth.reset_no_token")}</p>
            <ForgotPassword />
            <Button asChild variant="secondary">
              <Link to="/auth">{t("auth.sign_in")}</Link>
            </Button>
          </div>
        ) : (
          <ResetPassword token={token} />
        )}
      </Card>
    </NarrowPage>
  );
}
