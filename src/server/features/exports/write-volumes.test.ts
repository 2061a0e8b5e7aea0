import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ExportFileOutput } from "#contract/exports.ts";
import { READINGS_A_VOLUME } from "#domain/export/files.ts";
import { newId } from "#server/platform/db/ids.ts";
import { exportFiles } from "#server/platform/db/tables/exports.ts";
import { canSetPdf } from "#server/platform/pdf/set-pdf.ts";
import { anInsight } from "#test-support/factories.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { ROWS_AT_ONCE } from "./export-rows.ts";
import { exportQueue } from "./files/export-queue.ts";
import { FILE_SILENT_MS } from "./files/file-services.ts";
import { writeVolumes } from "./write-volumes.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person with `count` readings, one a day from 3 March 2024 on. */
async function aReaderOf(count: number) {
  const person = await aReader(app, { isPremium: true });
  for (let day = 0; day < count; day += 1) {
    const createdAt = new Date(Date.parse("2024-03-03T12:00:00Z") + day * 86_400_000);
    await anInsight(app, { userId: person.userId, userContext: `Question ${day}.`, createdAt });
  }
  return person;
}

/** Makes the files that are waiting, with a database that fails once the first volume is stored. */
async function breakOffInSecondVolume(): Promise<void> {
  const { database, storage, log } = app.dependencies;
  const told = vi.spyOn(log, "error").mockImplementation(() => undefined);
  let isAway = false;
  const failing: typeof database = {
    ...database,
    async batch(actor, body) {
      const [rows] = await database.batch({ userId: actor.userId }, (tx) => [tx.select().from(exportFiles)]);
      if (rows.some(({ state, done }) => state === "running" && done === READINGS_A_VOLUME)) {
        const parts = await storage.bucket("exports").list({ folder: actor.userId });
        isAway ||= parts.length > 0;
      }
      if (isAway) throw new Error("the power went");
      return await database.batch(actor, body);
    },
  };
  const queue = exportQueue({ ...app.dependencies, database: failing });
  for (const order of await queue.waiting()) await queue.run(order).catch(() => undefined);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
}

it("a volume holds whole pages of rows, so that its title page names the days that it holds", () => {
  expect(READINGS_A_VOLUME % ROWS_AT_ONCE).toBe(0);
});

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.runIf(canSetPdf())("many readings as a PDF", () => {
  it("are volumes whose title pages say which one it is and which days it holds, each reading once", async () => {
    const { userId } = await aReaderOf(ROWS_AT_ONCE * 2 + 3);
    const { database, vault, deck } = app.dependencies;
    const key = await vault.keyOf(userId);
    const done: number[] = [];
    const order = {
      database,
      userId,
      key,
      cards: deck.byId,
      zone: "UTC",
      kind: "all" as const,
      only: undefined,
      onWritten: async (count: number) => void done.push(count),
    };
    const files = unzipSync(await collect(writeVolumes(order, { now: clock.now(), size: ROWS_AT_ONCE })));
    expect(Object.keys(files)).toEqual([1, 2, 3].map((number) => `readings-${number}-of-3.pdf`));
    const volumes = await Promise.all(Object.values(files).map(readPdf));
    expect(volumes.map(({ title, isAccessible }) => [title, isAccessible])).toEqual(
      [1, 2, 3].map((number) => [`My readings. Volume ${number} of 3`, true]),
    );
    expect(volumes[1]?.text).toContain("Volume 2 of 3, Mar 28, 2024 to Apr 21, 2024");
    expect(volumes[2]?.text).toContain("Volume 3 of 3, Apr 22, 2024 to Apr 24, 2024");
    expect(volumes.map(({ tags }) => tags.filter(({ role }) => role === "H1").length)).toEqual([1, 1, 1]);
    const asked = volumes.flatMap(({ text }) => text.match(/Question \d+\./g) ?? []);
    expect(asked).toEqual(Array.from({ length: ROWS_AT_ONCE * 2 + 3 }, (_, day) => `Question ${day}.`));
    expect(done).toEqual([ROWS_AT_ONCE, ROWS_AT_ONCE, 3]);
  });

  it("are made anew after a crash in the second volume, and downloaded as one zip", async () => {
    const person = await aReaderOf(READINGS_A_VOLUME + 1);
    const { body } = await person.post<ExportFileOutput>("/api/export-files", { id: newId(), format: "pdf" });
    await breakOffInSecondVolume();
    const list = () => person.get<{ items: ExportFileOutput[] }>("/api/export-files");
    expect((await list()).body.items).toMatchObject([{ state: "running", done: READINGS_A_VOLUME }]);
    clock.advance(FILE_SILENT_MS + 1000);
    const queue = exportQueue(app.dependencies);
    for (const order of await queue.waiting()) await queue.run(order);
    const { items } = (await list()).body;
    expect(items).toMatchObject([{ state: "ready", volumes: 2, done: READINGS_A_VOLUME + 1 }]);
    const response = await person.fetch("GET", `/api/export-files/${body.id}`, undefined, {});
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain("insights-2026-11-20.zip");
    const files = unzipSync(Buffer.from(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["readings-1-of-2.pdf", "readings-2-of-2.pdf"]);
  });
});
