import { beforeAll, describe, expect, it } from "vitest";
import type { ChatHistory } from "#contract/chat.ts";
import { COACH_TAPS, DANGER_TAPS } from "#domain/chat/coach-taps.ts";
import { aChatter, type Chatter, toChatter } from "#test-support/chat-app.ts";
import { anInsight } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function chatter(): Promise<Chatter> {
  clock.advance(MINUTE_MS);
  return await aChatter(app);
}

describe("the chat under an insight", () => {
  it("begins with a constant welcome and without a conversation", async () => {
    const person = await chatter();
    const { status, body } = await person.history();
    expect(status).toBe(200);
    expect(body).toMatchObject({ conversation: null, messages: [], hasEarlier: false });
    expect(body.welcome.length).toBeGreaterThan(40);
    expect((await person.history()).body).toEqual(body);
    await person.say("What now?");
    expect((await person.history()).body.welcome).toBe(body.welcome);
  });

  it("saves a message, streams the reply, and shows both afterwards", async () => {
    const person = await chatter();
    const startedAt = clock.now().toISOString();
    const reply = await person.say("  I open draft one again every morning.\r\nWhy?  ");
    expect(reply.types.slice(0, 2)).toEqual(["saved", "delta"]);
    expect(reply.ids).toEqual(reply.events.map((_, index) => String(index + 1)));
    expect(reply.last).toMatchObject({ type: "done", messageCount: 2 });
    const { body } = await person.history();
    expect(body.conversation).toMatchObject({ messageCount: 2, isActive: true, insightId: person.insightId });
    expect(body.conversation).toMatchObject({ startedAt });
    expect(body.messages).toMatchObject([
      { role: "user", content: "I open draft one again every morning.\nWhy?", replyState: "answered" },
      { role: "assistant", content: reply.words, isStopped: false, isUnreadable: false },
    ]);
  });

  it("shows the latest fifty messages, oldest first, and says that there are more", async () => {
    const person = await chatter();
    for (let count = 1; count <= 26; count += 1) {
      // Six minutes between messages keep within the hourly limit, which allows 16 calls of 600 tokens.
      clock.advance(6 * MINUTE_MS);
      await person.say(`Thought number ${count}.`);
    }
    const { body } = await person.history();
    expect(body.messages).toHaveLength(50);
    expect(body.messages[0]).toMatchObject({ role: "user", content: "Thought number 2." });
    expect(body.messages.at(-1)?.role).toBe("assistant");
    expect(body.hasEarlier).toBe(true);
    expect(body.conversation?.messageCount).toBe(52);
  });

  it("is refused to a stranger, a guest and a visitor", async () => {
    const person = await chatter();
    await person.say("Only for me.");
    const path = `/api/insights/${person.insightId}/messages`;
    const message = { content: "Hello?", clientMessageId: newId() };
    const foreign = await app.as().get(path);
    const unknown = await app.as().get(`/api/insights/${newId()}/messages`);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    const stranger = await aChatter(app);
    expect((await stranger.post(path, message)).status).toBe(404);
    expect((await stranger.post(`/api/insights/${person.insightId}/conversation/reset`)).status).toBe(404);
    const guest = app.as({ isGuest: true });
    expect((await guest.get(path)).error?.code).toBe("account_required");
    expect((await guest.post(path, message)).error?.code).toBe("account_required");
    expect((await app.visitor().get(path)).error?.code).toBe("unauthenticated");
  });

  it("is locked with its insight when that is older than the plan shows", async () => {
    const person = await chatter();
    const old = await anInsight(app, {
      userId: person.userId,
      createdAt: new Date(clock.now().getTime() - 8 * DAY_MS),
    });
    const path = `/api/insights/${old.id}/messages`;
    expect((await person.get(path)).error?.code).toBe("plan_locked");
    const message = { content: "Hello?", clientMessageId: newId() };
    expect((await person.post(path, message)).error?.code).toBe("plan_locked");
  });

  it("is gone when its insight is deleted", async () => {
    const person = await chatter();
    await person.say("Before it goes.");
    await person.delete(`/api/insights/${person.insightId}`);
    expect((await person.history()).status).toBe(404);
  });
});

