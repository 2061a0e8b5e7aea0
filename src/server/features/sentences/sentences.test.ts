import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { SentenceOutput } from "#contract/sentences.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { sentenceAnswers } from "../../platform/db/tables/sentences.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const OWN = "I'm waiting for a good moment and so is the shed.";
const READING: ReadingResult = {
  ...someReading,
  headline: "Somebody has to go first.",
  interpretation:
    "Send the small question that only asks whether anyone is there, before you call the silence a no. " +
    "You wrote “I’m waiting for a good moment”.\n\n" +
    "Before that it was “when he's ready”. You also wrote “he hates the shed”.",
  keyInsights: [],
};

type Answer = { at: string; sentences: SentenceOutput[] };

/** Creates a reading about a block that already has an earlier reading. */
async function aReadingToAsk(person = app.as()) {
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "The allotment with Dad" });
  const earlier = await anInsight(app, {
    userId,
    userBlockId: block.id,
    userContext: "He'll say something when he's ready.",
    createdAt: hoursAgo(48),
  });
  const { id } = await anInsight(app, {
    userId,
    userBlockId: block.id,
    cardsDrawn: [{ id: "the-ping", reversed: false }],
    userContext: OWN,
    reading: READING,
  });
  return { person, userId, block, earlier, id };
}

describe("a reading's sentences", () => {
  it("say where each comes from", async () => {
    const { person, earlier, id } = await aReadingToAsk();
    const { body } = await person.get<Answer>(`/api/insights/${id}/sentences`);
    expect(body.at).toBe(clock.now().toISOString());
    expect(body.sentences.map(({ index, origins, answer }) => ({ index, origins, answer }))).toEqual([
      { index: 0, origins: [{ kind: "guess" }], answer: null },
      {
        index: 1,
        origins: [
          { kind: "card", cardId: "the-ping", text: expect.stringMatching(/^Send the small/), part: "text" },
        ],
        answer: null,
      },
      {
        index: 2,
        origins: [{ kind: "own", quote: "I'm waiting for a good moment", from: "question" }],
        answer: null,
      },
      {
        index: 3,
        origins: [
          {
            kind: "earlier",
            insightId: earlier.id,
            at: hoursAgo(48).toISOString(),
            quote: "when he's ready",
          },
        ],
        answer: null,
      },
      { index: 4, origins: [{ kind: "guess" }], answer: null },
    ]);
  });

  it("a reading's steps, questions and remark say where each comes from, beside its sentences", async () => {
    const { person, userId } = await aReadingToAsk();
    const cardStep = app.dependencies.deck.byId.get("the-ping")?.step ?? "";
    const { id } = await anInsight(app, {
      userId,
      userContext: OWN,
      cardsDrawn: [{ id: "the-ping", reversed: false }],
      reading: {
        ...READING,
        actionSteps: [{ text: cardStep }, { text: "Stand up once." }],
        reflectionPrompts: ["What would “a good moment” be?"],
        robQuip: "",
      },
    });
    const { body } = await person.get<Answer & { others: unknown }>(`/api/insights/${id}/sentences`);
    expect(cardStep).not.toBe("");
    expect(body.others).toEqual([
      {
        part: "step",
        text: cardStep,
        origins: [expect.objectContaining({ kind: "card", cardId: "the-ping" })],
      },
      { part: "step", text: "Stand up once.", origins: [{ kind: "guess" }] },
      {
        part: "question",
        text: "What would “a good moment” be?",
        origins: [{ kind: "own", quote: "a good moment", from: "question" }],
      },
    ]);
  });

  it("quote no entry of another block, no later one, and none that the plan locks", async () => {
    const { person, userId, block, id } = await aReadingToAsk();
    const shed = { userId, userContext: "He hates the shed." };
    await anInsight(app, { ...shed, createdAt: hoursAgo(3) });
    await anInsight(app, {
      ...shed,
      userBlockId: block.id,
      createdAt: new Date(clock.now().getTime() + 1000),
    });
    await anInsight(app, { ...shed, userBlockId: block.id, createdAt: hoursAgo(24 * 8) });
    const { body } = await person.get<Answer>(`/api/insights/${id}/sentences`);
    expect(body.sentences[4]?.origins).toEqual([{ kind: "guess" }]);
  });

  it("are found with one wait for the session and one for everything else", async () => {
    const { person, id } = await aReadingToAsk();
    expect(await app.roundTrips(() => person.get(`/api/insights/${id}/sentences`))).toBeLessThanOrEqual(2);
  });

  it("are somebody's own, and locked when the plan locks the reading", async () => {
    const { id, person, userId } = await aReadingToAsk();
    expect((await app.as().get(`/api/insights/${id}/sentences`)).error?.code).toBe("not_found");
    const old = await anInsight(app, { userId, createdAt: hoursAgo(24 * 9) });
    expect((await person.get(`/api/insights/${old.id}/sentences`)).error?.code).toBe("plan_locked");
  });
});

