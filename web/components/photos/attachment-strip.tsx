import { X } from "lucide-react";
import { useT } from "../../lib/i18n.tsx";
import { DiamondIcon } from "../ui/shapes.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { PhotoAttachments } from "./use-photo-attachments.ts";

/** The photos that will go with the next message; each can be taken off again. */
export function AttachmentStrip({ photos }: { photos: PhotoAttachments }) {
  const t = useT();
  if (photos.attachments.length === 0) return null;
  return (
    <ul className="flex gap-2.5 overflow-x-auto p-1" aria-label={t("photo.attached")}>
      {photos.attachments.map((photo) => (
        <li key={photo.key} className="relative shrink-0">
          <img src={photo.previewUrl} alt={photo.name} className="size-20 rounded-lg object-cover" />
          {photo.state === "uploading" ? (
            <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 rounded-lg bg-scrim text-ink">
              <Spinner className="size-7 text-amber" />
              <span className="sr-only">{t("photo.sending")}</span>
              <progress className="h-1.5 w-14 accent-amber" value={photo.percent} max={100} aria-label={photo.name} />
            </span>
          ) : null}
          {photo.state === "failed" ? (
            <span className="absolute inset-0 grid place-items-center rounded-lg bg-scrim">
              <DiamondIcon className="size-6 text-orange-ink" />
              <span className="sr-only">{t("photo.not_sent")}</span>
            </span>
          ) : null}
          <button
            type="button"
            onClick={() => photos.remove(photo.key)}
            aria-label={t("photo.remove", { name: photo.name })}
            className="absolute -end-1 -top-1 grid size-thumb place-items-start justify-items-end"
          >
            <span className="grid size-8 place-items-center rounded-full bg-key">
              <X className="size-4.5" aria-hidden />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
