import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ChatHistory, ChatTopics } from "#contract/chat.ts";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { aChatter, type Chatter, toChatter } from "#test-support/chat-app.ts";
import { anInsight, beginAsGuest, signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { chatMessages, insightConversations } from "../../platform/db/tables/chat.ts";
import { purgeDeleted } from "../housekeeping/purge-deleted.ts";
import { forgetChats } from "./forget-chats.ts";
import { sealContent, sealMetadata, sealWelcome } from "./stored-chat.ts";

const HOUR_MS = 60 * 60 * 1000;

const clock = createTestClock("2026-11-01T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const reset = (person: Chatter) =>
  person.post<ChatHistory>(`/api/insights/${person.insightId}/conversation/reset`);

async function rowsOf(userId: string) {
  const [conversations, messages] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(insightConversations).where(eq(insightConversations.userId, userId)),
    tx.select().from(chatMessages).where(eq(chatMessages.userId, userId)),
  ]);
  return { conversations, messages };
}

describe("resetting a conversation", () => {
  it("archives it and begins a new one with only a welcome", async () => {
    const person = await aChatter(app);
    await person.say("The old story.");
    const { body: before } = await person.history();
    const { status, body } = await reset(person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ messages: [], hasEarlier: false });
    expect(body.conversation).toMatchObject({ messageCount: 0, isActive: true });
    expect(body.conversation?.id).not.toBe(before.conversation?.id);
    expect((await person.history()).body).toEqual(body);
    const { conversations, messages } = await rowsOf(person.userId);
    expect(conversations.map(({ isActive, messageCount }) => [isActive, messageCount]).sort()).toEqual([
      [false, 2],
      [true, 0],
    ]);
    expect(messages).toHaveLength(2);
  });

  it("happens once when it is requested twice, and the chat continues in the new conversation", async () => {
    const person = await aChatter(app);
    await person.say("The old story.");
    const answers = await Promise.all([reset(person), reset(person)]);
    const [one, two] = answers.map(({ body }) => body.conversation?.id);
    expect(one).toBe(two);
    await person.say("A new one.");
    const { body } = await person.history();
    expect(body.conversation).toMatchObject({ id: one, messageCount: 2 });
    expect((await rowsOf(person.userId)).conversations).toHaveLength(2);
  });

  it("works without an existing conversation", async () => {
    const person = await aChatter(app);
    expect((await reset(person)).body.conversation).toMatchObject({ messageCount: 0, isActive: true });
  });
});

describe("the message count and times of a conversation", () => {
  it("match its messages, even when many are sent at once", async () => {
    const person = await aChatter(app);
    await Promise.all(["One.", "Two.", "Three.", "Four."].map((content) => person.say(content)));
    clock.advance(5000);
    await person.say("Five.");
    const { conversations, messages } = await rowsOf(person.userId);
    expect(conversations).toHaveLength(1);
    expect(conversations[0]).toMatchObject({ messageCount: 10, lastMessageAt: clock.now() });
    expect(messages).toHaveLength(10);
  });
});

describe("the cleanup of conversations", () => {
  it("removes those archived more than 720 hours ago and no active one, however old", async () => {
    const person = await aChatter(app);
    await person.say("Archived.");
    await reset(person);
    const active = await aChatter(app);
    await active.say("Still mine.");
    clock.advance(720 * HOUR_MS - 1000);
    await forgetChats(app.dependencies);
    expect((await rowsOf(person.userId)).messages).toHaveLength(2);
    clock.advance(2000);
    expect(await forgetChats(app.dependencies)).toMatchObject({ conversations: 1, messages: 2 });
    const kept = await rowsOf(person.userId);
    expect([kept.conversations.length, kept.messages.length]).toEqual([1, 0]);
    expect((await rowsOf(active.userId)).messages).toHaveLength(2);
  });

  it("removes old conversations of guests", async () => {
    const { userId } = await beginAsGuest(app);
    const row = {
      userId,
      id: newId(),
      insightId: newId(),
      welcome: "{}",
      startedAt: clock.now(),
      lastMessageAt: clock.now(),
    };
    await app.dependencies.database.batch({ userId }, (tx) => [tx.insert(insightConversations).values(row)]);
    await forgetChats(app.dependencies);
    expect((await rowsOf(userId)).conversations).toHaveLength(1);
    clock.advance(721 * HOUR_MS);
    await forgetChats(app.dependencies);
    expect((await rowsOf(userId)).conversations).toEqual([]);
  });

  it("keeps one in which a guest writes while it is being removed, with its messages", async () => {
    const { userId } = await beginAsGuest(app);
    const id = newId();
    const at = new Date(clock.now().getTime() - 721 * HOUR_MS);
    const message = { userId, id: newId(), conversationId: id, role: "user", content: "{}", createdAt: at };
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx
        .insert(insightConversations)
        .values({ userId, id, insightId: newId(), welcome: "{}", startedAt: at, lastMessageAt: at }),
      tx.insert(chatMessages).values(message),
    ]);
    const write = {
      text: "update app.insight_conversations set last_message_at = $2 where id = $1",
      values: [id, clock.now()],
    };
    await changeMeanwhile(app.databaseUrl, write, () => forgetChats(app.dependencies));
    const { conversations, messages } = await rowsOf(userId);
    expect([conversations.length, messages.length]).toEqual([1, 1]);
  });
});

