import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { FILE_KEPT_MS, READINGS_A_VOLUME } from "#domain/export/files.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import { newId } from "#server/platform/db/ids.ts";
import { exportFiles, exportParts } from "#server/platform/db/tables/exports.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp } from "#test-support/test-app.ts";

const app = await createTestApp();

/** Stores these bytes as a finished PDF of `total` readings, and returns how the file is downloaded. */
async function downloaded(bytes: Uint8Array, total: number) {
  const person = await aReader(app, { isPremium: true });
  const { userId } = person;
  const { database, vault, clock } = app.dependencies;
  const id = newId();
  const now = clock.now();
  const key = await vault.keyOf(userId);
  const place = { userId, exportId: id, attempt: 1, part: 0 };
  const body = key.seal(Buffer.from(bytes).toString("base64"), placeOf(exportParts, "body", place));
  await database.batch({ userId }, (tx) => [
    tx.insert(exportFiles).values({
      userId,
      id,
      format: "pdf",
      state: "ready",
      attempt: 1,
      done: total,
      total,
      parts: 1,
      bytes: bytes.length,
      createdAt: now,
      beatAt: now,
      expiresAt: new Date(now.getTime() + FILE_KEPT_MS),
    }),
    tx.insert(exportParts).values({ ...place, body }),
  ]);
  const { headers } = await person.fetch("GET", `/api/export-files/${id}`, undefined, {});
  return [headers.get("content-type"), headers.get("content-disposition")?.match(/\.\w+(?=")/)?.[0]];
}

it("a stored file that is an archive is downloaded as one, even if one PDF may hold all its readings by now", async () => {
  const archive = zipSync({ "readings-1-of-2.pdf": new Uint8Array([1, 2, 3]) });
  expect(await downloaded(archive, 2)).toEqual(["application/zip", ".zip"]);
});

it("a stored file that is one PDF is downloaded as one, even if its readings would be several by now", async () => {
  const pdf = Buffer.from("%PDF-1.7\n");
  expect(await downloaded(pdf, READINGS_A_VOLUME + 1)).toEqual(["application/pdf", ".pdf"]);
});
