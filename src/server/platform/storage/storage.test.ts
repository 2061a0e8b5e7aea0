import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeS3 } from "#test-support/fake-s3.ts";
import { SettingError } from "../config/parse-settings.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { createFileCodes } from "./file-codes.ts";
import { StorageNameError } from "./names.ts";
import { openStorage } from "./open-storage.ts";
import { removeFilesOf, type Storage } from "./storage.ts";
import { storagePlaceOf } from "./storage-address.ts";

const dataDir = mkdtempSync(join(tmpdir(), "arcana-storage-"));
let s3Url = "";
const stores: Record<"disk" | "S3", () => Storage> = {
  disk: () => openStorage({ dataDir, storageUrl: undefined }),
  S3: () => openStorage({ dataDir, storageUrl: s3Url }),
};

beforeAll(async () => {
  const s3 = await startFakeS3();
  s3Url = s3.storageUrl;
  return () => s3.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(["disk", "S3"] as const)("the store of files on %s", (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = stores[kind]();
  });

  it("the store of files gives back what was uploaded, replaces it, and has nothing under other names", async () => {
    const bucket = storage.bucket("papers");
    const bytes = Buffer.from([0, 255, 1, 254]);
    await bucket.upload("a/one", Buffer.from("first"));
    await bucket.upload("a/one", bytes);
    expect((await bucket.download("a/one"))?.equals(bytes)).toBe(true);
    expect([await bucket.download("a/two"), await storage.bucket("others").download("a/one")]).toEqual([
      null,
      null,
    ]);
  });

  it("the store of files moves, copies and removes files, and removing one that is gone changes nothing", async () => {
    const bucket = storage.bucket("moved");
    await bucket.upload("one", Buffer.from("1"));
    await bucket.copy("one", "folder/two");
    await bucket.move("one", "folder/three");
    expect(await bucket.list()).toEqual(["folder/three", "folder/two"]);
    await bucket.remove("folder/two");
    await bucket.remove("folder/two");
    expect([await bucket.list(), String(await bucket.download("folder/three"))]).toEqual([
      ["folder/three"],
      "1",
    ]);
  });

  it("the store of files leaves out a file that is removed while all files and their sizes are read", async () => {
    const bucket = storage.bucket("removed-meanwhile");
    for (const name of ["one", "two"]) await bucket.upload(name, Buffer.from(name));
    const sizes: number[] = [];
    for await (const { bytes } of bucket.everyFile()) {
      sizes.push(bytes);
      for (const name of ["one", "two"]) await bucket.remove(name);
    }
    expect(sizes).toEqual([3]);
  });

  it("the store of files lists a hundred names by default, in ascending order, and those after a name", async () => {
    const bucket = storage.bucket("many");
    const names = Array.from({ length: 103 }, (_, at) => `f/${String(at).padStart(3, "0")}`);
    await Promise.all(names.toReversed().map((name) => bucket.upload(name, Buffer.from(name))));
    await bucket.upload("ff/000", Buffer.from("elsewhere"));
    expect(await bucket.list()).toEqual(names.slice(0, 100));
    expect(await bucket.list({ folder: "f", after: "f/099" })).toEqual(["f/100", "f/101", "f/102"]);
    expect(await bucket.list({ limit: 2, after: "f/000" })).toEqual(["f/001", "f/002"]);
    await bucket.removeFolder("f");
    expect(await bucket.list()).toEqual(["ff/000"]);
  });

  it("the store of files creates, lists and removes buckets, but none that has files", async () => {
    await storage.createBucket("empty-one");
    await storage.bucket("full-one").upload("file", Buffer.from("x"));
    expect(await storage.listBuckets()).toEqual(expect.arrayContaining(["empty-one", "full-one"]));
    expect([await storage.removeBucket("full-one"), await storage.removeBucket("empty-one")]).toEqual([
      false,
      true,
    ]);
    expect(await storage.listBuckets()).toContain("full-one");
    expect(await storage.listBuckets()).not.toContain("empty-one");
  });

  it("the store of files removes everything of a person, and nothing of anybody else", async () => {
    const bucket = storage.bucket("pictures");
    await bucket.upload("person-1/a/1", Buffer.from("x"));
    await bucket.upload("person-10/a/1", Buffer.from("x"));
    await removeFilesOf(storage, "person-1");
    expect(await bucket.list()).toEqual(["person-10/a/1"]);
  });

  it("the store of files refuses names that climb out of a bucket, and writes nothing for them", async () => {
    const bucket = storage.bucket("names");
    const climbing = [
      "../one",
      "a/../../one",
      "/etc/passwd",
      "a//b",
      "a/./b",
      ".bucket",
      "a\\b",
      "",
      "a/",
      "A",
      "a\u0000",
    ];
    for (const name of climbing) {
      await expect(bucket.upload(name, Buffer.from("x")), name).rejects.toThrow(StorageNameError);
      await expect(bucket.download(name), name).rejects.toThrow(StorageNameError);
      await expect(bucket.removeFolder(name), name).rejects.toThrow(StorageNameError);
    }
    expect(() => storage.bucket("..")).toThrow(StorageNameError);
    expect(await bucket.list()).toEqual([]);
  });
});