describe("a chat without a model", () => {
  it("says in its welcome what a model would be needed for, and what can be tapped", async () => {
    const person = await chatter();
    const { body } = await person.history();
    expect(body.welcome).toContain("without a model");
    expect(body.taps.map(({ tap }) => tap)).toEqual(COACH_TAPS);
    const reset = await person.post<ChatHistory>(`/api/insights/${person.insightId}/conversation/reset`);
    expect(reset.body.taps).toEqual(body.taps);
  });

  it("keeps what is typed, and answers a tap with the person's own answers", async () => {
    const person = await aReader(app);
    const { id } = await anInsight(app, {
      userId: person.userId,
      answers: { act: "send Dana one line", difference: "one page is signed" },
    });
    const chat = toChatter(person, person.userId, id);
    expect((await chat.say("I open draft one.")).words).toContain("as you wrote it");
    expect((await chat.say("Make it smaller")).words).toContain("“send Dana one line”");
    await person.patch(`/api/insights/${id}/steps/0`, { isDone: true });
    const done = (await chat.say("I did it")).words;
    expect(done).toContain("The step of the reading is ticked");
    expect(done).toContain("“one page is signed”");
    const { body } = await chat.history();
    expect(body.messages.map(({ content }) => content)).toContain("Make it smaller");
  });

  it("asks about the danger alone beside a dark reading, and offers what the matter is to be tapped", async () => {
    const person = await aChatter(app, { userContext: "I want to kill myself." });
    const { taps } = (await person.history()).body;
    expect(taps.map(({ tap }) => tap)).toEqual(DANGER_TAPS);
    const { words } = await person.say("Make it smaller");
    expect(words).toContain("Are you thinking of killing yourself?");
  });
});

describe("sending a message", () => {
  it("sending a chat message refuses empty and long messages with the exact sentence and field", async () => {
    const person = await chatter();
    const cases = [
      ["  \n ", "Message cannot be empty"],
      ["x".repeat(1001), "Message must be 1000 characters or less"],
      [Array(11).fill("line").join("\n"), "Message must be 10 lines or less"],
    ] as const;
    for (const [content, message] of cases) {
      expect((await person.trySending(content)).error).toMatchObject({
        code: "invalid_input",
        field: "content",
        message,
      });
    }
    expect((await person.trySending("Hello", { clientMessageId: "no" })).error?.field).toBe(
      "clientMessageId",
    );
    expect((await person.history()).body.conversation).toBeNull();
  });

  it("sending a chat message shows help first for a message about a crisis, without saving it, and replies on request without jokes", async () => {
    const person = await chatter();
    const dark = "I want to kill myself tonight.";
    const refused = await person.trySending(dark);
    expect([refused.status, refused.error?.code]).toEqual([422, "crisis_help"]);
    expect(refused.error?.help?.length).toBeGreaterThan(0);
    expect((await person.history()).body.messages).toEqual([]);
    const reply = await person.say(dark, { goOnAnyway: true });
    expect(reply.last?.type).toBe("done");
    expect((await person.history()).body.messages).toHaveLength(2);
  });

  it("sending a chat message requires the current consent", async () => {
    const person = await aChatter(app, { hasConsent: false });
    expect((await person.trySending("Hello")).error?.code).toBe("consent_required");
  });

  it("sending a chat message refuses the seventeenth message of an hour, saves nothing of it, and shows help in place of a tap that asks for it", async () => {
    const person = await chatter();
    for (let count = 0; count < 16; count += 1) await person.say(`Message ${count}`);
    const refused = await person.trySending("One more.");
    expect(refused.status).toBe(429);
    expect(refused.error).toMatchObject({
      code: "rate_limited",
      message: "You've reached your limit for chat messages. Please wait 5 minute(s) before trying again.",
      retryAfter: 300,
      remaining: 0,
    });
    const { body } = await person.history();
    expect(body.conversation?.messageCount).toBe(32);
    expect(body.messages.at(-1)?.role).toBe("assistant");
    const help = await person.trySending("I think about dying");
    expect([help.status, help.error?.code]).toEqual([422, "crisis_help"]);
    expect(help.error?.help?.length).toBeGreaterThan(0);
    clock.advance(61 * MINUTE_MS);
    expect((await person.say("One more.")).last?.type).toBe("done");
  });
});

