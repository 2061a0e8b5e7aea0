import { request } from "node:http";
import { crc32 } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PictureOutput } from "#contract/pictures.ts";
import { PICTURE_BYTES_MAX, PICTURE_ROOM, PICTURES_OF_BLOCK } from "#domain/pictures/limits.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { DAY_MS } from "#domain/time.ts";
import { erasePerson } from "#server/features/account/account.ts";
import { purgeDeleted } from "#server/features/housekeeping/purge-deleted.ts";
import { newId } from "#server/platform/db/ids.ts";
import { userBlocks } from "#server/platform/db/tables/insights.ts";
import { pictures } from "#server/platform/db/tables/pictures.ts";
import { HEAVY_AT_ONCE } from "#server/platform/http/heavy-turns.ts";
import { aBlock } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { aPictureFile, pictureForm } from "#test-support/pictures.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { addPicture } from "./add-picture.ts";
import { forgetPictures } from "./forget-pictures.ts";

const START = "2026-11-20T12:00:00Z";
const clock = createTestClock(START);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

async function anOwner({ isPremium = false } = {}) {
  clock.set(START);
  const person = await aReader(app, { isPremium });
  const { id: blockId } = await aBlock(app, { userId: person.userId });
  const path = `/api/blocks/${blockId}/pictures`;
  return {
    person,
    blockId,
    userId: person.userId,
    add: async (file?: Uint8Array, id: string = newId()) =>
      await person.post<PictureOutput>(path, await pictureForm(id, file)),
    list: async () => (await person.get<{ items: PictureOutput[] }>(path)).body.items,
    stored: async () => {
      const { database, storage } = app.dependencies;
      const [rows] = await database.batch({ userId: person.userId }, (tx) => [tx.select().from(pictures)]);
      const files = await storage.bucket("pictures").list({ folder: person.userId });
      return { rows: rows.length, files: files.length };
    },
  };
}

/** Sends only the beginning of a form, until `signal` is aborted. Resolves when the connection is closed. */
async function sendBeginning(person: Person, path: string, signal: AbortSignal): Promise<void> {
  const headers = {
    origin: app.url,
    cookie: person.cookieHeader(),
    "x-forwarded-for": person.networkAddress,
    "content-type": "multipart/form-data; boundary=part",
  };
  const sent = request(new URL(path, app.url), { method: "POST", headers, signal });
  sent.on("error", () => {});
  const closed = new Promise<void>((resolve) => sent.once("close", resolve));
  sent.write("--part\r\n");
  await closed;
}

