import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { adDays } from "../../platform/db/tables/counts.ts";
import { MOST_CALLS_AN_HOUR } from "./count-ad.ts";

let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const rows = async () => {
  const [found] = await app.dependencies.database.shared((tx) => [
    tx.select().from(adDays).orderBy(adDays.day, adDays.adId),
  ]);
  return found;
};

describe("counting house ads", () => {
  it("counts impressions and clicks per ad and day for all people together", async () => {
    const [one, other] = [app.as(), app.as({ isGuest: true })];
    const { body } = await one.post("/api/ads/banner-pricing/impression", {});
    expect(body).toEqual({ counted: true });
    await other.post("/api/ads/banner-pricing/impression", {});
    await other.post("/api/ads/banner-pricing/click", {});
    expect(await rows()).toEqual([{ day: "2026-11-20", adId: "banner-pricing", impressions: 2, clicks: 1 }]);
    clock.advance(86_400_000);
    await one.post("/api/ads/banner-pricing/click", {});
    expect(await rows()).toMatchObject([{}, { day: "2026-11-21", impressions: 0, clicks: 1 }]);
  });

  it.each(["dnt", "sec-gpc"])("counts nothing when the browser sends %s", async (header) => {
    const before = await rows();
    const headers = { [header]: "1" };
    const { body } = await app.as().post("/api/ads/native-reviews/impression", {}, { headers });
    expect(body).toEqual({ counted: false });
    expect(await rows()).toEqual(before);
  });

  it("refuses an unknown ad or event and names the field", async () => {
    const person = app.as();
    const wrong = { error: { code: "invalid_input", field: "id" } };
    expect((await person.post("/api/ads/buy-now/impression", {})).body).toMatchObject(wrong);
    const { status, body } = await person.post("/api/ads/banner-pricing/stare", {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: "invalid_input", field: "event" } });
    expect((await app.visitor().post("/api/ads/banner-pricing/click", {})).status).toBe(401);
  });

  it("stops counting after too many calls in an hour", async () => {
    const person = app.as();
    const call = () => person.post("/api/ads/card-features/impression", {});
    const count = async () => (await rows()).find((row) => row.adId === "card-features")?.impressions;
    for (let calls = 0; calls < MOST_CALLS_AN_HOUR; calls += 1) await call();
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { code: "rate_limited", retryAfter: 3600 } });
    expect(await count()).toBe(MOST_CALLS_AN_HOUR);
    clock.advance(3_600_000);
    expect((await call()).status).toBe(200);
    expect(await count()).toBe(MOST_CALLS_AN_HOUR + 1);
  });
});
