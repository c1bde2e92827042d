import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";

const place =
  "fixed inset-x-3 bottom-24 z-60 mx-auto grid max-w-xl gap-3 rounded-xl border border-edge bg-raised p-4 font-semibold text-ink shadow-lg";

/**
 * Messages of a built page while the app loads or after it failed to load. They come after `#app`, so that the skip link
 * stays the first link of the page, and use no router; `web/starter` shows one of them at a time.
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
