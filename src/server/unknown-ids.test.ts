import { expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { everyRequest, lastToEnd } from "#test-support/every-request.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { newId } from "./platform/db/ids.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

/** The parameters of an address that name something of one person's. */
const IDS = /\{(?:id|planId|insightId|clientMessageId|key)\}/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Those that answer the same whether or not there is something. Their contracts say why. */
const MAY_ANSWER = [
  "promises.withdraw",
  "blockPlans.retire",
  "account.endDevice",
  "patterns.answerRecommendation",
  "insights.reports",
  "patterns.loopOf",
  "notion.export",
  "ads.count",
];

it("somebody else's id is not found, or answered like one that nobody has, at every endpoint that takes one", async () => {
  const app = await createTestApp();
  const waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
  const requestOf = await everyRequest({ app, waitlisted }, await signUp(app));
  const other = await signUp(app);
  await app.dependencies.database.authPool.query('update auth."user" set is_premium = true where id = $1', [
    other.userId,
  ]);
  const answers: string[] = [];
  for (const endpoint of endpointsOf(contract).toSorted(lastToEnd)) {
    if (!IDS.test(endpoint.address) || endpoint.meta.access === "admin") continue;
    const { method, path, body } = requestOf(endpoint, undefined);
    const foreign = await other.request(method, path, body);
    const name = endpoint.path.join(".");
    if (foreign.status !== 404) answers.push(name);
    const unknown = await other.request(
      method,
      path.replaceAll(UUID, () => newId()),
      body,
    );
    expect([unknown.status, unknown.body], name).toEqual([foreign.status, foreign.body]);
  }
  expect(answers.toSorted()).toEqual(MAY_ANSWER.toSorted());
});
