import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput, InsightPageOutput } from "#contract/insights.ts";
import type { ReadingInput } from "#contract/readings.ts";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import {
  aReader,
  failNextReading,
  QUESTION,
  type Reader,
  toReader,
  wholeOf,
} from "#test-support/reading-app.ts";
import { slowReply } from "#test-support/slow-reply.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { startTwoProcesses, type TwoProcesses } from "#test-support/two-processes.ts";
import { newId } from "../../platform/db/ids.ts";
import { insights, readings } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";

const READING_TOKENS = 750;
const ANSWERS = {
  heavySentence: "I've rewritten the proposal four times.",
  difference: "Dana has it on her desk.",
  obstacle: { text: "I open the quokka file again.", kind: "afraid", then: "I close it and stand up." },
  act: "Send the third draft to Dana.",
  words: "Here it is, as far as it got.",
  when: { text: "Tonight at 8, at the kitchen table", at: "2026-11-20T20:00" },
} as const satisfies ReadingInput["answers"];

let server: TwoProcesses;
beforeAll(async () => {
  server = await startTwoProcesses();
  server.model.play(fittingReply);
  return () => server.model.close();
});

const insightOf = async (reader: Reader, id = "") =>
  (await reader.get<InsightOutput>(`/api/insights/${id}`)).body as InsightOutput;

const readingCalls = () =>
  server.model.requests.filter(({ body }) => Number(body.max_tokens) >= READING_TOKENS);

async function storedOf({ userId }: Reader) {
  const [rows, runs, days] = await server.app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(insights).where(eq(insights.userId, userId)),
    tx.select().from(readings).where(eq(readings.userId, userId)),
    tx.select().from(dailyInsights).where(eq(dailyInsights.userId, userId)),
  ]);
  return { rows, runs, delivered: days.reduce((sum, day) => sum + day.delivered, 0) };
}

/** Makes the model write slowly. Returns a function that makes it send the rest at once. */
function playSlowly(): () => void {
  const { reply, finish } = slowReply(FAKE_READING_TEXT, 25);
  server.model.play((request) =>
    request.body.max_tokens === READING_TOKENS ? reply : fittingReply(request),
  );
  return finish;
}

describe("a reading with answers", () => {
  it("gives them to the model and shows them with the insight", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll({ answers: ANSWERS });
    expect((await insightOf(reader, insightId)).answers).toEqual(ANSWERS);
    const prompt = JSON.stringify(readingCalls().at(-1)?.body);
    for (const text of [ANSWERS.difference, ANSWERS.obstacle.then, ANSWERS.act, ANSWERS.when.text])
      expect(prompt).toContain(text);
  });

  it("in which all questions were skipped has none", async () => {
    const reader = await aReader(server.app);
    for (const answers of [undefined, {}, { obstacle: {} }]) {
      const { insightId } = await reader.readAll({ answers });
      expect(await insightOf(reader, insightId)).not.toHaveProperty("answers");
    }
  });

  it("stores them encrypted, with the run and with the insight", async () => {
    const reader = await aReader(server.app);
    await reader.readAll({ answers: ANSWERS });
    const stored = JSON.stringify(await storedOf(reader));
    for (const word of ["quokka", "kitchen", "third draft"]) expect(stored).not.toContain(word);
    expect(JSON.stringify(server.app.logLines)).not.toContain("quokka");
  });

  it("is found in the history by a word of them", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll({ answers: ANSWERS });
    const { body } = await reader.get<InsightPageOutput>("/api/insights?search=quokka");
    expect(body.items).toMatchObject([{ id: insightId, excerpt: expect.stringContaining("quokka") }]);
  });

  it("belongs to its key: other answers with it are refused", async () => {
    const reader = await aReader(server.app);
    const key = newId();
    await reader.readAll({ answers: ANSWERS }, { key });
    expect((await reader.readAll({ answers: ANSWERS }, { key })).last).toMatchObject({ type: "done" });
    const other = await reader.readAll({ answers: { ...ANSWERS, act: "Delete it." } }, { key });
    expect(other).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
  });

  it.each([
    ["answers.act", { act: " " }],
    ["answers.obstacle.kind", { obstacle: { kind: "bored" } }],
    ["answers.when.at", { when: { text: "Soon", at: "soon" } }],
    ["answers.difference", { difference: "x".repeat(301) }],
  ])("names the field of an invalid one: %s", async (field, answers) => {
    const reader = await aReader(server.app);
    const { body } = await reader.readAll({ answers } as Partial<ReadingInput>);
    expect(body).toMatchObject({ error: { code: "invalid_input", field } });
  });

  it("that failed is read again with them at no cost", async () => {
    const reader = await aReader(server.app);
    failNextReading(server.app);
    const failed = await reader.readAll({ answers: ANSWERS });
    const [sealed] = failed.events;
    const drawId = sealed?.type === "sealed" ? sealed.drawId : "";
    const again = await reader.readAll({ drawId, answers: ANSWERS });
    expect((await insightOf(reader, again.insightId)).answers).toEqual(ANSWERS);
    expect((await storedOf(reader)).delivered).toBe(0);
  });
});

