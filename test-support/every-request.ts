// Makes a valid request for every endpoint of the contract, and the data that the requests need.
import type { PromiseOutput } from "#contract/promises.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import { exportQueue } from "#server/features/exports/files/export-queue.ts";
import { makeLink } from "#server/features/promises/promise-links.ts";
import { newId } from "#server/platform/db/ids.ts";
import type { Endpoint } from "#server/platform/http/endpoints.ts";
import { aBlock, anInsight, signUp } from "./factories.ts";
import { lettersTo, tokenIn } from "./letters.ts";
import { pictureForm } from "./pictures.ts";
import { orderOf } from "./reading-app.ts";
import type { TestApp } from "./test-app.ts";

/** The address that confirms its place on the waitlist and leaves it. */
const WAITING = "erin@example.org";
export const READING_KEY = newId();
/** The message of a chat that is sent and then stopped. */
const MESSAGE = "0198-example-key";
/** The endpoints that are called last, in this order, because others do not work after them. */
const LAST = ["notion.disconnect", "account.remove"];
/** The endpoints that change something at Stripe or Notion. A test that has neither of them allows a refusal. */
export const MAY_BE_REFUSED = [
  ...["authorize", "connect", "places", "choose", "order", "bringTicks"].map((name) => `notion.${name}`),
  ...["refresh", "checkout", "portal", "cancel", "resume"].map((name) => `billing.${name}`),
];

const ANSWERS = {
  act: "Open the third draft.",
  obstacle: { kind: "tired", then: "Stand up first." },
  when: { text: "Tonight at 8", at: "2026-11-29T20:00" },
};

type Values = Record<string, unknown>;
type Member = Awaited<ReturnType<typeof signUp>>;

/**
 * Whether an endpoint is not one of signing in. Those need secrets that a person was sent, and end sessions; they take
 * addresses, passwords, codes and a passkey's name. `session-gate.test.ts` walks them.
 */
export function isOfApp({ path: [area = ""] }: Endpoint): boolean {
  return !["signIn", "recovery", "credentials"].includes(area);
}

/** Compares two endpoints for sorting: those that end what others need come last. */
export function lastToEnd(one: Endpoint, other: Endpoint): number {
  return isLast(one) - isLast(other);
}

function isLast({ path }: Endpoint): number {
  return LAST.indexOf(path.join("."));
}

/** Returns a function that builds the request of an endpoint. `waitlisted` is an app with a waitlist. */
export async function everyRequest(apps: { app: TestApp; waitlisted: TestApp }, person: Member) {
  const prepared = await prepare(apps, person);
  return (endpoint: Endpoint, trial: string | undefined) => {
    const [area = ""] = endpoint.path;
    const common = { ...prepared.all?.(), ...prepared[area]?.(), ...(area === "trials" && { id: trial }) };
    const own = prepared[endpoint.path.join(".")]?.() ?? {};
    return { method: endpoint.method, ...requestOf(endpoint, common, own) };
  };
}

/**
 * Creates the data that the requests need. Returns the values of parameters and fields by endpoint or area; `all` holds
 * those of every endpoint.
 */
