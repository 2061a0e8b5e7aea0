import { beforeAll, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { distributionFaults } from "#test-support/distribution-faults.ts";
import { everyRequest, isOfApp, lastToEnd, READING_KEY } from "#test-support/every-request.ts";
import { signUp } from "#test-support/factories.ts";
import { sendLetters } from "#test-support/letters.ts";
import { openOutsideServices } from "#test-support/outside-services.ts";
import type { Person } from "#test-support/person.ts";
import { orderOf, wholeOf, wordsOf } from "#test-support/reading-app.ts";
import { recordSentStatements } from "#test-support/sent-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "./platform/db/ids.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

/** The most round trips to the database that a request may take, the session lookup included. */
const MOST_WAITS = 2;
/**
 * The most round trips to the database that a whole reading by the offline duck may take, at the speed at which people
 * see its words.
 */
const MOST_WAITS_OF_READING = 8;

/** The endpoint for those who wait until Premium is for sale. The first app sells it, the one with the waitlist does not. */
const WISH = "billing.tellMe";

const record = recordSentStatements();
const outside = await openOutsideServices();
let app: TestApp;
let waitlisted: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: outside.clock, settings: outside.settings });
  waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
  return async () => {
    record.stop();
    await outside.close();
  };
});

/** Sends a request and resolves with the first bytes of the answer. The returned `finish` reads the rest. */
async function firstOf(person: Person, request: { method: string; path: string; body: unknown }) {
  const headers = { "idempotency-key": READING_KEY };
  const response = await person.fetch(request.method, request.path, request.body, { headers });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const finish = async () => {
    const decoder = new TextDecoder();
    let text = decoder.decode(first?.value, { stream: true });
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true });
    return text;
  };
  return { status: response.status, finish };
}

it("every endpoint takes at most two database round trips before it answers, except for those that state a reason", async () => {
  const person = await signUp(app);
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = true where id = $1`,
    [person.userId],
  );
  const requestOf = await everyRequest({ app, waitlisted }, person);
  const happensOutside = outside.serve(app);
  let trial: string | undefined;
  const failed: Record<string, unknown> = {};
  const slow: Record<string, number> = {};
  const endpoints = endpointsOf(contract).filter(isOfApp);
  for (const endpoint of endpoints.toSorted(lastToEnd)) {
    const name = endpoint.path.join(".");
    const isElsewhere = endpoint.path[0] === "waitlist" || name === WISH;
    const asked = isElsewhere ? waitlisted : app;
    // Waiting letters are sent before round trips are counted, because sending a letter uses the same database.
    await sendLetters(asked);
    await asked.dependencies.patternRuns.whenIdle();
    await asked.dependencies.homeModels.whenIdle();
    const sent = { ...requestOf(endpoint, trial), ...outside.bodyOf(name) };
    const answered: { status: number; text: string } = { status: 0, text: "" };
    let finish = async () => "";
    const waits = await asked.roundTrips(async () => {
      const answer = await firstOf(isElsewhere ? waitlisted.visitor() : person, sent);
      answered.status = answer.status;
      finish = answer.finish;
    });
    answered.text = await finish();
    if (name === "trials.start") trial = JSON.parse(answered.text).id;
    if (answered.status >= 400) failed[name] = answered;
    else await happensOutside(name, answered.text);
    if (waits > (endpoint.meta.waits?.most ?? MOST_WAITS)) slow[name] = waits;
  }
  expect(endpoints.length).toBeGreaterThan(70);
  expect({ failed, slow }).toEqual({ failed: {}, slow: {} });
});

it("a whole reading by the offline duck takes at most eight database round trips, however many words it has", async () => {
  const paced = await createTestApp({ isDuckPaced: true });
  const person = await signUp(paced);
  await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "UTC" });
  const answers = { difference: "The shelf is up. ".repeat(15), act: "I drill one hole. ".repeat(15) };
  const order = orderOf({ spreadType: "full-pond", answers });
  const options = { headers: { "idempotency-key": newId() } };
  let words = "";
  const waits = await paced.roundTrips(async () => {
    const whole = await wholeOf(await person.stream("POST", "/api/readings", order, options));
    words = wordsOf(whole.events);
  });
  expect(words.split(/\s+/).length).toBeGreaterThan(100);
  expect(waits).toBeLessThanOrEqual(MOST_WAITS_OF_READING);
});

it("every statement that the endpoints send can be sent to a distributed database, one part of it where it is about one person", () => {
  const faults: Record<string, string[]> = {};
  const statements = new Map(record.sent.map((each) => [each.text, each]));
  for (const { text, role } of statements.values()) {
    if (!/^\s*(begin|set|with|select|insert|update|delete)\b/i.test(text)) continue;
    const found = distributionFaults(text, { isOfPerson: role === "arcana_app" });
    if (found.length > 0) faults[text] = found;
  }
  expect(statements.size).toBeGreaterThan(150);
  expect(faults).toEqual({});
});
