import { Download } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { saveFile } from "../../lib/csv.ts";
import { useT } from "../../lib/i18n.tsx";

/** The recovery codes, this once: to copy, to save as a file, and to go on from. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useT();
  const text = codes.join("\n");
  return (
    <div className="grid gap-4">
      <div className="grid gap-1" role="status">
        <h3 className="text-lg">{t("security.codes_title")}</h3>
        <p>{t("security.codes_text")}</p>
      </div>
      <ul
        className="grid gap-x-6 gap-y-1 rounded-lg border border-card-line bg-panel p-4 font-mono text-lg sm:grid-cols-2"
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onSaved}>{t("security.codes_saved")}</Button>
        <Button variant="secondary" onClick={() => saveFile("roadflare-recovery-codes.txt", `${text}\n`, "text/plain")}>
          <Download className="size-5" aria-hidden />
          {t("security.codes_download")}
        </Button>
        <CopyButton value={text} label={t("security.codes_copy")} />
      </div>
    </div>
  );
}
