import { beforeAll, describe, expect, it } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import { aChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { placeOf } from "./platform/crypto/owned-tables.ts";
import { insights } from "./platform/db/tables/insights.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Reader = Awaited<ReturnType<typeof aReader>>;
type Place = "home" | "blocks" | "card" | "reading";

const CARD = "/api/cards/the-ping";
const LIGHT = "Four drafts and no nerve.";

/** Returns the places without jokes and advertising. On home, Rob then does not recall the step that was done. */
async function quietPlaces(person: Reader, insight: string): Promise<Place[]> {
  const home = await person.get<HomeOutput>("/api/home");
  const blocks = await person.get<{ items: { isGrave: boolean }[] }>("/api/blocks");
  const card = await person.get<{ isGrave: boolean }>(`${CARD}/mine`);
  const reading = await person.get<{ isGrave: boolean }>(`/api/insights/${insight}`);
  const places: Record<Place, boolean> = {
    home: home.body.lastDone === null,
    blocks: blocks.body.items.some(({ isGrave }) => isGrave),
    card: card.body.isGrave,
    reading: reading.body.isGrave,
  };
  return (Object.keys(places) as Place[]).filter((place) => places[place]);
}

interface Written {
  question?: string;
  note?: string;
  blockNotes?: string;
  reflection?: string;
  chat?: string;
}

/** Creates a person whose texts are all harmless, except for the texts that are passed. */
async function somebodyWho({ question = LIGHT, note, blockNotes = LIGHT, reflection, chat }: Written) {
  const reader = await aReader(app);
  const { userId } = reader;
  const block = await aBlock(app, { userId, notes: blockNotes, goOnAnyway: true });
  const asked = { userContext: question, question: "Four drafts" };
  const entry = await anInsight(app, { userId, userBlockId: block.id, ...asked });
  const answers = [
    await reader.patch(`/api/insights/${entry.id}/steps/0`, { isDone: true }),
    note && (await reader.patch(`/api/insights/${entry.id}`, { note, goOnAnyway: true })),
    reflection && (await reader.put(`${CARD}/reflections/0`, { text: reflection, goOnAnyway: true })),
  ];
  for (const answer of answers) if (answer) expect(answer.status).toBe(200);
  if (chat) {
    const talk = { content: chat, clientMessageId: crypto.randomUUID(), goOnAnyway: true };
    const stream = await reader.stream("POST", `/api/insights/${entry.id}/messages`, talk);
    await stream.all();
  }
  return await quietPlaces(reader, entry.id);
}

const HEAVY: [what: string, words: string][] = [
  ["a crisis", "Some nights I want to kill myself."],
  ["distress", "Most nights I feel hopeless and worthless."],
  ["a death", "My mother died in March and I cannot open her room."],
  ["a burial", "We buried my brother on Tuesday."],
  ["an illness", "I was diagnosed with cancer and I cannot tell my parents."],
  ["a miscarriage", "I had a miscarriage and went to work the next day."],
  ["a divorce", "Wir haben uns getrennt, nach zwölf Jahren."],
];

describe("nothing jokes or advertises", () => {
  it.each(HEAVY)("beside a reading about %s, nor on home or a card's page", async (_what, words) => {
    expect(await somebodyWho({ question: words })).toEqual(["home", "card", "reading"]);
  });

  it.each(HEAVY)("beside a reading with a note about %s", async (_what, words) => {
    expect(await somebodyWho({ note: words })).toContain("reading");
  });

  it.each(HEAVY)(
    "beside a reading whose chat speaks of %s, nor on home or a card's page",
    async (_what, words) => {
      expect(await somebodyWho({ chat: words })).toEqual(["home", "card", "reading"]);
    },
  );

  it.each(HEAVY)("beside a list with a block about %s, nor on home", async (_what, words) => {
    expect(await somebodyWho({ blockNotes: words })).toEqual(["home", "blocks"]);
  });

  it.each(HEAVY)("beside a card with a reflection on %s, nor on home", async (_what, words) => {
    expect(await somebodyWho({ reflection: words })).toEqual(["home", "card"]);
  });

  it("except when everything is light", async () => {
    const light = { note: LIGHT, reflection: LIGHT, chat: "Which draft do I send?" };
    expect(await somebodyWho(light)).toEqual([]);
  });

  it("beside a reading whose old summary has no flag, judged by its first words", async () => {
    const reader = await aReader(app);
    const { userId } = reader;
    const { database, vault } = app.dependencies;
    const [, words] = HEAVY[3] ?? [];
    const block = await aBlock(app, { userId });
    const asked = { userContext: words, question: words ?? "" };
    const entry = await anInsight(app, { userId, userBlockId: block.id, ...asked });
    await reader.patch(`/api/insights/${entry.id}/steps/0`, { isDone: true });
    const key = await vault.keyOf(userId);
    const place = placeOf(insights, "summary", entry);
    const summary = key.seal({ headline: "A line.", question: words }, place);
    await database.batch({ userId }, (tx) => [tx.update(insights).set({ summary })]);
    expect(await quietPlaces(reader, entry.id)).toEqual(["home", "card", "reading"]);
  });
});

it("the encrypted summary of a heavy reading is as long as that of a light one", async () => {
  const reader = await aReader(app);
  const { userId } = reader;
  const [light, heavy] = await Promise.all(
    [LIGHT, "We buried my brother on Tuesday."].map((userContext) => anInsight(app, { userId, userContext })),
  );
  expect(heavy?.summary.length).toBe(light?.summary.length);
});

it("the chat of a heavy reading begins without a joke", async () => {
  const chatter = await aChatter(app, { userContext: "We buried my brother on Tuesday." });
  const { body } = await chatter.history();
  expect(body.welcome).toMatch(/a person understands more/);
});