describe("after the question was edited", () => {
  it("after the question was edited, quotes of the old words stay the person's, as written before, and no more of them is kept", async () => {
    const { person, id } = await aReadingToAsk();
    const path = `/api/insights/${id}`;
    const edited = await person.patch<InsightOutput>(path, { userContext: "About the shed only." });
    expect(edited.body.formerWords).toEqual(["I'm waiting for a good moment"]);
    const { body } = await person.get<Answer>(`${path}/sentences`);
    expect(body.sentences[2]?.origins).toEqual([
      { kind: "own", quote: "I'm waiting for a good moment", from: "before" },
    ]);
    expect(JSON.stringify([edited.body, body])).not.toContain("so is the shed");
    await person.patch(path, { userContext: "About the fence only." });
    expect((await person.get<Answer>(`${path}/sentences`)).body.sentences[2]?.origins).toMatchObject([
      { from: "before" },
    ]);
  });
});

describe("a reading by the offline duck", () => {
  it("comes from the person's own words and the card, sentence by sentence", async () => {
    const reader = await aReader(app);
    const { insightId } = await reader.readAll({ userContext: "The thing with the shed and my brother." });
    const { body } = await reader.get<Answer>(`/api/insights/${insightId}/sentences`);
    expect(body.sentences.map(({ origins }) => origins[0]?.kind)).toEqual(["own", "card", "card"]);
  });

  it("of an earlier version still tells where its sentences come from, as it was recorded", async () => {
    const { person, userId } = await aReadingToAsk();
    const { id } = await anInsight(app, {
      userId,
      userContext: OWN,
      cardsDrawn: [{ id: "the-ping", reversed: false }],
      reading: {
        ...READING,
        headline: "You drew The Ping.",
        interpretation: "Something nobody says anymore. A line without an origin.",
        keyInsights: [],
        isSure: false,
        guesses: [{ id: "hard-part-unsaid", label: "something you haven’t said" }],
        origins: "c0p o0-3+h -",
      },
    });
    const { body } = await person.get<Answer>(`/api/insights/${id}/sentences`);
    expect(body.sentences.map(({ origins }) => origins)).toEqual([
      [{ kind: "card", cardId: "the-ping", text: null, part: "place" }],
      [{ kind: "own", quote: OWN.slice(0, 3), from: "question" }],
      [{ kind: "guess" }],
    ]);
  });
});

describe("an answer to a sentence", () => {
  it("the person's answer to a sentence of a reading strikes the sentence that is wrong, until it is taken back", async () => {
    const { person, id } = await aReadingToAsk();
    const path = `/api/insights/${id}/sentences/4`;
    expect((await person.request("PUT", path, { answer: "wrong" })).body).toMatchObject({
      index: 4,
      answer: "wrong",
    });
    const struck = async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body.struck;
    expect(await struck()).toEqual(["You also wrote “he hates the shed”."]);
    await person.request("PUT", path, { answer: "right" });
    expect(await struck()).toBeUndefined();
    await person.request("PUT", `/api/insights/${id}/sentences/0`, { answer: "wrong" });
    expect(await struck()).toEqual([READING.headline]);
    expect((await person.get<Answer>(`/api/insights/${id}/sentences`)).body.sentences[4]?.answer).toBe(
      "right",
    );
    await person.request("PUT", path, { answer: null });
    expect((await person.get<Answer>(`/api/insights/${id}/sentences`)).body.sentences[4]?.answer).toBeNull();
  });

  it("the person's answer to a sentence of a reading is stored sealed", async () => {
    const { person, id, userId } = await aReadingToAsk();
    await person.request("PUT", `/api/insights/${id}/sentences/4`, { answer: "wrong" });
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(sentenceAnswers),
    ]);
    expect(row).toMatchObject({ insightId: id, sentence: 4 });
    expect(row?.answer).not.toMatch(/shed|wrong/);
  });

  it("the person's answer to a sentence of a reading is refused for a sentence or a reading that is not there", async () => {
    const { person, id } = await aReadingToAsk();
    const ask = async (path: string) =>
      (await person.request("PUT", path, { answer: "wrong" })).error?.message;
    expect(await ask(`/api/insights/${id}/sentences/5`)).toBe("Sentence not found");
    expect(await ask(`/api/insights/${id}/sentences/first`)).toBe("Sentence not found");
    expect(await ask(`/api/insights/${newId()}/sentences/0`)).toBe("Insight not found");
  });
});
