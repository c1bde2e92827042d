import { useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { photoSrc } from "../../lib/upload-photo.ts";

/** The driver's photos, fetched at once: what is not there yet would be missing on paper. */
export function ReportPhotos({ photoIds }: { photoIds: readonly string[] }) {
  if (photoIds.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photoIds.map((id, index) => (
        <li key={id} className="break-inside-avoid">
          <ReportPhoto id={id} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}

function ReportPhoto({ id, number }: { id: string; number: number }) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className="grid size-32 place-items-center rounded-lg border-2 border-line bg-sunken p-2 text-center text-ink-soft text-sm">
        {t("photo.broken")}
      </span>
    );
  }
  return (
    <img
      src={photoSrc(id, "thumb")}
      alt={t("photo.number", { number })}
      onError={() => setBroken(true)}
      className="size-40 rounded-lg border-2 border-line bg-sunken object-cover print:h-auto print:max-h-[9cm] print:w-[8.5cm] print:object-contain"
    />
  );
}
