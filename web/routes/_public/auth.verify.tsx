import { createFileRoute } from "@tanstack/react-router";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Card } from "../../components/ui/card.tsx";
import { VerifyEmail } from "../../features/auth/verify-email.tsx";
import { useT } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/auth/verify")({
  validateSearch: (search): { token?: string } => {
    const token = search["token"];
    return token === undefined || token === null ? {} : { token: String(token).slice(0, 200) };
  },
  component: Verify,
});

function Verify() {
  const t = useT();
  const { token } = Route.useSearch();
  return (
    <NarrowPage title={t("auth.verify_title")} lead={t("auth.verify_text")}>
      <Card>
        {token === undefined || token === "" ? <p>{t("auth.verify_no_token")}</p> : <VerifyEmail token={token} />}
      </Card>
    </NarrowPage>
  );
}
