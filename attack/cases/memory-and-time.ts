// Attacks that use up the server's memory or time, so that it ends or keeps everybody else waiting.
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { Person } from "#test-support/person.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { newAccount, newGuest, read } from "../people.ts";
import type { AppProcess, Target } from "../target.ts";
import { type Seen, watchOthers } from "../watch-others.ts";
import { waysOfAccount } from "../ways/by-account.ts";
import { waysOfGuest } from "../ways/by-guest.ts";
import { waysOfNobody } from "../ways/by-nobody.ts";
import type { Status, Way } from "../ways/way.ts";

const MOST_WAIT_MS = 250;
/** Other programs on the machine make people wait too, so a way that is too slow is tried again before it counts. */
const TRIES = 3;
const READINGS = 3000;
const ROWS_A_REQUEST = 100;
const PAUSE_MS = 300;

export const memoryAndTime: AttackCase = {
  class: "memory and time",
  holds: `no way to use up memory or time ends the server, keeps others waiting for more than ${MOST_WAIT_MS} ms, or is answered with a server error`,
  async run(target) {
    const app = await target.startProcess();
    const other = await newAccount({ url: app.url, sql: target.sql });
    const tally = new Tally();
    const lines: string[] = [];
    for (const { who, ways, begin } of sendersOf(target, app)) {
      for (const way of ways) {
        const { fault, line } = await tryWay(way, { app, begin, other: other.person });
        lines.push(`${who.padEnd(8)} ${way.name.padEnd(70)} ${line}`);
        tally.add(fault && `${who}, ${way.name}: ${fault}`);
        if (app.hasEnded()) return { ...tally, tried: tally.tried, note: lines.join("\n        ") };
      }
    }
    return { tried: tally.tried, broken: tally.broken, note: lines.join("\n        ") };
  },
};

/** Those who try, each with their ways. The account has readings of its own, the same for all its ways. */
function sendersOf(target: Target, app: AppProcess) {
  const place = { url: app.url, sql: target.sql };
  let account: Promise<Person> | undefined;
  const oldAccount = async () => {
    account ??= accountWithReadings(place);
    return (await account).inAnotherTab();
  };
  return [
    { who: "nobody", ways: waysOfNobody, begin: async () => new Person(app.url) },
    { who: "guest", ways: waysOfGuest, begin: () => newGuest(place) },
    { who: "account", ways: waysOfAccount, begin: oldAccount },
  ];
}

/** Tries a way while another person goes on, until nobody had to wait too long. Returns how it went the last time. */
async function tryWay(
  way: Way,
  { app, begin, other }: { app: AppProcess; begin: () => Promise<Person>; other: Person },
): Promise<{ fault: string | null; line: string }> {
  let last = { fault: null as string | null, line: "" };
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const person = await begin();
    const end = await watchOthers({ url: app.url, cookie: other.cookieHeader() });
    const statuses = await way.run({ url: app.url, port: app.port, person });
    const seen = await end();
    last = { fault: faultOf(seen, statuses, app), line: describe(seen, statuses, tried) };
    if (last.fault === null || app.hasEnded()) return last;
    await wait(PAUSE_MS);
  }
  return last;
}

function faultOf({ longestMs, refused }: Seen, statuses: readonly Status[], app: AppProcess): string | null {
  if (app.hasEnded()) return `the server ended: ${app.output().slice(-200)}`;
  const broken = statuses.filter((status) => status >= 500 && status !== 503);
  if (broken.length > 0) return `${broken.length} answers were ${broken[0]}`;
  if (refused > 0) return `${refused} requests of another person were refused`;
  return longestMs > MOST_WAIT_MS ? `another person waited ${Math.round(longestMs)} ms` : null;
}

function describe({ longestMs, asked }: Seen, statuses: readonly Status[], tried: number): string {
  const counts = Map.groupBy(statuses, (status) => status);
  const answers = [...counts].map(([status, all]) => `${all.length} × ${status || "closed"}`).join(", ");
  const load = loadavg()[0]?.toFixed(1);
  return `${String(Math.round(longestMs)).padStart(5)} ms of ${asked}, try ${tried}, load ${load}: ${answers}`;
}

/** Signs up somebody and gives them many readings, by the import that everybody has. */
async function accountWithReadings(place: Pick<Target, "url" | "sql">): Promise<Person> {
  const { person } = await newAccount(place);
  await read(person);
  const archive = await person.fetch("GET", "/api/account/export", undefined, {});
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const [reading] = JSON.parse(strFromU8(files["json/insights.json"] ?? new Uint8Array()));
  for (let done = 0; done < READINGS; done += ROWS_A_REQUEST) {
    const rows = Array.from({ length: ROWS_A_REQUEST }, () => ({ ...reading, id: randomUUID() }));
    await expectOk(person.post("/api/imports", { file: "insights", rows }));
  }
  return person;
}
