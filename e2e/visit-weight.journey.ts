import type { CDPSession } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { Person } from "./support/person.ts";
import { type RunningApp, startApp } from "./support/start-app.ts";

const MOST_SCRIPT_BYTES = 120 * 1024;
const MOST_REQUESTS = 10;
const PAGES = ["/", "/pricing", "/cards", "/cards/the-merge-conflict", "/cards/the-ping"];

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});

interface Received {
  path: string;
  type: string;
  bytes: number;
  encoding: string;
  caching: string;
}

/** Everything that comes over the wire until the page is quiet, as the browser counts it. */
async function whatComes(person: Person, path: string): Promise<Received[]> {
  const session = await person.context.newCDPSession(person.page);
  await session.send("Network.enable");
  const received = listen(session);
  await person.page.goto(path, { waitUntil: "networkidle" });
  return [...received.values()];
}

function listen(session: CDPSession): Map<string, Received> {
  const received = new Map<string, Received>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const headers = new Headers(response.headers);
    if (!response.url.startsWith("http")) return;
    received.set(requestId, {
      path: new URL(response.url).pathname,
      type,
      bytes: 0,
      encoding: headers.get("content-encoding") ?? "",
      caching: headers.get("cache-control") ?? "",
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return received;
}

describe.each(PAGES)("before anybody touches it, %s", (path) => {
  it.each([
    [360, 740],
    [1280, 800],
  ])("is light at %i by %i pixels", async (width, height) => {
    const person = await Person.comes(app.url, { viewport: { width, height } });
    const received = await whatComes(person, path);
    const scripts = received.filter(({ path: name }) => name.endsWith(".js"));
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect(scripts.length).toBeGreaterThan(0);
    expect(received.length, received.map((one) => one.path).join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
    for (const one of received.filter(({ path: name }) => /\.(js|css|svg)$/.test(name))) {
      expect(one.encoding, one.path).toBe("br");
    }
    for (const one of received.filter(({ path: name }) => name.startsWith("/assets/"))) {
      expect(one.caching, one.path).toContain("immutable");
    }
    await person.leaves();
  });
});
