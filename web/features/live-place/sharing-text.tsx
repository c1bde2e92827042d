import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { SharingState } from "./live-sharing.ts";

/** How it goes, in the words of whoever shares: what was sent last, and what is in the way. */
export function SharingText({ state }: { state: SharingState }) {
  const t = useT();
  const format = useFormat();
  const now = useNow(10_000);
  const { sharing, sentAt, trouble, paused, saving } = state;
  if (sharing === null) return null;
  if (sharing.stopping) return <p>{t(trouble === "offline" ? "live.stop_waits" : "live.stopping")}</p>;
  const [from, until] = paused === null ? ["", ""] : format.timeSpan(paused.from, paused.until);
  return (
    <>
      {trouble !== null ? (
        <p className="font-semibold text-orange-ink">{t(`live.trouble.${trouble}`)}</p>
      ) : sentAt === null ? (
        <p>{t("live.starting")}</p>
      ) : (
        <p>{t("live.sent", { ago: format.relative(sentAt, Math.max(now, sentAt)) })}</p>
      )}
      {paused === null ? null : <p className="font-semibold">{t("live.paused", { from, until })}</p>}
      {saving ? <p>{t("live.saving")}</p> : null}
    </>
  );
}
