import type { PhotoSize, PhotoType } from "#domain/photos/photo.ts";
import type { Photos, StoredPhoto } from "#worker/ports/photos.ts";

/** A store of photos in memory. */
export class MemoryPhotos implements Photos {
  readonly #stored = new Map<string, { readonly body: Uint8Array; readonly type: PhotoType }>();

  async put(photoId: string, size: PhotoSize, body: Uint8Array, type: PhotoType): Promise<void> {
    this.#stored.set(`${photoId}/${size}`, { body: body.slice(), type });
  }

  async get(photoId: string, size: PhotoSize): Promise<StoredPhoto | null> {
    const stored = this.#stored.get(`${photoId}/${size}`);
    if (stored === undefined) return null;
    const { body, type } = stored;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(body.slice());
        controller.close();
      },
    });
    return { body: stream, type, bytes: body.length, etag: `"${photoId}-${size}"` };
  }

  async delete(photoId: string): Promise<void> {
    this.#stored.delete(`${photoId}/thumb`);
    this.#stored.delete(`${photoId}/full`);
  }

  async makeThumbnail(): Promise<Uint8Array | null> {
    return null;
  }

  async healthy(): Promise<boolean> {
    return true;
  }
}
