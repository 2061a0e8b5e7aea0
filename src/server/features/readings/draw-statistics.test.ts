import { beforeAll, expect, it } from "vitest";
import type { DrawStatisticsOutput } from "#contract/readings.ts";
import { anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const PATH = "/api/draws/statistics";
const up = (id: string) => ({ id, reversed: false });
const turned = (id: string) => ({ id, reversed: true });

it("draw statistics count how often each card was drawn and reversed, without chosen cards", async () => {
  const person = app.as();
  const { userId } = person.session;
  const draws = [
    [up("the-cache")],
    [turned("the-cache")],
    [up("the-ping"), turned("the-cache"), up("the-merge-conflict")],
    [{ ...up("the-breakpoint"), chosen: true }],
  ];
  for (const cardsDrawn of draws) await anInsight(app, { userId, cardsDrawn });
  await anInsight(app, { userId: app.as().session.userId, cardsDrawn: [up("the-ping")] });
  const { status, body } = await person.get<DrawStatisticsOutput>(PATH);
  expect(status).toBe(200);
  expect(body).toEqual({
    singles: 2,
    threes: 1,
    cards: [
      { id: "the-cache", drawn: 3, reversed: 2 },
      { id: "the-merge-conflict", drawn: 1, reversed: 0 },
      { id: "the-ping", drawn: 1, reversed: 0 },
    ],
  });
  expect(await app.roundTrips(() => person.get(PATH))).toBe(1);
});

it("draw statistics are empty for a new person and refused without a session", async () => {
  expect((await app.as().get(PATH)).body).toEqual({ singles: 0, threes: 0, cards: [] });
  expect((await app.visitor().get(PATH)).status).toBe(401);
});
