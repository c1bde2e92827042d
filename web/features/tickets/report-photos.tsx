import { PhotoThumbnail } from "../../components/photos/photo-grid.tsx";
import { useT } from "../../lib/i18n.tsx";
import { photoSrc } from "../../lib/upload-photo.ts";

/** The driver's photos, fetched at once: what is not there yet would be missing on paper. */
export function ReportPhotos({ photoIds }: { photoIds: readonly string[] }) {
  const t = useT();
  if (photoIds.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photoIds.map((id, index) => (
        <li key={id} className="break-inside-avoid">
          <PhotoThumbnail
            src={photoSrc(id, "thumb")}
            alt={t("photo.number", { number: index + 1 })}
            lazy={false}
            className="size-40 object-cover print:h-auto print:max-h-[9cm] print:w-[8.5cm] print:object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
