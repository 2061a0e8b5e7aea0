import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeOfflineWorker } from "./offline-worker.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-worker-"));
  build({ "assets/entry.client-1.js": "one", "cards.data": "[]", "__spa-fallback.html": "shell" });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

function build(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function worker() {
  writeOfflineWorker(folder);
  return readFileSync(join(folder, "service-worker.js"), "utf8");
}
const buildOf = (text) => /BUILD = "(\w+)"/.exec(text)?.[1];

/**
 * Runs the worker. `ask` returns the worker's response to a request, or `undefined` if the worker leaves the request to
 * the browser. `preload` is the response to the request that the browser sent before the worker ran.
 */
function runWorker() {
  const listeners = {};
  const fetched = [];
  const site = { origin: "https://pond.example" };
  runInNewContext(worker(), {
    URL,
    location: site,
    fetch: async ({ url }) => {
      fetched.push(url);
      return "from the server";
    },
    caches: { match: async () => undefined },
    addEventListener: (name, listener) => {
      listeners[name] = listener;
    },
  });
  const ask = (path, { mode = "no-cors", headers, preload } = {}) => {
    const request = { method: "GET", mode, url: site.origin + path, headers: new Headers(headers) };
    let response;
    const respondWith = (answer) => {
      response = answer;
    };
    listeners.fetch({ request, preloadResponse: Promise.resolve(preload), respondWith });
    return response;
  };
  return { ask, fetched };
}

describe("the service worker of a build", () => {
  it("caches the shell, the app's files and the cards, but nothing made for other sites", () => {
    build({
      "index.html": "landing",
      "social/the-cache.jpg": "",
      "assets/film-1.webm": "",
      "assets/film-1.webp": "",
      "robots.txt": "",
      "_.data": "home",
    });
    const [, files] = /FILES = (\[.*\]);/.exec(worker()) ?? [];
    expect(JSON.parse(files)).toEqual([
      "/__spa-fallback.html",
      "/_.data",
      "/assets/entry.client-1.js",
      "/cards.data",
    ]);
  });

  it("changes when a cached file changes, and is identical for identical builds", () => {
    const first = buildOf(worker());
    expect(buildOf(worker())).toBe(first);
    build({ "cards.data": "[1]" });
    expect(buildOf(worker())).not.toBe(first);
  });

  it("does not handle requests for personal data", () => {
    const { ask } = runWorker();
    expect(ask("/api/insights")).toBeUndefined();
    expect(ask("/cards.data")).toBeDefined();
  });

  it("sends one request for a link in a letter, which works only once", async () => {
    const { ask, fetched } = runWorker();
    const letter = { mode: "navigate", preload: "confirmed" };
    expect(await ask("/api/auth/verify-email?token=1", letter)).toBe("confirmed");
    expect(fetched).toEqual([]);
    expect(await ask("/api/auth/verify-email?token=1", { mode: "navigate" })).toBe("from the server");
    expect(fetched).toHaveLength(1);
  });

  it("passes range requests for videos to the server", () => {
    const { ask } = runWorker();
    expect(ask("/assets/film-1.mp4", { headers: { range: "bytes=0-1" } })).toBeUndefined();
    expect(ask("/assets/entry.client-1.js")).toBeDefined();
  });

  it("unregisters and deletes its caches when OFFLINE is off", () => {
    vi.stubEnv("OFFLINE", "off");
    const retired = worker();
    expect(retired).toContain("registration.unregister()");
    expect(retired).not.toContain('addEventListener("fetch"');
  });
});
