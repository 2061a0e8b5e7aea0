import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonalCard, SaidOutput } from "#contract/advice.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingInput } from "#contract/readings.ts";
import type { Me } from "#contract/session.ts";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import {
  brokenEnd,
  ENDINGS,
  type Ending,
  FAMILIES,
  FAMILY_NAMES,
  type FamilyName,
  LAST_WORD,
} from "#test-support/broken-answers.ts";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { aReader, type Reader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { sentences } from "./platform/errors/sentences.ts";

/** What a person has after a broken answer. */
interface Left {
  /** What the person is told. */
  told: "again" | "stand-in: failed" | "stand-in: refused" | "generic" | "by rule";
  /** Everything that the person gets to see now and after a reload. */
  seen: unknown;
  /** The readings of the day that are used up. */
  used: number;
}

interface Use {
  /** The answer up to where it breaks off, in each family's form. */
  half: Record<FamilyName, string>;
  /** What the person may be told after an answer that breaks off, and after one that is refused. */
  told: Left["told"][];
  toldOfRefusal: Left["told"];
  /** The families whose model is not asked. */
  notAsked?: FamilyName[];
  tryIt(app: TestApp, play: (broken: boolean) => void): Promise<Left>;
}

const TEXT = `You wrote it four times and sent it to nobody, and each time you read it ${LAST_WORD}`;
const inBoth = (text: string) => ({ Anthropic: text, "an OpenAI-compatible server": text });
const LONG_STEP =
  "Spend twenty minutes on the proposal with the phone in another room, and stop when the time is up.";

async function drawer(app: TestApp) {
  const person = await aReader(app);
  const { userId } = person;
  await aBlock(app, { userId, notes: "I keep rewriting the proposal." });
  const reading = { ...someReading, actionSteps: [{ text: LONG_STEP, minutes: 20 }] };
  const { id } = await anInsight(app, {
    userId,
    reading,
    cardsDrawn: [{ id: "the-cache", reversed: false }],
  });
  return { person, userId, id };
}

async function usedBy(person: Reader): Promise<number> {
  return (await person.get<Me>("/api/me")).body.insightsToday?.used ?? -1;
}

async function readingOf(app: TestApp, input: Partial<ReadingInput> = {}): Promise<Left> {
  const person = await aReader(app);
  const { events, last, insightId } = await person.readAll(input);
  expect(last).toMatchObject({ type: "done" });
  const { body } = await person.get<InsightOutput>(`/api/insights/${insightId}`);
  const { standIn, isDefault, notice } = body;
  const shown = events.findLast(({ type }) => type === "delta");
  if (isDefault) expect(notice).toBe(sentences.lostWords);
  // The line that says so stands above the text from its first words on.
  else expect(JSON.stringify(events)).toContain(`"standIn":"${standIn}"`);
  const seen = isDefault ? body : [body, shown];
  return { told: isDefault ? "again" : `stand-in: ${standIn as "failed"}`, seen, used: await usedBy(person) };
}

const wordsOfCard = (subject: "advice" | "take") => async (app: TestApp) => {
  const { person } = await drawer(app);
  const input = subject === "advice" ? { blockTypeId: "work" } : {};
  const { body } = await person.post<SaidOutput>(`/api/cards/the-cache/${subject}`, input);
  const { body: card } = await person.get<PersonalCard>("/api/cards/the-cache/mine");
  expect([card.take.text, ...card.guidance.map(({ text }) => text)]).toEqual([null, null]);
  return { told: body.isGeneric ? "generic" : "again", seen: body, used: await usedBy(person) } as const;
};

const USES: Record<string, Use> = {
  "a reading": {
    half: { Anthropic: `{"interpretation":"${TEXT}`, "an OpenAI-compatible server": `[reading]\n${TEXT}` },
    told: ["again", "stand-in: failed"],
    toldOfRefusal: "stand-in: refused",
    tryIt: (app) => readingOf(app),
  },
  "a reading that lacks only the end of its question": {
    half: {
      Anthropic: FAKE_READING_TEXT.replace(/saving yourself from.*/, LAST_WORD),
      "an OpenAI-compatible server": `[headline] It waits.\n[reading]\n${FAKE_READING.interpretation}\n[step] Call Dana.\n[question] Whose ${LAST_WORD}`,
    },
    told: ["again", "stand-in: failed"],
    toldOfRefusal: "stand-in: refused",
    tryIt: (app) => readingOf(app),
  },
  "a reading of three cards": {
    half: { Anthropic: `{"interpretation":"${TEXT}`, "an OpenAI-compatible server": `[reading]\n${TEXT}` },
    told: ["again", "stand-in: failed"],
    toldOfRefusal: "stand-in: refused",
    tryIt: (app) => readingOf(app, { spreadType: "full-pond" }),
  },
  "a reply in a chat": {
    half: inBoth(TEXT),
    told: ["again", "stand-in: failed"],
    toldOfRefusal: "stand-in: refused",
    async tryIt(app) {
      const { person, userId, id } = await drawer(app);
      const chatter = toChatter(person, userId, id);
      const { last } = await chatter.say("Where do I start?");
      const { messages } = (await chatter.history()).body;
      const [mine, reply] = messages;
      const used = await usedBy(person);
      if (last?.type === "error") {
        expect(last.message).toBe(sentences.replyFailed);
        expect(mine).toMatchObject({ role: "user", replyState: "failed" });
        expect(reply).toBeUndefined();
        return { told: "again", seen: messages, used };
      }
      expect(mine).toMatchObject({ replyState: "answered" });
      const standIn = reply?.role === "assistant" ? reply.standIn : undefined;
      expect(last).toMatchObject({ type: "done", standIn });
      return { told: `stand-in: ${standIn as "failed"}`, seen: messages, used };
    },
  },
  "a smaller step": {
    half: inBoth(`Open the third draft and ${LAST_WORD}`),
    told: ["by rule"],
    toldOfRefusal: "by rule",
    async tryIt(app) {
      const { person, id } = await drawer(app);
      const { body } = await person.post<StepOutput>(`/api/insights/${id}/steps/0/smaller`, {});
      const { steps } = (await person.get<InsightOutput>(`/api/insights/${id}`)).body;
      expect(body.smaller).toBe(steps[0]?.smaller);
      expect(body.smaller).not.toBeNull();
      return { told: "by rule", seen: steps, used: await usedBy(person) };
    },
  },
  "advice about a card": {
    half: inBoth(`Take one page.\nGive it one reader, and ${LAST_WORD}`),
    told: ["generic"],
    toldOfRefusal: "generic",
    tryIt: wordsOfCard("advice"),
  },
  "a take on a card": {
    half: inBoth(`A page that nobody may read cannot be wrong.\n\nThat is why ${LAST_WORD}`),
    told: ["generic"],
    toldOfRefusal: "generic",
    tryIt: wordsOfCard("take"),
  },
  "the title of a step": {
    half: inBoth(`Twenty minutes for ${LAST_WORD}`),
    told: ["by rule"],
    toldOfRefusal: "by rule",
    async tryIt(app) {
      const { person } = await drawer(app);
      const titles = async () =>
        (await person.get<{ items: OpenStepOutput[] }>("/api/steps")).body.items.map(({ title }) => title);
      const first = await titles();
      await expect.poll(() => outcomesOf(app, person.userId), { timeout: 10_000 }).toHaveLength(1);
      expect(await titles()).toEqual(first);
      expect(first).toEqual(["Spend twenty minutes on the proposal with the phone"]);
      return { told: "by rule", seen: first, used: await usedBy(person) };
    },
  },
  "the name of a block": {
    half: inBoth(`Four drafts ${LAST_WORD}`),
    told: ["by rule"],
    toldOfRefusal: "by rule",
    // A model at home is not asked for names.
    notAsked: ["an OpenAI-compatible server"],
    async tryIt(app, play) {
      const person = await aReader(app);
      play(false);
      const { insightId } = await person.readAll();
      const { associatedBlock } = (await person.get<InsightOutput>(`/api/insights/${insightId}`)).body;
      expect(associatedBlock?.name).toBe("Work Block");
      // The reading beside it is whole, and counts.
      return { told: "by rule", seen: associatedBlock, used: (await usedBy(person)) - 1 };
    },
  },
};

async function outcomesOf(app: TestApp, userId?: string): Promise<string[]> {
  const { rows } = await app.dependencies.database.asJobs((tx) =>
    tx.execute<{ outcome: string; user_id: string; model: string }>(
      "select outcome, user_id, model from app.ai_usage",
    ),
  );
  return rows
    .filter((row) => row.model !== "offline" && (!userId || row.user_id === userId))
    .map(({ outcome }) => outcome);
}

/** Limits short enough for a test. The breaker closes again at once, so that each case meets the model. */
const TIMINGS = { firstTokenMs: 5000, idleMs: 250, backoffMs: 1, breakerPausesMs: [1] };
/** The tokens that a provider is asked for where it names a block. */
const TOKENS_FOR_A_NAME = 50;

describe.each(FAMILY_NAMES)("a broken answer of %s", (family) => {
  let model: FakeProvider;
  let app: TestApp;
  beforeAll(async () => {
    model = await FAMILIES[family].start();
    app = await createTestApp({ settings: FAMILIES[family].settingsOf(model), timings: TIMINGS });
  });
  afterAll(() => model.close());

  const cases = Object.entries(USES)
    .filter(([, { notAsked = [] }]) => !notAsked.includes(family))
    .flatMap(([use]) => ENDINGS.map((ending): [string, Ending] => [use, ending]));

  it.each(cases)("a broken answer is told, not stored, and costs nothing: %s, %s", async (name, ending) => {
    const use = USES[name] as Use;
    const { reply, isRefusal = false } = brokenEnd(ending);
    const broken = reply(use.half[family]);
    const whole: FakeReply = { kind: "answer", text: FAKE_READING_TEXT };
    const before = (await outcomesOf(app)).length;
    model.play([broken]);
    const left = await use.tryIt(app, () =>
      model.play(({ body }) => (body.max_tokens === TOKENS_FOR_A_NAME ? broken : whole)),
    );
    expect(isRefusal ? [use.toldOfRefusal] : use.told).toContain(left.told);
    expect(JSON.stringify(left.seen)).not.toContain(LAST_WORD);
    expect(JSON.stringify(left.seen)).not.toContain("can't help with that");
    expect(left.used).toBe(0);
    const outcomes = (await outcomesOf(app)).slice(before).filter((each) => each !== "ok");
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.every((outcome) => outcome === "failed" || outcome === "default")).toBe(true);
  });
});
