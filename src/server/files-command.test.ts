import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#server/platform/db/ids.ts";
import { pictures } from "#server/platform/db/tables/pictures.ts";
import { aBlock } from "#test-support/factories.ts";
import { pictureForm } from "#test-support/pictures.ts";
import { aReader } from "#test-support/reading-app.ts";
import { runCommand } from "#test-support/run-command.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { compareFiles } from "./compare-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Runs `npm run files -- ...` on the app's database and files. */
const files = (...words: string[]) =>
  runCommand("files", words, { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dependencies.config.dataDir });

async function aPicture() {
  const person = await aReader(app);
  const { userId } = person;
  const { id: blockId } = await aBlock(app, { userId });
  const id = newId();
  expect((await person.post(`/api/blocks/${blockId}/pictures`, await pictureForm(id))).status).toBe(200);
  return { userId, id };
}

describe("npm run files", () => {
  it("counts the files and bytes of each bucket, and prints its usage for other words", async () => {
    const { userId } = await aPicture();
    const bucket = app.dependencies.storage.bucket("pictures");
    const [name = ""] = await bucket.list({ folder: userId });
    const bytes = (await bucket.download(name))?.length;
    const { said, code } = await files("list");
    expect([said, code]).toEqual([expect.stringContaining(`pictures: 1 file, ${bytes} bytes\n`), 0]);
    expect(said).toContain("exports: 0 files, 0 bytes\n");
    expect(await files("open")).toMatchObject({ code: 1, said: expect.stringContaining("files -- check") });
  });

  it("finds a row without a file and a file without a row, but none that is being written", async () => {
    expect((await files("check")).code).toBe(0);
    const { database, storage } = app.dependencies;
    const [lost, half] = [await aPicture(), await aPicture()];
    const bucket = storage.bucket("pictures");
    await bucket.removeFolder(`${lost.userId}/${lost.id}`);
    await database.batch(half, (tx) => [tx.update(pictures).set({ state: "storing" })]);
    const orphan = `${newId()}/${newId()}/1`;
    await bucket.upload(orphan, Buffer.from("words of nobody"));
    const { said, code } = await files("check");
    expect(code).toBe(1);
    expect(said).toContain(`  rows without a file: 1\n    ${lost.userId}/${lost.id}/1\n`);
    expect(said).toContain(`  files without a row: 1\n    ${orphan}\n`);
    expect(said).not.toContain("words of nobody");
  });

  it("names no picture that was added after the files were listed, and none that was removed since", async () => {
    const listed = new Set(await app.dependencies.storage.bucket("pictures").list());
    const { missing, lost } = await compareFiles(app.dependencies, "pictures", listed);
    const { userId, id } = await aPicture();
    const removed = `${newId()}/${newId()}/1`;
    const later = await compareFiles(app.dependencies, "pictures", new Set([...listed, removed]));
    expect(later).toEqual({ missing, lost });
    expect(JSON.stringify(later)).not.toContain(`${userId}/${id}`);
  });
});
