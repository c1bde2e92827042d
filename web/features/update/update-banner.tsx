import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { workIsOpen } from "../../lib/open-work.ts";
import { useNewVersion } from "../../lib/service-worker.ts";
import { useNow } from "../../lib/use-now.ts";
import { decideUpdate } from "./update-rule.ts";

/** How often it is looked whether the work that an update waits for has ended; milliseconds. */
const lookedEvery = 30_000;

/** 'Update Available', while a new version waits; after 24 hours it is taken over when nothing is open. */
export function UpdateBanner() {
  const t = useT();
  const version = useNewVersion();
  const [putOff, setPutOff] = useState(false);
  const now = useNow(lookedEvery);
  const step = decideUpdate({ foundAt: version?.foundAt ?? null, now, putOff, workIsOpen: workIsOpen() });

  useEffect(() => {
    if (step === "apply") version?.apply();
  }, [step, version]);

  if (version === null || step !== "offer") return null;
  return (
    <Banner
      title={t("update.available")}
      text={t("update.text")}
      icon={<RefreshCw className="size-6 text-blue-ink" aria-hidden />}
    >
      <Button onClick={version.apply}>{t("update.now")}</Button>
      <Button variant="quiet" onClick={() => setPutOff(true)}>
        {t("update.later")}
      </Button>
    </Banner>
  );
}
