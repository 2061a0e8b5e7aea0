import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aChatter, type Chatter, toChatter, wholeReply } from "#test-support/chat-app.ts";
import { anInsight } from "#test-support/factories.ts";
import { startFakeHost } from "#test-support/fake-model-hosts.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import type { TestClock } from "#test-support/test-clock.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import type { ChangingDuck } from "../../platform/ai/at-home/changing-duck.ts";
import { modelHost } from "../../platform/ai/at-home/model-hosts.ts";
import { newId } from "../../platform/db/ids.ts";
import { chatMessages } from "../../platform/db/tables/chat.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";

const REPLY = "You wrote the same opening four times. Which of them would you read aloud?";
const QUICK: FakeReply = { kind: "answer", text: REPLY };
const SLOW: FakeReply = { kind: "answer", text: REPLY, everyMs: 60 };

let model: FakeProvider;
let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let clock: TestClock;
let otherClock: TestClock;
beforeAll(async () => {
  ({ model, app, clock, other, otherClock } = await startTwoProcesses());
  return () => model.close();
});
beforeEach(() => model.play([QUICK]));

/** Returns the same person as a client of the other process. */
function elsewhere({ userId, insightId }: Chatter): Chatter {
  return toChatter(other.as({ userId }), userId, insightId);
}

async function contentsOf(person: Chatter) {
  const { body } = await person.history();
  return body.messages.map(({ role, content }) => [role, content]);
}

async function callsWhile(work: () => Promise<unknown>): Promise<number> {
  const before = model.requests.length;
  await work();
  return model.requests.length - before;
}

