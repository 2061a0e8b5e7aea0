import { beforeAll, describe, expect, it } from "vitest";
import { createDuck } from "#server/platform/ai/open-duck.ts";
import { burstProvider, inPieces } from "../burst-provider.ts";
import { toChatter } from "../chat-app.ts";
import { aBlock, anInsight, someReading } from "../factories.ts";
import { leastTurns, measureTurns } from "../longest-turn.ts";
import { aReader, type Reader } from "../reading-app.ts";
import { createTestApp, type TestApp } from "../test-app.ts";
import { type HardText, hardTexts, shareOf } from "./hard-texts.ts";

/**
 * The most CPU time in milliseconds that one turn of the event loop may take, including the work of the test's own
 * client.
 */
const LONGEST_TURN = 50;
const RUNS = 4;

/** Returns about `count` of the hard texts, spread evenly over all kinds. */
const every = (count: number, length: number): HardText[] =>
  hardTexts(length).filter((_, index) => index % shareOf(count) === 0);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Sends each request once first, so that the compilation of the code does not count towards a text's time.
  for (const request of Object.values(REQUESTS)) await send(request, "warm");
});

const query = (text: string) => encodeURIComponent(text.slice(0, 200).toWellFormed());

type Request = (text: string, person: Reader) => Promise<{ status: number }>;

/** The requests of every endpoint that takes a text, as the pages send them. */
const REQUESTS: Record<string, Request> = {
  "POST /api/readings": (text, person) => person.readAll({ userContext: text.slice(0, 2000) }),
  "POST /api/blocks": (text, person) =>
    person.post("/api/blocks", {
      blockTypeId: "work",
      name: `a${text}`.slice(0, 150),
      notes: text.slice(0, 500),
    }),
  "PATCH /api/blocks/{id}": async (text, person) => {
    const { id } = await aBlock(app, { userId: person.userId });
    return await person.patch(`/api/blocks/${id}`, { notes: text.slice(0, 500) });
  },
  "PUT /api/profile": (text, person) =>
    person.put("/api/profile", { name: text.slice(0, 100), superpower: text.slice(0, 500) }),
  "PUT /api/cards/{slug}/reflections/0": (text, person) =>
    person.put("/api/cards/the-merge-conflict/reflections/0", { text: text.slice(0, 1000) }),
  "PATCH /api/insights/{id}": async (text, person) => {
    const { id } = await anInsight(app, { userId: person.userId });
    return await person.patch(`/api/insights/${id}`, { note: text.slice(0, 500) });
  },
  "POST /api/insights/{id}/report": async (text, person) => {
    const { id } = await anInsight(app, { userId: person.userId });
    return await person.post(`/api/insights/${id}/report`, { reason: "wrong", note: text.slice(0, 500) });
  },
  "POST /api/insights/{id}/messages": async (text, person) => {
    const { id } = await anInsight(app, { userId: person.userId });
    return await toChatter(person, person.userId, id).say(text.slice(0, 1000));
  },
  "GET /api/insights?search=": (text, person) => person.get(`/api/insights?search=${query(text)}`),
  "GET /api/blocks?search=": (text, person) => person.get(`/api/blocks?search=${query(text.slice(0, 150))}`),
  "GET /api/reflections?search=": (text, person) => person.get(`/api/reflections?search=${query(text)}`),
  "GET /api/insights?cursor=": (text, person) => person.get(`/api/insights?cursor=${query(text)}`),
  "GET /api/cards/{slug}": (text, person) => person.get(`/api/cards/${query(text)}`),
  "POST /api/auth/sign-in/email": (text) =>
    app
      .visitor()
      .post("/api/auth/sign-in/email", { email: `${text.slice(0, 60_000)}@x`, password: "a password" }),
  "POST /api/waitlist": (text) => app.visitor().post("/api/waitlist", { email: text }),
  "a header": (text, person) =>
    person.get("/api/home", { headers: { "user-agent": text.replace(/[^ -~]/g, "").slice(0, 4000) || "a" } }),
};

