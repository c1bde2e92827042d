import { deviceDatabase, type KeptPhoto } from "../../lib/device-database.ts";

/** The photos of a draft that this device keeps, in the order in which they were attached. */
export async function keptPhotos(draft: string): Promise<readonly KeptPhoto[]> {
  const database = await deviceDatabase();
  const photos = (await database?.getAllFromIndex("photos", "draft", draft)) ?? [];
  return photos.sort((a, b) => a.addedAt - b.addedAt);
}

/** Keeps a photo with its draft until it is sent or taken off. */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  await (await deviceDatabase())?.put("photos", photo);
}

/** Notes under which id the server has a photo; one that was taken off meanwhile stays forgotten. */
export async function noteUploaded(key: string, photoId: string): Promise<void> {
  const transaction = (await deviceDatabase())?.transaction("photos", "readwrite");
  const photo = await transaction?.store.get(key);
  if (photo !== undefined) await transaction?.store.put({ ...photo, photoId });
  await transaction?.done;
}

export async function forgetPhoto(key: string): Promise<void> {
  await (await deviceDatabase())?.delete("photos", key);
}
