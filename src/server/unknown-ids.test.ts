import { expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { everyRequest, lastToEnd } from "#test-support/every-request.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

/** The parameters of an address that name something of one person's. */
const IDS = /\{(?:id|planId|insightId|clientMessageId|key)\}/;
/** Those that answer the same whether or not there is something, and why that is right. */
const MAY_ANSWER = [
  // An action that is done already is done: the last click on another device wins.
  ...["promises.withdraw", "blockPlans.retire", "account.endDevice", "patterns.answerRecommendation"],
  // Lists about a reading or a block that are empty for most of them, on pages that have answered 404 themselves.
  ...["insights.reports", "blockPlans.list", "patterns.loopOf", "notion.export"],
  // The id is that of one of our own ads.
  "ads.count",
];

it("somebody else's id is not found, at every endpoint that takes one", async () => {
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
    const { status } = await other.request(method, path, body);
    if (status !== 404) answers.push(endpoint.path.join("."));
  }
  expect(answers.toSorted()).toEqual(MAY_ANSWER.toSorted());
});
