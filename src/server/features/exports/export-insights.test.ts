import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput, InsightPageOutput } from "#contract/insights.ts";
import type { StepOutput } from "#contract/steps.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { importFile } from "#test-support/import-file.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { canSetPdf } from "../../platform/pdf/set-pdf.ts";
import { EXPORTS_AN_HOUR } from "./limit-exports.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const aPremiumDuck = () => aReader(app, { isPremium: true });
type Asking = Awaited<ReturnType<typeof aPremiumDuck>>;

async function fetchFile(person: Asking, path: string) {
  const response = await person.fetch("GET", `/api/exports/${path}`, undefined, {});
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString("utf8") };
}

const FORMATS = canSetPdf() ? (["markdown", "csv", "pdf"] as const) : (["markdown", "csv"] as const);

/** Returns the text of an exported insight on one line. */
async function textOf(person: Asking, id: string, format: (typeof FORMATS)[number]): Promise<string> {
  const { bytes, text } = await fetchFile(person, `insight/${format}?id=${id}`);
  const shown = format === "pdf" ? (await readPdf(bytes)).text : text;
  return shown.replaceAll(/\s+/g, " ");
}

/** Creates a block with a pause and one reading, and a reading without a block a year before. */
async function aHistory(person: Asking) {
  const { userId } = person;
  const block = await aBlock(app, { userId, name: "The yellow cover", notes: "Since March." });
  await person.patch(`/api/blocks/${block.id}`, { status: "paused", resolutionReflection: "It rests." });
  const onIt = await anInsight(app, { userId, userBlockId: block.id, userContext: "Why yellow?" });
  const createdAt = new Date("2025-11-20T12:00:00Z");
  const old = await anInsight(app, {
    userId,
    createdAt,
    userContext: "=SUM(A1)",
    headline: "Formulas, then.",
  });
  return { block, onIt, old };
}

describe("the answers of an exported reading", () => {
  const answers = {
    heavySentence: "I keep rewriting the proposal.",
    obstacle: { text: "I open the quokka file again.", kind: "afraid", then: "I close it." },
    act: "Send the third draft.",
    when: { text: "Tonight at 8", at: "2026-11-20T20:00" },
  } as const;

  it("are in every format, and whole in the raw download", async () => {
    const person = await aPremiumDuck();
    const { id } = await anInsight(app, { userId: person.userId, answers });
    for (const format of FORMATS) {
      const text = await textOf(person, id, format);
      for (const words of [
        "quokka file again. (afraid)",
        "I close it.",
        "Send the third draft.",
        "Tonight at 8",
      ])
        expect(text, format).toContain(words);
    }
    const download = await person.fetch("GET", "/api/account/export", undefined, {});
    const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
    const [row] = JSON.parse(strFromU8(files["json/insights.json"] ?? new Uint8Array()));
    expect(row.body.answers).toEqual(answers);
  });

  it("come in again with the download", async () => {
    const person = await aPremiumDuck();
    const { id } = await anInsight(app, { userId: person.userId, answers });
    const download = await person.fetch("GET", "/api/account/export", undefined, {});
    const bytes = new Uint8Array(await download.arrayBuffer());
    const other = await aPremiumDuck();
    expect(await importFile(other, bytes)).toContain("imported");
    const { body } = await other.get<InsightPageOutput>("/api/insights");
    expect(body.items).toHaveLength(1);
    const taken = await other.get<InsightOutput>(`/api/insights/${body.items[0]?.id}`);
    expect(taken.body.answers).toEqual(answers);
    expect((await person.get<InsightOutput>(`/api/insights/${id}`)).body.answers).toEqual(answers);
  });
});

describe("a grave reading's parting remark", () => {
  const SAD = "My mother died on Sunday.";
  const REMARK = "I shipped late once.";
  const reading = { ...someReading, robQuip: REMARK };

  it("is on no way out of the house, and stays in the raw download", async () => {
    const person = await aPremiumDuck();
    const { userId } = person;
    const block = await aBlock(app, { userId, name: "The yellow cover" });
    const { id } = await anInsight(app, { userId, userBlockId: block.id, userContext: SAD, reading });
    expect((await person.get<InsightOutput>(`/api/insights/${id}`)).body.reading?.robQuip).toBe("");
    for (const format of FORMATS) expect(await textOf(person, id, format)).not.toContain(REMARK);
    expect((await fetchFile(person, `block/markdown?id=${block.id}`)).text).not.toContain(REMARK);
    const download = await person.fetch("GET", "/api/account/export", undefined, {});
    const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
    const textIn = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(textIn("readable/insights.md")).toContain(SAD);
    expect(textIn("readable/insights.md")).not.toContain(REMARK);
    expect(textIn("json/insights.json")).toContain(REMARK);
  });

  it("is left out for a dark note as for a dark question, and shown otherwise", async () => {
    const person = await aPremiumDuck();
    const { id } = await anInsight(app, { userId: person.userId, reading });
    expect(await textOf(person, id, "markdown")).toContain(REMARK);
    await person.patch(`/api/insights/${id}`, { note: SAD });
    expect(await textOf(person, id, "markdown")).not.toContain(REMARK);
  });
});