describe("the store on the local disk", () => {
  it("lets only the owner of the server read its files", async () => {
    await stores.disk().bucket("owned").upload("a/file", Buffer.from("x"));
    const modes = ["owned", "owned/a", "owned/a/file"].map(
      (name) => statSync(join(dataDir, "files", name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it("keeps nothing of an upload that fails, and keeps the file before it", async () => {
    const storage = stores.disk();
    await storage.bucket("kept").upload("file", Buffer.from("before"));
    await expect(storage.bucket("kept").upload("file/below", Buffer.from("after"))).rejects.toThrow();
    expect(String(await storage.bucket("kept").download("file"))).toBe("before");
    expect(readdirSync(join(dataDir, "files", ".unfinished"))).toEqual([]);
  });

  it("deletes what a cut-off upload left behind, but not what is being written", async () => {
    const storage = stores.disk();
    const [old, fresh] = ["old", "fresh"].map((name) => join(dataDir, "files", ".unfinished", name));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    utimesSync(old ?? "", 1, 1);
    expect(await storage.deleteUnfinished(new Date(1000_000))).toBe(1);
    expect(readdirSync(join(dataDir, "files", ".unfinished"))).toEqual(["fresh"]);
  });
});

it("a store on S3 that does not answer makes the server unavailable, not broken", async () => {
  const storage = openStorage({ dataDir, storageUrl: "s3://key:secret@127.0.0.1:9/arcana?tls=off" });
  const error = await storage
    .bucket("a-bucket")
    .upload("file", Buffer.from("x"))
    .catch((thrown: unknown) => thrown);
  expect(toAppError(error).code).toBe("unavailable");
});

describe("the setting for the store", () => {
  const placeOf = (storageUrl: string | undefined) => storagePlaceOf({ dataDir: "/data", storageUrl });

  it("is a folder of the data folder by default, another folder, or a bucket on S3", () => {
    expect(placeOf(undefined)).toEqual({ kind: "disk", folder: "/data/files" });
    expect(placeOf(pathToFileURL("/mnt/my files").href)).toEqual({ kind: "disk", folder: "/mnt/my files" });
    expect(placeOf("s3://id:a%2Fb@s3.example.org:9000/bucket?region=eu-central-1")).toEqual({
      kind: "s3",
      endpoint: "https://s3.example.org:9000",
      region: "eu-central-1",
      bucket: "bucket",
      accessKeyId: "id",
      secretAccessKey: "a/b",
    });
  });

  it("is refused in any other form, without repeating its key", () => {
    const wrong = [
      "s3://host/bucket",
      "s3://id:zanzibar@host",
      "s3://id:zanzibar@host/a/b",
      "file://host/a",
      "http://a/b",
    ];
    for (const url of wrong) {
      expect(() => placeOf(url), url).toThrow(SettingError);
      expect(() => placeOf(url), url).not.toThrow(/zanzibar/);
    }
  });
});

describe("the signed address of a file", () => {
  const codes = createFileCodes("a secret of this server");
  const now = new Date("2026-11-20T12:10:00Z");
  const file = { userId: "0198aaaa-0000-7000-8000-000000000001", id: "0198bbbb-0000-7000-8000-000000000002" };

  it("opens it for one to two hours, and is the same within an hour", () => {
    const address = codes.sign(file, now);
    expect(codes.sign(file, new Date("2026-11-20T12:59:59Z"))).toBe(address);
    expect(codes.read(address, new Date("2026-11-20T13:59:59Z"))).toEqual(file);
    expect(codes.read(address, new Date("2026-11-20T14:00:00Z"))).toBeNull();
  });

  it("opens nothing once any part of it is changed, or under another secret", () => {
    const address = Buffer.from(codes.sign(file, now), "base64url");
    for (let at = 0; at < address.length; at += 1) {
      const changed = Buffer.from(address);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(codes.read(changed.toString("base64url"), now)).toBeNull();
    }
    const text = codes.sign(file, now);
    for (const same of [`${text}=`, `${text}\n`, ` ${text}`]) expect(codes.read(same, now)).toBeNull();
    expect(createFileCodes("another secret").read(address.toString("base64url"), now)).toBeNull();
    expect(["", "x", "a/b"].map((wrong) => codes.read(wrong, now))).toEqual([null, null, null]);
  });

  it("the hash of a file differs by person, so that it does not tell that two people have the same file", () => {
    const bytes = Buffer.from("the same file");
    expect(codes.digest("one", bytes)).not.toBe(codes.digest("other", bytes));
    expect(codes.digest("one", bytes)).toBe(codes.digest("one", bytes));
  });
});
