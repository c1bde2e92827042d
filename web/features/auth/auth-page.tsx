import { Link } from "@tanstack/react-router";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { useT } from "../../lib/i18n.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Tab = "sign-in" | "sign-up";

export interface Invitation {
  readonly ownerName: string | null;
  readonly email: string;
}

interface AuthPageProps {
  /** The fleet invitation that brought the driver here; null without one. */
  invitation: Invitation | null;
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  onSignedIn: () => Promise<void>;
  onSignedUp: () => Promise<void>;
}

/** Sign in or sign up as a driver. */
export function AuthPage({ invitation, tab, onTabChange, onSignedIn, onSignedUp }: AuthPageProps) {
  const t = useT();
  return (
    <NarrowPage title={t(tab === "sign-in" ? "auth.sign_in" : "auth.sign_up")} lead={t("auth.trial_note")}>
      {invitation === null ? null : <Invited invitation={invitation} />}
      <Card>
        <Tabs value={tab} onValueChange={(value) => onTabChange(value === "sign-up" ? "sign-up" : "sign-in")}>
          <TabsList aria-label={t("auth.title")}>
            <TabsTrigger value="sign-in">{t("auth.sign_in")}</TabsTrigger>
            <TabsTrigger value="sign-up">{t("auth.sign_up")}</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in" className="grid gap-3">
            <SignInForm onSignedIn={() => onSignedIn().then(() => null)} />
            <ForgotPassword />
          </TabsContent>
          <TabsContent value="sign-up">
            <SignUpForm key={invitation?.email} email={invitation?.email} onSignedUp={onSignedUp} />
          </TabsContent>
        </Tabs>
      </Card>
      <p>
        <Link
          to="/safety"
          className="inline-flex min-h-thumb items-center font-semibold text-blue-ink underline underline-offset-4"
        >
          {t("auth.safety_first")}
        </Link>
      </p>
    </NarrowPage>
  );
}

function Invited({ invitation: { ownerName } }: { invitation: Invitation }) {
  const t = useT();
  return (
    <Card className="grid gap-1">
      <h2 className="text-xl">
        {ownerName === null ? t("fleet.invitation_unknown") : t("fleet.invitation", { owner: ownerName })}
      </h2>
      <p className="text-ink-soft">{t("fleet.invitation_text")}</p>
    </Card>
  );
}
