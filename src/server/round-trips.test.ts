import { beforeAll, expect, it } from "vitest";
import { aBlock, anInsight, signUp } from "../../test-support/factories.ts";
import { sendLetters, sentLettersTo, tokenIn } from "../../test-support/letters.ts";
import { createTestApp, type TestApp } from "../../test-support/test-app.ts";
import type { Contract } from "../contract/contract.ts";
import { newId } from "./platform/db/ids.ts";

/** The session is one of them. */
const MOST_WAITS = 2;
/** What waits more often, how often, and why. */
const READ_FIRST = "what is sealed is read before it can be changed";
const ASKS_THE_DUCK =
  "three before the duck is asked: session, what the words are made of, the claim; then what it cost";
const MORE: Partial<Record<string, { waits: number; because: string }>> = {
  "blocks.update": { waits: 3, because: READ_FIRST },
  "chat.reset": { waits: 3, because: "the next welcome is made of the sealed reading" },
  "profile.save": { waits: 3, because: READ_FIRST },
  "settings.save": { waits: 3, because: "another time zone counts from a midnight that the one before says" },
  "steps.update": { waits: 3, because: "how many steps there are, only the sealed reading says" },
  "insights.update": { waits: 3, because: READ_FIRST },
  "personalCards.advise": { waits: 5, because: ASKS_THE_DUCK },
  "personalCards.take": { waits: 5, because: ASKS_THE_DUCK },
  "steps.shrink": { waits: 5, because: ASKS_THE_DUCK },
  "account.remove": { waits: 30, because: "the key is erased first, then one table after the other" },
};

type Member = Awaited<ReturnType<typeof signUp>>;
type Ask = (
  person: Member,
  at: { insight: string; block: string },
) => Promise<{ status: number; body: unknown }>;
/** Answered as a stream, or an archive: what these wait for before their first words is measured beside their code. */
const STREAMED = null;

let app: TestApp;
let waitlisted: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
});

const PLACE = "/api/cards/the-ping/reflections/0";
const WAITING = "dana@example.org";
/** The letter was sent before: sending it here would count. */
const tokenOf = (link: string) => tokenIn(sentLettersTo(waitlisted, WAITING)[0], link);

