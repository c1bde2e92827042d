import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Banner } from "../../components/banner.tsx";
import { LogoMark } from "../../components/layout/logo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { keep, readKept } from "../../lib/device-storage.ts";
import { useT } from "../../lib/i18n.tsx";
import { installNow, useCanInstall, useIsInstalled } from "../../lib/install-prompt.ts";
import { workIsOpen } from "../../lib/open-work.ts";
import { useNow } from "../../lib/use-now.ts";
import { mayAskToInstall } from "./banner-rule.ts";

const dismissedKey = "install.dismissed";
/** How often it is looked whether it may be asked now; milliseconds. */
const lookedEvery = 2000;

/** Asks once to put the app on the device; whoever answered is never asked again on this device. */
export function InstallBanner() {
  const t = useT();
  const [since] = useState(() => Date.now());
  const lookedAround = useNow(lookedEvery) - since;
  const [dismissed, setDismissed] = useState(() => readKept(dismissedKey) !== null);
  const installed = useIsInstalled();
  const canInstall = useCanInstall();
  if (!mayAskToInstall({ lookedAround, dismissed, installed, workIsOpen: workIsOpen() })) return null;

  const answered = () => {
    keep(dismissedKey, "yes");
    setDismissed(true);
  };
  return (
    <Banner title={t("install.banner")} text={t("install.banner_text")} icon={<LogoMark className="size-10" />}>
      {canInstall ? (
        <Button onClick={() => void installNow().then(answered)}>{t("install.now")}</Button>
      ) : (
        <Button asChild>
          <Link to="/install" onClick={answered}>
            {t("install.how")}
          </Link>
        </Button>
      )}
      <Button variant="quiet" onClick={answered}>
        {t("install.dismiss")}
      </Button>
    </Banner>
  );
}
