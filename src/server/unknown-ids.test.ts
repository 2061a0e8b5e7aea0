import { expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { everyRequest, lastToEnd } from "#test-support/every-request.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

/** The parameters of an address that name something of one person's. */
const IDS = /\{(?:id|planId|insightId|clientMessageId|key)\}/;
/** What is called by an id and may be done again, so that it answers the same where there is nothing (any more). */
const MAY_BE_REPEATED: string[] = [];

it("somebody else's id is not found, at every endpoint that takes one", async () => {
  const app = await createTestApp();
  const waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
  const requestOf = await everyRequest({ app, waitlisted }, await signUp(app));
  const other = await signUp(app);
  const answers: string[] = [];
  for (const endpoint of endpointsOf(contract).toSorted(lastToEnd)) {
    if (!IDS.test(endpoint.address) || endpoint.meta.access === "admin") continue;
    const { method, path, body } = requestOf(endpoint, undefined);
    const { status } = await other.request(method, path, body);
    if (status !== 404) answers.push(`${endpoint.path.join(".")}: ${status}`);
  }
  expect(answers).toEqual(MAY_BE_REPEATED);
});
