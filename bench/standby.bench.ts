// Kills the primary of two PostgreSQL servers under load, then lets the servers change places without a fault. Prints how
// long writes failed and how people were answered meanwhile, and counts acknowledged rows that are not stored.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildAppIfChanged } from "#scripts/built-app.mjs";
import { loadNow } from "./figures.ts";
import { countKept } from "./people/count-kept.ts";
import { type Asked, startPeople, type Use } from "./people/start-people.ts";
import { HOST } from "./rolling/ask.ts";
import { Backend, sharedSettings } from "./rolling/backend.ts";
import { startBalancer } from "./rolling/balancer.ts";
import { installedProxies } from "./rolling/installed-proxy.ts";
import type { Balancer } from "./rolling/small-balancer.ts";
import { type Account, signUpMember } from "./sign-up.ts";
import { type Probe, startProbe, type Written } from "./standby/probe.ts";
import { missingPrograms, startServers } from "./standby/servers.ts";

const DATABASE_PORT = 9800;
const APP_PORT = 4520;
const WRITERS = 12;
const PEOPLE = 4;
const BEFORE_MS = 10_000;
const AFTER_MS = 10_000;
const TAKEN_OVER_WITHIN_MS = 90_000;
const POLL_MS = 200;
/** How long no write may fail before an outage counts as over. */
const SETTLED_MS = 2_000;
/** What a request may be told while no server takes writes. A reading that was under way ends with a free retry. */
const DESIGNED = ["ok", "unavailable", "reading_failed"];

/** Returns the time from `since` until the first saved write after the last that was not saved, in milliseconds. */
function gapOf({ written }: Probe, since: number): number | undefined {
  const failed = written.filter(({ to, outcome }) => to > since && outcome !== "ok");
  const lastFailed = Math.max(since, ...failed.map(({ from }) => from));
  const saved = written.filter(({ from, outcome }) => from > lastFailed && outcome === "ok");
  return saved.length === 0 ? undefined : Math.min(...saved.map(({ to }) => to)) - since;
}

/** Resolves when writes have been saved again for a while. */
async function untilWritten(probe: Probe, since: number): Promise<void> {
  const deadline = performance.now() + TAKEN_OVER_WITHIN_MS;
  for (;;) {
    const gap = gapOf(probe, since);
    if (gap !== undefined && performance.now() - since > gap + SETTLED_MS) return;
    if (performance.now() > deadline) throw new Error("No server took over");
    await wait(POLL_MS);
  }
}

function printOutage(what: string, asked: readonly (Asked | Written)[], since: number, gapMs: number): void {
  const during = asked.filter(({ from, to }) => to >= since && from <= since + gapMs);
  const outcomes = Map.groupBy(during, ({ outcome }) => outcome);
  const counts = [...outcomes].map(([outcome, each]) => `${each.length} ${outcome}`).join(", ");
  const longest = Math.max(0, ...during.map(({ from, to }) => to - from));
  console.log(
    `  ${what}: writes were not saved for ${(gapMs / 1000).toFixed(1)} s; answers meanwhile: ${counts}; the longest took ${(longest / 1000).toFixed(1)} s`,
  );
}

/** Prints how people were answered who used the app all the time. Returns the number of faults. */
async function printFaults({ journal }: Use, { written, pages }: Probe, owner: pg.Pool): Promise<number> {
  const asked = [...journal.asked, ...written];
  const other = asked.filter(({ outcome }) => !DESIGNED.includes(outcome));
  const told = written.filter(({ outcome }) => outcome === "unavailable");
  const withoutWait = told.filter(({ retryAfter }) => !retryAfter).length;
  console.log(
    `    not designed: ${other.length} (aim: 0) ${[...new Set(other.map(({ outcome }) => outcome))].join(", ")}; 503 without Retry-After: ${withoutWait} (aim: 0); the first page by status: ${JSON.stringify(pages)} (aim: 200 alone)`,
  );
  const saved = written.filter(({ outcome }) => outcome === "ok").map(({ id }) => id);
  const { rows } = await owner.query("select id from app.user_blocks where id = any ($1)", [saved]);
  const kept = await countKept(journal, owner);
  const lost = saved.length - rows.length + kept.lost;
  console.log(
    `    acknowledged rows: ${saved.length} of ${written.length}, readings: ${JSON.stringify(kept.ends)}; lost: ${lost}, doubled: ${kept.doubled} (aim: 0, 0)`,
  );
  const pagesNotShown = Object.keys(pages).filter((status) => status !== "200").length;
  return lost + kept.doubled + other.length + withoutWait + pagesNotShown;
}

const missing = missingPrograms();
const [proxy] = installedProxies();
if (missing.length > 0 || !proxy) {
  console.log(
    `  FAILED: not installed, so no standby was tried: ${[...missing, ...(proxy ? [] : ["a proxy"])].join(", ")}`,
  );
  process.exit(1);
}
console.log(`  load ${loadNow().toFixed(1)}, the app behind ${proxy}`);
await buildAppIfChanged();
const servers = await startServers(DATABASE_PORT);
const owner = new pg.Pool({ connectionString: servers.superuserUrl, max: 2 });
// Ignores errors of idle connections, because the server at their other end is killed.
owner.on("error", () => {});
const url = `http://${HOST}:${APP_PORT}`;
const shared = { DATABASE_URL: servers.url, ...sharedSettings(), APP_URL: url };
const backends = [1, 2].map((each) => new Backend(APP_PORT + each, shared));
let front: Balancer | undefined;

/** Lets people use the app while `act` disturbs the servers. Returns the number of faults. */
async function rehearse(what: string, act: () => Promise<void>): Promise<number> {
  const people: Account[] = [];
  while (people.length < PEOPLE + WRITERS) people.push(await signUpMember(url, owner));
  const use = startPeople(people.slice(WRITERS));
  await use.settled();
  const probe = startProbe(url, people.slice(0, WRITERS));
  await wait(BEFORE_MS);
  const since = performance.now();
  await act();
  await untilWritten(probe, since);
  await wait(AFTER_MS);
  await Promise.all([use.finish(), probe.finish()]);
  // A request may wait before it fails, so the gap is known only after every request was answered.
  printOutage(what, [...use.journal.asked, ...probe.written], since, gapOf(probe, since) ?? Infinity);
  return await printFaults(use, probe, owner);
}

try {
  for (const backend of backends) await backend.start();
  front = await startBalancer(proxy, APP_PORT, backends);
  let killed = "";
  let faults = await rehearse("the primary was killed", async () => {
    killed = await servers.killPrimary();
  });
  await servers.revive(killed);
  faults += await rehearse("the servers changed places", () => servers.switchOver());
  if (faults > 0) process.exitCode = 1;
} finally {
  await front?.close();
  for (const backend of backends) await backend.close();
  await owner.end();
  await servers.stop();
}
