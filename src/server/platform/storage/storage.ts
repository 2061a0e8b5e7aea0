// The store of files: named bytes in buckets, on the local disk or on S3 alike. Features put encrypted bytes into it; what
// a file is and whose it is stands in the database.

/** The number of files that a list has if its caller names no other. */
const LISTED = 100;
export const DEFAULT_LIST = { limit: LISTED };

/** The buckets whose files lie in a folder for each person, named by the person's id. */
export const PERSON_BUCKETS = ["pictures", "exports"] as const;
export type PersonBucket = (typeof PERSON_BUCKETS)[number];

export interface ListOptions {
  /** The folder to list, without a slash at its end; the whole bucket by default. */
  folder?: string;
  limit?: number;
  /** Lists only names that come after this one. */
  after?: string;
}

export interface StoredFile {
  name: string;
  bytes: number;
}

export interface Bucket {
  /**
   * Stores a file, in place of an earlier one of the same name. Afterwards the whole file is there, and a crash at any
   * moment leaves either the earlier file or the new one.
   */
  upload(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a file, or `null` if there is none. */
  download(name: string): Promise<Buffer | null>;
  move(from: string, to: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Lists names in ascending order: the first `LISTED` of them by default. */
  list(options?: ListOptions): Promise<string[]>;
  /**
   * Yields every file with its size, in no order. Asks the store once for each file. A file that is removed meanwhile may be
   * left out.
   */
  everyFile(): AsyncIterable<StoredFile>;
  /** Removes a file. Does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Removes all files of a folder. Does nothing if there is none. */
  removeFolder(folder: string): Promise<void>;
}

/**
 * Every operation throws a `StorageNameError` for a name that could leave its bucket. Other errors carry the error of the
 * disk or of the network as their cause, by which they are answered (`errors/to-app-error.ts`).
 */
export interface Storage {
  /** Says where files are stored, without keys. */
  readonly description: string;
  /** Returns a bucket, which need not have been created: the first upload creates it. */
  bucket(name: string): Bucket;
  createBucket(name: string): Promise<void>;
  listBuckets(): Promise<string[]>;
  /** Removes an empty bucket. Returns false, and removes nothing, if it has files. */
  removeBucket(name: string): Promise<boolean>;
  /** Deletes what uploads that were cut off before this time left behind. Resolves with the number of such files. */
  deleteUnfinished(before: Date): Promise<number>;
}

/** Removes all files of a person, for the deletion of an account. */
export async function removeFilesOf(storage: Storage, userId: string): Promise<void> {
  for (const bucket of PERSON_BUCKETS) await storage.bucket(bucket).removeFolder(userId);
}
