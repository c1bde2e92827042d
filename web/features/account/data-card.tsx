import { Download, Trash2 } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { Account } from "./account.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { useDownloadData } from "./use-download-data.ts";

interface DataCardProps {
  account: Account;
  /** Whether the dialog that asks before everything is deleted is open. */
  erasing: boolean;
  onErasing: (erasing: boolean) => void;
}

/** What is kept of the driver: taken along as a file, or deleted. */
export function DataCard({ account, erasing, onErasing }: DataCardProps) {
  const t = useT();
  const download = useDownloadData();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1.5">
        <CardTitle>{t("account_data.title")}</CardTitle>
        <p className="text-ink-soft">{t("account_data.text")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? null : <Download className="size-5" aria-hidden />}
          {t(download.isPending ? "account_data.downloading" : "account_data.download")}
        </Button>
        <Button variant="quiet" onClick={() => onErasing(true)}>
          <Trash2 className="size-5" aria-hidden />
          {t("account_data.erase")}
        </Button>
      </div>
      {erasing ? <EraseDialog account={account} onClose={() => onErasing(false)} /> : null}
    </Card>
  );
}
