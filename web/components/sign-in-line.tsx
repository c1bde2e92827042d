import type { ReactNode } from "react";
import { describeDevice } from "../lib/device-name.ts";
import { useFormat } from "../lib/format.ts";
import { useT } from "../lib/i18n.tsx";
import type { RouterOutputs } from "../lib/trpc.ts";
import { Tag } from "./ui/badge.tsx";

type Attempt = Omit<RouterOutputs["driver"]["security"]["signIns"]["items"][number], "id"> & { readonly id: string };

/** One attempt to sign in: how it ended, when, on what and from where. `who` names the person where it is not oneself. */
export function SignInLine({ attempt, who }: { attempt: Attempt; who?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const device = describeDevice(attempt.userAgent);
  const good = attempt.outcome === "signed_in";
  return (
    <li className="grid gap-1 py-3">
      {who}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={good ? "green" : attempt.outcome === "code_needed" ? "plain" : "orange"}>
          {t(`sign_ins.outcome.${attempt.outcome}`)}
        </Tag>
        {attempt.factor === null ? null : <span>{t(`sign_ins.factor.${attempt.factor}`)}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <time dateTime={new Date(attempt.createdAt).toISOString()}>{format.dateTime(attempt.createdAt)}</time>
        <span>{device === null ? t("account.session_unknown") : t("account.session_device", device)}</span>
        <span>{t("sign_ins.network", { network: attempt.network })}</span>
      </p>
    </li>
  );
}
