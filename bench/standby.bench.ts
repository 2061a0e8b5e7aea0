// Kills the primary of two PostgreSQL servers under load, then lets the servers change places without a fault. Prints how
// long writes failed and how people were answered meanwhile, and counts acknowledged rows that are not stored.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildAppIfChanged } from "#scripts/built-app.mjs";
import { loadNow } from "./figures.ts";
import { countKept } from "./people/count-kept.ts";
import { type Asked, startPeople } from "./people/start-people.ts";
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
/** What a request may be told while no server takes writes. A reading that was under way ends with a free retry. */
const DESIGNED = ["ok", "unavailable", "reading_failed"];

/** Resolves when writes that began after `since` were answered "ok" again, with how long no write was. */
async function untilWritten({ written }: Probe, since: number): Promise<number> {
  const deadline = performance.now() + TAKEN_OVER_WITHIN_MS;
  const isSaved = ({ from, outcome }: Written) => from > since && outcome === "ok";
  for (;;) {
    const failed = written.filter(({ to, outcome }) => to > since && outcome !== "ok");
    const lastFailed = Math.max(since, ...failed.map(({ from }) => from));
    const first = written.find((one) => isSaved(one) && one.from > lastFailed);
    if (first && performance.now() - first.to > 2_000) return first.to - since;
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

const missing = missingPrograms();
const [proxy] = installedProxies();
if (missing.length > 0 || !proxy) {
  console.log(`  not installed, so no standby was tried: ${[...missing, ...(proxy ? [] : ["a proxy"])].join(", ")}`);
  process.exit(0);
}
const load = loadNow();
await buildAppIfChanged();
const servers = await startServers(DATABASE_PORT);
const owner = new pg.Pool({ connectionString: servers.superuserUrl, max: 2 });
// Ignores errors of idle connections, because the server at their other end is killed.
owner.on("error", () => {});
const url = `http://${HOST}:${APP_PORT}`;
const shared = { DATABASE_URL: servers.url, ...sharedSettings(), APP_URL: url };
const backends = [1, 2].map((each) => new Backend(APP_PORT + each, shared));
let front: Balancer | undefined;
try {
  for (const backend of backends) await backend.start();
  front = await startBalancer(proxy, APP_PORT, backends);
  const people: Account[] = [];
  while (people.length < PEOPLE + WRITERS) people.push(await signUpMember(url, owner));
  const use = startPeople(people.slice(WRITERS));
  await use.settled();
  const probe = startProbe(url, people.slice(0, WRITERS));
  await wait(BEFORE_MS);

  const killedAt = performance.now();
  const killed = await servers.killPrimary();
  const killedFor = await untilWritten(probe, killedAt);
  await wait(AFTER_MS);
  await servers.revive(killed);
  await wait(AFTER_MS);

  const switchedAt = performance.now();
  await servers.switchOver();
  const switchedFor = await untilWritten(probe, switchedAt);
  await wait(AFTER_MS);
  await Promise.all([use.finish(), probe.finish()]);

  const asked = [...use.journal.asked, ...probe.written];
  printOutage(`the primary was killed behind ${proxy}`, asked, killedAt, killedFor);
  printOutage("the servers changed places", asked, switchedAt, switchedFor);
  const told = probe.written.filter(({ outcome }) => outcome === "unavailable");
  const withoutWait = told.filter(({ retryAfter }) => !retryAfter).length;
  const other = asked.filter(({ outcome }) => !DESIGNED.includes(outcome));
  console.log(
    `  answers that are not designed: ${other.length} (aim: 0) ${[...new Set(other.map(({ outcome }) => outcome))].join(", ")}; 503 without Retry-After: ${withoutWait} (aim: 0)`,
  );
  console.log(`  the first page meanwhile, by status: ${JSON.stringify(probe.pages)} (aim: 200 alone)`);
  const acknowledged = probe.written.filter(({ outcome }) => outcome === "ok").map(({ id }) => id);
  const { rows } = await owner.query("select id from app.user_blocks where id = any ($1)", [acknowledged]);
  const kept = await countKept(use.journal, owner);
  const lost = acknowledged.length - rows.length + kept.lost;
  console.log(
    `  acknowledged rows: ${acknowledged.length} of ${probe.written.length} written; readings: ${JSON.stringify(kept.ends)}`,
  );
  console.log(`  acknowledged rows lost: ${lost}, doubled: ${kept.doubled} (aim: 0, 0); load ${load.toFixed(1)}`);
  const isPageShown = Object.keys(probe.pages).every((status) => status === "200");
  if (lost + kept.doubled + other.length + withoutWait > 0 || !isPageShown) process.exitCode = 1;
} finally {
  await front?.close();
  for (const backend of backends) await backend.close();
  await owner.end();
  await servers.stop();
}