describe("a text of danger in an answer", () => {
  it.each([
    ["difference", { difference: "I would be dead. I want to kill myself." }],
    ["obstacle", { obstacle: { text: "I want to kill myself." } }],
    ["what they do then", { obstacle: { then: "I will kill myself." } }],
    ["act", { act: "Kill myself tonight." }],
    ["words", { words: "I'm going to kill myself." }],
    ["time", { when: { text: "Tonight, before I kill myself." } }],
  ])("brings help first, and nothing is read: %s", async (_which, answers) => {
    const reader = await aReader(server.app);
    const before = readingCalls().length;
    const { status, body } = await reader.readAll({ answers });
    expect({ status, body }).toMatchObject({ status: 422, body: { error: { code: "crisis_help" } } });
    expect(readingCalls().length).toBe(before);
    const gone = await reader.readAll({ answers, goOnAnyway: true });
    expect(await insightOf(reader, gone.insightId)).toMatchObject({ isGrave: true, answers });
  });

  it("makes the insight grave in lists as well", async () => {
    const reader = await aReader(server.app);
    const answers = { obstacle: { text: "My mother died on Sunday." } };
    const { insightId } = await reader.readAll({ answers });
    expect(await insightOf(reader, insightId)).toMatchObject({ isGrave: true });
  });
});

describe("a text and answers that together speak of danger", () => {
  const userContext = "I don't know what to do with my good camera. Selling it is not worth the trouble.";
  const answers = {
    difference: "in a week the flat is empty and everybody has what they wanted",
    act: "My sister gets the camera. I put a note in the bag that she should not read before Sunday.",
    when: { text: "I have slept so well since I decided. Everybody says how cheerful I am." },
  };

  it("make a gentle reading, and a grave insight with every word", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll({ userContext, answers, goOnAnyway: true });
    expect(await insightOf(reader, insightId)).toMatchObject({ userContext, answers, isGrave: true });
    const alone = await reader.readAll({ userContext });
    expect(await insightOf(reader, alone.insightId)).toMatchObject({ isGrave: false });
  });
});

