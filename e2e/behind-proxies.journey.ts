// Tests two processes of the app behind each proxy that has a sample configuration in deploy/. A proxy that is not
// installed is skipped, and the test's title names what is missing.
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { openTab } from "#bench/people/open-tab.ts";
import { type ProxyName, versionOf } from "#bench/rolling/installed-proxy.ts";
import { startLoad } from "#bench/rolling/load.ts";
import { followToEnd, read } from "#bench/rolling/read-to-end.ts";
import { startTwoBehind, type TwoBehind } from "#bench/rolling/two-behind.ts";
import { Person } from "#test-support/person.ts";
import type { WholeReading } from "#test-support/reading-app.ts";

const LOAD = { requests: 400, clients: 6, pauseMs: 40 };
/**
 * The number of readings at the same time. The offline duck writes for two to three seconds, so all of them overlap.
 */
const READERS = 6;
const TABS = 4;

async function newMember(url: string): Promise<Person> {
  const person = new Person(url);
  const account = {
    name: "",
    email: `${randomUUID()}@example.org`,
    password: "a pond behind the server room",
  };
  expect((await person.post("/api/auth/sign-up/email", account)).status).toBe(200);
  return person;
}

async function newGuest(url: string): Promise<Person> {
  const person = new Person(url);
  expect((await person.post("/api/auth/sign-in/anonymous", {})).status).toBe(200);
  expect((await person.put("/api/me/consent", { terms: true, age16: true })).status).toBe(200);
  return person;
}

/**
 * Returns the id of the reading's insight. If the reading failed with its process, requests it again with the cards
 * that the person has seen.
 */
async function insightOf(person: Person, key: string, seen: WholeReading): Promise<string | undefined> {
  const { last, insightId } = await followToEnd(person, key);
  if (last?.type === "done") return insightId;
  const [sealed, cards] = seen.events;
  if (sealed?.type !== "sealed") throw new Error("The reading began without a seal");
  const again = await read(person, {
    ...{ key: randomUUID(), drawId: sealed.drawId, picks: [0], clientSeed: "other" },
  });
  if (cards?.type === "cards") expect(again.events[1]).toEqual(cards);
  return again.insightId;
}

const PROXIES = [
  { name: "haproxy", port: 4480 },
  { name: "caddy", port: 4490 },
] as const;

const title = (name: ProxyName) => `two processes behind ${name} (skipped where ${name} is not installed)`;
const isMissing = (name: ProxyName) => versionOf(name) === null;

const started = new Map<ProxyName, Promise<TwoBehind>>();
/** Returns the two processes behind this proxy, which the first test that asks for them starts. */
function behind({ name, port }: (typeof PROXIES)[number]): Promise<TwoBehind> {
  const two =
    started.get(name) ?? startTwoBehind({ port, balancer: name, settings: { AI_PROVIDER: "offline" } });
  started.set(name, two);
  return two;
}
afterAll(async () => {
  // Errors of a start are not thrown again here: the test that waited for the start has failed with them.
  const all = await Promise.allSettled(started.values());
  await Promise.all(all.map((two) => two.status === "fulfilled" && two.value.close()));
});

function rehearseBehind(proxy: (typeof PROXIES)[number]): void {
  const { name, port } = proxy;
  it(`behind ${name}, a change reaches the tabs of a person on both processes`, async () => {
    const two = await behind(proxy);
    const person = await newMember(two.url);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(two.url, person)));
    try {
      const counts = await Promise.all(two.backends.map((backend) => backend.liveConnections()));
      expect(counts.every((count) => count > 0)).toBe(true);
      const block = { blockTypeId: "work", name: "The proposal" };
      expect((await person.post("/api/blocks", block)).status).toBe(200);
      expect(await Promise.all(tabs.map(({ heard }) => heard))).toHaveLength(TABS);
    } finally {
      for (const { socket } of tabs) socket.close();
    }
  });

  it(`behind ${name}, each process is restarted once under load and no request fails`, async () => {
    const two = await behind(proxy);
    const load = startLoad({ ...LOAD, port });
    for (const backend of two.backends) {
      await backend.end();
      await backend.start();
      await two.untilReached();
    }
    const { failures, requests } = await load.finish();
    expect(failures).toEqual({});
    expect(requests).toBeGreaterThanOrEqual(LOAD.requests);
  });
}

async function killOneBehind(two: TwoBehind): Promise<void> {
  const people = await Promise.all(Array.from({ length: READERS }, () => newGuest(two.url)));
  const readings = people.map((person) => {
    const key = randomUUID();
    const { promise: begins, resolve: begun } = Promise.withResolvers<void>();
    return { person, key, begins, reading: read(person, { key, begun }) };
  });
  await Promise.all(readings.map(({ begins, reading }) => Promise.race([begins, reading])));
  await two.backends[0]?.end("SIGKILL");
  const all = await Promise.all(readings.map(async (each) => ({ ...each, seen: await each.reading })));
  const acknowledged = all.filter(({ seen }) => seen.events.length > 0);
  const cut = acknowledged.filter(({ seen }) => seen.last?.type !== "done");
  expect(cut.length).toBeGreaterThan(0);
  await Promise.all(
    acknowledged.map(async ({ person, key, seen }) => {
      const insightId = await insightOf(person, key, seen);
      expect((await person.get(`/api/insights/${insightId}`)).status).toBe(200);
    }),
  );
  await two.backends[0]?.start();
}

for (const proxy of PROXIES)
  describe.skipIf(isMissing(proxy.name))(title(proxy.name), () => rehearseBehind(proxy));

// The tests of all proxies run at the same time, because each waits half a minute until the other process notices that
// one was killed.
describe.concurrent("two processes of which one is killed", () => {
  for (const proxy of PROXIES)
    describe.skipIf(isMissing(proxy.name))(title(proxy.name), () => {
      it(`behind ${proxy.name}, a process that is killed loses no reading that was acknowledged`, async () =>
        killOneBehind(await behind(proxy)));
    });
});
