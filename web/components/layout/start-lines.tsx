import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";

const place =
  "fixed inset-x-3 bottom-24 z-60 mx-auto grid max-w-xl gap-3 rounded-xl border border-edge bg-raised p-4 font-semibold text-ink shadow-lg";

/**
 * What a page from the build says while the app is awaited or could not be fetched. It stands after `#app`, so that
 * the first link of the page is the one past its header, and without the router; web/starter shows one line at a time.
 */
export function StartLines() {
  const t = useT();
  return (
    <>
      <p data-start="waiting" role="status" className={place} hidden>
        {t("shell.start_waiting")}
      </p>
      <div data-start="failed" role="alert" className={place} hidden>
        <p>{t("shell.start_failed")}</p>
        <div className="flex flex-wrap gap-3">
          <Button data-reload="">{t("shell.part_reload")}</Button>
          <Button asChild variant="danger">
            <a href="/safety">
              <OctagonIcon className="[--ground:var(--red)]" />
              {t("shell.safety")}
            </a>
          </Button>
        </div>
      </div>
    </>
  );
}

/** What a page from the build says above everything else where scripts do not run. */
export function NoScriptLine() {
  const t = useT();
  return (
    <noscript>
      <p className="border-line border-b bg-sunken px-4 py-3 text-center font-semibold">{t("shell.no_script")}</p>
    </noscript>
  );
}
