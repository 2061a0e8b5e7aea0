// Kills the process at each step of an upload, and looks at what is there before and after the upload is sent again.
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PictureOutput } from "#contract/pictures.ts";
import { Person } from "#test-support/person.ts";
import { aLargePicture, pictureForm } from "#test-support/pictures.ts";
import { type AttackCase, KillTally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { type Account, newAccount } from "../people.ts";
import { type AppProcess, openTarget, type Target } from "../target.ts";

/**
 * The step at which the process of a round is killed: it has the request, waits to store the row, writes the file, has
 * written it and waits to show it, or shows it.
 */
const STEPS = ["requested", "reserving", "writing", "showing", "shown"] as const;
type Step = (typeof STEPS)[number];
const ROUNDS_PER_STEP = 20;
const REACHED_WITHIN_MS = 20_000;
/** The time after which a request is under way, in milliseconds. The decoding of its picture takes longer. */
const UNDER_WAY_MS = 15;
const POLL_MS = 1;
/** The lock that a process takes before it shows a picture, so that a round can make it wait there. */
const SHOWING_LOCK = 4711;

interface Round {
  step: Step;
  account: Account;
  blockId: string;
  pictureId: string;
  file: Buffer;
}

interface Place {
  target: Target;
  dataDir: string;
}

export const killedUploads: AttackCase = {
  class: "kills of uploads",
  holds:
    "a process that is killed at any step of an upload shows no part of a picture, and the upload sent again is stored once",
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), "arcana-uploads-"));
    const target = await openTarget();
    const place = { target, dataDir };
    try {
      await target.app.end("SIGTERM");
      await letRoundsHoldTheShowing(target);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS_PER_STEP; round += 1) {
        for (const step of STEPS) rounds.push(await killAt(place, step));
      }
      const app = await target.startProcess(own(dataDir));
      const tally = new KillTally();
      const unfinished = filesBelow(place, ".unfinished").length;
      tally.addOf(
        "half there",
        unfinished === 0 ? null : `${unfinished} unfinished files are left after a start`,
      );
      for (const round of rounds) await judge(place, app, { round, tally });
      const { tried, broken } = tally;
      return {
        tried,
        broken,
        note: `${rounds.length} kills, ${ROUNDS_PER_STEP} at each of: ${STEPS.join(", ")}; ${tally.inWords()}`,
      };
    } finally {
      await target.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function letRoundsHoldTheShowing({ sql }: Target): Promise<void> {
  await sql(`create function public.waits_to_show() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${SHOWING_LOCK}); return new; end $$`);
  await sql(`create trigger waits_to_show before update on app.pictures
    for each row when (new.state = 'ready') execute function public.waits_to_show()`);
}

/** Files are stored in the data folder, which the next process takes over. */
const own = (dataDir: string) => ({ DATA_DIR: dataDir, STORAGE_URL: "" });

async function killAt(place: Place, step: Step): Promise<Round> {
  const { target, dataDir } = place;
  const app = await target.startProcess(own(dataDir));
  const account = await newAccount({ url: app.url, sql: target.sql });
  const made = await expectOk(
    account.person.post<{ id: string }>("/api/blocks", { blockTypeId: "work", name: "Photos", notes: "" }),
  );
  const round = {
    step,
    account,
    blockId: made.body.id,
    pictureId: randomUUID(),
    file: await aLargePicture(),
  };
  const untilReached = await prepare(place, round);
  const sent = send(round).catch(() => undefined);
  await untilReached();
  await app.end("SIGKILL");
  await target.sql("rollback");
  await sent;
  return round;
}

async function send({ account, blockId, pictureId, file }: Round) {
  return await account.person.post<PictureOutput>(
    `/api/blocks/${blockId}/pictures`,
    await pictureForm(pictureId, file),
  );
}

/** Returns a function that resolves when the process has reached the step. */
async function prepare(
  { target, dataDir }: Place,
  { step, pictureId }: Round,
): Promise<() => Promise<unknown>> {
  const { sql } = target;
  if (step === "requested") return () => wait(UNDER_WAY_MS);
  if (step === "writing") return untilWriting(join(dataDir, "files", ".unfinished"));
  if (step === "shown")
    return () =>
      until(step, () => sql("select 1 from app.pictures where id = $1 and state = 'ready'", [pictureId]));
  await sql("begin");
  if (step === "reserving") {
    await sql("lock table app.pictures in exclusive mode");
    // Activity is shown as it was when the transaction first asked; locks are shown as they are.
    return () => until(step, () => sql("select 1 from pg_locks where not granted and locktype = 'relation'"));
  }
  await sql("select pg_advisory_xact_lock($1)", [SHOWING_LOCK]);
  return () => until(step, () => sql("select 1 from pg_locks where not granted and locktype = 'advisory'"));
}

/** Begins to watch the folder of files that have no names yet. The returned function resolves when one is written. */
function untilWriting(folder: string): () => Promise<unknown> {
  mkdirSync(folder, { recursive: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  const watcher = watch(folder, () => resolve());
  return async () => {
    await Promise.race([promise, wait(REACHED_WITHIN_MS, undefined, { ref: false })]);
    watcher.close();
  };
}

async function until(step: Step, find: () => Promise<unknown[]>): Promise<void> {
  const deadline = Date.now() + REACHED_WITHIN_MS;
  while ((await find()).length === 0) {
    if (Date.now() > deadline) throw new Error(`The upload never reached the step ${step}`);
    await wait(POLL_MS);
  }
}

function filesBelow({ dataDir }: Place, folder: string): string[] {
  const place = join(dataDir, "files", folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name);
}

/** Compares what the person sees before and after the upload is sent again with what must be there. */
async function judge(place: Place, app: AppProcess, { round, tally }: { round: Round; tally: KillTally }) {
  const { step, account, blockId } = round;
  const person = withCookiesOf(account.person, app.url);
  const live = { ...round, account: { ...account, person } };
  const list = async () =>
    (await expectOk(person.get<{ items: PictureOutput[] }>(`/api/blocks/${blockId}/pictures`))).body.items;
  const at = `killed at "${step}"`;
  const addCount = (count: number, what: string, isZeroFine = false) => {
    tally.addOf("lost", count > 0 || isZeroFine ? null : `${at}: no ${what}`);
    tally.addOf("doubled", count < 2 ? null : `${at}: ${count} ${what}`);
  };
  const addPart = async (picture: PictureOutput | undefined, when: string) =>
    tally.addOf("half there", (await isWhole(person, picture)) ? null : `${at}: it cannot be read ${when}`);

  const before = await list();
  addCount(before.length, "pictures were shown after the kill", step !== "shown");
  if (before.length > 0) await addPart(before[0], "after the kill");
  const { status } = await send(live);
  tally.addOf("lost", status === 200 ? null : `${at}: the upload sent again was answered with ${status}`);
  const after = await list();
  addCount(after.length, "pictures are there");
  await addPart(after[0], "after it was sent again");
  const files = filesBelow(place, join("pictures", account.userId));
  addCount(files.length, "files are stored for one picture");
}

/** Returns the same person, in a browser that opened another process of the app. */
function withCookiesOf(known: Person, url: string): Person {
  const person = new Person(url);
  for (const pair of known.cookieHeader().split("; ")) {
    const at = pair.indexOf("=");
    person.setCookie(pair.slice(0, at), pair.slice(at + 1));
  }
  return person;
}

async function isWhole(person: Person, picture: PictureOutput | undefined): Promise<boolean> {
  if (!picture) return false;
  const answer = await person.fetch("GET", picture.src, undefined, {});
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 && bytes.subarray(8, 12).toString("latin1") === "WEBP";
}
