import { orientationOf, withOrientation } from "#domain/photos/jpeg.ts";
import { maxThumbnailPixels, thumbnailSide } from "#domain/photos/photo.ts";
import type { Photos } from "#worker/ports/photos.ts";

const quality = 72;

/** A JPEG whose longer side is at most `thumbnailSide`; it is turned the way that the photo says. */
export const makePhotonThumbnail: Photos["makeThumbnail"] = async ({ body, pixels }) => {
  if (pixels > maxThumbnailPixels) return null;
  // Loaded with the first photo: no other request pays for decoding pictures.
  const photon = await import("@cf-wasm/photon/workerd");
  const image = decoded(() => photon.PhotonImage.new_from_byteslice(body));
  if (image === null) return null;
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    const scale = Math.min(1, thumbnailSide / Math.max(width, height));
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    const small = photon.resize(image, side(width), side(height), photon.SamplingFilter.Triangle);
    try {
      return withOrientation(small.get_bytes_jpeg(quality), orientationOf(body));
    } finally {
      small.free();
    }
  } finally {
    image.free();
  }
};

/** Null for what cannot be decoded: the photo is then shown whole. */
function decoded<Image>(decode: () => Image): Image | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
