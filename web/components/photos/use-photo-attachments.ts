import { useCallback, useEffect, useRef, useState } from "react";
import { maxPhotosPerMessage } from "#domain/photos/photo.ts";
import { useT } from "../../lib/i18n.tsx";
import { newClientId } from "../../lib/new-client-id.ts";
import { notify } from "../../lib/notify.ts";
import { type PhotoRefusal, refusePhoto, UploadError, uploadPhoto } from "../../lib/upload-photo.ts";
import { onBack } from "../../lib/when-back.ts";
import { forgetPhoto, keepPhoto, keptPhotos, noteUploaded } from "./kept-photos.ts";

/** A photo that will go with the next message. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** Shown while it is on its way; freed when it is taken off. */
  readonly previewUrl: string;
  readonly state: "uploading" | "uploaded" | "failed";
  /** How much of it has gone out, in whole percent. */
  readonly percent: number;
}

interface Upload {
  readonly file: File;
  readonly stop: AbortController;
  id: Promise<string>;
  /** The latest attempt failed, and another one may go better. */
  failed: boolean;
  /** It will not go with the message. */
  takenOff: boolean;
}

/**
 * Photos for the next message: checked when picked, kept on the device with the draft, sent to the worker at once, and
 * waited for by `upload`. One that is taken off is waited for no longer. Refusals and failures are said as toasts.
 */
export function usePhotoAttachments(draftKey: string) {
  const t = useT();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [restored, setRestored] = useState(false);
  const uploads = useRef(new Map<string, Upload>());

  const begin = useCallback((key: string, upload: Upload): Promise<string> => {
    const change = (changes: Partial<Attachment>) =>
      setAttachments((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    const setState = (state: Attachment["state"]) => change({ state });
    change({ state: "uploading", percent: 0 });
    upload.failed = false;
    upload.id = uploadPhoto(upload.file, upload.stop.signal, (part) => change({ percent: Math.floor(part * 100) }));
    upload.id.then(
      (photoId) => {
        setState("uploaded");
        noteUploaded(key, photoId).catch(() => {});
      },
      (error: unknown) => {
        setState("failed");
        upload.failed = !(error instanceof UploadError && error.refusal !== null);
      },
    );
    return upload.id;
  }, []);

  const attach = useCallback(
    (key: string, file: File, photoId: string | null) => {
      const state = photoId === null ? "uploading" : "uploaded";
      const previewUrl = URL.createObjectURL(file);
      const upload: Upload = {
        file,
        stop: new AbortController(),
        id: Promise.resolve(photoId ?? ""),
        failed: false,
        takenOff: false,
      };
      uploads.current.set(key, upload);
      setAttachments((all) => [...all, { key, name: file.name, previewUrl, state, percent: 0 }]);
      if (photoId === null) begin(key, upload).catch(() => {});
      return upload;
    },
    [begin],
  );

  useEffect(() => {
    let left = false;
    const running = uploads.current;
    keptPhotos(draftKey)
      .then((photos) => {
        if (left) return;
        for (const { key, name, type, bytes, photoId } of photos) {
          if (!running.has(key)) attach(key, new File([bytes], name, { type }), photoId);
        }
      })
      .catch(() => {})
      .finally(() => left || setRestored(true));
    return () => {
      left = true;
      // What is left is on the device: the next page begins these uploads again.
      for (const { stop } of running.values()) stop.abort();
      running.clear();
      setAttachments((all) => {
        for (const { previewUrl } of all) URL.revokeObjectURL(previewUrl);
        return [];
      });
    };
  }, [draftKey, attach]);

  useEffect(
    () =>
      onBack(() => {
        for (const [key, one] of uploads.current) if (one.failed) begin(key, one).catch(() => {});
      }),
    [begin],
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
        void keepAttached(key, draftKey, attach(key, file, null));
      }
    },
    [attach, draftKey, refuse, t],
  );

  const remove = useCallback((key: string) => {
    const upload = uploads.current.get(key);
    if (upload !== undefined) {
      upload.takenOff = true;
      upload.stop.abort();
    }
    uploads.current.delete(key);
    forgetPhoto(key).catch(() => {});
    setAttachments((all) => {
      const gone = all.find((one) => one.key === key);
      if (gone !== undefined) URL.revokeObjectURL(gone.previewUrl);
      return all.filter((one) => one.key !== key);
    });
  }, []);

  const clear = useCallback(() => {
    for (const key of uploads.current.keys()) remove(key);
  }, [remove]);

  /**
   * The ids of all photos, in order; a failed one is tried once more, one that is taken off meanwhile is left out.
   * Null, after the toast, when one cannot be sent.
   */
  const upload = useCallback(async (): Promise<readonly string[] | null> => {
    const ids: string[] = [];
    for (const [key, one] of uploads.current) {
      try {
        const id = await one.id.catch((error: unknown) => {
          if (one.takenOff || (error instanceof UploadError && error.refusal !== null)) throw error;
          return begin(key, one);
        });
        if (!one.takenOff) ids.push(id);
      } catch (error) {
        if (one.takenOff) continue;
        if (error instanceof UploadError && error.refusal !== null) refuse(error.refusal);
        else notify.error(t("photo.failed.title"), { description: t("photo.failed.text") });
        return null;
      }
    }
    return ids;
  }, [begin, refuse, t]);

  /** `restored`: what this device had kept of the draft was read. */
  return { attachments, restored, add, remove, clear, upload } as const;
}

/** Reading a large file takes a moment, in which its photo may be uploaded, or taken off. */
async function keepAttached(key: string, draft: string, upload: Upload): Promise<void> {
  const { file } = upload;
  try {
    const bytes = await file.arrayBuffer();
    if (upload.takenOff) return;
    await keepPhoto({ key, draft, name: file.name, type: file.type, bytes, photoId: null, addedAt: Date.now() });
    if (upload.takenOff) return forgetPhoto(key);
    upload.id.then((photoId) => noteUploaded(key, photoId)).catch(() => {});
  } catch {
    // The device cannot keep it: it lasts as long as the page.
  }
}

export type PhotoAttachments = ReturnType<typeof usePhotoAttachments>;
