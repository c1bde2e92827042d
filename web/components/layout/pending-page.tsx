import { useT } from "../../lib/i18n.tsx";
import { Loading } from "../ui/spinner.tsx";

/** Shown when a page takes longer than 400 ms to come. */
export function PendingPage() {
  const t = useT();
  return (
    <div className="grid grow place-items-center p-10">
      <Loading text={t("shell.loading_page")} />
    </div>
  );
}
