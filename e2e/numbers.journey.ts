import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { Person } from "./support/person.ts";
import { readsWithCard } from "./support/reading-steps.ts";

const KILOBYTE = 1024;
/** The maximum of a member's first load of each page: kilobytes of script, and number of requests. */
const MOST_OF_A_PAGE = {
  "/": { kilobytes: 166, requests: 16 },
  "/insights": { kilobytes: 185, requests: 23 },
  "/insights/:id": { kilobytes: 240, requests: 40 },
  "/blocks": { kilobytes: 185, requests: 21 },
  "/blocks/:block": { kilobytes: 192, requests: 28 },
};
const GUEST_REQUEST = { kilobytes: 190, requests: 26 };
/** What a link to a page of the app brings to somebody who is not signed in: the sign-in. */
const SIGN_IN = { kilobytes: 160, requests: 23 };
/**
 * The time without requests, in milliseconds, after which the network counts as idle. It exceeds the hover delay of
 * links.
 */
const QUIET_MS = 800;
const QUIET_WITHIN_MS = 20_000;
const LOOKS_MS = 20;

let member: Person;
let insightId: string;
let blockId: string;
beforeAll(async () => {
  // Responses from a service worker's cache would not be counted.
  member = await Person.comes(app().url, { serviceWorkers: "block" });
  await member.signsUp();
  // The drawn card's page also requests words for the person; the card that is opened below was not drawn.
  insightId = await readsWithCard(member, "the-cache");
  blockId = await member.page.evaluate(async () => (await (await fetch("/api/blocks")).json()).items[0].id);
  // A person is redirected to the profile only once, so this visit uses up the redirect.
  await member.opens("/onboarding");
  await member.presses("Finish later");
  await member.isAt("/");
});

/**
 * Returns what the first load of a page transfers, without the browser's cache. Scripts count with the size of their
 * bodies. Without a cache each style that names a font requests it, so each font is counted once.
 */
async function firstLoadOf(person: Person, path: string) {
  await person.page.goto("about:blank");
  const session = await person.context.newCDPSession(person.page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const paths = new Map<string, string>();
  const scripts: Record<string, number> = {};
  const requests: string[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request: { method, url } }) => {
    const { pathname, search, protocol } = new URL(url);
    if (!protocol.startsWith("http")) return;
    requests.push(`${method} ${pathname}${search}`);
    if (pathname.endsWith(".js")) paths.set(requestId, pathname);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const script = paths.get(requestId);
    if (script) scripts[script] = (scripts[script] ?? 0) + encodedDataLength;
  });
  await person.page.goto(path, { waitUntil: "networkidle" });
  await wait(QUIET_MS);
  await session.detach();
  const bytes = Object.values(scripts).reduce((sum, size) => sum + size, 0);
  const askedTwice = requests.filter(
    (one, index) => !one.endsWith(".woff2") && requests.indexOf(one) !== index,
  );
  return { scripts, kilobytes: bytes / KILOBYTE, requests: [...new Set(requests)], askedTwice };
}

describe("the first load of a page of the app", () => {
  it.each(Object.entries(MOST_OF_A_PAGE))(
    "stays within its limits, and asks for nothing twice: %s",
    async (path, most) => {
      const live = member.page.waitForEvent("websocket");
      const load = await firstLoadOf(member, path.replace(":id", insightId).replace(":block", blockId));
      await live;
      expect(Object.keys(load.scripts).length).toBeGreaterThan(1);
      expect(load.kilobytes, JSON.stringify(load.scripts, null, 1)).toBeLessThanOrEqual(most.kilobytes);
      expect(load.requests.length, load.requests.join("\n")).toBeLessThanOrEqual(most.requests);
      expect(load.askedTwice).toEqual([]);
    },
  );

  it("the first load of a guest's request for a reading stays within its limits, and asks for nothing twice", async () => {
    const guest = await Person.comes(app().url, { serviceWorkers: "block" });
    await guest.comesAsGuest();
    const load = await firstLoadOf(guest, "/new-insight");
    expect(load.kilobytes, JSON.stringify(load.scripts, null, 1)).toBeLessThanOrEqual(
      GUEST_REQUEST.kilobytes,
    );
    expect(load.requests.length, load.requests.join("\n")).toBeLessThanOrEqual(GUEST_REQUEST.requests);
    expect(load.askedTwice).toEqual([]);
    await guest.leaves();
  });
});

