import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExportFileOutput } from "#contract/exports.ts";
import { FILE_KEPT_MS, FILE_PART_BYTES, FILE_TRIES, FILES_KEPT } from "#domain/export/files.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/platform/db/ids.ts";
import { exportFiles } from "#server/platform/db/tables/exports.ts";
import { canSetPdf } from "#server/platform/pdf/set-pdf.ts";
import { anInsight } from "#test-support/factories.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { erasePerson } from "../../account/account.ts";
import { ROWS_AT_ONCE } from "../export-rows.ts";
import { exportQueue } from "./export-queue.ts";
import { FILE_SILENT_MS } from "./file-services.ts";
import { forgetFiles } from "./forget-files.ts";

const START = "2026-11-20T12:00:00Z";
const PATH = "/api/export-files";
const clock = createTestClock(START);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(() => clock.set(START));

const aPremiumDuck = () => aReader(app, { isPremium: true });
type Asking = Awaited<ReturnType<typeof aPremiumDuck>>;

/** Runs the job that makes files, as the job queue does each minute. Returns how many files were waiting. */
async function sweep(): Promise<number> {
  const queue = exportQueue(app.dependencies);
  const found = await queue.waiting();
  for (const order of found) await queue.run(order);
  return found.length;
}

async function order(person: Asking, format = "markdown", id: string = newId()) {
  return await person.post<ExportFileOutput>(PATH, { id, format });
}

const list = async (person: Asking) => (await person.get<{ items: ExportFileOutput[] }>(PATH)).body.items;

async function download(person: Asking, id: string) {
  const response = await person.fetch("GET", `${PATH}/${id}`, undefined, {});
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString("utf8") };
}

async function stored({ userId }: { userId: string }): Promise<[files: number, parts: number]> {
  const { database, storage } = app.dependencies;
  const [files] = await database.batch({ userId }, (tx) => [tx.select().from(exportFiles)]);
  return [files.length, (await storage.bucket("exports").list({ folder: userId })).length];
}

