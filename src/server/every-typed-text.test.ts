// Types that somebody wants to die into every field in which a person writes of themselves, as the contract lists them.
import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import type { ErrorDetail } from "#contract/errors.ts";
import { Canaries } from "#test-support/canaries.ts";
import { everyRequest, isOfApp, lastToEnd } from "#test-support/every-request.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { newId } from "./platform/db/ids.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

const DARK = "I want to kill myself";
/** Free texts that are not assessed, each with the reason. A field of the contract that is in neither list fails the test. */
const NOT_ASSESSED: Record<string, readonly string[]> = {
  "an id or a name that this server gave": [
    "advice.advise slug",
    "advice.take slug",
    "reflections.save slug",
    "insights.list cardId",
    ...[
      "readings.lift drawId",
      "readings.create drawId",
      "readings.create userBlockId",
      "readings.create retryOf",
    ],
    "blockPlans.update planId",
    "blockPlans.retire planId",
    "reminders.removeBrowser addressHash",
    ...[
      "notion.connect code",
      "notion.connect state",
      "notion.order insightId",
      "notion.bringTicks insightId",
    ],
  ],
  "what is looked for, which is not stored": [
    "insights.list search",
    "blocks.list search",
    "reflections.list search",
    "places.search q",
    "notion.places query",
    "admin.findUsers address",
  ],
  "no text about a person": [
    "programs.createToken name",
    "admin.answerReport answer",
    "admin.tryModel model",
    "admin.chooseModel model",
    "admin.examineModel model",
    "admin.stopExam model",
    "admin.allowModel model",
  ],
};

interface Tried {
  refused: ErrorDetail | undefined;
  /** The status of the same request after the person has seen the help. */
  statusAfter: number;
  errorAfter: string | undefined;
}

/** The one text that is then refused for a reason of its own: a trial is under way in these tests. */
const REFUSED_ANYWAY = ["trials.toss step: conflict"];

/** What each field of the contract answered, by its place: `readings.create answers act`. */
const tried = new Map<string, Tried>();
let freeTexts: string[];

beforeAll(async () => {
  const app = await createTestApp();
  const person = await signUp(app);
  await person.put("/api/me/consent", { terms: true, age16: true });
  const requestOf = await everyRequest({ app, waitlisted: app }, person);
  const canaries = new Canaries();
  let trial: string | undefined;
  for (const endpoint of endpointsOf(contract).filter(isOfApp).toSorted(lastToEnd).slice(0, -1)) {
    const plain = requestOf(endpoint, trial);
    canaries.put(endpoint, plain, "all");
    const send = (body: unknown, key: string) =>
      person.request<{ id?: string }>(plain.method, plain.path, body, {
        headers: { "idempotency-key": key },
      });
    for (const field of endpoint.meta.typedTexts ?? []) {
      const body = withText(plain.body, field);
      const key = newId();
      const refused = await send(body, key);
      const after = await send({ ...body, goOnAnyway: true }, key);
      const place = [endpoint.path.join("."), ...field.split(".")].join(" ");
      tried.set(place, {
        refused: refused.error,
        statusAfter: after.status,
        errorAfter: after.error?.code,
      });
      if (endpoint.path.join(".") === "trials.start") trial = after.body.id;
    }
  }
  freeTexts = [...canaries.typed.values()];
});

/** Returns the body with the dark text at a path such as `answers.when.text`. */
function withText(body: unknown, path: string): Record<string, unknown> {
  const [field = "", ...rest] = path.split(".");
  const known = (body ?? {}) as Record<string, unknown>;
  return { ...known, [field]: rest.length === 0 ? DARK : withText(known[field], rest.join(".")) };
}

describe("a field in which a person writes of themselves", () => {
  it("shows help, by name and number, before anything is stored", () => {
    expect(tried.size).toBeGreaterThan(30);
    const without = [...tried].filter(
      ([, { refused }]) => refused?.code !== "crisis_help" || !refused.help?.some(({ phone }) => phone),
    );
    expect(without).toEqual([]);
  });

  it("takes the same text once they have seen the help", () => {
    const lost = [...tried].flatMap(([place, { statusAfter, errorAfter }]) =>
      statusAfter < 300 ? [] : [`${place}: ${errorAfter}`],
    );
    expect(lost).toEqual(REFUSED_ANYWAY);
  });

  it("a field that takes free text is assessed, or is listed with the reason why not", () => {
    const open = freeTexts.filter((place) => !tried.has(place));
    expect(open.toSorted()).toEqual(Object.values(NOT_ASSESSED).flat().toSorted());
  });
});
