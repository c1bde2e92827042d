import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { conversationIdleFor } from "#domain/chat/turn.ts";
import { RelativeTime } from "../../components/ui/time.tsx";
import { keep, readKept } from "../../lib/device-storage.ts";
import { useT } from "../../lib/i18n.tsx";
import { keptPrefix } from "../../lib/kept-keys.ts";
import { useMe } from "../../lib/me.ts";
import { serverNow } from "../../lib/server-time.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";

const key = `${keptPrefix}last-diagnosis`;
type Conversations = RouterOutputs["subscriber"]["chat"]["list"];

function kept(): Conversations | undefined {
  try {
    return (JSON.parse(readKept(key) ?? "null") as Conversations | null) ?? undefined;
  } catch {
    return undefined;
  }
}

interface ContinueDiagnosisProps {
  onContinue: (conversationId: string) => void;
  /** Above the headline where this device knew of it, so that it is there at once; else below, where nothing moves. */
  place?: "above" | "below";
}

/** 'Continue your last diagnosis': the latest open conversation, after a reload, a dead battery, on another device. */
export function ContinueDiagnosis({ onContinue, place }: ContinueDiagnosisProps) {
  const t = useT();
  const me = useMe();
  const isHydrated = useHydrated();
  // A page from the build knows nothing of this device: below, nothing moves.
  const [known] = useState(() => isHydrated && kept() !== undefined);
  const list = useQuery({
    ...trpc.subscriber.chat.list.queryOptions({ limit: 1 }),
    enabled: me?.access.allowed === true,
    staleTime: 0,
    placeholderData: () => (isHydrated ? kept() : undefined),
  });
  const { data, isPlaceholderData } = list;
  const last = data?.items[0];
  const isOpen = last?.status === "open" && last.updatedAt >= serverNow() - conversationIdleFor;
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) keep(key, isOpen ? JSON.stringify(data) : null);
  }, [data, isPlaceholderData, isOpen]);
  if (last === undefined || !isOpen || me === null || (place !== undefined && known !== (place === "above")))
    return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-5">
      <button
        type="button"
        onClick={() => onContinue(last.id)}
        className="flex min-h-16 w-full items-center gap-4 rounded-xl bg-key px-4 py-2 text-start hover:bg-key-hover"
      >
        <span className="grid grow">
          <span className="font-semibold">{t("chat.continue.title")}</span>
          <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <bdi>
              {last.year} {last.brand} {last.model}
            </bdi>
            <RelativeTime time={last.updatedAt} className="" />
          </span>
        </span>
        <ArrowRight className="size-6 shrink-0 rtl:-scale-x-100" aria-hidden />
      </button>
    </div>
  );
}
