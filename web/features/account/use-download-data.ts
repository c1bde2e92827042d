import { useMutation } from "@tanstack/react-query";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";

/** Fetches everything of one's own account and lets the browser save it as a file with the date in its name. */
export function useDownloadData() {
  const t = useT();
  return useMutation({
    mutationFn: () => trpcClient.driver.account.export.query(),
    onSuccess: (data) => {
      const name = fileName(data.exportedAt);
      saveAs(name, JSON.stringify(data, null, 2));
      notify.success(t("account_data.downloaded"), { description: name });
    },
    onError: (error) => notify.error(t("account_data.download_failed"), { description: t(errorKey(error)) }),
  });
}

/** `roadflare-2026-11-21.json`, the day where the driver is. */
function fileName(time: number): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  return `roadflare-${parts.join("-")}.json`;
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
