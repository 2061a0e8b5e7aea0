import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { USAGE_KEPT_DAYS } from "#domain/plans/kept.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { aiUsage } from "../../platform/db/tables/insights.ts";
import { forgetUsage } from "./forget-usage.ts";

it("housekeeping deletes what a call of a model cost after its days are over, not earlier", async () => {
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const { dependencies } = await createTestApp({ clock });
  const userId = newId();
  const call = (days: number) => ({
    userId,
    id: newId(),
    feature: "readings",
    model: "offline",
    inputTokens: 1,
    outputTokens: 1,
    outcome: "ok",
    createdAt: new Date(clock.now().getTime() - days * 86_400_000 - 1),
  });
  const [over, kept] = [call(USAGE_KEPT_DAYS), call(USAGE_KEPT_DAYS - 1)];
  await dependencies.database.batch({ userId }, (tx) => [tx.insert(aiUsage).values([over, kept])]);
  expect(await forgetUsage(dependencies)).toEqual({ calls: 1 });
  const [rows] = await dependencies.database.batch({ userId }, (tx) => [
    tx.select({ id: aiUsage.id }).from(aiUsage).where(eq(aiUsage.userId, userId)),
  ]);
  expect(rows).toEqual([{ id: kept.id }]);
});
