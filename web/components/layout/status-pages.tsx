import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isTimeout } from "../../lib/deadlines.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { SafetyLink } from "./safety-link.tsx";

function StatusPage({
  plate,
  title,
  text,
  children,
}: {
  plate?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col justify-center px-4 py-12">
      <div className="grid gap-4">
        {plate === undefined ? null : <p className="font-mono text-ink-soft text-xl">{plate}</p>}
        <h1 className="text-3xl">{title}</h1>
        <div className="text-ink-soft">{text}</div>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}

/** The page of an unknown address. */
export function NotFound() {
  const t = useT();
  return (
    <StatusPage plate="404" title={t("page.not_found")} text={<p>{t("page.not_found_text")}</p>}>
      <Button asChild>
        <Link to="/">{t("page.return_home")}</Link>
      </Button>
    </StatusPage>
  );
}

/** The page of a signed-in user who may not be here. */
export function AccessDenied({ reason }: { reason: Extract<MessageKey, "page.no_tech" | "page.no_admin"> }) {
  const t = useT();
  return (
    <StatusPage title={t("page.access_denied")} text={<p>{t(reason)}</p>}>
      <Button asChild>
        <Link to="/">{t("page.return_home")}</Link>
      </Button>
      <SafetyLink />
    </StatusPage>
  );
}

function statusLine(error: unknown): string | null {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return null;
}

/** What is left when routing fails: the status, or the error's own message, and ways on. */
export function UnexpectedError({ error, reset }: ErrorComponentProps) {
  const t = useT();
  const router = useRouter();
  const { status, code, requestId } = readFailure(error);
  const fromCall = status !== null || code !== null || errorKey(error) === "error.network";
  const own = error instanceof Error ? error.message : String(error);
  const line = statusLine(error) ?? (fromCall ? t(errorKey(error)) : own);
  return (
    <StatusPage
      title={t("page.unexpected_error")}
      text={
        <>
          <p>{line}</p>
          {requestId === null ? null : (
            <p className="mt-2 text-sm">
              {t("ui.request_number")} <span className="font-mono">{requestId}</span>
            </p>
          )}
        </>
      }
    >
      <Button
        onClick={() => {
          // A document asks for a module once: what hangs comes only with a new one.
          if (isTimeout(error)) return location.reload();
          reset();
          void router.invalidate();
        }}
      >
        {t("ui.try_again")}
      </Button>
      <Button asChild variant="secondary">
        <a href="/">{t("page.return_home")}</a>
      </Button>
      <SafetyLink />
    </StatusPage>
  );
}
