import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import type { ExportFileOutput } from "#contract/exports.ts";
import { DAYS_OF_ZONES, type DayOfZone } from "#test-support/days-of-zones.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { canSetPdf } from "../../platform/pdf/set-pdf.ts";
import { exportQueue } from "./files/export-queue.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a Premium member of that zone who made a reading, a block and a pause of it at that instant, which is now. */
async function aMemberAt({ zone, at }: DayOfZone) {
  clock.set(at);
  const person = await aReader(app, { isPremium: true }, { timeZone: zone });
  const { userId } = person;
  const block = await aBlock(app, { userId, name: "The yellow cover" });
  await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
  const insight = await anInsight(app, { userId, userBlockId: block.id, createdAt: clock.now() });
  const fetch = async (path: string) => {
    const response = await person.fetch("GET", path, undefined, {});
    const bytes = Buffer.from(await response.arrayBuffer());
    return { name: response.headers.get("content-disposition"), bytes, text: bytes.toString("utf8") };
  };
  return { person, block, insight, fetch };
}

describe.each(DAYS_OF_ZONES)("an export in $zone where $change", (given) => {
  const { day } = given;

  it("an export as CSV or Markdown names the person's day in its lines and in its file name", async () => {
    const { block, insight, fetch } = await aMemberAt(given);
    for (const path of [`insight/csv?id=${insight.id}`, `block/csv?id=${block.id}`]) {
      const { name, text } = await fetch(`/api/exports/${path}`);
      expect(name).toContain(day);
      const days = text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.slice(1, 11));
      expect(new Set(days)).toEqual(new Set([day]));
    }
    for (const path of [`insight/markdown?id=${insight.id}`, `block/markdown?id=${block.id}`]) {
      const { name, text } = await fetch(`/api/exports/${path}`);
      expect(name).toContain(day);
      expect(new Set(text.match(/\d{4}-\d\d-\d\d/g))).toEqual(new Set([day]));
    }
  });

  it.runIf(canSetPdf())(
    "an export as PDF names the person's day on its pages and in its file name",
    async () => {
      const { block, fetch } = await aMemberAt(given);
      const { name, bytes } = await fetch(`/api/exports/block/pdf?id=${block.id}`);
      expect(name).toContain(day);
      expect(new Set((await readPdf(bytes)).text.match(/\d{4}-\d\d-\d\d/g))).toEqual(new Set([day]));
    },
  );

  it("an export of everything names the person's day in its readable files and in its file name", async () => {
    const { fetch } = await aMemberAt(given);
    const { name, bytes } = await fetch("/api/account/export");
    expect(name).toContain(`rubber-arcana-${day}.zip`);
    const files = unzipSync(bytes);
    for (const file of ["blocks", "insights"]) {
      const text = strFromU8(files[`readable/${file}.md`] ?? new Uint8Array());
      expect(new Set(text.match(/\d{4}-\d\d-\d\d/g))).toEqual(new Set([day]));
    }
  });

  it("an export that is made in the background names the person's day in its lines and in its file name", async () => {
    const { person, fetch } = await aMemberAt(given);
    const id = newId();
    await person.post<ExportFileOutput>("/api/export-files", { id, format: "csv" });
    const queue = exportQueue(app.dependencies);
    for (const order of await queue.waiting()) await queue.run(order);
    const { name, text } = await fetch(`/api/export-files/${id}`);
    expect(name).toContain(`rubber-arcana-insights-${day}.csv`);
    expect(text.split("\r\n")[1]?.slice(1, 11)).toBe(day);
  });
});

it("an export follows the time zone that was set last, also while the day is still counted in the former one", async () => {
  clock.set("2026-11-28T19:27:00Z");
  const person = await aReader(app, { isPremium: true }, { timeZone: "America/Los_Angeles" });
  const { id } = await anInsight(app, { userId: person.userId, createdAt: clock.now() });
  const dayOfFile = async () =>
    (await person.fetch("GET", `/api/exports/insight/csv?id=${id}`, undefined, {})).headers
      .get("content-disposition")
      ?.match(/\d{4}-\d\d-\d\d/)?.[0];
  expect(await dayOfFile()).toBe("2026-11-28");
  await person.put("/api/settings", { timeZone: "Pacific/Auckland" });
  expect(await dayOfFile()).toBe("2026-11-29");
});
