import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { useT } from "../lib/i18n.tsx";
import { fetchedPart } from "../lib/part.ts";
import { SafetyLink } from "./layout/safety-link.tsx";
import { Button } from "./ui/button.tsx";
import { Loading } from "./ui/spinner.tsx";

interface PartOptions {
  /** Somebody asked for it: while it is missing the page says so, and offers to try again. Others are not missed. */
  readonly asked?: boolean;
  /** Drawn in its place until it is here. */
  readonly waiting?: ComponentType;
  /** What else has to be here before it is drawn. */
  readonly beside?: () => Promise<unknown>;
}

/**
 * A component whose code is fetched when it is drawn. Where that fails, the page stays as it is, and it is fetched
 * again: by itself, and when somebody asks. A fault inside the part does not take the page away either.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { asked = false, waiting: Waiting, beside }: PartOptions = {},
) {
  const part = fetchedPart(load, pick, beside);

  function LazyPart(props: Props) {
    const state = useSyncExternalStore(part.subscribe, part.read, part.read);
    useEffect(() => part.want(), []);
    if (state.kind === "ready") {
      const Part = state.part;
      return (
        <CatchBoundary
          getResetKey={() => "part"}
          errorComponent={({ reset }) => (asked ? <PartNotice onRetry={reset} /> : null)}
        >
          <Part {...props} />
        </CatchBoundary>
      );
    }
    if (Waiting !== undefined) return <Waiting />;
    if (!asked || state.kind === "idle") return null;
    return <PartNotice onRetry={state.kind === "missing" ? part.fetch : null} />;
  }
  return Object.assign(LazyPart, { preload: part.fetch });
}

/** Says that something that was asked for is on its way or missing; what was typed elsewhere is kept over a reload. */
function PartNotice({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useT();
  return (
    <div className="pointer-events-auto fixed inset-x-3 bottom-[calc(var(--dock)+8px)] z-60 mx-auto grid max-w-xl animate-appear gap-3 rounded-xl bg-raised p-4 text-ink shadow-over">
      {onRetry === null ? (
        <Loading text={t("shell.part_loading")} />
      ) : (
        <>
          <p role="alert" className="font-semibold">
            {t("shell.part_missing")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onRetry}>{t("ui.try_again")}</Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              {t("shell.part_reload")}
            </Button>
            <SafetyLink />
          </div>
        </>
      )}
    </div>
  );
}
