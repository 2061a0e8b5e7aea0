import { describe, expect, it } from "vitest";
import { sendRaw } from "#test-support/raw-request.ts";
import { createTestApp } from "#test-support/test-app.ts";

const direct = await createTestApp({ settings: { TRUST_PROXY: "off", METRICS_TOKEN: "a-long-token" } });
const proxied = await createTestApp({ settings: { TRUST_PROXY: "on", METRICS_TOKEN: "a-long-token" } });

describe("health checks", () => {
  it("answer that the process is alive", async () => {
    expect(await direct.visitor().get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  });

  it("answer ready when the database responds and is migrated", async () => {
    expect(await direct.visitor().get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("answer not ready while the database is unreachable", async () => {
    const { dependencies } = direct;
    const withoutDatabase = await createTestApp({
      parts: { database: { ...dependencies.database, isReady: async () => false } },
    });
    const answer = await withoutDatabase.visitor().get("/readyz");
    expect(answer.status).toBe(503);
    expect(answer.error?.code).toBe("unavailable");
  });
});

describe("the metrics", () => {
  it("can be read from the same machine", async () => {
    await direct.visitor().get("/healthz");
    const { status, body } = await sendRaw(direct.url, "GET /metrics HTTP/1.1");
    expect(status).toBe(200);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/,
    );
  });

  it.each(["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-proto"])(
    "require the token when the header %s shows a proxy on the same machine",
    async (header) => {
      const answer = await sendRaw(direct.url, "GET /metrics HTTP/1.1", [
        `Host: ${new URL(direct.url).host}`,
        `${header}: 203.0.113.9`,
      ]);
      expect(answer.status).toBe(404);
    },
  );

  it("require the token when the app has a public address", async () => {
    const settings = { APP_URL: "https://duck.example", TRUST_PROXY: "off", METRICS_TOKEN: "a-long-token" };
    const { url } = await createTestApp({ settings });
    const ask = async (...headers: string[]) =>
      (await sendRaw(url, "GET /metrics HTTP/1.1", [`Host: ${new URL(url).host}`, ...headers])).status;
    expect(await ask()).toBe(404);
    expect(await ask("Authorization: Bearer a-long-token")).toBe(200);
  });

  it("require the token behind a proxy, where every request comes from the same machine", async () => {
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