async function prepare(
  { app, waitlisted }: { app: TestApp; waitlisted: TestApp },
  person: Member,
): Promise<Record<string, () => Values>> {
  const { userId } = person;
  const { database, clock } = app.dependencies;
  await database.authPool.query(`update auth."user" set is_premium = true, is_admin = true where id = $1`, [
    userId,
  ]);
  const other = await signUp(app);
  const block = await aBlock(app, { userId });
  const activeBlock = await aBlock(app, { userId });
  const cardsDrawn = [{ id: "the-ping", reversed: false }];
  const insight = await anInsight(app, { userId, userBlockId: block.id, cardsDrawn });
  const promised = await anInsight(app, { userId });
  const reportId = await reportReading(app, person, insight.id);
  const made = await person.put<PromiseOutput>(`/api/insights/${promised.id}/steps/0/promise`, {
    dueOn: "2099-01-01",
  });
  const madeAt = new Date(made.body.madeAt);
  const link = { userId, insightId: promised.id, step: 0, madeAt };
  const letterToken = await makeLink(app.dependencies, link);
  const [file, spareFile] = [newId(), newId()];
  for (const id of [file, spareFile]) await person.post("/api/export-files", { id, format: "csv" });
  const queue = exportQueue(app.dependencies);
  for (const order of await queue.waiting()) await queue.run(order);
  const examId = newId();
  await database.authPool.query(
    "insert into auth.model_exam (id, host, model) values ($1, 'ollama', 'somebody-elses:1b')",
    [examId],
  );
  const { drawId } = (await person.post<{ drawId: string }>("/api/draws")).body;
  const picture = newId();
  await person.post(`/api/blocks/${block.id}/pictures`, await pictureForm(picture));
  const spare = newId();
  await person.post(`/api/blocks/${block.id}/pictures`, await pictureForm(spare));
  const otherForm = [await pictureForm(newId()), await pictureForm(newId())];
  const entry = { id: newId(), createdAt: "2020-01-01T00:00:00Z", body: { text: "The heron was back." } };
  await person.post("/api/imports", { file: "journal-entries", rows: [entry] });
  const [token, webhook] = [await aToken(person), await aWebhook(person)];
  await waitlisted.visitor().post("/api/waitlist", { email: WAITING });
  const [letter] = await lettersTo(waitlisted, WAITING);
  const tokenOf = (action: string) => tokenIn(letter, action);
  return {
    all: () => ({
      ...{ id: insight.id, insightId: insight.id, slug: "the-ping", prompt: "0", index: "0" },
      ...{ key: READING_KEY, clientMessageId: newId() },
      weekStart: weekStartOf(clock.now().toISOString().slice(0, 10)),
    }),
    blocks: () => ({ id: block.id }),
    blockPlans: () => ({ id: block.id }),
    "readings.lift": () => ({ drawId }),
    "readings.check": () => ({ answers: ANSWERS }),
    "readings.create": () => ({ ...orderOf(), answers: ANSWERS }),
    "chat.stop": () => ({ clientMessageId: MESSAGE }),
    "exports.year": () => ({ year: clock.now().getUTCFullYear() }),
    "exports.make": () => ({ id: insight.id }),
    "trials.toss": () => ({ blockId: activeBlock.id }),
    "exports.order": () => ({ id: newId() }),
    "exports.download": () => ({ id: file }),
    "exports.remove": () => ({ id: spareFile }),
    "imports.removeEntry": () => ({ id: entry.id }),
    "programs.revokeToken": () => ({ id: token }),
    "programs.testWebhook": () => ({ id: webhook }),
    "programs.removeWebhook": () => ({ id: webhook }),
    "pictures.ofBlock": () => ({ id: block.id }),
    "pictures.add": () => ({ id: block.id, form: otherForm[0] }),
    "pictures.setAvatar": () => ({ form: otherForm[1] }),
    "pictures.describe": () => ({ id: picture }),
    "pictures.remove": () => ({ id: spare }),
    "pictures.show": () => ({
      address: app.dependencies.fileCodes.sign({ userId, id: picture }, clock.now()),
    }),
    "waitlist.confirm": () => ({ token: tokenOf("confirm") }),
    "waitlist.leave": () => ({ token: tokenOf("leave") }),
    "promises.answerByLink": () => ({ token: letterToken }),
    admin: () => ({ id: other.userId }),
    "admin.examAnswers": () => ({ id: examId }),
    "admin.openReport": () => ({ id: reportId }),
    "admin.answerReport": () => ({ id: reportId }),
    "account.remove": () => ({ password: person.password }),
  };
}

async function aToken(person: Member): Promise<string> {
  const { body } = await person.post<{ id: string }>("/api/programs/tokens", {
    name: "My script",
    scopes: ["read"],
  });
  return body.id;
}

async function aWebhook(person: Member): Promise<string> {
  const { body } = await person.post<{ id: string }>("/api/programs/webhooks", {
    url: "https://hooks.example.org/other",
    events: ["reading.ready"],
    hasContent: false,
  });
  return body.id;
}

/** Sends a report of a reading. Returns the report's id. */
async function reportReading({ dependencies }: TestApp, person: Member, insightId: string): Promise<string> {
  await person.post(`/api/insights/${insightId}/report`, { reason: "wrong", sendsReading: true });
  const { rows } = await dependencies.database.authPool.query<{ id: string }>(
    "select id from auth.report where insight_id = $1",
    [insightId],
  );
  return rows[0]?.id ?? "";
}

/** Returns the request of an endpoint: the contract's example, in which the test's values replace the example's own. */
function requestOf({ method, address, meta }: Endpoint, values: Values, own: Values) {
  const example = { ...meta.example, ...own };
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => String(example[name] ?? values[name]));
  if (example.form) return { path: `/api${path}`, body: example.form };
  const rest = Object.entries(example).filter(([name]) => !address.includes(`{${name}}`));
  if (method !== "GET") return { path: `/api${path}`, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return { path: `/api${path}${query && `?${query}`}`, body: undefined };
}