describe("a file with all insights", () => {
  it("waits, is made in the background, and then holds every insight as Markdown, however old", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    await anInsight(app, { userId, userContext: "Why yellow?" });
    await anInsight(app, { userId, userContext: "And then?", createdAt: new Date("2020-01-01T00:00:00Z") });
    const { status, body } = await order(person);
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        format: "markdown",
        state: "waiting",
        done: 0,
        total: 0,
        volumes: 1,
        bytes: 0,
        createdAt: "2026-11-20T12:00:00.000Z",
        expiresAt: "2026-11-27T12:00:00.000Z",
      },
    ]);
    expect((await download(person, body.id)).status).toBe(404);
    await sweep();
    const file = await download(person, body.id);
    expect(await list(person)).toMatchObject([
      { id: body.id, state: "ready", done: 2, total: 2, bytes: file.bytes.length },
    ]);
    expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain("rubber-arcana-insights-2026-11-20.md");
    expect(file.headers.get("content-length")).toBe(String(file.bytes.length));
    for (const words of ["# Insights", "> Why yellow?", "> And then?"]) expect(file.text).toContain(words);
  });

  it("holds every insight as CSV, a line each, and no cell that a spreadsheet would run", async () => {
    const person = await aPremiumDuck();
    const { id } = await anInsight(app, { userId: person.userId, userContext: "=SUM(A1)" });
    const { body } = await order(person, "csv");
    await sweep();
    const lines = (await download(person, body.id)).text.split("\r\n");
    expect(lines[0]).toBe(
      '\uFEFF"date","headline","block type","spread","cards","question","answers","interpretation","insights","steps","steps done","resonated","took action","note","id"',
    );
    expect(lines.length).toBe(3);
    expect(lines[1]).toContain(id);
    expect(lines[1]).toContain(`"'=SUM(A1)"`);
  });

  it.runIf(canSetPdf())(
    "holds every insight as a tagged PDF, with the description of each card",
    async () => {
      const person = await aPremiumDuck();
      const { userId } = person;
      await anInsight(app, { userId, userContext: "Почему? #import $x$ ]" });
      await anInsight(app, { userId, userContext: "And then?" });
      const { body } = await order(person, "pdf");
      await sweep();
      const file = await download(person, body.id);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      const pdf = await readPdf(file.bytes);
      expect([pdf.title, pdf.language, pdf.isAccessible]).toEqual(["My readings", "en", true]);
      expect(pdf.tags.filter(({ role }) => role === "H2").length).toBe(2);
      expect(pdf.tags.filter(({ alt }) => alt === app.dependencies.deck.cards[0]?.artAlt).length).toBe(2);
      for (const words of ["Почему? #import $x$ ]", "And then?"]) expect(pdf.text).toContain(words);
    },
  );

  it("is stored in sealed parts, and comes out as it went in", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    const long = "page 40 ".repeat(900);
    for (let count = 0; count < ROWS_AT_ONCE * 2; count += 1) {
      await anInsight(app, { userId, userContext: `${count} ${long}` });
    }
    const { body } = await order(person);
    await sweep();
    const { bytes, text } = await download(person, body.id);
    expect(await stored(person)).toEqual([1, Math.ceil(bytes.length / FILE_PART_BYTES)]);
    expect(bytes.length).toBeGreaterThan(FILE_PART_BYTES);
    expect(text.match(/^## /gm)?.length).toBe(ROWS_AT_ONCE * 2);
    const bucket = app.dependencies.storage.bucket("exports");
    const [first = ""] = await bucket.list({ folder: userId });
    expect((await bucket.download(first))?.includes("page 40")).toBe(false);
  });

  it("says how far it is after each page of insights, and tells open pages", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    for (let count = 0; count < ROWS_AT_ONCE + 1; count += 1) await anInsight(app, { userId });
    const seen: string[] = [];
    const { live, database } = app.dependencies;
    const publish = vi.spyOn(live, "publish").mockImplementation((_, changes) => {
      seen.push(...changes.map(({ area }) => area));
    });
    await order(person);
    clock.advance(1000);
    const [queued] = await exportQueue(app.dependencies).waiting();
    const steps: string[] = [];
    const batch = database.batch.bind(database);
    const watched: typeof database = {
      ...database,
      async batch(actor, body) {
        const answer = await batch(actor, body);
        const [row] = (await batch({ userId }, (tx) => [tx.select().from(exportFiles)]))[0];
        const step = `${row?.state} ${row?.done}/${row?.total}`;
        if (steps.at(-1) !== step) steps.push(step);
        return answer;
      },
    };
    if (queued) await exportQueue({ ...app.dependencies, database: watched }).run(queued);
    publish.mockRestore();
    expect(steps).toEqual(["running 0/0", "running 25/26", "running 26/26", "ready 26/26"]);
    expect(seen.filter((area) => area === "exports").length).toBeGreaterThan(1);
  });

  it("is made once, however often it is asked for with the same id", async () => {
    const person = await aPremiumDuck();
    const id = newId();
    await order(person, "csv", id);
    await sweep();
    expect((await order(person, "csv", id)).body.state).toBe("ready");
    expect(await sweep()).toBe(0);
    expect(await stored(person)).toEqual([1, 1]);
  });
});