/** Sends the text as a new person, so that no rate limit refuses the request before the text is read. */
async function send(request: Request, text: string): Promise<void> {
  const { status } = await request(text, await aReader(app));
  if (status === 429) throw new Error("A limit refused the request, so that nothing read its text.");
}

async function findSlow(request: Request, texts: HardText[]): Promise<string[]> {
  const slow: string[] = [];
  for (const { name, text } of texts) {
    const once = await measureTurns(() => send(request, text));
    if (once.longest < LONGEST_TURN) continue;
    const { longest } = await leastTurns(RUNS, () => send(request, text));
    if (longest >= LONGEST_TURN) slow.push(`${longest.toFixed()} ms for ${name}`);
  }
  return slow;
}

describe("a hard text in a request", () => {
  it.each(Object.keys(REQUESTS))("blocks the event loop for less than 50 ms at %s", async (name) => {
    const request = REQUESTS[name] ?? expect.fail(`${name} is not there`);
    expect(await findSlow(request, [...every(60, 2000), ...every(300, 60_000)])).toEqual([]);
  });
});

/**
 * Stores an insight without the maximum lengths of today, as a hostile model could have filled it in former versions.
 */
async function store(userId: string, text: string) {
  return await anInsight(app, {
    userId,
    headline: text,
    userContext: text.slice(0, 2000),
    reading: {
      ...someReading,
      headline: text,
      interpretation: text,
      keyInsights: [text],
      actionSteps: [{ text, minutes: 2 }],
      reflectionPrompts: [text],
    },
  });
}

describe("a stored reading of hard texts beyond the length limits", () => {
  it.each(every(150, 20_000))(
    "blocks the event loop for less than 50 ms wherever it is shown: $name",
    async ({ text }) => {
      const person = await aReader(app);
      const { id } = await store(person.userId, text);
      const chatter = toChatter(person, person.userId, id);
      const shows: Record<string, () => Promise<unknown>> = {
        home: () => person.get("/api/home"),
        steps: () => person.get("/api/steps"),
        insight: () => person.get(`/api/insights/${id}`),
        list: () => person.get("/api/insights"),
        search: () => person.get("/api/insights?search=boss"),
        smaller: () => person.post(`/api/insights/${id}/steps/0/smaller`),
        chat: () => chatter.say("Why is that?"),
        download: async () => (await person.fetch("GET", "/api/account/export", undefined, {})).arrayBuffer(),
      };
      const slow: string[] = [];
      for (const [name, show] of Object.entries(shows)) {
        const once = await measureTurns(show);
        const { longest } = once.longest < LONGEST_TURN ? once : await leastTurns(RUNS, show);
        if (longest >= LONGEST_TURN) slow.push(`${longest.toFixed()} ms at ${name}`);
      }
      expect(slow).toEqual([]);
    },
  );
});

describe("a model's answer with hard texts", () => {
  it.each(every(150, 60_000))(
    "blocks the event loop for less than 50 ms until it is shown: $name",
    async ({ text }) => {
      const answer = JSON.stringify({ ...someReading, interpretation: text, actionSteps: [{ text }] });
      const { log, clock } = app.dependencies;
      const provider = burstProvider(() => inPieces(answer, 3));
      const duck = createDuck({ provider, ledger: async () => undefined, log, clock });
      const answered = await createTestApp({ parts: { duck }, databaseUrl: app.databaseUrl });
      const person = await aReader(answered);
      const read = async () => {
        const { insightId } = await person.readAll({ spreadType: "quick-draw" });
        await person.get(`/api/insights/${insightId}`);
      };
      const once = await measureTurns(read);
      const { longest } = once.longest < LONGEST_TURN ? once : await leastTurns(RUNS, read);
      expect(longest).toBeLessThan(LONGEST_TURN);
    },
  );
});
