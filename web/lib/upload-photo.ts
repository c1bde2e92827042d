import { maxPhotoBytes, photoTypes } from "#domain/photos/photo.ts";
import { uploadDeadline, withDeadline } from "./deadlines.ts";

/** Why a file is not taken, before anything is sent. */
export type PhotoRefusal = "invalid_file" | "too_large";

/** Checks what the driver picked: an image, of at most 10 MB. Null when it may be sent. */
export function refusePhoto(file: Pick<File, "type" | "size">): PhotoRefusal | null {
  if (!file.type.startsWith("image/")) return "invalid_file";
  return file.size > maxPhotoBytes ? "too_large" : null;
}

/** What the worker answered when it did not take a photo; `refusal` is null when the upload itself failed. */
export class UploadError extends Error {
  readonly refusal: PhotoRefusal | null;

  constructor(refusal: PhotoRefusal | null, options?: ErrorOptions) {
    super("photo upload failed", options);
    this.name = "UploadError";
    this.refusal = refusal;
  }
}

/**
 * Sends one photo and resolves to its id. What the worker does not take (HEIC and the like) is drawn again as JPEG
 * where the device can read it. Ends when the signal fires, or when the photo took longer than its size explains.
 * `onProgress` receives the share that was sent, from 0 to 1.
 * @throws UploadError
 */
export async function uploadPhoto(
  file: File,
  signal?: AbortSignal,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const body = new FormData();
  const photo = await readable(file);
  body.append("file", photo, photo.name);
  const { status, text } = await withDeadline(uploadDeadline(photo.size), signal, (signal) =>
    post(body, signal, onProgress),
  ).catch((error: unknown) => {
    throw new UploadError(null, { cause: error });
  });
  if (status < 200 || status > 299) throw new UploadError(refusals[status] ?? null);
  const id = idIn(text);
  if (id === null) throw new UploadError(null);
  return id;
}

/** Only an XMLHttpRequest says how much of a body has gone out. */
function post(
  body: FormData,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", "/api/photos");
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onerror = () => reject(new TypeError("The photo could not be sent."));
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}

function idIn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text);
    const id = typeof answer === "object" && answer !== null ? Reflect.get(answer, "id") : null;
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

const refusals: Readonly<Partial<Record<number, PhotoRefusal>>> = {
  400: "invalid_file",
  413: "too_large",
  415: "invalid_file",
};

async function readable(file: File): Promise<File> {
  if (photoTypes.some((type) => type === file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    if (jpeg === null) throw new UploadError("invalid_file");
    return new File([jpeg], `${file.name}.jpg`, { type: "image/jpeg" });
  } catch (error) {
    throw new UploadError("invalid_file", { cause: error });
  }
}

/** Where a photo is shown from; the worker decides who may see it. */
export function photoSrc(photoId: string, size: "thumb" | "full"): string {
  return `/api/photos/${encodeURIComponent(photoId)}?size=${size}`;
}

/** The same for whoever has a shared link, whose token opens them. */
export function sharedPhotoSrc(token: string): typeof photoSrc {
  return (photoId, size) => `${photoSrc(photoId, size)}&share=${encodeURIComponent(token)}`;
}