describe("a file whose making breaks off", () => {
  /** Runs the job that makes files with a vault that fails with this error, so that no file is completed. */
  async function breakOff(error: Error) {
    const { dependencies } = app;
    const vault = { ...dependencies.vault, keyOf: async () => Promise.reject(error) };
    const queue = exportQueue({ ...dependencies, vault });
    for (const waiting of await queue.waiting()) await queue.run(waiting);
  }

  it("is made again at the next sweep, and given up after the last attempt", async () => {
    const person = await aPremiumDuck();
    await order(person);
    const states: string[] = [];
    for (let count = 0; count < FILE_TRIES; count += 1) {
      await breakOff(new Error("the power went"));
      states.push((await list(person))[0]?.state ?? "");
    }
    expect(states).toEqual(["waiting", "waiting", "failed"]);
    expect(await sweep()).toBe(0);
  });

  it("is taken up by another process when the one that made it has been silent", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    const { body } = await order(person);
    const orphan = { state: "running" as const, attempt: 1, beatAt: clock.now() };
    const { database } = app.dependencies;
    await database.batch({ userId }, (tx) => [tx.update(exportFiles).set(orphan)]);
    expect(await sweep()).toBe(0);
    clock.advance(FILE_SILENT_MS + 1000);
    expect(await sweep()).toBe(1);
    expect((await download(person, body.id)).status).toBe(200);
  });

  it("is not finished by a process that was replaced", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    await anInsight(app, { userId });
    await order(person);
    const { database } = app.dependencies;
    let isReplaced = false;
    const replaced: typeof database = {
      ...database,
      async batch(actor, body) {
        const answer = await database.batch(actor, body);
        if (!isReplaced) {
          isReplaced = true;
          await database.batch({ userId }, (tx) => [tx.update(exportFiles).set({ attempt: 2 })]);
        }
        return answer;
      },
    };
    const queue = exportQueue({ ...app.dependencies, database: replaced });
    for (const waiting of await queue.waiting()) await queue.run(waiting);
    expect((await list(person))[0]).toMatchObject({ state: "running", done: 0 });
    expect(await stored(person)).toEqual([1, 0]);
  });
});

describe("a file that was made", () => {
  it("can be removed, with its bytes", async () => {
    const person = await aPremiumDuck();
    const { body } = await order(person);
    await sweep();
    expect((await person.request("DELETE", `${PATH}/${body.id}`)).body).toEqual({ isRemoved: true });
    expect((await person.request("DELETE", `${PATH}/${body.id}`)).error?.code).toBe("not_found");
    expect([await list(person), await stored(person)]).toEqual([[], [0, 0]]);
  });

  it("runs out seven days after it was ready, and is then deleted", async () => {
    const person = await aPremiumDuck();
    const { body } = await order(person);
    await sweep();
    clock.advance(7 * DAY_MS - 1000);
    await forgetFiles(app.dependencies);
    expect((await download(person, body.id)).status).toBe(200);
    clock.advance(1000);
    expect([(await download(person, body.id)).status, await list(person)]).toEqual([404, []]);
    expect(await forgetFiles(app.dependencies)).toMatchObject({ files: expect.any(Number) });
    expect(await stored(person)).toEqual([0, 0]);
  });

  it("is deleted with the account", async () => {
    const person = await aPremiumDuck();
    await order(person);
    await sweep();
    await erasePerson(app.dependencies, person.userId);
    expect(await stored(person)).toEqual([0, 0]);
  });

  it("is hidden from everybody else", async () => {
    const { body } = await order(await aPremiumDuck());
    await sweep();
    const other = await aPremiumDuck();
    expect((await download(other, body.id)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await other.request("DELETE", `${PATH}/${body.id}`)).error?.code).toBe("not_found");
  });
});

it(`there are at most ${FILES_KEPT} files at a time`, async () => {
  const person = await aPremiumDuck();
  for (let count = 0; count < FILES_KEPT; count += 1) await order(person);
  const { error } = await order(person);
  expect([error?.code, error?.message]).toEqual([
    "conflict",
    `There are ${FILES_KEPT} files already. Remove one first.`,
  ]);
});

it("files that have run out take no place, whether or not they are deleted yet", async () => {
  const person = await aPremiumDuck();
  for (let count = 0; count < FILES_KEPT; count += 1) await order(person);
  clock.advance(FILE_KEPT_MS);
  expect(await list(person)).toEqual([]);
  const { status, body } = await order(person);
  expect([status, await list(person)]).toEqual([200, [body]]);
});

it("a file without Premium is refused, and the refusal names the free download", async () => {
  const { error } = await order((await aReader(app)) as Asking);
  expect(error?.code).toBe("plan_locked");
  expect(error?.message).toContain("download of everything is free");
});
