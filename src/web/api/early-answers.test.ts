import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isApiError } from "./api-error.ts";
import { hasEarlyAnswer } from "./early-answers.ts";
import { invalidateAll, invalidateAreas } from "./queries/changed-answers.ts";
import { sendRequest } from "./request.ts";

beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(1_000));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyAnswers = undefined;
});

const GET = { method: "GET", path: "/api/home" } as const;

/** Replaces `fetch` by a function that answers each request with the request's number. */
function countFetches() {
  const fetched: ReturnType<typeof vi.fn> = vi.fn(async () => Response.json(fetched.mock.calls.length));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const earlyHome = (answer: Promise<Response>) => {
  globalThis.earlyAnswers = { "/api/home": answer };
};

describe("an answer that the app's shell has asked for", () => {
  it("is used for the first request, and the next one is sent", async () => {
    const fetched = countFetches();
    earlyHome(Promise.resolve(Response.json("early")));
    expect(await (await sendRequest(GET)).json()).toBe("early");
    expect(fetched).not.toHaveBeenCalled();
    expect(await (await sendRequest(GET)).json()).toBe(1);
  });

  it("is known to be there until it is used", async () => {
    countFetches();
    expect(hasEarlyAnswer("/api/home")).toBe(false);
    earlyHome(Promise.resolve(Response.json("early")));
    expect(hasEarlyAnswer("/api/home")).toBe(true);
    await sendRequest(GET);
    expect(hasEarlyAnswer("/api/home")).toBe(false);
  });

  it("does not answer a request for another address", async () => {
    countFetches();
    earlyHome(Promise.resolve(Response.json("early")));
    expect(await (await sendRequest({ method: "GET", path: "/api/home?limit=1" })).json()).toBe(1);
  });

  it("is dropped by a request that may change something", async () => {
    countFetches();
    earlyHome(Promise.resolve(Response.json("early")));
    await sendRequest({ method: "POST", path: "/api/blocks", body: {} });
    expect(await (await sendRequest(GET)).json()).toBe(2);
  });

  it.each([
    ["another tab changed something", () => invalidateAreas(new QueryClient(), [{ area: "blocks" }])],
    ["changes may have been missed", () => invalidateAll(new QueryClient())],
  ])("is dropped when %s", async (_what, invalidate) => {
    countFetches();
    earlyHome(Promise.resolve(Response.json("early")));
    await invalidate();
    expect(await (await sendRequest(GET)).json()).toBe(1);
  });

  it("is too old a minute after the page was opened", async () => {
    countFetches();
    earlyHome(Promise.resolve(Response.json("early")));
    vi.spyOn(performance, "now").mockReturnValue(60_001);
    expect(await (await sendRequest(GET)).json()).toBe(1);
  });

  it("an answer that the app's shell has requested fails like every other when there is no connection", async () => {
    earlyHome(Promise.reject(new TypeError("Failed to fetch")));
    const error = await sendRequest(GET).catch((fault: unknown) => fault);
    expect(isApiError(error, "offline")).toBe(true);
  });

  it("is not awaited after the request was aborted", async () => {
    earlyHome(new Promise(() => {}));
    const ending = new AbortController();
    const request = sendRequest({ ...GET, signal: ending.signal });
    ending.abort(new Error("gone"));
    await expect(request).rejects.toThrow("gone");
  });
});