describe("help in a chat", () => {
  const SIGNS = [
    "In a week the flat is empty and everybody has what they wanted.",
    "My sister gets the camera. I put a note in the bag that she should not read before Sunday.",
    "I have slept so well since I decided. Everybody says how cheerful I am.",
  ];

  it("stands beside the reply once texts together speak of danger, and stays in sight in the history", async () => {
    const person = await aChatter(app, {
      userContext: "What to do with my good camera? Nobody will need it.",
    });
    const helps: number[] = [];
    for (const content of [...SIGNS, "haha forget it, I'm fine"]) {
      const reply = await person.say(content, { goOnAnyway: true });
      const [saved] = reply.events;
      helps.push(saved?.type === "saved" ? saved.help.length : 0);
    }
    expect(helps.at(-2)).toBeGreaterThan(0);
    expect(helps.at(-1)).toBe(helps.at(-2));
    expect((await person.history()).body.help).toHaveLength(helps.at(-1) ?? 0);
  });

  it("is not in sight where nothing speaks of danger", async () => {
    const person = await chatter();
    const { events } = await person.say("Which draft should I open?");
    expect(events[0]).toMatchObject({ type: "saved", help: [] });
    expect((await person.history()).body.help).toEqual([]);
  });

  it("is in sight from the beginning where the reading's own text is a crisis, also after starting over", async () => {
    const reader = await aReader(app);
    const words = {
      userContext: "I want to kill myself.",
      answers: { act: "call Dana", difference: "I slept" },
    };
    const { id } = await anInsight(app, { userId: reader.userId, ...words });
    const person = toChatter(reader, reader.userId, id);
    const { help, isHelpFolded } = (await person.history()).body;
    expect(help.length).toBeGreaterThan(0);
    expect(isHelpFolded).toBe(false);
    await person.say("Hello");
    const { body } = await person.post<ChatHistory>(`/api/insights/${person.insightId}/conversation/reset`);
    expect(body.help).toEqual(help);
  });

  it("stays when the person starts over, with the taps beside it, until the chat is deleted", async () => {
    const person = await aChatter(app);
    await person.say("I want to kill myself tonight.", { goOnAnyway: true });
    const { help, taps } = (await person.history()).body;
    expect(help.length).toBeGreaterThan(0);
    const conversation = `/api/insights/${person.insightId}/conversation`;
    const { body } = await person.post<ChatHistory>(`${conversation}/reset`);
    expect(body).toMatchObject({ messages: [], help, isHelpFolded: false, taps });
    const { events, words } = await person.say("Make the step smaller.");
    expect(events[0]).toMatchObject({ type: "saved", help, isHelpFolded: false });
    expect(words).not.toContain("smaller");
    expect((await person.history()).body).toMatchObject({ help, taps });
    await person.delete(conversation);
    expect((await person.history()).body.help).toEqual([]);
  });

  it.each<[string, string]>([
    ["Danger now, injured, or took something", "emergency"],
    ["I think about dying", "suicide"],
    ["Somebody hurts or controls me", "abuse"],
    ["I’m under 18", "child"],
    ["I’m worried about somebody", "emergency"],
  ])(
    "begins with the fitting lines after the tap '%s', which needs no 'Send anyway'",
    async (content, kind) => {
      const person = await aChatter(app, { userContext: "I want to kill myself.", country: "GB" });
      const [saved] = (await person.say(content)).events;
      expect(saved).toMatchObject({ type: "saved", isHelpFolded: false });
      expect(saved?.type === "saved" && saved.help[0]?.kind).toBe(kind);
      expect((await person.history()).body.help[0]?.kind).toBe(kind);
    },
  );

  it("is folded after 'Nobody is in danger', the chat goes on, and is back with the next dark words", async () => {
    const person = await aChatter(app, { userContext: "I want to kill myself." });
    const folded = await person.say("Nobody is in danger");
    expect(folded.events[0]).toMatchObject({ type: "saved", isHelpFolded: true });
    expect(folded.words).toContain("It’s more than stuck");
    expect((await person.say("The villain was late.")).words).not.toContain("?");
    const { isHelpFolded, taps } = (await person.history()).body;
    expect(isHelpFolded).toBe(true);
    // After outright words nothing is offered that would hand them back, or be heard as a word about them.
    expect(taps.map(({ tap }) => tap)).toEqual(["more", "nobody"]);
    expect((await person.trySending("I want to kill myself.")).error?.code).toBe("crisis_help");
    await person.say("I want to kill myself.", { goOnAnyway: true });
    expect((await person.history()).body.isHelpFolded).toBe(false);
  });

  it("is in sight, with what the matter is to be tapped, where the danger is in an answer to a question under the card", async () => {
    const person = await aReader(app);
    const { userId } = person;
    const { id } = await anInsight(app, {
      userId,
      answers: { obstacle: { text: "I want to kill myself." } },
    });
    const chat = toChatter(person, userId, id);
    const { help, taps } = (await chat.history()).body;
    expect(help.length).toBeGreaterThan(0);
    expect(taps.map(({ tap }) => tap)).toEqual(DANGER_TAPS);
    const { events, words } = await chat.say("Where do I start?");
    expect(events[0]).toMatchObject({ type: "saved", help });
    expect(words).toContain("Are you thinking of killing yourself?");
  });
});

describe("database round trips of the chat, beside the session's own", () => {
  it("database round trips of the chat, beside the session's own, are one for the history and two before the duck is asked", async () => {
    const person = await chatter();
    await person.say("Warm.");
    expect(await app.roundTrips(() => person.history())).toBe(1);
    // Two round trips to load and claim; then one for the reply and one for the token count.
    expect(await app.roundTrips(() => person.say("And again."))).toBe(4);
    expect(await app.roundTrips(() => person.get("/api/chat/topics"))).toBe(1);
  });
});
