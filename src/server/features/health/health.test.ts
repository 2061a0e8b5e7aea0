import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../../test-support/test-app.ts";

const direct = await createTestApp({ settings: { TRUST_PROXY: "off", METRICS_TOKEN: "a-long-token" } });
const proxied = await createTestApp({ settings: { TRUST_PROXY: "on", METRICS_TOKEN: "a-long-token" } });

describe("health", () => {
  it("says that it is alive", async () => {
    expect(await direct.visitor().get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  });

  it("is ready once the database answers and is migrated", async () => {
    expect(await direct.visitor().get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("is not ready while the database is away", async () => {
    const { dependencies } = direct;
    const withoutDatabase = await createTestApp({
      parts: { database: { ...dependencies.database, isReady: async () => false } },
    });
    const answer = await withoutDatabase.visitor().get("/readyz");
    expect(answer.status).toBe(503);
    expect(answer.error?.code).toBe("unavailable");
  });
});

describe("the figures", () => {
  it("are readable from this machine", async () => {
    const visitor = direct.visitor();
    await visitor.get("/healthz");
    const { status, body } = await visitor.get<string>("/metrics");
    expect(status).toBe(200);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/,
    );
  });

  it("need the token behind a proxy, where everybody seems to be on this machine", async () => {
    const visitor = proxied.visitor();
    expect((await visitor.get("/metrics")).status).toBe(404);
    expect((await visitor.get("/metrics", { headers: { authorization: "Bearer wrong-token" } })).status).toBe(
      404,
    );
    expect(
      (await visitor.get("/metrics", { headers: { authorization: "Bearer a-long-token" } })).status,
    ).toBe(200);
  });
});
