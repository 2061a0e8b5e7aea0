import { afterEach, describe, expect, it, vi } from "vitest";
import { contract } from "#contract/contract.ts";
import { isApiError } from "./api-error.ts";
import { api, callOf } from "./client.ts";
import { sendRequest } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("the client", () => {
  it("the API client has a function for every endpoint of the contract", () => {
    const namesOf = (table: object) =>
      Object.entries(table).flatMap(([area, endpoints]) =>
        Object.keys(endpoints).map((name) => `${area}.${name}`),
      );
    expect(namesOf(api)).toEqual(namesOf(contract));
  });

  it("the API client gives the call of an endpoint that answers with a stream", () => {
    const body = { userContext: "page 40" } as Parameters<typeof api.readings.create>[0]["body"];
    expect(api.readings.create({ headers: { "idempotency-key": "k" }, body })).toEqual({
      method: "POST",
      path: "/api/readings",
      headers: { "idempotency-key": "k" },
      body,
    });
    expect(api.readings.events({ key: "k/2" })).toEqual({
      method: "GET",
      path: "/api/readings/k%2F2/events",
    });
  });

  it("the API client puts the path's fields into the path and the rest into the query or the body", () => {
    expect(callOf({ method: "GET", path: "/cards/{slug}" }, { slug: "a/b" })).toEqual({
      method: "GET",
      path: "/api/cards/a%2Fb",
    });
    expect(callOf({ method: "GET", path: "/insights" }, { limit: 20, cursor: undefined })).toEqual({
      method: "GET",
      path: "/api/insights?limit=20",
    });
    expect(callOf({ method: "DELETE", path: "/account" }, { password: "a pond" })).toEqual({
      method: "DELETE",
      path: "/api/account",
      body: { password: "a pond" },
    });
    expect(callOf({ method: "PATCH", path: "/insights/{id}" }, { id: "7", resonated: true })).toEqual({
      method: "PATCH",
      path: "/api/insights/7",
      body: { resonated: true },
    });
  });

  it("the API client returns the server's answer", async () => {
    const fetched = answerWith(200, { items: [], nextCursor: null });
    expect(await api.blocks.list({ search: "page 40" })).toEqual({ items: [], nextCursor: null });
    expect(fetched).toHaveBeenCalledWith(
      "/api/blocks?search=page+40",
      expect.objectContaining({ method: "GET" }),
    );
  });

  it("the API client asks again for an answer that was asked for before a change was saved", async () => {
    const late = Promise.withResolvers<Response>();
    const texts = ["the change", "newest"];
    vi.stubGlobal("fetch", async (_path: string, { method }: RequestInit) => {
      if (method === "GET" && texts.length === 2) return await late.promise;
      return Response.json({ note: texts.shift() });
    });
    const asked = api.insights.get({ id: "1" });
    await api.insights.update({ id: "1", note: "the change", basedOn: { note: "" } });
    late.resolve(Response.json({ note: "before the change" }));
    expect(await asked).toEqual({ note: "newest" });
  });

  it("the API client sends a change once, whatever was saved while it was on its way", async () => {
    const late = Promise.withResolvers<Response>();
    const methods: string[] = [];
    vi.stubGlobal("fetch", async (_path: string, { method = "" }: RequestInit) => {
      methods.push(method);
      return methods.length === 1 ? await late.promise : Response.json({});
    });
    const asked = api.insights.update({ id: "1", resonated: true });
    await api.insights.update({ id: "2", resonated: false });
    late.resolve(Response.json({}));
    await asked;
    expect(methods).toEqual(["PATCH", "PATCH"]);
  });

  it("the API client lets a save of typed text outlive the page, unless it is too long for that", async () => {
    const fetched = answerWith(200, {});
    for (const note of ["short", "x".repeat(20_000)]) {
      await api.insights.update({ id: "1", note, basedOn: { note: "" } });
    }
    await api.insights.update({ id: "1", resonated: true });
    const sent = fetched.mock.calls as unknown as [string, RequestInit][];
    expect(sent.map(([, { keepalive }]) => keepalive)).toEqual([true, undefined, undefined]);
  });

  it("the API client sends a form as it is and anything else as JSON", async () => {
    const fetched = answerWith(200, {});
    const form = new FormData();
    for (const body of [form, { isDone: true }]) await sendRequest({ method: "POST", path: "/api/x", body });
    const sent = fetched.mock.calls as unknown as [
      string,
      { headers: Record<string, string>; body: unknown },
    ][];
    expect(sent.map(([, { body, headers }]) => [body, headers["content-type"]])).toEqual([
      [form, undefined],
      ['{"isDone":true}', "application/json"],
    ]);
  });

  it("the API client fails with the server's code and sentence", async () => {
    answerWith(429, {
      error: {
        code: "daily_limit",
        message: "Enough.",
        retryAfter: 60,
        resetTime: "2026-11-21T00:00:00.000Z",
      },
    });
    const error = await api.session.get().catch((failure: unknown) => failure);
    expect(isApiError(error, "daily_limit")).toBe(true);
    expect(error).toMatchObject({
      message: "Enough.",
      status: 429,
      retryAfter: 60,
      resetTime: new Date("2026-11-21T00:00:00.000Z"),
    });
  });

  it("the API client throws an error when the server does not answer or the answer is unreadable", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    expect(await api.session.get().catch((error: unknown) => error)).toMatchObject({
      code: "offline",
      status: 0,
    });
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
    expect(await api.session.get().catch((error: unknown) => error)).toMatchObject({
      code: "internal",
      status: 502,
    });
  });
});