/** One call of each endpoint, in an order in which all of them succeed. A new endpoint does not compile until it is here. */
const CALLS: { [Area in keyof Contract]: Record<keyof Contract[Area], Ask | typeof STREAMED> } = {
  me: {
    get: (person) => person.get("/api/me"),
    consent: (person) => person.put("/api/me/consent", { terms: true, age16: true }),
  },
  cards: {
    list: (person) => person.get("/api/cards"),
    get: (person) => person.get("/api/cards/the-ping"),
    blockTypes: (person) => person.get("/api/block-types"),
  },
  personalCards: {
    mine: (person) => person.get("/api/cards/the-ping/mine"),
    advise: (person) => person.post("/api/cards/the-ping/advice", { blockTypeId: "work" }),
    take: (person) => person.post("/api/cards/the-ping/take", {}),
  },
  reflections: {
    save: (person) => person.put(PLACE, { text: "Nobody asked me." }),
    get: (person) => person.get(PLACE),
    list: (person) => person.get("/api/reflections?search=nobody"),
  },
  draws: {
    seal: (person) => person.post("/api/draws", {}),
    statistics: (person) => person.get("/api/draws/statistics"),
  },
  readings: {
    create: STREAMED,
    events: STREAMED,
    stop: (person) => person.post(`/api/readings/${newId()}/stop`, {}),
  },
  insights: {
    list: (person) => person.get("/api/insights?search=heron&cardId=the-ping&limit=50"),
    get: (person, { insight }) => person.get(`/api/insights/${insight}`),
    update: (person, { insight }) =>
      person.patch(`/api/insights/${insight}`, { userContext: "Which draft?", note: "The third." }),
    remove: (person, { insight }) => person.delete(`/api/insights/${insight}`),
    restore: (person, { insight }) => person.post(`/api/insights/${insight}/restore`),
    report: (person, { insight }) => person.post(`/api/insights/${insight}/report`, { reason: "wrong" }),
  },
  steps: {
    list: (person) => person.get("/api/steps"),
    update: (person, { insight }) => person.patch(`/api/insights/${insight}/steps/0`, { isDone: true }),
    shrink: (person, { insight }) => person.post(`/api/insights/${insight}/steps/0/smaller`, {}),
  },
  chat: {
    send: STREAMED,
    messages: (person, { insight }) => person.get(`/api/insights/${insight}/messages`),
    stop: (person, { insight }) => person.post(`/api/insights/${insight}/messages/${newId()}/stop`, {}),
    reset: (person, { insight }) => person.post(`/api/insights/${insight}/conversation/reset`, {}),
    remove: (person, { insight }) => person.delete(`/api/insights/${insight}/conversation`),
    restore: (person, { insight }) => person.post(`/api/insights/${insight}/conversation/restore`),
    topics: (person) => person.get("/api/chat/topics"),
  },
  blocks: {
    list: (person) => person.get("/api/blocks?limit=50&search=draft"),
    create: (person) => person.post("/api/blocks", { blockTypeId: "life", name: "Elsewhere" }),
    get: (person, { block }) => person.get(`/api/blocks/${block}`),
    update: (person, { block }) =>
      person.patch(`/api/blocks/${block}`, { status: "paused", notes: "Later." }),
    remove: (person, { block }) => person.delete(`/api/blocks/${block}`),
    restore: (person, { block }) => person.post(`/api/blocks/${block}/restore`),
  },
  profile: {
    save: (person) => person.put("/api/profile", { name: "Alex" }),
    get: (person) => person.get("/api/profile"),
  },
  places: { search: (person) => person.get("/api/places?q=paris") },
  settings: {
    get: (person) => person.get("/api/settings"),
    save: (person) => person.put("/api/settings", { tone: "blunt", timeZone: "Asia/Tokyo" }),
  },
  help: { lines: (person) => person.get("/api/help-lines?country=KE") },
  home: { get: (person) => person.get("/api/home") },
  ads: { count: (person) => person.post("/api/ads/banner-upgrade/impression", {}) },
  waitlist: {
    join: () => waitlisted.visitor().post("/api/waitlist", { email: WAITING }),
    confirm: () => waitlisted.visitor().post("/api/waitlist/confirm", { token: tokenOf("confirm") }),
    leave: () => waitlisted.visitor().post("/api/waitlist/leave", { token: tokenOf("leave") }),
  },
  account: {
    devices: (person) => person.get("/api/account/devices"),
    export: STREAMED,
    remove: (person) => person.request("DELETE", "/api/account", { password: person.password }),
  },
};

it("no endpoint lets a person wait for the database more than twice, but for those that say why", async () => {
  const person = await signUp(app);
  const { userId } = person;
  const block = await aBlock(app, { userId });
  const cardsDrawn = [{ id: "the-ping", reversed: false }];
  const { id: insight } = await anInsight(app, { userId, userBlockId: block.id, cardsDrawn });
  const failed: Record<string, unknown> = {};
  const slow: Record<string, number> = {};
  for (const [area, endpoints] of Object.entries(CALLS)) {
    for (const [endpoint, ask] of Object.entries<Ask | null>(endpoints)) {
      if (!ask) continue;
      const name = `${area}.${endpoint}`;
      const asked = area === "waitlist" ? waitlisted : app;
      await sendLetters(asked);
      const waits = await asked.roundTrips(async () => {
        const { status, body } = await ask(person, { insight, block: block.id });
        // Nothing runs that could be stopped; whether there is must be asked all the same.
        if (status >= 400 && endpoint !== "stop") failed[name] = body;
      });
      if (waits > (MORE[name]?.waits ?? MOST_WAITS)) slow[name] = waits;
    }
  }
  expect({ failed, slow }).toEqual({ failed: {}, slow: {} });
});
