// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PERSON_HEADER } from "#domain/account/person-header.ts";
import {
  cacheAnswer,
  cachedAnswer,
  deleteCachedAnswers,
  showsCachedAnswers,
  watchCachedAnswers,
} from "./kept-answers.ts";
import { HISTORY_PAGE } from "./page-sizes.ts";

const INSIGHT = "/api/insights/0190aaaa-0000-7000-8000-000000000001";
const NOW = "Sat, 21 Nov 2026 12:00:00 GMT";

/** A fake of the browser's cache, with the methods that are used here. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string, response: Response) => void store.set(key, response),
      delete: async (key: string) => store.delete(key),
      keys: async () => [...store.keys()],
    };
  };
  return {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stores.delete(name),
    names: () => [...stores.values()].flatMap((store) => [...store.keys()]),
  };
}

let browser: ReturnType<typeof createCaches>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ["Date"] });
  browser = createCaches();
  vi.stubGlobal("caches", browser);
});
afterEach(async () => {
  await deleteCachedAnswers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answer(person: string | null, body: unknown, status = 200): Response {
  const headers = { date: NOW, ...(person && { [PERSON_HEADER]: person }) };
  return new Response(JSON.stringify(body), { status, headers });
}

async function hears(person: string, path: string, body: unknown): Promise<void> {
  const before = browser.names().length;
  cacheAnswer("GET", path, answer(person, body));
  await vi.waitFor(() => expect(browser.names().length).toBeGreaterThan(before));
}

const read = async (path: string) => await (await cachedAnswer(path))?.json();

describe("the offline cache of answers", () => {
  it("stores the account and the opened insights, and nothing else", async () => {
    await hears("dana", "/api/me", { user: "dana" });
    await hears("dana", INSIGHT, { headline: "The fish" });
    cacheAnswer("GET", "/api/auth/get-session", answer("dana", { token: "secret" }));
    cacheAnswer("GET", "/api/account/devices", answer("dana", []));
    expect(await read(INSIGHT)).toEqual({ headline: "The fish" });
    expect(await read("/api/auth/get-session")).toBeUndefined();
    expect(browser.names()).toEqual(["/kept/dana/api/me", `/kept/dana${INSIGHT}`]);
  });

  it("never returns another person's answer", async () => {
    await hears("dana", "/api/me", { user: "dana" });
    cacheAnswer("GET", INSIGHT, answer("lee", { headline: "Lee's" }));
    await Promise.resolve();
    expect(await read(INSIGHT)).toBeUndefined();
    cacheAnswer("GET", INSIGHT, answer(null, { headline: "Whose?" }));
    expect(await read(INSIGHT)).toBeUndefined();
  });

  it("is deleted when another person signs in or the person leaves, with answers in flight", async () => {
    await hears("dana", "/api/me", { user: "dana" });
    await hears("dana", INSIGHT, { headline: "The fish" });
    cacheAnswer("GET", "/api/me", answer("lee", { user: "lee" }));
    await vi.waitFor(() => expect(browser.names()).toEqual(["/kept/lee/api/me"]));
    cacheAnswer("GET", INSIGHT, answer("lee", { headline: "Late" }));
    void deleteCachedAnswers();
    await new Promise((resolve) => setTimeout(resolve));
    expect(browser.names().filter((name) => name.includes("insights"))).toEqual([]);
    expect(await read("/api/me")).toBeUndefined();
  });

  it("drops an insight that is deleted or not found", async () => {
    await hears("dana", "/api/me", { user: "dana" });
    await hears("dana", INSIGHT, { headline: "The fish" });
    await hears("dana", `/api/insights?limit=${HISTORY_PAGE}`, { items: [1] });
    cacheAnswer("DELETE", INSIGHT, answer("dana", {}));
    await vi.waitFor(() => expect(browser.names()).toEqual(["/kept/dana/api/me"]));
    await hears("dana", INSIGHT, { headline: "The fish" });
    cacheAnswer("GET", INSIGHT, answer("dana", {}, 404));
    await vi.waitFor(() => expect(browser.names()).toEqual(["/kept/dana/api/me"]));
  });

  it("serves answers for a month and reports them as cached until the server answers again", async () => {
    await hears("dana", "/api/me", { user: "dana" });
    const told = vi.fn();
    const stop = watchCachedAnswers(told);
    await cachedAnswer("/api/me");
    expect(showsCachedAnswers()).toBe(true);
    cacheAnswer("GET", "/api/home", answer("dana", {}));
    expect(showsCachedAnswers()).toBe(false);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    vi.setSystemTime(Date.parse(NOW) + 31 * 86_400_000);
    expect(await cachedAnswer("/api/me")).toBeNull();
  });
});
