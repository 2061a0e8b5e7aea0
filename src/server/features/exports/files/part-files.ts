// Where the parts of an export file are stored, and how they are encrypted.
import type { SealedPlace } from "#server/platform/crypto/envelope.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import type { PersonBucket, Storage } from "#server/platform/storage/storage.ts";
import type { FileAttempt, FileId } from "./files.queries.ts";

const BUCKET: PersonBucket = "exports";
const folderOf = ({ userId, id }: FileId) => `${userId}/${id}`;
export const nameOfPart = (row: FileAttempt, part: number) => `${folderOf(row)}/${row.attempt}/${part}`;

/** The place that the encryption is bound to: a part cannot be opened as another part or as that of another file. */
const placeOf = ({ userId, id, attempt }: FileAttempt, part: number): SealedPlace => {
  return { table: "exports", column: "file", userId, rowId: `${id}:${attempt}:${part}` };
};

interface Part {
  row: FileAttempt;
  key: UserKey;
  part: number;
}

export async function storeFilePart(
  storage: Storage,
  { row, key, part }: Part,
  bytes: Buffer,
): Promise<void> {
  await storage.bucket(BUCKET).upload(nameOfPart(row, part), key.sealFile(bytes, placeOf(row, part)));
}

/** Returns the bytes of a part; `null` if they cannot be opened, `undefined` if there is no such file. */
export async function readPart(
  storage: Storage,
  { row, key, part }: Part,
): Promise<Buffer | null | undefined> {
  const file = await storage.bucket(BUCKET).download(nameOfPart(row, part));
  return file ? key.unsealFile(file, placeOf(row, part)) : undefined;
}

/** Deletes the parts that one attempt stored. */
export async function removePartsOfAttempt(storage: Storage, row: FileAttempt): Promise<void> {
  await storage.bucket(BUCKET).removeFolder(`${folderOf(row)}/${row.attempt}`);
}

/** Deletes the parts of all attempts. */
export async function removeParts(storage: Storage, file: FileId): Promise<void> {
  await storage.bucket(BUCKET).removeFolder(folderOf(file));
}