describe("a message that is sent again", () => {
  it("a chat message that is sent again is saved once and answered once, however often it is repeated", async () => {
    const person = await aChatter(app);
    const clientMessageId = newId();
    const calls = await callsWhile(async () => {
      const first = await person.say("Which draft?", { clientMessageId });
      expect(first.words).toBe(REPLY);
      for (let again = 0; again < 3; again += 1) {
        const repeated = await person.say("Which draft?", { clientMessageId });
        expect(repeated.types).toEqual(["saved", "delta", "done"]);
        expect(repeated.words).toBe(REPLY);
        expect(repeated.last).toEqual(first.last);
      }
    });
    expect(calls).toBe(1);
    expect(await contentsOf(person)).toEqual([
      ["user", "Which draft?"],
      ["assistant", REPLY],
    ]);
    expect((await person.history()).body.conversation?.messageCount).toBe(2);
  });

  it("a chat message that is sent again is one message when it is sent five times at once to two processes", async () => {
    const person = await aChatter(app);
    const there = elsewhere(person);
    const clientMessageId = newId();
    const calls = await callsWhile(async () => {
      const replies = await Promise.all(
        [person, there, person, there, person].map((sender) => sender.say("At once.", { clientMessageId })),
      );
      for (const reply of replies) expect([reply.words, reply.last?.type]).toEqual([REPLY, "done"]);
    });
    expect(calls).toBe(1);
    expect((await person.history()).body.conversation?.messageCount).toBe(2);
  });

  it("a chat message that is sent again continues the reply after a lost connection without repeating events", async () => {
    model.play([SLOW]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    const stream = await person.open("Slowly.", { clientMessageId });
    const seen = [await stream.next(), await stream.next(), await stream.next()];
    await stream.close();
    const calls = await callsWhile(async () => {
      const again = await person.open(
        "Slowly.",
        { clientMessageId },
        { headers: { "last-event-id": seen[2]?.id ?? "" } },
      );
      const rest = await wholeReply(again);
      expect(rest.ids[0]).toBe("4");
      const before = seen.map((event) => (event?.data as { text?: string } | undefined)?.text ?? "").join("");
      expect(before + rest.words).toBe(REPLY);
    });
    expect(calls).toBe(0);
  });

  it("a chat message that is sent again has its reply saved although the browser closed the connection", async () => {
    model.play([SLOW]);
    const person = await aChatter(app);
    const stream = await person.open("And gone.");
    await stream.next();
    await stream.close();
    await app.dependencies.chatRuns.whenIdle();
    expect(await contentsOf(person)).toEqual([
      ["user", "And gone."],
      ["assistant", REPLY],
    ]);
  });

  it("a chat message that is sent again is refused with another text or under another insight", async () => {
    const person = await aChatter(app);
    const clientMessageId = newId();
    await person.say("One.", { clientMessageId });
    expect((await person.trySending("Two.", { clientMessageId })).error).toMatchObject({ code: "conflict" });
    const second = await anInsight(app, { userId: person.userId });
    const path = `/api/insights/${second.id}/messages`;
    expect((await person.post(path, { content: "One.", clientMessageId })).status).toBe(409);
    expect((await person.history()).body.messages).toHaveLength(2);
  });
});

describe("a chat reply that fails", () => {
  it("sends an error, keeps the message, and succeeds when the message is sent again", async () => {
    model.play([QUICK]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    vi.spyOn(app.dependencies.duck, "chat").mockImplementationOnce(() => {
      throw new AppError("unavailable", sentences.replyFailed);
    });
    const failed = await person.say("Are you there?", { clientMessageId });
    expect(failed.types).toEqual(["saved", "error"]);
    expect(failed.last).toMatchObject({
      code: "unavailable",
      message: "Unable to generate response. Please try again.",
    });
    const { body } = await person.history();
    expect(body.messages).toMatchObject([
      { content: "Are you there?", clientMessageId, replyState: "failed" },
    ]);
    const again = await person.say("Are you there?", { clientMessageId });
    expect([again.words, again.last?.type]).toEqual([REPLY, "done"]);
    expect(await contentsOf(person)).toEqual([
      ["user", "Are you there?"],
      ["assistant", REPLY],
    ]);
  });

  it("names the duck when the fault is ours", async () => {
    const person = await aChatter(app);
    vi.spyOn(app.dependencies.duck, "chat").mockImplementationOnce(() => {
      throw new Error("the pond froze");
    });
    const failed = await person.say("Hello?");
    expect(failed.last).toMatchObject({
      message: "Failed to get response from Rob. Please try again.",
    });
  });

  it("is restarted after the process that wrote it has died", async () => {
    model.play([{ kind: "silence" }, QUICK]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    const stream = await person.open("Into the void.", { clientMessageId });
    await stream.next();
    await stream.close();
    otherClock.set(new Date(clock.now().getTime() + 30_000));
    const there = elsewhere(person);
    expect((await there.history()).body.messages).toMatchObject([{ replyState: "failed" }]);
    const again = await there.say("Into the void.", { clientMessageId });
    expect([again.words, again.last?.type]).toEqual([REPLY, "done"]);
    app.dependencies.chatRuns.find(person.userId, clientMessageId)?.stop();
    await app.dependencies.chatRuns.whenIdle();
    expect((await person.history()).body.conversation?.messageCount).toBe(2);
    otherClock.set(clock.now());
  });
});

describe("a database failure in the chat", () => {
  const cases = [
    ["Failed to load chat history", (person: Chatter) => person.get(pathOf(person))],
    ["Failed to load conversation history", (person: Chatter) => person.trySending("Hello")],
    ["Failed to find conversation", (person: Chatter) => person.post(resetOf(person))],
    ["Failed to load conversation", (person: Chatter) => person.get("/api/chat/topics")],
  ] as const;
  const pathOf = ({ insightId }: Chatter) => `/api/insights/${insightId}/messages`;
  const resetOf = ({ insightId }: Chatter) => `/api/insights/${insightId}/conversation/reset`;

  for (const [sentence, ask] of cases) {
    it(`answers with the sentence: ${sentence}`, async () => {
      const person = await aChatter(app);
      failBatch(1);
      expect((await ask(person)).error).toMatchObject({ code: "unavailable", message: sentence });
    });
  }

  it("has its own sentence for a new message, a new conversation and a reset", async () => {
    const person = await aChatter(app);
    failBatch(2);
    expect((await person.trySending("First.")).error?.message).toBe("Failed to create conversation");
    await person.say("First.");
    failBatch(2);
    expect((await person.trySending("Second.")).error?.message).toBe("Failed to save message");
    failBatch(2);
    expect((await person.post(resetOf(person))).error?.message).toBe("Failed to archive conversation");
    expect((await person.history()).body.messages).toHaveLength(2);
  });

  /** Makes the database fail in one batch of statements: the one with this number, counted from 1. */
  function failBatch(which: number): void {
    const { database } = app.dependencies;
    const real = database.batch.bind(database);
    let count = 0;
    const spy = vi.spyOn(database, "batch").mockImplementation(async (...call: Parameters<typeof real>) => {
      count += 1;
      if (count < which) return await real(...call);
      spy.mockRestore();
      throw new Error("the database is away");
    });
  }
});

describe("stopping a reply", () => {
  const stop = (person: Chatter, id: string, insightId = person.insightId) =>
    person.post<{ stopped: boolean }>(`/api/insights/${insightId}/messages/${id}/stop`);

  it("stopping a chat reply keeps the text received so far and marks it as stopped", async () => {
    model.play([{ kind: "endless", word: "quack ", everyMs: 10 }]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    const stream = await person.open("Talk.", { clientMessageId });
    for (let count = 0; count < 4; count += 1) await stream.next();
    expect((await stop(person, clientMessageId)).body).toEqual({ stopped: true });
    const { body } = await person.history();
    expect(body.messages).toMatchObject([{ replyState: "answered" }, { role: "assistant", isStopped: true }]);
    expect(body.messages[1]?.content).toMatch(/^quack/);
    expect((await stop(person, clientMessageId)).body).toEqual({ stopped: false });
  });

  it("stopping a chat reply corrects what it quotes if a model wrote it, even if that was dropped before the end", async () => {
    const host = await startFakeHost({
      "POST /v1/chat/completions": async ({ response }) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const words = "You wrote it four times. You said “I am afraid of Dana”. Then you waited. ";
        const choices = [{ index: 0, delta: { content: words }, finish_reason: null }];
        response.write(`data: ${JSON.stringify({ id: "1", created: 1, model: "duck-7b", choices })}\n\n`);
        await new Promise((resolve) => response.on("close", resolve));
      },
    });
    try {
      const chosen = await createTestApp();
      const duck = chosen.dependencies.duck as ChangingDuck;
      const person = await aChatter(chosen);
      duck.follow({ host: modelHost("ollama", host.url), name: "duck-7b" });
      const clientMessageId = newId();
      const stream = await person.open("Talk.", { clientMessageId });
      for (let said = ""; !said.includes("waited"); ) said += JSON.stringify((await stream.next())?.data);
      duck.follow(null);
      expect((await stop(person, clientMessageId)).body).toEqual({ stopped: true });
      expect((await contentsOf(person))[1]).toEqual([
        "assistant",
        "You wrote it four times. Then you waited.",
      ]);
    } finally {
      await host.close();
    }
  });

  it("stopping a chat reply leaves the message without a reply when there is no text yet, and it may be sent again", async () => {
    model.play([{ kind: "silence" }, QUICK]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    const stream = await person.open("Talk.", { clientMessageId });
    await stream.next();
    expect((await stop(person, clientMessageId)).body).toEqual({ stopped: true });
    expect((await stream.next())?.data).toMatchObject({ type: "error", code: "reading_stopped" });
    expect((await person.history()).body.messages).toMatchObject([{ replyState: "stopped" }]);
    expect((await person.say("Talk.", { clientMessageId })).words).toBe(REPLY);
  });

  it("stopping a chat reply works from another process than the one that writes the reply", async () => {
    model.play([{ kind: "endless", word: "quack ", everyMs: 20 }]);
    const person = await aChatter(app);
    const clientMessageId = newId();
    const stream = await person.open("Talk.", { clientMessageId });
    for (let count = 0; count < 3; count += 1) await stream.next();
    expect((await stop(elsewhere(person), clientMessageId)).body).toEqual({ stopped: true });
    await app.dependencies.chatRuns.whenIdle();
    const [rows] = await app.dependencies.database.batch({ userId: person.userId }, (tx) => [
      tx
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(and(eq(chatMessages.userId, person.userId), eq(chatMessages.role, "assistant"))),
    ]);
    expect(rows).toHaveLength(1);
  });

  it("stopping a chat reply answers 404 under another insight than the message's own", async () => {
    const person = await aChatter(app);
    const clientMessageId = newId();
    await person.say("Mine.", { clientMessageId });
    expect((await stop(await aChatter(app), clientMessageId)).status).toBe(404);
    const second = await anInsight(app, { userId: person.userId });
    expect((await stop(person, clientMessageId, second.id)).status).toBe(404);
  });
});
