// Runs twenty processes of the app on one PostgreSQL through pgbouncer in transaction mode, with the sample of deploy/.
// Counts the connections to PostgreSQL under load, the requests that failed, and the rows that were lost.
import { setTimeout as wait } from "node:timers/promises";
import { buildServerIfChanged } from "#scripts/build-server.mjs";
import { Person } from "#test-support/person.ts";
import { isQuiet, loadNow } from "./figures.ts";
import { countKept } from "./people/count-kept.ts";
import { openTab } from "./people/open-tab.ts";
import { startPeople } from "./people/start-people.ts";
import { poolerVersion, startPooledDatabase } from "./pooler/pooled-database.ts";
import { sampleConnections } from "./pooler/sample-connections.ts";
import { HOST } from "./rolling/ask.ts";
import { Backend, sharedSettings } from "./rolling/backend.ts";
import { signUpMember } from "./sign-up.ts";

const PORTS = { database: 9790, pooler: 6490 };
const APP_PORT = 4500;
const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 20);
/** The most connections to PostgreSQL: those of the pooler, and six of each process. */
const MOST = 200;
const OF_POOLER = 80;
const OWN = 6;
/** What a process may hold without a pooler: ten for requests, five for signing in, and its own six. */
const WITHOUT_POOLER = 21;
/** The connections of this benchmark, and those that PostgreSQL keeps free for superusers. */
const SPARE = 10;
const PEOPLE = 8;
const LOAD_MS = 30_000;
const BURSTS = 3;
const AT_ONCE = 15;

const version = poolerVersion();
if (version === null) {
  console.log("  FAILED: pgbouncer is not installed, so its sample was not tried");
  process.exit(1);
}
const load = loadNow();
await buildServerIfChanged();
const database = await startPooledDatabase(PORTS, MOST + SPARE);
const shared = {
  DATABASE_URL: database.url,
  DATABASE_POOLER_URL: database.poolerUrl,
  ...sharedSettings(),
};
const urls = Array.from({ length: PROCESSES }, (_, index) => `http://${HOST}:${APP_PORT + index}`);
const backends = urls.map((url, index) => new Backend(APP_PORT + index, { ...shared, APP_URL: url }));

/** Returns the same person as a visitor of another process, with a copy of the cookies. */
function at(url: string, person: Person): Person {
  const elsewhere = new Person(url);
  for (const pair of person.cookieHeader().split("; ")) {
    const end = pair.indexOf("=");
    elsewhere.setCookie(pair.slice(0, end), pair.slice(end + 1));
  }
  return elsewhere;
}

/** Requests a list fifteen times at once from each process, which is more than the pooler has connections. */
async function burst(people: { person: Person }[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await Promise.all(
    urls.flatMap((url, index) => {
      const person = at(url, people[index % people.length]!.person);
      return Array.from({ length: AT_ONCE }, async () => {
        const { status } = await person.get("/api/blocks?limit=20");
        counts[status] = (counts[status] ?? 0) + 1;
      });
    }),
  );
  return counts;
}

/** Returns whether a tab at the last process hears of a change that was made through the first. */
async function isHeardElsewhere(person: Person): Promise<boolean> {
  const url = urls.at(-1) ?? "";
  const { socket, heard } = await openTab(url, at(url, person));
  await person.post("/api/blocks", { blockTypeId: "work", name: "Heard elsewhere" });
  const isHeard = await Promise.race([heard.then(() => true), wait(10_000, false)]);
  socket.close();
  return isHeard;
}

try {
  const [first, ...others] = backends;
  await first?.start();
  for (const backend of others) await backend.start();
  const connections = sampleConnections(database.owner);
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1)
    people.push(await signUpMember(urls[count % PROCESSES] ?? "", database.owner));
  const [one] = people;
  const isHeard = one ? await isHeardElsewhere(one.person) : false;
  const use = startPeople(people);
  await use.settled();
  const settledAt = performance.now();
  await wait(LOAD_MS);
  await use.finish();
  const bursts = [];
  for (let count = 0; count < BURSTS; count += 1) bursts.push(await burst(people));
  connections.stop();
  const allFailed = use.journal.asked.filter(({ outcome }) => outcome !== "ok");
  const failed = allFailed.filter(({ from }) => from >= settledAt);
  const kept = await countKept(use.journal, database.owner);
  const isBurstFine = bursts.every((counts) => Object.keys(counts).every((status) => status === "200"));
  console.log(
    `  ${version}, ${PROCESSES} processes: without a pooler up to ${PROCESSES * WITHOUT_POOLER} connections`,
  );
  console.log(
    `  connections to PostgreSQL: at most ${connections.most} at once (aim: at most ${Math.min(MOST, OF_POOLER + OWN * PROCESSES)})`,
  );
  console.log(
    `  requests: ${use.journal.asked.length}, ${failed.length} failed (aim: 0), and ${allFailed.length - failed.length} while connections were opened ${[...new Set(allFailed.map(({ kind, outcome }) => `${kind}: ${outcome}`))].join(", ")}`,
  );
  console.log(
    `  ${AT_ONCE * PROCESSES} requests for a list at once, ${BURSTS} times: ${JSON.stringify(bursts)}${isQuiet(load) ? "" : " (needs a quiet machine)"}`,
  );
  console.log(
    `  readings: ${JSON.stringify(kept.ends)}; rows lost: ${kept.lost}, doubled: ${kept.doubled} (aim: 0, 0)`,
  );
  console.log(`  a change through the first process reaches a tab at the last: ${isHeard ? "yes" : "NO"}`);
  console.log(`  load ${load.toFixed(1)} before, ${loadNow().toFixed(1)} after`);
  const isFine = failed.length + kept.lost + kept.doubled === 0 && (isBurstFine || !isQuiet(load)) && isHeard;
  if (!isFine || connections.most > MOST) process.exitCode = 1;
} finally {
  await Promise.all(backends.map((backend) => backend.close()));
  await database.stop();
}
