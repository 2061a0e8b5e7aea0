// Kills the process at each step of an export to Notion, and looks at the pages once another process has gone on.
import { setTimeout as wait } from "node:timers/promises";
import { addPage, type Page, textOf } from "#test-support/fake-notion/store.ts";
import { type FakeNotion, startFakeNotion } from "#test-support/fake-notion.ts";
import { type AttackCase, KillTally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { newAccount, read } from "../people.ts";
import { openTarget, type Target } from "../target.ts";

/**
 * The step at which the process of a round is killed: the order was answered; the process looks for its page; the
 * request that creates the page arrives; the page is created, but the request is not answered yet; blocks are inserted
 * into an existing page, but the request is not answered yet.
 */
const STEPS = ["ordered", "looks", "creating", "created", "inserted"] as const;
type Step = (typeof STEPS)[number];
/** The steps at which Notion has received the request to create a page, but the killed process gets no answer. Only these may create a page twice. */
const MAY_DOUBLE: readonly Step[] = ["creating", "created"];
const ROUNDS_PER_STEP = 20;
const REACHED_WITHIN_MS = 30_000;
/** The sweep runs every minute. */
const DONE_WITHIN_MS = 4 * 60_000;
const POLL_MS = 250;
const NOTE = "A note that was written before the last export.";

interface Round {
  step: Step;
  insightId: string;
  placeId: string;
}

export const killedExports: AttackCase = {
  class: "kills of exports to Notion",
  holds:
    "a process that is killed at any step of an export to Notion loses no order and leaves no page half written",
  async run() {
    const notion = await startFakeNotion();
    const target = await openTarget(notion.settings);
    try {
      await target.app.end("SIGTERM");
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS_PER_STEP; round += 1) {
        for (const step of STEPS) {
          rounds.push(await killAt({ target, notion }, step));
          // Otherwise the processes of later rounds would work on this order.
          await target.sql("update app.notion_exports set try_at = now() + interval '1 day'");
        }
      }
      notion.onRequest(null);
      await target.startProcess();
      // As if the time had passed after which another process takes an order over.
      await target.sql(
        "update app.notion_exports set try_at = now(), beat_at = beat_at - interval '2 minutes'",
      );
      await untilDone(target);
      return await judge(target, notion, rounds);
    } finally {
      await target.close();
      await notion.close();
    }
  },
};

async function killAt(
  { target, notion }: { target: Target; notion: FakeNotion },
  step: Step,
): Promise<Round> {
  const app = await target.startProcess();
  notion.onRequest(null);
  const { person, userId } = await newAccount({ url: app.url, sql: target.sql });
  await target.sql('update auth."user" set is_premium = true where id = $1', [userId]);
  const { insightId = "" } = await read(person);
  const { body } = await expectOk(person.post<{ url: string }>("/api/notion/authorize", {}));
  const { searchParams } = await notion.press(body.url, "allow");
  await expectOk(person.post("/api/notion/connect", Object.fromEntries(searchParams)));
  const place = addPage(notion.store, { title: "Journal" });
  await expectOk(person.put("/api/notion/place", { kind: "page", id: place.id }));
  const order = () => person.post(`/api/notion/exports/${insightId}`, {});
  if (step === "inserted") {
    await expectOk(order());
    await untilDone(target, insightId);
  }
  await expectOk(person.patch(`/api/insights/${insightId}`, { note: NOTE }));

  const killed = Promise.withResolvers<void>();
  const kill = () => void app.end("SIGKILL").then(() => killed.resolve());
  notion.onRequest((path, when) => {
    const isReached =
      (step === "looks" && path === `GET /v1/blocks/${place.id}/children`) ||
      (step === "creating" && path === "POST /v1/pages" && when === "asked") ||
      (step === "created" && path === "POST /v1/pages" && when === "done") ||
      (step === "inserted" && path.startsWith("PATCH /v1/blocks/") && when === "done");
    if (!isReached) return undefined;
    kill();
    return killed.promise;
  });
  await expectOk(order());
  if (step === "ordered") kill();
  await Promise.race([killed.promise, tooLate(step)]);
  return { step, insightId, placeId: place.id };
}

async function tooLate(step: Step): Promise<never> {
  await wait(REACHED_WITHIN_MS, undefined, { ref: false });
  throw new Error(`The export never reached the step ${step}`);
}

/** Waits until an order, or every order, is done or has failed. */
async function untilDone({ sql }: Target, insightId: string | null = null): Promise<void> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  while (true) {
    const open = await sql<{ state: string; attempt: number }>(
      `select state, attempt from app.notion_exports
       where state in ('waiting', 'running') and insight_id = coalesce($1::uuid, insight_id)`,
      [insightId],
    );
    if (open.length === 0) return;
    if (Date.now() > deadline) {
      const orders = open.map(({ state, attempt }) => `${state} after ${attempt} attempts`);
      throw new Error(`Still open after four minutes: ${orders.join(", ")}`);
    }
    await wait(POLL_MS);
  }
}

async function judge(target: Target, { store }: FakeNotion, rounds: readonly Round[]) {
  const tally = new KillTally();
  const doubled = new Map<Step, number>();
  for (const { step, insightId, placeId } of rounds) {
    const pages = [...store.pages.values()].filter(({ parent }) => parent?.id === placeId);
    if (pages.length > 1) doubled.set(step, (doubled.get(step) ?? 0) + 1);
    const mayDouble = pages.length < 2 || MAY_DOUBLE.includes(step);
    tally.addOf("doubled", mayDouble ? null : `killed at "${step}": there are ${pages.length} pages`);
    const [row] = await target.sql<{ state: string }>(
      "select state from app.notion_exports where insight_id = $1",
      [insightId],
    );
    tally.addOf(
      "lost",
      row?.state === "done" ? null : `killed at "${step}": the order is ${row?.state ?? "lost"}`,
    );
    const [first] = pages;
    tally.addOf("lost", first ? null : `killed at "${step}": there is no page`);
    for (const page of pages) addFaultsOf(page, { step, tally });
  }
  const { tried, broken } = tally;
  const ofStep = (step: Step) => `${step} ${doubled.get(step) ?? 0} of ${ROUNDS_PER_STEP}`;
  return {
    tried,
    broken,
    note: `${rounds.length} kills: ${tally.inWords()}; pages that were made twice, by the step of the kill: ${STEPS.map(ofStep).join(", ")}`,
  };
}

function addFaultsOf({ blocks }: Page, { step, tally }: { step: Step; tally: KillTally }): void {
  const texts = blocks.map(textOf);
  const isDoubled = new Set(texts).size < texts.length;
  tally.addOf("doubled", isDoubled ? `killed at "${step}": blocks were written twice` : null);
  const isWhole = texts.at(-1) === NOTE && texts.includes("Action steps");
  tally.addOf(
    "half there",
    isWhole ? null : `killed at "${step}": the page ends after ${texts.length} blocks`,
  );
}