it("stays within its limits, and asks for nothing twice, where it leads to the sign-in", async () => {
  const visitor = await Person.comes(app().url, { serviceWorkers: "block" });
  const load = await firstLoadOf(visitor, "/new-insight");
  await visitor.isAt("/login");
  expect(load.kilobytes, JSON.stringify(load.scripts, null, 1)).toBeLessThanOrEqual(SIGN_IN.kilobytes);
  expect(load.requests.length, load.requests.join("\n")).toBeLessThanOrEqual(SIGN_IN.requests);
  expect(load.askedTwice).toEqual([]);
  await visitor.leaves();
});

/** Records requests. Returns a function that stops recording and returns them. */
function watch(): () => { api: string[]; code: string[] } {
  const seen = { api: [] as string[], code: [] as string[] };
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) seen.api.push(`${request.method()} ${pathname}${search}`);
    if (/\.(js|css)$/.test(pathname)) seen.code.push(pathname);
  };
  member.page.on("request", note);
  return () => {
    member.page.off("request", note);
    return seen;
  };
}

/** Starts to watch the page's requests. Returns a function that waits until the network is idle. */
function listenForQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let since = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    since = Date.now();
  };
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    since = Date.now();
    const deadline = since + QUIET_WITHIN_MS;
    while (open.size > 0 || Date.now() - since < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`Still asking for ${[...open].map((one) => one.url())}`);
      await wait(LOOKS_MS);
    }
  };
}

async function follow(link: string, sign: string | RegExp, isQuiet: () => Promise<void>) {
  const place = member.page.locator(link).locator("visible=true").first();
  await place.hover();
  await isQuiet();
  const stop = watch();
  await place.click();
  await member.page.getByRole("heading", { level: 1, name: sign }).first().waitFor();
  await isQuiet();
  return stop();
}

describe("following a link after the mouse has rested on it", () => {
  it("loads no code and makes at most one request, between all of a member's pages", async () => {
    const isQuiet = listenForQuiet(member.page);
    await member.page.goto("/", { waitUntil: "networkidle" });
    const ways: [link: string, sign: string | RegExp][] = [
      ['a[href="/blocks"]', "Blocks"],
      ['main a[href^="/blocks/"]:not([href="/blocks/archived"])', /./],
      ['a[href="/insights"]', "Readings"],
      [`a[href="/insights/${insightId}"]`, /./],
      ['a[href="/cards"]', /./],
      ['a[href="/cards/the-ping"]', "The Ping"],
      ['a[href="/new-insight"]', /./],
      ['nav a[href="/"]', /./],
    ];
    const costs: Record<string, { api: string[]; code: string[] }> = {};
    for (const [link, sign] of ways) costs[link] = await follow(link, sign, isQuiet);
    const costly = Object.entries(costs).filter(([, { api, code }]) => api.length > 1 || code.length > 0);
    expect(Object.fromEntries(costly)).toEqual({});
    expect(await member.faults()).toEqual([]);
  });

  it("works even if the code of its page did not load ahead, and the page is not reloaded", async () => {
    const { page } = member;
    const isQuiet = listenForQuiet(page);
    await page.goto("/", { waitUntil: "networkidle" });
    // The first link loads the module that preloads code.
    await page.locator('a[href="/blocks"]').locator("visible=true").first().hover();
    await isQuiet();
    const failed: string[] = [];
    await page.route("**/assets/*.js", (route) => {
      failed.push(route.request().url());
      return route.abort();
    });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('a[href="/insights"]').locator("visible=true").first().hover();
    await isQuiet();
    expect(failed.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await page.unroute("**/assets/*.js");
  });
});
