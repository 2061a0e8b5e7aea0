import { describe, expect, it } from "vitest";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { aBlock, anInsight } from "./factories.ts";
import { createTestApp } from "./test-app.ts";

const app = await createTestApp();

describe("the test app", () => {
  it("creates people whose data is separate from each other", async () => {
    const dana = app.as();
    const other = app.as();
    const { userId } = dana.session;
    const block = await aBlock(app, { userId, name: "The proposal" });
    const insight = await anInsight(app, { userId, userBlockId: block.id, headline: "Send it." });

    const { body } = await dana.get<{ items: InsightSummaryOutput[] }>("/api/insights");
    expect(body.items).toMatchObject([
      { id: insight.id, headline: "Send it.", associatedBlock: { name: "The proposal" } },
    ]);
    expect((await other.get<{ items: [] }>("/api/insights")).body.items).toEqual([]);
    expect((await other.get(`/api/insights/${insight.id}`)).error?.code).toBe("not_found");
  });

  it("counts database round trips", async () => {
    const dana = app.as();
    expect(await app.roundTrips(() => dana.get("/api/insights"))).toBe(1);
  });

  it("supports guests, who may not track blocks, and visitors without a session", async () => {
    expect((await app.as({ isGuest: true }).get("/api/blocks")).error?.code).toBe("account_required");
    expect((await app.visitor().get("/api/blocks")).error?.code).toBe("unauthenticated");
  });
});
