import { afterEach, describe, expect, it, vi } from "vitest";
import { contract } from "../../contract/contract.ts";
import { isApiError } from "./api-error.ts";
import { api, callOf } from "./client.ts";
import { ENDPOINTS } from "./endpoints.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("the client", () => {
  it("knows method and path of every endpoint of the contract except what is streamed", () => {
    const promised = Object.entries(contract).flatMap(([area, endpoints]) =>
      Object.entries(endpoints).map(([name, procedure]) => {
        const { method, path } = procedure["~orpc"].route;
        return `${area}.${name} ${method} ${path}`;
      }),
    );
    const known = Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
      Object.entries(endpoints).map(([name, [method, path]]) => `${area}.${name} ${method} ${path}`),
    );
    const streams = [
      "readings.create POST /readings",
      "readings.events GET /readings/{key}/events",
      "chat.send POST /insights/{id}/messages",
      "account.export GET /account/export",
    ];
    expect([...known, ...streams].sort()).toEqual(promised.sort());
  });

  it("puts fields into the path, the rest into the query or the body", () => {
    expect(callOf("GET", "/cards/{slug}", { slug: "a/b" })).toEqual({
      method: "GET",
      path: "/api/cards/a%2Fb",
    });
    expect(callOf("GET", "/insights", { limit: 20, cursor: undefined })).toEqual({
      method: "GET",
      path: "/api/insights?limit=20",
    });
    expect(callOf("DELETE", "/account", { password: "a pond" })).toEqual({
      method: "DELETE",
      path: "/api/account",
      body: { password: "a pond" },
    });
    expect(callOf("PATCH", "/insights/{id}", { id: "7", resonated: true })).toEqual({
      method: "PATCH",
      path: "/api/insights/7",
      body: { resonated: true },
    });
  });

  it("gives what the server gave", async () => {
    const fetched = answerWith(200, { items: [], nextCursor: null });
    expect(await api.blocks.list({ search: "page 40" })).toEqual({ items: [], nextCursor: null });
    expect(fetched).toHaveBeenCalledWith(
      "/api/blocks?search=page+40",
      expect.objectContaining({ method: "GET" }),
    );
  });

  it("fails with the server's code and sentence", async () => {
    answerWith(429, {
      error: {
        code: "daily_limit",
        message: "Enough.",
        retryAfter: 60,
        resetTime: "2026-11-21T00:00:00.000Z",
      },
    });
    const error = await api.me.get().catch((failure: unknown) => failure);
    expect(isApiError(error, "daily_limit")).toBe(true);
    expect(error).toMatchObject({
      message: "Enough.",
      status: 429,
      retryAfter: 60,
      resetTime: new Date("2026-11-21T00:00:00.000Z"),
    });
  });

  it("says so when no answer comes, or one that is no answer", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    expect(await api.me.get().catch((error: unknown) => error)).toMatchObject({ code: "offline", status: 0 });
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
    expect(await api.me.get().catch((error: unknown) => error)).toMatchObject({
      code: "internal",
      status: 502,
    });
  });
});
