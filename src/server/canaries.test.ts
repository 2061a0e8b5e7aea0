// Types words that occur nowhere else into every field of every endpoint, and looks for them wherever the people who run
// the server look: their pages, the log, the metrics, the letters and the queue of jobs.
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { Canaries } from "#test-support/canaries.ts";
import {
  everyRequest,
  isOfApp,
  lastToEnd,
  MAY_BE_REFUSED,
  READING_KEY,
} from "#test-support/every-request.ts";
import { anInsight, signUp } from "#test-support/factories.ts";
import { startFakeOllama } from "#test-support/fake-model-hosts.ts";
import { sendLetters, storedLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createProcessReport } from "./platform/figures/report-process.ts";
import { type Endpoint, endpointsOf } from "./platform/http/endpoints.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { workQueues } from "./scheduled-jobs.ts";

/** The areas in which nobody types a text of their own: administrators' pages, and addresses of the waitlist. */
const WITHOUT_TEXTS = ["admin", "waitlist"];

type Member = Awaited<ReturnType<typeof signUp>>;

let app: TestApp;
let person: Member;
const canaries = new Canaries();
const refused: string[] = [];
/** What each endpoint of administrators answers, by its name. */
const answers: Record<string, string> = {};

beforeAll(async () => {
  const ollama = await startFakeOllama([{ name: "llama3.2:3b" }]);
  app = await createTestApp({ settings: { OLLAMA_HOST: ollama.url } });
  const { post, log, metrics } = app.dependencies;
  const jobs = await startJobs({
    connectionString: app.databaseUrl,
    post,
    log,
    metrics,
    jobs: [],
    queues: workQueues(app.dependencies),
    pollSeconds: 0.5,
  });
  person = await signUp(app);
  const requestOf = await everyRequest({ app, waitlisted: app }, person);
  const all = endpointsOf(contract).filter(isOfApp).toSorted(lastToEnd).slice(0, -1);
  let trial: string | undefined;
  for (const endpoint of all.filter(({ path: [area = ""] }) => !WITHOUT_TEXTS.includes(area))) {
    const plain = requestOf(endpoint, trial);
    const text = await typed(endpoint, plain);
    if (endpoint.path.join(".") === "trials.start") trial = JSON.parse(text).id;
  }
  await lookAround(all, (endpoint) => requestOf(endpoint, trial));
  await sendLetters(app);
  await jobs.stop();
  return () => ollama.close();
});

/**
 * Sends a request with words in all its fields. If it is refused, because some fields exclude each other, sends it with
 * words in the fields of the example alone, and at last without words. Returns the answer.
 */
async function typed(endpoint: Endpoint, plain: { method: string; path: string; body: unknown }) {
  const send = async ({ path, body }: { path: string; body: unknown }) => {
    const headers = { "idempotency-key": READING_KEY };
    const response = await person.fetch(plain.method, path, body, { headers });
    return {
      isRefused: response.status >= 400 && !MAY_BE_REFUSED.includes(endpoint.path.join(".")),
      text: await response.text(),
    };
  };
  for (const which of ["all", "present"] as const) {
    const answer = await send(canaries.put(endpoint, plain, which));
    if (!answer.isRefused) return answer.text;
  }
  refused.push(endpoint.path.join("."));
  return (await send(plain)).text;
}

/** Calls every endpoint of administrators. */
async function lookAround(
  all: readonly Endpoint[],
  requestOf: (endpoint: Endpoint) => { method: string; path: string; body: unknown },
) {
  await createProcessReport(app.dependencies).write();
  for (const endpoint of all.filter(({ path: [area] }) => area === "admin")) {
    const { method, path, body } = requestOf(endpoint);
    // One model is tested at a time, and a choice begins a test.
    await app.dependencies.homeModels.whenIdle();
    const response = await person.fetch(method, path, body, {});
    answers[endpoint.path.join(".")] = `${response.status} ${await response.text()}`;
    // The endpoint disables another account than the one that asks.
    expect(response.status, endpoint.path.join(".")).toBe(200);
  }
  const { rows } = await app.dependencies.database.authPool.query<{ id: string }>(
    "select id from auth.report",
  );
  for (const { id } of rows) answers[`report ${id}`] = JSON.stringify((await open(id)).body);
}

const open = (id: string) => person.post(`/api/admin/reports/${id}/open`);

/** Returns the rows of a query as the owner of all tables. */
async function rowsOf(...queries: string[]): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const found = [];
  for (const query of queries) found.push((await client.query(query)).rows);
  await client.end();
  return JSON.stringify(found);
}

it("each field that takes free text gets a word of its own, and no endpoint refuses the words", () => {
  const fields = [...canaries.typed.values()];
  for (const endpoint of endpointsOf(contract))
    for (const field of endpoint.meta.typedTexts ?? []) {
      const name = endpoint.path.join(".");
      expect(fields).toContain(`${name} ${field.replaceAll(".", " ")}`);
    }
  expect(refused).toEqual([]);
  expect(fields.length).toBeGreaterThan(30);
});

it("no answer to an administrator contains a word that a person typed", () => {
  const found = Object.entries(answers).map(([name, text]) => [name, canaries.foundIn(text)]);
  expect(found.length).toBeGreaterThan(12);
  expect(found.filter(([, fields]) => fields?.length)).toEqual([]);
});

it("no log line, metric, letter or job contains a word that a person typed", async () => {
  const { metrics } = app.dependencies;
  const jobs = await rowsOf("select * from jobs.job");
  expect(jobs).toContain("letterId");
  expect((await storedLetters(app)).length).toBeGreaterThan(0);
  expect({
    log: canaries.foundIn(JSON.stringify(app.logLines)),
    metrics: canaries.foundIn((await metrics.render()).text),
    letters: canaries.foundIn(JSON.stringify(storedLetters(app))),
    jobs: canaries.foundIn(jobs),
  }).toEqual({ log: [], metrics: [], letters: [], jobs: [] });
});

it("no figure, entry of the audit log or sent report holds a word that a person typed", async () => {
  const tables = [
    "counts.model_days",
    "counts.event_days",
    "counts.processes",
    "auth.admin_action",
    "auth.report",
  ];
  const rows = await rowsOf(...tables.map((table) => `select * from ${table}`));
  expect(canaries.foundIn(rows)).toEqual([]);
});

it("the search for typed words finds what a person chose to send with a report", async () => {
  const { id } = await anInsight(app, { userId: person.userId });
  const [word = ""] = canaries.typed.keys();
  await person.post(`/api/insights/${id}/report`, { reason: "wrong", note: word, sendsNote: true });
  const { rows } = await app.dependencies.database.authPool.query<{ id: string }>(
    "select id from auth.report where insight_id = $1",
    [id],
  );
  const opened = await open(rows[0]?.id ?? "");
  expect(canaries.foundIn(JSON.stringify(opened.body))).toEqual([canaries.typed.get(word)]);
});
