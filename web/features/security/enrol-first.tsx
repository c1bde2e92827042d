import { useRouter } from "@tanstack/react-router";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useSessionChanged } from "../../lib/me.ts";
import { Enrol } from "./enrol.tsx";

/** In place of the staff's pages while an administrator requires a second factor and the account has none. */
export function EnrolFirst() {
  const t = useT();
  const router = useRouter();
  const sessionChanged = useSessionChanged();
  return (
    <NarrowPage title={t("security.must_title")} lead={t("security.must_text")}>
      <Card>
        <Enrol onEnrolled={() => void sessionChanged().then(() => router.invalidate())} />
      </Card>
    </NarrowPage>
  );
}
