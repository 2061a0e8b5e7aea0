import type { AnyContractRouter } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { ERROR_CODES } from "#contract/errors.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { areas } from "./app.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";

const app = await createTestApp();

describe("the API", () => {
  it("has a handler for every endpoint of the contract", () => {
    const places = (part: AnyContractRouter) =>
      endpointsOf(part)
        .map(({ path }) => path.join("."))
        .sort();
    expect(places(areas as AnyContractRouter)).toEqual(places(contract));
  });

  it("answers an unknown address with not_found as JSON", async () => {
    const { status, headers, error } = await app.visitor().get("/api/nothing-here");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/json");
    expect(error).toEqual({
      code: "not_found",
      message: "There is nothing at this address.",
    });
  });

  it("lists the allowed methods when an address is called with another one", async () => {
    const { status, headers, error } = await app.visitor().put("/api/insights/x", {});
    expect(status).toBe(405);
    expect(error?.code).toBe("method_not_allowed");
    expect(headers.get("allow")?.split(", ").sort()).toEqual(["DELETE", "GET", "PATCH"]);
  });

  it("refuses a write from a page of another site", async () => {
    for (const path of ["/api/draws", "/api/auth/sign-out"]) {
      const answer = await app.visitor().post(path, {}, { headers: { origin: "https://elsewhere.example" } });
      expect(answer.status).toBe(403);
      expect(answer.error?.code).toBe("forbidden_origin");
    }
  });

  it("refuses a cross-site write whose origin the browser hides", async () => {
    const answer = await app.visitor().post("/api/draws", {}, { headers: { origin: "null" } });
    expect(answer.error?.code).toBe("forbidden_origin");
  });

  it("refuses a body over 64 KB", async () => {
    const answer = await app.visitor().post("/api/readings", { userContext: "x".repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(answer.error?.code).toBe("payload_too_large");
  });

  it("answers broken JSON with invalid_input and does not repeat its content", async () => {
    const answer = await app.visitor().post("/api/blocks", undefined, {
      rawBody: '{"name": "my secret',
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect(answer.error?.code).toBe("invalid_input");
    expect(JSON.stringify([answer.body, app.logLines])).not.toContain("my secret");
  });

  it("accepts only JSON", async () => {
    const answer = await app.visitor().post("/api/blocks", undefined, {
      rawBody: "name=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.error?.message).toBe("The request must be sent as application/json.");
  });
});

describe("database round trips", () => {
  it("of the API are zero for content that is the same for everybody", async () => {
    const visitor = app.visitor();
    expect(await app.roundTrips(() => visitor.get("/api/cards"))).toBe(0);
    expect(await app.roundTrips(() => visitor.get("/api/nothing"))).toBe(0);
  });

  it("of the API are zero for a request without a session that needs one", async () => {
    const visitor = app.visitor();
    expect(await app.roundTrips(() => visitor.get("/api/insights"))).toBe(0);
  });
});

describe("every answer", () => {
  it("every HTTP answer has strict security headers, without unsafe-inline anywhere", async () => {
    for (const path of ["/healthz", "/api/docs", "/api/nothing"]) {
      const { headers } = await app.visitor().get(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("strict-transport-security")).toBeNull();
    }
  });

  it("every HTTP answer requires https from then on when the app's address is https", async () => {
    const secure = await createTestApp({ settings: { APP_URL: "https://duck.example" } });
    const { headers } = await secure.visitor().get("/healthz");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  });

  it("every HTTP answer has a request id of our own or of the trusted proxy", async () => {
    const visitor = app.visitor();
    const own = await visitor.get("/healthz");
    expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const proxied = await visitor.get("/healthz", { headers: { "x-request-id": "proxy-request-17" } });
    expect(proxied.headers.get("x-request-id")).toBe("proxy-request-17");
  });

  it("every HTTP answer writes one line to the log, without the query", async () => {
    const { headers } = await app.visitor().get("/api/nothing?q=private-words");
    const lines = app.logLines.filter((line) => line.requestId === headers.get("x-request-id"));
    expect(lines).toMatchObject([{ msg: "request", method: "GET", status: 404, errorCode: "not_found" }]);
    expect(JSON.stringify(lines)).not.toContain("private-words");
  });
});

describe("the API's description", () => {
  it("is OpenAPI 3.1 and lists every endpoint with the shape of its errors", async () => {
    const { body } = await app
      .visitor()
      .get<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>(
        "/api/openapi.json",
      );
    expect(body.openapi).toMatch(/^3\.1\./);
    for (const { method, address } of endpointsOf(contract)) {
      expect(body.paths[`/api${address}`]?.[method.toLowerCase()]?.responses).toHaveProperty("default");
    }
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/api/me",
        "/api/me/consent",
        "/api/readings/{key}/events",
        "/api/auth/sign-in/email",
      ]),
    );
    expect(JSON.stringify(body)).toContain(ERROR_CODES[0]);
  });

  it("says who may call an endpoint and shows an example request", async () => {
    interface Operation {
      description: string;
      requestBody?: { content: Record<string, { example?: unknown }> };
    }
    const { body } = await app
      .visitor()
      .get<{ paths: Record<string, Record<string, Operation>> }>("/api/openapi.json");
    const create = body.paths["/api/blocks"]?.post;
    expect(create?.description).toMatch(/^Needs an account\./);
    expect(create?.requestBody?.content["application/json"]?.example).toEqual({
      blockTypeId: "life",
      name: "Elsewhere",
    });
    expect(body.paths["/api/cards"]?.get?.description).toMatch(/^Anybody;/);
  });

  it("is shown on a page without scripts that works under its own content security policy", async () => {
    const { body, headers } = await app.visitor().get<string>("/api/docs");
    expect(body).toContain("/api/insights/{id}");
    expect(body).not.toContain("<script");
    expect(headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
  });
});
