// Reads STORAGE_URL.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";

export interface S3Place {
  kind: "s3";
  /** The address of the service, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type StoragePlace = { kind: "disk"; folder: string } | S3Place;

const ALLOWED =
  "STORAGE_URL must be file:///a/folder or s3://key:secret@host/bucket?region=name; docs/settings.md says more.";
/** The region of services that have none, such as MinIO. */
const NO_REGION = "us-east-1";

/**
 * Returns where files are stored: the folder `files` of the data folder, unless the setting names another place.
 * @throws {SettingError} for a setting of another form. Its text does not contain the setting, which holds a key.
 */
export function storagePlaceOf({
  storageUrl,
  dataDir,
}: Pick<Config, "storageUrl" | "dataDir">): StoragePlace {
  if (storageUrl === undefined) return { kind: "disk", folder: join(dataDir, "files") };
  const url = URL.parse(storageUrl);
  if (url?.protocol === "file:" && url.host === "") return { kind: "disk", folder: fileURLToPath(url) };
  const [, bucket, ...rest] = (url?.pathname ?? "").split("/");
  const isWhole = url?.protocol === "s3:" && url.host && bucket && url.username && url.password;
  if (!isWhole || rest.some((part) => part !== "")) throw new SettingError(ALLOWED);
  const isPlain = url.searchParams.get("tls") === "off";
  return {
    kind: "s3",
    endpoint: `${isPlain ? "http" : "https"}://${url.host}`,
    region: url.searchParams.get("region") ?? NO_REGION,
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
