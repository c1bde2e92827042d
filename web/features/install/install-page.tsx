import { Link } from "@tanstack/react-router";
import { Download, MonitorDown, Smartphone, TabletSmartphone } from "lucide-react";
import { useState } from "react";
import { type Platform, platforms } from "#domain/pages/public-pages.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { installNow, useCanInstall, useIsInstalled } from "../../lib/install-prompt.ts";
import { usePlatform } from "../../lib/platform.ts";

const guides: Readonly<Record<Platform, { title: MessageKey; steps: readonly MessageKey[]; Icon: typeof Download }>> = {
  android: {
    title: "install.android",
    steps: ["install.android_1", "install.android_2", "install.android_3"],
    Icon: Smartphone,
  },
  ios: { title: "install.ios", steps: ["install.ios_1", "install.ios_2", "install.ios_3"], Icon: TabletSmartphone },
  desktop: {
    title: "install.desktop",
    steps: ["install.desktop_1", "install.desktop_2", "install.desktop_3"],
    Icon: MonitorDown,
  },
};

const gains: readonly MessageKey[] = ["install.gain_offline", "install.gain_fast", "install.gain_call"];

/** How to put the app on each kind of device; this one's first. */
export function InstallPage() {
  const t = useT();
  const own = usePlatform();
  const installed = useIsInstalled();
  const inOrder = [own, ...platforms.filter((platform) => platform !== own)];
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-5 sm:py-14">
      <title>{`${t("install.title")} · Roadflare`}</title>
      <div className="grid max-w-2xl gap-2">
        <h1 className="text-3xl">{t("install.title")}</h1>
        <p className="text-ink-soft">{t("install.lead")}</p>
      </div>
      {installed ? <AlreadyInstalled /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {inOrder.map((platform) => (
          <Guide key={platform} platform={platform} own={platform === own} installed={installed} />
        ))}
      </div>
      <section className="grid gap-3 border-line border-t pt-8">
        <h2 className="text-xl">{t("install.gain")}</h2>
        <ul className="grid gap-2.5">
          {gains.map((gain) => (
            <li key={gain} className="flex items-start gap-3 text-lg">
              <CheckIcon className="mt-0.5 size-6 text-green-ink" />
              <span>{t(gain)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AlreadyInstalled() {
  const t = useT();
  return (
    <Card className="grid gap-3">
      <h2 className="flex items-center gap-3 text-xl">
        <CheckIcon className="size-6 text-green-ink" />
        {t("install.already")}
      </h2>
      <p className="text-lg">{t("install.already_text")}</p>
      <Button asChild variant="secondary" className="w-fit">
        <Link to="/">{t("install.open")}</Link>
      </Button>
    </Card>
  );
}

function Guide({ platform, own, installed }: { platform: Platform; own: boolean; installed: boolean }) {
  const t = useT();
  const canInstall = useCanInstall();
  const [declined, setDeclined] = useState(false);
  const { title, steps, Icon } = guides[platform];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle className="flex items-center gap-3 text-2xl">
          <Icon className="size-7 shrink-0 text-ink-soft" aria-hidden />
          {t(title)}
        </CardTitle>
        {own ? <Tag>{t("install.this_device")}</Tag> : null}
      </div>
      {own && canInstall && !installed ? (
        <Button size="thumb" onClick={() => void installNow().then((accepted) => setDeclined(!accepted))}>
          <Download className="size-5 shrink-0" aria-hidden />
          {t("install.now")}
        </Button>
      ) : null}
      {declined ? <p role="status">{t("install.declined")}</p> : null}
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] gap-x-2">
            <span aria-hidden="true" className="font-semibold font-mono text-ink-soft">
              {index + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