describe("deleting a chat", () => {
  const pathOf = ({ insightId }: Chatter) => `/api/insights/${insightId}/conversation`;
  const remove = (person: Chatter) => person.delete<{ undoUntil: string }>(pathOf(person));
  const restore = (person: Chatter) => person.post(`${pathOf(person)}/restore`);

  it("hides it at once, allows undo for ten seconds, and removes it for good after a minute", async () => {
    const person = await aChatter(app);
    await person.say("Archived.");
    await reset(person);
    const clientMessageId = newId();
    await person.say("Active.", { clientMessageId });
    const { body: before } = await person.history();
    const { body } = await remove(person);
    expect(Date.parse(body.undoUntil) - clock.now().getTime()).toBe(10_000);
    expect((await person.history()).body).toMatchObject({ conversation: null, messages: [] });
    expect((await person.trySending("Active.", { clientMessageId })).status).toBe(404);
    expect((await person.get<ChatTopics>("/api/chat/topics")).body.messages).toBe(0);
    clock.advance(9000);
    expect((await restore(person)).status).toBe(200);
    expect((await person.history()).body).toEqual(before);
    await remove(person);
    clock.advance(61_000);
    expect((await restore(person)).status).toBe(404);
    expect(await purgeDeleted(app.dependencies)).toMatchObject({ chats: 2 });
    expect(await rowsOf(person.userId)).toEqual({ conversations: [], messages: [] });
  });

  it("restores it as archived when another conversation has begun, and loses no message", async () => {
    const person = await aChatter(app);
    await person.say("Deleted.");
    await remove(person);
    await person.say("Meanwhile.");
    await restore(person);
    const { conversations, messages } = await rowsOf(person.userId);
    expect(conversations.map(({ isActive, archivedAt }) => [isActive, archivedAt !== null]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(messages).toHaveLength(4);
    expect((await person.history()).body.messages[0]?.content).toBe("Meanwhile.");
  });

  it("requires an existing chat of one's own", async () => {
    const person = await aChatter(app);
    expect((await remove(person)).error?.message).toBe("Failed to find conversation");
    await person.say("Mine.");
    const stranger = toChatter(app.as(), newId(), person.insightId);
    expect((await remove(stranger)).status).toBe(404);
    await remove(person);
    expect((await restore(stranger)).status).toBe(404);
  });
});

describe("an insight that is removed for good", () => {
  it("loses all its conversations, archived ones too, and no others", async () => {
    const person = await aChatter(app);
    await person.say("Going.");
    await reset(person);
    await person.say("Going as well.");
    const staying = await aChatter(app, {});
    await staying.say("Staying.");
    await person.delete(`/api/insights/${person.insightId}`);
    clock.advance(2 * 60_000);
    await purgeDeleted(app.dependencies);
    expect(await rowsOf(person.userId)).toEqual({ conversations: [], messages: [] });
    expect((await rowsOf(staying.userId)).messages).toHaveLength(2);
  });
});

describe("a guest with a chat who signs in to an account", () => {
  it("takes the chat along and can read it there", async () => {
    const guest = await beginAsGuest(app);
    const { userId } = guest;
    const { id: insightId } = await anInsight(app, { userId });
    const { database, vault } = app.dependencies;
    const key = await vault.keyOf(userId);
    const [conversation, message] = [
      { userId, id: newId() },
      { userId, id: newId() },
    ];
    const now = clock.now();
    await database.batch({ userId }, (tx) => [
      tx.insert(insightConversations).values({
        ...conversation,
        insightId,
        welcome: sealWelcome(key, conversation, "Hello, guest."),
        startedAt: now,
        lastMessageAt: now,
        messageCount: 1,
      }),
      tx.insert(chatMessages).values({
        ...message,
        conversationId: conversation.id,
        role: "user",
        content: sealContent(key, message, "Said as a guest."),
        metadata: sealMetadata(key, message, { topics: ["work"], userSentiment: "negative" }),
        clientMessageId: newId(),
        replyState: "failed",
        createdAt: now,
      }),
    ]);
    const { email, password } = await signUp(app);
    await guest.post("/api/auth/sign-in/email", { email, password });
    const { body } = await guest.get<ChatHistory>(`/api/insights/${insightId}/messages`);
    expect(body).toMatchObject({ welcome: "Hello, guest.", conversation: { messageCount: 1 } });
    expect(body.messages).toMatchObject([{ content: "Said as a guest.", isUnreadable: false }]);
    const topics = await guest.get<ChatTopics>("/api/chat/topics");
    expect(topics.body.topics).toEqual([{ topic: "work", count: 1 }]);
    expect(await rowsOf(userId)).toEqual({ conversations: [], messages: [] });
  });
});

describe("the chat in the database", () => {
  it("contains no words, topics or moods of the messages in plain text", async () => {
    const person = await aChatter(app);
    const { words } = await person.say("Xylophone: my boss scares me and I hate the deadline.");
    const { conversations, messages } = await rowsOf(person.userId);
    const stored = JSON.stringify([conversations, messages]);
    for (const word of ["Xylophone", "boss", "deadlines", "negative", words.slice(0, 20)]) {
      expect(stored).not.toContain(word);
    }
  });

  it("marks a message that cannot be decrypted as unreadable", async () => {
    const person = await aChatter(app);
    await person.say("One.");
    await app.dependencies.database.batch({ userId: person.userId }, (tx) => [
      tx
        .update(chatMessages)
        .set({ content: "raw words" })
        .where(and(eq(chatMessages.userId, person.userId), eq(chatMessages.role, "user"))),
    ]);
    const { body } = await person.history();
    expect(body.messages[0]).toMatchObject({
      content: "This entry could not be opened.",
      isUnreadable: true,
    });
    expect(body.messages[1]).toMatchObject({ isUnreadable: false });
  });
});

describe("the topics of a person's messages", () => {
  it("are counted over a week, most frequent first, for this person alone", async () => {
    const before = await aChatter(app);
    await before.say("Last month: my landlord and the rent.");
    clock.advance(169 * HOUR_MS);
    const { id } = await anInsight(app, { userId: before.userId });
    const person = toChatter(before, before.userId, id);
    await person.say("My boss moved the deadline.");
    await person.say("I hate that my boss is angry.");
    await person.say("I finished the chapter, what a relief!");
    const { status, body } = await person.get<ChatTopics>("/api/chat/topics");
    expect(status).toBe(200);
    expect(body).toMatchObject({ windowHours: 168, conversations: 1, messages: 3 });
    expect(body.topics[0]).toEqual({ topic: "work", count: 2 });
    expect(body.topics.map(({ topic }) => topic)).not.toContain("money");
    expect(body.sentiment).toEqual({ positive: 1, neutral: 1, negative: 1 });
    expect((await (await aChatter(app)).get<ChatTopics>("/api/chat/topics")).body.messages).toBe(0);
    expect((await app.as({ isGuest: true }).get("/api/chat/topics")).error?.code).toBe("account_required");
  });

  it("are ten at most", async () => {
    const person = await aChatter(app);
    const messages = [
      "boss, rent, sister",
      "code, guitar, novel",
      "sleep, exam, doctor",
      "envy, funeral, friend",
    ];
    for (const message of messages) await person.say(message);
    const { body } = await person.get<ChatTopics>("/api/chat/topics");
    expect(body.topics).toHaveLength(10);
  });
});
