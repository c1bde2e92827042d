import { Link } from "@tanstack/react-router";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { useT } from "../../lib/i18n.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Tab = "sign-in" | "sign-up";

interface AuthPageProps {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  onSignedIn: () => Promise<void>;
  onSignedUp: () => Promise<void>;
}

/** The driver's door: sign in or sign up. */
export function AuthPage({ tab, onTabChange, onSignedIn, onSignedUp }: AuthPageProps) {
  const t = useT();
  return (
    <NarrowPage title={t(tab === "sign-in" ? "auth.sign_in" : "auth.sign_up")} lead={t("auth.trial_note")}>
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
            <SignUpForm onSignedUp={onSignedUp} />
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
