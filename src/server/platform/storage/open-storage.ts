import type { Disk } from "flydrive";
import type { Config } from "../config.ts";
import { once } from "../once.ts";
import { checkBucketName, checkFileName } from "./names.ts";
import type { Bucket, ListOptions, Storage } from "./storage.ts";
import { DEFAULT_LIST } from "./storage.ts";
import { type S3Place, storagePlaceOf } from "./storage-address.ts";
import { deleteUnfinished } from "./unfinished.ts";

/** The file that makes a bucket exist before it has others. No file of a person can have this name. */
const MARKER = ".bucket";
/** The time that S3 has to answer or to go on, in milliseconds. */
const S3_TIMEOUT_MS = 20_000;
const S3_ATTEMPTS = 3;

/** Opens the store that the settings name. Loads its library and reaches for it at the first operation only. */
export function openStorage(config: Pick<Config, "storageUrl" | "dataDir">): Storage {
  const place = storagePlaceOf(config);
  if (place.kind === "s3") {
    const { endpoint, bucket } = place;
    return storageOn(
      once(() => openS3(place)),
      { description: `${bucket} at ${endpoint}` },
    );
  }
  const { folder } = place;
  return storageOn(
    once(() => openDisk(folder)),
    {
      description: folder,
      deleteUnfinished: (before) => deleteUnfinished(folder, before),
    },
  );
}

async function openDisk(folder: string): Promise<Disk> {
  const [{ Disk }, { DurableDriver }] = await Promise.all([
    import("flydrive"),
    import("./durable-driver.ts"),
  ]);
  return new Disk(new DurableDriver(folder));
}

async function openS3({ endpoint, region, bucket, ...credentials }: S3Place): Promise<Disk> {
  const [{ Disk }, { S3Driver }, { S3Client }] = await Promise.all([
    import("flydrive"),
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const { accessKeyId, secretAccessKey } = credentials;
  const client = new S3Client({
    endpoint,
    region,
    maxAttempts: S3_ATTEMPTS,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: S3_TIMEOUT_MS, requestTimeout: S3_TIMEOUT_MS },
  });
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}

type Kind = Pick<Storage, "description"> & Partial<Pick<Storage, "deleteUnfinished">>;

function storageOn(open: () => Promise<Disk>, kind: Kind): Storage {
  const filesOf = async (bucket: string, options?: ListOptions) =>
    await listNames(await open(), checkBucketName(bucket), options);
  return {
    description: kind.description,
    deleteUnfinished: kind.deleteUnfinished ?? (async () => 0),
    bucket: (name) => bucketOn(open, checkBucketName(name)),
    async createBucket(name) {
      await (await open()).driver.put(`${checkBucketName(name)}/${MARKER}`, "\n");
    },
    async listBuckets() {
      const found = new Set<string>();
      const disk = await open();
      for await (const object of everyObject(disk, "", false)) {
        const name = "prefix" in object ? object.prefix.replace(/\/$/, "") : "";
        if (name !== "" && !name.startsWith(".")) found.add(name);
      }
      return [...found].sort();
    },
    async removeBucket(name) {
      if ((await filesOf(name, { limit: 1 })).length > 0) return false;
      await (await open()).driver.deleteAll(`${name}/`);
      return true;
    },
  };
}

function bucketOn(open: () => Promise<Disk>, bucket: string): Bucket {
  const keyOf = (name: string) => `${bucket}/${checkFileName(name)}`;
  return {
    async upload(name, bytes) {
      const key = keyOf(name);
      await (await open()).put(key, bytes);
    },
    async download(name) {
      const key = keyOf(name);
      const disk = await open();
      try {
        return Buffer.from(await disk.getBytes(key));
      } catch (error) {
        if (!(await disk.exists(key))) return null;
        throw error;
      }
    },
    async move(from, to) {
      const keys = [keyOf(from), keyOf(to)] as const;
      await (await open()).move(...keys);
    },
    async copy(from, to) {
      const keys = [keyOf(from), keyOf(to)] as const;
      await (await open()).copy(...keys);
    },
    list: async (options) => await listNames(await open(), bucket, options),
    async *everyFile() {
      for await (const object of everyObject(await open(), `${bucket}/`, true)) {
        if (!("key" in object)) continue;
        const name = object.key.slice(bucket.length + 1);
        if (name === MARKER) continue;
        const bytes = await bytesOf(await open(), object.key);
        if (bytes !== null) yield { name, bytes };
      }
    },
    async remove(name) {
      const key = keyOf(name);
      await (await open()).delete(key);
    },
    async removeFolder(folder) {
      const key = keyOf(folder);
      // The slash keeps S3, which compares beginnings, from removing folders whose names only begin alike.
      await (await open()).driver.deleteAll(`${key}/`);
    },
  };
}

/** Returns the size of a listed file, or `null` if it was removed since. */
async function bytesOf(disk: Disk, key: string): Promise<number | null> {
  try {
    // The library's list of files on S3 has no sizes.
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    if (!(await disk.exists(key))) return null;
    throw error;
  }
}

async function listNames(
  disk: Disk,
  bucket: string,
  { folder, limit = DEFAULT_LIST.limit, after = "" }: ListOptions = {},
): Promise<string[]> {
  const prefix = folder === undefined ? `${bucket}/` : `${bucket}/${checkFileName(folder)}/`;
  const names: string[] = [];
  for await (const object of everyObject(disk, prefix, true)) {
    if (!("key" in object)) continue;
    const name = object.key.slice(bucket.length + 1);
    if (name !== MARKER && name > after) names.push(name);
  }
  return names.sort().slice(0, limit);
}

async function* everyObject(disk: Disk, prefix: string, recursive: boolean) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.driver.listAll(prefix === "" ? "/" : prefix, {
      recursive,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    yield* page.objects;
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
