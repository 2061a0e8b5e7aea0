// Where the bytes of a picture are stored, and how they are encrypted.
import type { SealedPlace } from "../../platform/crypto/envelope.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Services } from "../../platform/services.ts";
import type { PersonBucket, Storage } from "../../platform/storage/storage.ts";
import { deletePictureRow, type PictureId, type PictureRow } from "./pictures.queries.ts";

type Attempt = Pick<PictureRow, "userId" | "id" | "attempt">;

const BUCKET: PersonBucket = "pictures";
const folderOf = ({ userId, id }: PictureId) => `${userId}/${id}`;
export const nameOfPicture = (row: Attempt) => `${folderOf(row)}/${row.attempt}`;

/** The place that the encryption is bound to: a file cannot be opened as that of another picture. */
const placeOf = ({ userId, id, attempt }: Attempt): SealedPlace => {
  return { table: "pictures", column: "file", userId, rowId: `${id}:${attempt}` };
};

export async function storePicture(
  storage: Storage,
  { row, key, bytes }: { row: Attempt; key: UserKey; bytes: Buffer },
): Promise<void> {
  await storage.bucket(BUCKET).upload(nameOfPicture(row), key.sealFile(bytes, placeOf(row)));
}

/** Returns the bytes of a picture, or `null` if they cannot be found or opened. */
export async function readPicture(storage: Storage, row: Attempt, key: UserKey): Promise<Buffer | null> {
  const file = await storage.bucket(BUCKET).download(nameOfPicture(row));
  return file && key.unsealFile(file, placeOf(row));
}

/** Deletes the bytes of one attempt. */
export async function removeAttempt(storage: Storage, row: Attempt): Promise<void> {
  await storage.bucket(BUCKET).remove(nameOfPicture(row));
}

/** Deletes what attempts before this one stored, which were cut off. */
export async function removeEarlierAttempts(storage: Storage, row: Attempt): Promise<void> {
  for (let attempt = 1; attempt < row.attempt; attempt += 1)
    await removeAttempt(storage, { ...row, attempt });
}

/** Deletes the bytes of a hidden picture and then its row, so that no bytes are left without one. */
export async function removeHidden(
  { storage, database }: Pick<Services, "storage" | "database">,
  picture: PictureId,
): Promise<void> {
  await storage.bucket(BUCKET).removeFolder(folderOf(picture));
  await database.batch(picture, (tx) => [deletePictureRow(tx, picture)]);
}
