// The names that a bucket and a file may have. They are stricter than those of a disk and of S3, so that both take them and
// none of them leaves its folder.

const PART = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
/** The maximum number of parts of a name, which are the folders and the file. */
const PARTS_MAX = 8;

export class StorageNameError extends Error {
  override name = "StorageNameError";
}

/** Throws `StorageNameError` for anything but lower-case parts with single slashes between them. */
export function checkFileName(name: string): string {
  const parts = name.split("/");
  if (parts.length <= PARTS_MAX && parts.every((part) => PART.test(part))) return name;
  throw new StorageNameError(`A stored file cannot be called ${JSON.stringify(name.slice(0, 100))}`);
}

export function checkBucketName(name: string): string {
  if (BUCKET.test(name)) return name;
  throw new StorageNameError(`A bucket cannot be called ${JSON.stringify(name.slice(0, 100))}`);
}
