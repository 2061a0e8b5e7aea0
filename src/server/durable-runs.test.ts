import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SaidOutput } from "#contract/advice.ts";
import { aChatter, toChatter } from "#test-support/chat-app.ts";
import { anInsight } from "#test-support/factories.ts";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import type { RequestOptions } from "#test-support/person.ts";
import { aReader, toReader, wordsOf } from "#test-support/reading-app.ts";
import type { TestApp } from "#test-support/test-app.ts";
import type { TestClock } from "#test-support/test-clock.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import { newId } from "./platform/db/ids.ts";

const WORDS = "You wrote the same opening four times. Which of them would you read aloud?";
/** A silence in milliseconds after which a run counts as dead, whatever its kind. */
const AFTER_DEATH_MS = 10 * 60_000;

let model: FakeProvider;
let app: TestApp;
/** Another server process on the same database. */
let other: TestApp;
let clock: TestClock;
let otherClock: TestClock;
beforeAll(async () => {
  ({ model, app, clock, other, otherClock } = await startTwoProcesses());
  return () => model.close();
});
afterEach(() => otherClock.set(clock.now()));

/** A piece of work for one person, such as a reading, that the first process has begun. */
interface Begun {
  /** Closes the browser's connection. */
  leave(): Promise<void>;
  /**
   * Requests the same work again, from one of the processes, and returns its text once complete. The text is empty if
   * the work failed.
   */
  attach(process: TestApp): Promise<string>;
  /** Asks once more after a failure, as the page's "Try again" does. */
  retry(process: TestApp): Promise<string>;
}

interface Kind {
  name: string;
  /** The token limit of the model's requests for this kind of work, by which the fake model recognises them. */
  tokens: number;
  answer: string;
  text: string;
  begin(): Promise<Begun>;
}

const reading: Kind = {
  name: "a reading",
  tokens: 750,
  answer: FAKE_READING_TEXT,
  text: FAKE_READING.interpretation,
  async begin() {
    const reader = await aReader(app);
    const key = newId();
    const stream = await reader.read({}, { key });
    await stream.next();
    const attach = async (process: TestApp, sameKey = key) =>
      wordsOf((await toReader(process.as(reader.session)).readAll({}, { key: sameKey })).events);
    return { leave: () => stream.close(), attach, retry: (process) => attach(process, newId()) };
  },
};

const chat: Kind = {
  name: "a reply in the chat",
  tokens: 1000,
  answer: WORDS,
  text: WORDS,
  async begin() {
    const person = await aChatter(app);
    const { userId, insightId } = person;
    const clientMessageId = newId();
    const stream = await person.open("Which draft?", { clientMessageId });
    await stream.next();
    const attach = async (process: TestApp) =>
      (await toChatter(process.as({ userId }), userId, insightId).say("Which draft?", { clientMessageId }))
        .words;
    return { leave: () => stream.close(), attach, retry: attach };
  },
};

const advice: Kind = {
  name: "what the duck says about a card",
  tokens: 200,
  answer: WORDS,
  text: WORDS,
  async begin() {
    const { userId } = await aReader(app);
    await anInsight(app, { userId, cardsDrawn: [{ id: "the-cache", reversed: false }] });
    const ask = async (process: TestApp, options?: RequestOptions) =>
      (await process.as({ userId }).post<SaidOutput>("/api/cards/the-cache/take", {}, options)).body.text;
    const before = callsFor(advice);
    const tab = new AbortController();
    const first = ask(app, { signal: tab.signal }).catch((error: Error) => error.name);
    await expect.poll(() => callsFor(advice)).toBe(before + 1);
    const leave = async () => {
      tab.abort();
      expect(await first).toBe("AbortError");
    };
    return { leave, attach: (process) => ask(process), retry: (process) => ask(process) };
  },
};

const KINDS = [reading, chat, advice];

function callsFor({ tokens }: Kind): number {
  return model.requests.filter(({ body }) => body.max_tokens === tokens).length;
}

function answerSlowly({ tokens, answer }: Kind): void {
  model.play((request) =>
    request.body.max_tokens === tokens
      ? { kind: "answer", text: answer, everyMs: 25 }
      : fittingReply(request),
  );
}

describe.each(KINDS)("$name", (kind) => {
  it("a durable run goes on over a reload: the same text, and one request to the model", async () => {
    answerSlowly(kind);
    const before = callsFor(kind);
    const run = await kind.begin();
    await run.leave();
    expect(await run.attach(app)).toBe(kind.text);
    expect(callsFor(kind) - before).toBe(1);
  });

  it("a durable run can be followed from another process, while it is written and after", async () => {
    answerSlowly(kind);
    const before = callsFor(kind);
    const run = await kind.begin();
    await run.leave();
    const both = await Promise.all([run.attach(other), run.attach(app)]);
    expect(both).toEqual([kind.text, kind.text]);
    expect(await run.attach(other)).toBe(kind.text);
    expect(callsFor(kind) - before).toBe(1);
  });

  it("a durable run can be asked for again when the process that wrote it has died", async () => {
    let isFirst = true;
    model.play((request) => {
      if (request.body.max_tokens !== kind.tokens) return fittingReply(request);
      const reply = isFirst ? { kind: "silence" as const } : { kind: "answer" as const, text: kind.answer };
      isFirst = false;
      return reply;
    });
    const run = await kind.begin();
    await run.leave();
    otherClock.set(new Date(clock.now().getTime() + AFTER_DEATH_MS));
    expect(["", kind.text]).toContain(await run.attach(other));
    expect(await run.retry(other)).toBe(kind.text);
  });
});