describe("an export of Premium", () => {
  it("an export by a Premium member holds one insight alone", async () => {
    const person = await aPremiumDuck();
    const { onIt } = await aHistory(person);
    const { text } = await fetchFile(person, `insight/markdown?id=${onIt.id}`);
    expect(text).toContain("> Why yellow?");
    expect(text.match(/^## /gm)?.length).toBe(1);
  });

  it("an export by a Premium member holds a block with its notes, its history and its insights as Markdown", async () => {
    const person = await aPremiumDuck();
    const { block } = await aHistory(person);
    const { headers, text } = await fetchFile(person, `block/markdown?id=${block.id}`);
    expect(headers.get("content-disposition")).toContain("rubber-arcana-block-2026-11-20.md");
    for (const words of [
      "## The yellow cover",
      "Since March.",
      "active → paused: It rests.",
      "> Why yellow?",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("=SUM(A1)");
  });

  it.runIf(canSetPdf())("holds a block with its history and its insights as a tagged PDF", async () => {
    const person = await aPremiumDuck();
    const { block } = await aHistory(person);
    const { headers, bytes } = await fetchFile(person, `block/pdf?id=${block.id}`);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain("rubber-arcana-block-2026-11-20.pdf");
    const pdf = await readPdf(bytes);
    expect([pdf.title, pdf.isAccessible]).toEqual(["The yellow cover", true]);
    expect(pdf.tags.filter(({ role }) => role === "H2").map(({ text }) => text)).toEqual([
      "What happened",
      "You already know which draft it is.",
    ]);
    const [card] = app.dependencies.deck.cards;
    expect(pdf.tags.find(({ role }) => role === "Figure")?.alt).toBe(card?.artAlt);
    for (const words of ["Since March.", "It rests.", "Why yellow?", "Four drafts lie there"])
      expect(pdf.text).toContain(words);
  });

  it("an export by a Premium member holds a block's history as CSV, a line an event", async () => {
    const person = await aPremiumDuck();
    const { block } = await aHistory(person);
    const lines = (await fetchFile(person, `block/csv?id=${block.id}`)).text.split("\r\n");
    expect(lines[0]).toBe('\uFEFF"date","event","from","to","words","insight","insight id"');
    expect(lines.slice(1)).toContain('"2026-11-20","status","active","paused","It rests.","",""');
  });

  it("an export by a Premium member has semicolons between its cells where the spreadsheet wants them", async () => {
    const person = await aPremiumDuck();
    const { block, onIt } = await aHistory(person);
    const events = (await fetchFile(person, `block/csv-semicolon?id=${block.id}`)).text.split("\r\n");
    expect(events[0]).toBe('\uFEFF"date";"event";"from";"to";"words";"insight";"insight id"');
    const readings = (await fetchFile(person, `insight/csv-semicolon?id=${onIt.id}`)).text.split("\r\n");
    expect(readings[0]).toMatch(/^\uFEFF"date";"headline";/);
    expect(readings[1]?.split('";"')).toHaveLength(readings[0]?.split('";"').length ?? 0);
  });

  it("an export by a Premium member holds the smaller version of a step in every format", async () => {
    const person = await aPremiumDuck();
    const { onIt } = await aHistory(person);
    const { body } = await person.post<StepOutput>(`/api/insights/${onIt.id}/steps/0/smaller`, {});
    const words = `(smaller: ${body.smaller})`;
    for (const format of FORMATS) expect(await textOf(person, onIt.id, format)).toContain(words);
  });

  it("an export by a Premium member says which texts could not be opened, and emphasises it in Markdown only", async () => {
    const person = await aPremiumDuck();
    const { onIt } = await aHistory(person);
    const { userId } = person;
    const note = "broken";
    await app.dependencies.database.batch({ userId }, (tx) => [tx.update(insights).set({ note })]);
    for (const format of FORMATS) {
      const text = await textOf(person, onIt.id, format);
      expect(text).toContain("This entry could not be opened.");
      expect(text.includes("*This entry could not be opened.*")).toBe(format === "markdown");
    }
  });

  it("an export by a Premium member of somebody else's insight or block, of a deleted one, or of none is not found", async () => {
    const person = await aPremiumDuck();
    const { block, onIt } = await aHistory(person);
    const other = await aPremiumDuck();
    await person.delete(`/api/insights/${onIt.id}`);
    expect((await other.get(`/api/exports/block/csv?id=${block.id}`)).error?.code).toBe("not_found");
    for (const path of [
      `insight/csv?id=${onIt.id}`,
      `insight/csv?id=${newId()}`,
      `block/markdown?id=${newId()}`,
    ])
      expect((await person.get(`/api/exports/${path}`)).error?.code).toBe("not_found");
  });

  it("an export by a Premium member is limited per hour", async () => {
    const person = await aPremiumDuck();
    const { onIt } = await aHistory(person);
    const path = `insight/csv?id=${onIt.id}`;
    for (let count = 0; count < EXPORTS_AN_HOUR; count += 1) await fetchFile(person, path);
    expect((await person.get(`/api/exports/${path}`)).error?.code).toBe("rate_limited");
  });
});

it("an export without Premium is refused, and the refusal names the free download", async () => {
  const { error } = await (await aReader(app)).get(`/api/exports/block/markdown?id=${newId()}`);
  expect(error?.code).toBe("plan_locked");
  expect(error?.message).toContain("download of everything is free");
});
