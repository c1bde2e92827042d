import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface SupportLoginProps {
  onSignedIn: () => Promise<MessageKey | null>;
  onApplied: () => Promise<void>;
}

/** The staff's door: sign in, or apply and come back here. */
export function SupportLogin({ onSignedIn, onApplied }: SupportLoginProps) {
  const t = useT();
  const [view, setView] = useState<"sign-in" | "apply" | "applied">("sign-in");
  return (
    <NarrowPage title={t("staff_login.title")} lead={t("staff_login.lead")}>
      {view === "applied" ? (
        <div role="status" className="flex gap-3 rounded-xl bg-green-wash p-5">
          <CheckIcon className="mt-0.5 size-6 text-green-ink" />
          <p>{t("staff_login.applied_text")}</p>
        </div>
      ) : null}
      {view === "apply" ? (
        <Card className="grid gap-5">
          <div className="grid gap-1.5">
            <CardTitle>{t("staff_login.apply")}</CardTitle>
            <p className="text-ink-soft">{t("staff_login.apply_text")}</p>
          </div>
          <SignUpForm
            asTechnician
            submitLabel="staff_login.apply_send"
            onSignedUp={async () => {
              await onApplied();
              setView("applied");
            }}
          />
          <Button variant="quiet" onClick={() => setView("sign-in")}>
            {t("staff_login.back_to_sign_in")}
          </Button>
        </Card>
      ) : (
        <Card className="grid gap-4">
          <SignInForm onSignedIn={onSignedIn} submitLabel="staff_login.sign_in" />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <ForgotPassword />
            <Button variant="link" className="px-1" onClick={() => setView("apply")}>
              {t("staff_login.apply")}
            </Button>
          </div>
        </Card>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{t("staff_login.driver_instead")}</span>
        <Link to="/auth" className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4">
          {t("staff_login.driver_sign_in")}
        </Link>
      </p>
    </NarrowPage>
  );
}