describe("answering the questions of a reading that has none", () => {
  it("reads the same cards again, once, at no cost", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll();
    const before = await insightOf(reader, insightId);
    const again = await reader.readAll({ retryOf: insightId, answers: ANSWERS });
    expect(again.last).toEqual({ type: "done", insightId, isDefault: false });
    const after = await insightOf(reader, insightId);
    expect(after).toMatchObject({ cardsDrawn: before.cardsDrawn, receipt: before.receipt, answers: ANSWERS });
    expect(after.associatedBlock).toEqual(before.associatedBlock);
    expect((await storedOf(reader)).delivered).toBe(1);
    const third = await reader.readAll({ retryOf: insightId, answers: { act: "Delete it." } });
    expect(third).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
    expect((await insightOf(reader, insightId)).answers).toEqual(ANSWERS);
  });

  it("answering the questions of a page of the person's own words changes it as often as they like, at no cost", async () => {
    const reader = await aReader(await createTestApp());
    const { insightId } = await reader.readAll({ answers: ANSWERS });
    const act = "Open the third draft.";
    const again = await reader.readAll({ retryOf: insightId, answers: { ...ANSWERS, act } });
    expect(again.last).toEqual({ type: "done", insightId, isDefault: false });
    const third = await reader.readAll({ retryOf: insightId, answers: { act } });
    expect(third.last).toEqual({ type: "done", insightId, isDefault: false });
    expect(await insightOf(reader, insightId)).toMatchObject({
      answers: { act },
      reading: { isOwnWords: true },
    });
  });

  it("counts when the question is another", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll();
    await reader.readAll({ retryOf: insightId, answers: ANSWERS, userContext: "Dana wants it by Friday." });
    expect((await storedOf(reader)).delivered).toBe(2);
  });

  it("calls the model once when eight tabs ask at the same moment", async () => {
    const reader = await aReader(server.app);
    const { insightId } = await reader.readAll();
    const finish = playSlowly();
    const before = readingCalls().length;
    const tries = Array.from({ length: 8 }, () => reader.readAll({ retryOf: insightId, answers: ANSWERS }));
    await expect.poll(() => readingCalls().length).toBe(before + 1);
    finish();
    const done = await Promise.all(tries);
    server.model.play(fittingReply);
    expect(done.filter(({ last }) => last?.type === "done")).toHaveLength(1);
    expect(done.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(readingCalls().length).toBe(before + 1);
    expect((await storedOf(reader)).rows).toHaveLength(1);
  });

  it("is possible for its owner alone", async () => {
    const { insightId } = await (await aReader(server.app)).readAll();
    const foreign = await (await aReader(server.app)).readAll({ retryOf: insightId, answers: ANSWERS });
    expect(foreign.body).toMatchObject({ error: { code: "not_found" } });
  });

  it("keeps the sentence in which it was corrected, and a correction keeps the answers", async () => {
    const reader = await aReader(server.app);
    const correction = "It's about Dana.";
    const { insightId } = await reader.readAll();
    await reader.readAll({ retryOf: insightId, correction });
    await reader.readAll({ retryOf: insightId, answers: ANSWERS });
    expect(await insightOf(reader, insightId)).toMatchObject({ readAs: correction, answers: ANSWERS });
    const other = await reader.readAll({ answers: ANSWERS });
    await reader.readAll({ retryOf: other.insightId, correction });
    expect(await insightOf(reader, other.insightId)).toMatchObject({ readAs: correction, answers: ANSWERS });
  });

  it("answering the questions of a default reading keeps the answers that it has, and takes new ones", async () => {
    const reader = await aReader(server.app);
    server.model.play([{ kind: "answer", text: "No." }]);
    const lost = await reader.readAll({ answers: ANSWERS });
    const other = await reader.readAll();
    server.model.play(fittingReply);
    expect(lost.last).toMatchObject({ isDefault: true });
    await reader.readAll({ retryOf: lost.insightId });
    expect(await insightOf(reader, lost.insightId)).toMatchObject({ isDefault: false, answers: ANSWERS });
    await reader.readAll({ retryOf: other.insightId, answers: ANSWERS });
    expect(await insightOf(reader, other.insightId)).toMatchObject({ isDefault: false, answers: ANSWERS });
  });
});

describe("a reading with answers whose process dies", () => {
  it("is read again with the lifted cards, and one insight is left", async () => {
    const { app, other, otherClock } = server;
    const reader = await aReader(app);
    const elsewhere = toReader(other.as(reader.session));
    const { drawId } = (await reader.post<{ drawId: string }>("/api/draws")).body;
    const lifted = { spreadType: "full-pond", picks: [30, 0, 17] };
    const { cards } = (await reader.post<{ cards: unknown }>(`/api/draws/${drawId}/lift`, lifted)).body;
    server.model.play([{ kind: "silence" }]);
    const key = newId();
    const stream = await reader.read({ drawId, answers: ANSWERS }, { key });
    for (let count = 0; count < 2; count += 1) await stream.next();
    // From now on, the second process takes the first process's run for dead.
    otherClock.advance(21_000);
    expect((await wholeOf(await elsewhere.resume(key))).last).toMatchObject({ code: "reading_failed" });
    server.model.play(fittingReply);
    const before = readingCalls().length;
    const retry = await elsewhere.readAll({ drawId, answers: ANSWERS });
    expect(retry.last).toMatchObject({ type: "done" });
    await wholeOf(stream);
    expect(readingCalls().length).toBe(before + 1);
    const { rows } = await storedOf(reader);
    expect(rows.map(({ id }) => id)).toEqual([retry.insightId]);
    expect(await insightOf(elsewhere, retry.insightId)).toMatchObject({
      userContext: QUESTION,
      cardsDrawn: cards,
      answers: ANSWERS,
    });
  });
});
