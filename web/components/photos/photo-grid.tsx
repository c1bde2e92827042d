import { useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { photoSrc } from "../../lib/upload-photo.ts";
import { Dialog, DialogContent } from "../ui/dialog.tsx";

interface PhotoGridProps {
  photoIds: readonly string[];
  /** Where the pictures come from; the reader's own session decides unless something else is given. */
  srcOf?: typeof photoSrc;
  className?: string;
}

/** Small pictures of a message's photos; a tap shows one whole. */
export function PhotoGrid({ photoIds, srcOf = photoSrc, className }: PhotoGridProps) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  if (photoIds.length === 0) return null;
  return (
    <>
      <ul className={cn("flex flex-wrap gap-2", className)}>
        {photoIds.map((id, index) => (
          <li key={id}>
            <button type="button" className="block rounded-lg" onClick={() => setOpen(id)}>
              <PhotoThumbnail src={srcOf(id, "thumb")} alt={t("photo.number", { number: index + 1 })} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onOpenChange={(next) => (next ? undefined : setOpen(null))}>
        {open === null ? null : (
          <DialogContent wide className="sm:max-w-3xl" title={t("photo.title")}>
            <img
              src={srcOf(open, "full")}
              alt={t("photo.title")}
              className="max-h-[75dvh] w-full rounded-lg bg-sunken object-contain"
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

interface PhotoThumbnailProps {
  src: string;
  alt: string;
  /** Fetched only when it comes into sight; what is printed must be there before. */
  lazy?: boolean;
  className?: string;
}

/** A small photo; one that cannot be fetched says so. */
export function PhotoThumbnail({ src, alt, lazy = true, className = "size-32 object-cover" }: PhotoThumbnailProps) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className="grid size-32 place-items-center rounded-lg bg-sunken p-2 text-center text-ink-soft text-sm">
        {t("photo.broken")}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      onError={() => setBroken(true)}
      className={`rounded-lg bg-sunken ${className}`}
    />
  );
}
