import { useCallback, useEffect, useRef, useState } from "react";
import { maxPhotosPerMessage } from "#domain/photos/photo.ts";
import { useT } from "../../lib/i18n.tsx";
import { newClientId } from "../../lib/new-client-id.ts";
import { notify } from "../../lib/notify.ts";
import { type PhotoRefusal, refusePhoto, UploadError, uploadPhoto } from "../../lib/upload-photo.ts";

/** A photo that will go with the next message. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** Shown while it is on its way; freed when it is taken off. */
  readonly previewUrl: string;
  readonly state: "uploading" | "uploaded" | "failed";
}

interface Upload {
  readonly file: File;
  id: Promise<string>;
}

/**
 * Photos for the next message: checked when picked, sent to the worker at once, and waited for by `upload`.
 * Refusals and failures are said with the specification's toasts.
 */
export function usePhotoAttachments() {
  const t = useT();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const uploads = useRef(new Map<string, Upload>());

  const setState = useCallback((key: string, state: Attachment["state"]) => {
    setAttachments((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  }, []);

  const begin = useCallback(
    (key: string, file: File): Promise<string> => {
      setState(key, "uploading");
      const id = uploadPhoto(file);
      id.then(
        () => setState(key, "uploaded"),
        () => setState(key, "failed"),
      );
      return id;
    },
    [setState],
  );

  const refuse = useCallback(
    (refusal: PhotoRefusal) => {
      if (refusal === "too_large") notify.error(t("photo.too_large.title"), { description: t("photo.too_large.text") });
      else notify.error(t("photo.invalid.title"), { description: t("photo.invalid.text") });
    },
    [t],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const refusal = refusePhoto(file);
        if (refusal !== null) {
          refuse(refusal);
          continue;
        }
        if (uploads.current.size >= maxPhotosPerMessage) {
          notify.warning(t("photo.too_many", { count: maxPhotosPerMessage }));
          return;
        }
        const key = newClientId();
        const previewUrl = URL.createObjectURL(file);
        setAttachments((all) => [...all, { key, name: file.name, previewUrl, state: "uploading" }]);
        uploads.current.set(key, { file, id: begin(key, file) });
      }
    },
    [begin, refuse, t],
  );

  const remove = useCallback((key: string) => {
    uploads.current.delete(key);
    setAttachments((all) => {
      const gone = all.find((one) => one.key === key);
      if (gone !== undefined) URL.revokeObjectURL(gone.previewUrl);
      return all.filter((one) => one.key !== key);
    });
  }, []);

  const clear = useCallback(() => {
    for (const key of uploads.current.keys()) remove(key);
  }, [remove]);

  /** The ids of all photos, in order; a failed one is tried once more. Null, after the toast, when one cannot be sent. */
  const upload = useCallback(async (): Promise<readonly string[] | null> => {
    try {
      const ids: string[] = [];
      for (const [key, one] of uploads.current) {
        ids.push(
          await one.id.catch((error: unknown) => {
            if (error instanceof UploadError && error.refusal !== null) throw error;
            one.id = begin(key, one.file);
            return one.id;
          }),
        );
      }
      return ids;
    } catch (error) {
      if (error instanceof UploadError && error.refusal !== null) refuse(error.refusal);
      else notify.error(t("photo.failed.title"), { description: t("photo.failed.text") });
      return null;
    }
  }, [begin, refuse, t]);

  const shown = useRef(attachments);
  shown.current = attachments;
  useEffect(
    () => () => {
      for (const { previewUrl } of shown.current) URL.revokeObjectURL(previewUrl);
    },
    [],
  );

  return { attachments, add, remove, clear, upload } as const;
}

export type PhotoAttachments = ReturnType<typeof usePhotoAttachments>;