async function bytesAt(src: string): Promise<{ status: number; type: string | null; bytes: Buffer }> {
  const answer = await app.visitor().fetch("GET", src, undefined, {});
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe("a picture on a block", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "may be sent as %s, and is shown as WebP of its size",
    async (type) => {
      const { add, list } = await anOwner();
      const { status, body } = await add(await aPictureFile(type, { width: 80, height: 60 }));
      expect([status, body.width, body.height, body.alt]).toEqual([200, 80, 60, ""]);
      expect(await list()).toEqual([body]);
      const shown = await bytesAt(body.src);
      expect([shown.status, shown.type]).toEqual([200, "image/webp"]);
      expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "webp", width: 80, height: 60 });
    },
  );

  it("is turned as the camera said, made smaller, and keeps nothing of its file but the pixels", async () => {
    const { add } = await anOwner();
    const exif = { IFD0: { Copyright: "Zanzibar" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
    const camera = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#345" } })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await add(camera);
    const { bytes } = await bytesAt(body.src);
    expect([body.width, body.height]).toEqual([1024, 2048]);
    const { exif: kept, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Zanzibar")).toBe(false);
  });

  it("is encrypted in the store, and a browser keeps it for an hour", async () => {
    const { add, userId } = await anOwner();
    const { body } = await add();
    const bucket = app.dependencies.storage.bucket("pictures");
    const [name = ""] = await bucket.list({ folder: userId });
    const file = await bucket.download(name);
    expect(file?.includes("WEBP")).toBe(false);
    const answer = await app.visitor().fetch("GET", body.src, undefined, {});
    expect(answer.headers.get("cache-control")).toBe("private, max-age=3600, immutable");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("has words of the person, which speak of help first where they are a cry for it", async () => {
    const { add, list, person } = await anOwner();
    const { body } = await add();
    const path = `/api/pictures/${body.id}`;
    const said = await person.patch<PictureOutput>(path, { alt: " The whiteboard " });
    expect([said.body.alt, (await list())[0]?.alt]).toEqual(["The whiteboard", "The whiteboard"]);
    expect((await person.patch(path, { alt: "I want to kill myself" })).error?.code).toBe("crisis_help");
    expect((await list())[0]?.alt).toBe("The whiteboard");
  });

  it("is stored once, however often it is sent with the same id, and refused under another", async () => {
    const { add, list, stored } = await anOwner();
    const file = await aPictureFile();
    const id = newId();
    const answers = await Promise.all([add(file, id), add(file, id), add(file, id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await add(file, id)).body).toMatchObject({ id });
    const again = await add(file);
    expect([again.status, again.error?.message]).toEqual([409, "You already added this picture."]);
    expect([(await list()).length, await stored()]).toEqual([1, { rows: 1, files: 1 }]);
  });

  it("is hidden from everybody else, and its address ends with the picture and after two hours", async () => {
    const { add, list, person, stored } = await anOwner();
    const other = await anOwner();
    const { body } = await add();
    expect((await other.person.delete(`/api/pictures/${body.id}`)).error?.code).toBe("not_found");
    expect((await bytesAt(`${body.src.slice(0, -4)}AAAA`)).status).toBe(404);
    clock.advance(2 * 3_600_000);
    expect((await bytesAt(body.src)).status).toBe(404);
    const [shown] = await list();
    expect((await bytesAt(shown?.src ?? "")).status).toBe(200);
    expect((await person.delete(`/api/pictures/${body.id}`)).body).toEqual({ isRemoved: true });
    expect([(await bytesAt(shown?.src ?? "")).status, await stored()]).toEqual([404, { rows: 0, files: 0 }]);
  });

  it("is deleted with the block, and with the account", async () => {
    const { add, blockId, person, userId, stored } = await anOwner();
    await add();
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(userBlocks).set({ deletedAt: clock.now() }),
    ]);
    clock.advance(DAY_MS);
    await purgeDeleted(app.dependencies);
    await forgetPictures(app.dependencies);
    expect([await person.get(`/api/blocks/${blockId}/pictures`), await stored()]).toMatchObject([
      { status: 404 },
      { rows: 0, files: 0 },
    ]);
    const other = await anOwner();
    await other.add();
    await erasePerson(app.dependencies, other.userId);
    expect(await other.stored()).toEqual({ rows: 0, files: 0 });
  });
});

it("the download of everything has each picture as a file, and its words as data", async () => {
  const { add, person } = await anOwner();
  const { body } = await add();
  await person.patch(`/api/pictures/${body.id}`, { alt: "The whiteboard" });
  const answer = await person.fetch("GET", "/api/account/export", undefined, {});
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const { bytes } = await bytesAt(body.src);
  expect(Buffer.from(files[`pictures/${body.id}.webp`] ?? []).equals(bytes)).toBe(true);
  expect(JSON.parse(strFromU8(files["json/pictures.json"] ?? new Uint8Array()))).toMatchObject([
    { id: body.id, details: { alt: "The whiteboard" } },
  ]);
});

describe("an upload that is refused", () => {
  it("says what is wrong, and leaves no row and no file", async () => {
    const { add, stored } = await anOwner();
    const whole = await aPictureFile("jpeg", { width: 600, height: 400 });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await sharp(whole).gif().toBuffer();
    const refused = [
      await add(Buffer.from("<html>not a picture</html>")),
      await add(svg),
      await add(gif),
      await add(Buffer.alloc(0)),
      await add(whole.subarray(0, whole.length / 2)),
      await add((await aPictureFile("png")).subarray(0, 60)),
    ];
    const no = "This isn’t a picture that can be shown here. JPEG, PNG, WebP and AVIF work.";
    const damaged = "This picture is damaged or cut off. Nothing of it was kept.";
    expect(refused.map(({ error }) => error?.message)).toEqual([no, no, no, no, damaged, damaged]);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error?.field}`))).toEqual(
      new Set(["400 picture"]),
    );
    expect(await stored()).toEqual({ rows: 0, files: 0 });
  });

  it("may be a small file that claims more pixels than memory holds", async () => {
    const { add, stored } = await anOwner();
    const bomb = await aPictureFile("png");
    for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const { status, error } = await add(bomb);
    expect([status, error?.message]).toEqual([
      400,
      "This picture has too many pixels. It may have 50 million; please make it smaller first.",
    ]);
    expect(await stored()).toEqual({ rows: 0, files: 0 });
  });

  it("may be larger than ten megabytes, no form, or sent by a guest or a visitor", async () => {
    const { add, blockId, person } = await anOwner();
    const large = await add(Buffer.alloc(PICTURE_BYTES_MAX + 1));
    expect([large.status, large.error?.message]).toEqual([
      413,
      "A file may have at most 10 MB. Nothing of this one was kept.",
    ]);
    const path = `/api/blocks/${blockId}/pictures`;
    expect((await person.post(path, { pictureId: newId() })).error?.message).toContain("multipart/form-data");
    const form = await pictureForm(newId());
    expect((await app.visitor().post(path, form)).error?.code).toBe("unauthenticated");
    expect((await app.as({ isGuest: true }).post(path, form)).error?.code).toBe("account_required");
  });

  it("for who sends it does not wait while as many others as may be received are being sent", async () => {
    const { add, blockId } = await anOwner();
    const path = `/api/blocks/${blockId}/pictures`;
    const senders = await Promise.all(Array.from({ length: HEAVY_AT_ONCE }, () => anOwner()));
    const received = vi.spyOn(app.dependencies.auth, "readWriter");
    onTestFinished(() => received.mockRestore());
    const leaving = new AbortController();
    const unfinished = senders.map(({ person }) => sendBeginning(person, path, leaving.signal));
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(HEAVY_AT_ONCE), { timeout: 30_000 });
    await Promise.all(received.mock.results.map(({ value }) => value));
    let isWaiting = true;
    const waiting = add().finally(() => {
      isWaiting = false;
    });
    const form = await pictureForm(newId());
    expect((await app.visitor().post(path, form)).error?.code).toBe("unauthenticated");
    expect((await app.as({ isGuest: true }).post(path, form)).error?.code).toBe("account_required");
    expect(isWaiting).toBe(true);
    leaving.abort();
    await Promise.all(unfinished);
    expect((await waiting).status).toBe(200);
  });

  it("finds no block, too many pictures on it, or no room in the plan", async () => {
    const { add, person, userId, blockId } = await anOwner();
    const nowhere = await person.post(`/api/blocks/${newId()}/pictures`, await pictureForm(newId()));
    expect([nowhere.status, nowhere.error?.message]).toEqual([404, "Block not found"]);
    const stranger = await anOwner();
    const theirs = await stranger.person.post(`/api/blocks/${blockId}/pictures`, await pictureForm(newId()));
    expect([theirs.status, theirs.error?.message]).toEqual([404, "Block not found"]);
    const { body } = await add();
    const row = app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(pictures)]);
    const [[first]] = await row;
    if (!first) throw new Error("The picture has no row");
    const copies = Array.from({ length: PICTURES_OF_BLOCK - 1 }, (_, at) => ({
      ...first,
      id: newId(),
      digest: `copy ${at}`,
    }));
    await app.dependencies.database.batch({ userId }, (tx) => [tx.insert(pictures).values(copies)]);
    expect((await add()).error?.message).toBe("There are 12 pictures here. Remove one first.");
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(pictures).set({ blockId: null, bytes: Math.ceil(PICTURE_ROOM.free / PICTURES_OF_BLOCK) }),
    ]);
    expect((await add()).error?.message).toBe(
      "Your plan keeps 25 MB of pictures, and there is not enough left for this one.",
    );
    expect(body.id).toBe(first.id);
  });
});

describe("an upload that breaks off", () => {
  it("before its turn to be decoded is not decoded, and leaves nothing", async () => {
    const { userId, blockId, stored } = await anOwner();
    const upload = {
      id: newId(),
      purpose: "block" as const,
      blockId,
      file: new File([new Uint8Array(await aPictureFile())], "from a phone.jpg"),
    };
    const send = (signal: AbortSignal) =>
      addPicture(app.dependencies, { userId, plan: PLANS.free }, { ...upload, signal });
    await expect(send(AbortSignal.abort())).rejects.toMatchObject({ code: "invalid_input" });
    expect(await stored()).toEqual({ rows: 0, files: 0 });
    expect(await send(new AbortController().signal)).toMatchObject({ id: upload.id });
  });

  it("on a full disk says so, leaves nothing, and succeeds when it is sent again", async () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    const { storage } = app.dependencies;
    const { add, stored } = await anOwner();
    const bucket = storage.bucket;
    storage.bucket = (name) => ({ ...bucket(name), upload: async () => Promise.reject(full) });
    const id = newId();
    const file = await aPictureFile();
    const { status, error } = await add(file, id);
    storage.bucket = bucket;
    expect([status, error?.message]).toEqual([
      503,
      "The server has no room left to save anything. What is saved can still be read. Please try again later.",
    ]);
    expect(await stored()).toEqual({ rows: 0, files: 0 });
    expect((await add(file, id)).status).toBe(200);
  });

  it("before it is shown is seen by nobody, and is finished when it is sent again or deleted later", async () => {
    const { add, list, stored, userId } = await anOwner();
    const ids = [newId(), newId()];
    const files = [await aPictureFile(), await aPictureFile()];
    for (const [at, id] of ids.entries()) await add(files[at], id);
    const { database } = app.dependencies;
    await database.batch({ userId }, (tx) => [tx.update(pictures).set({ state: "storing" })]);
    expect([await list(), await stored()]).toEqual([[], { rows: 2, files: 2 }]);
    expect((await add(files[0], ids[0])).status).toBe(200);
    expect([(await list()).length, await stored()]).toEqual([1, { rows: 2, files: 2 }]);
    clock.advance(60_000);
    await forgetPictures(app.dependencies);
    expect(await stored()).toEqual({ rows: 2, files: 2 });
    clock.advance(DAY_MS);
    await forgetPictures(app.dependencies);
    expect([(await list()).map(({ id }) => id), await stored()]).toEqual([[ids[0]], { rows: 1, files: 1 }]);
  });
});

describe("the avatar", () => {
  it("is a square, replaces the one before with its file, and can be removed", async () => {
    const { person, stored } = await anOwner();
    const avatar = async () =>
      (await person.get<{ avatar: PictureOutput | null }>("/api/avatar")).body.avatar;
    expect(await avatar()).toBeNull();
    await person.put("/api/avatar", await pictureForm(newId()));
    const file = await aPictureFile("png", { width: 900, height: 500 });
    const { body } = await person.put<PictureOutput>("/api/avatar", await pictureForm(newId(), file));
    expect(await avatar()).toEqual(body);
    expect([body.width, body.height, await stored()]).toEqual([256, 256, { rows: 1, files: 1 }]);
    await person.delete(`/api/pictures/${body.id}`);
    expect([await avatar(), await stored()]).toEqual([null, { rows: 0, files: 0 }]);
  });
});
