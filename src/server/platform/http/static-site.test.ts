import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SITE_ORIGIN } from "#domain/site-origin.ts";
import { standIn } from "#test-support/stand-in.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import type { Auth } from "../auth/auth.ts";

const folder = mkdtempSync(join(tmpdir(), "arcana-site-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns few words in an order without a period, which compress like a real page: to so many bytes that the few of the
 * address do not count.
 */
function longText(): string {
  const words = "duck pond card stuck loosen reading step block water hat".split(" ");
  const order = Array.from({ length: 125 }, (_, part) => [
    ...createHash("sha256").update(String(part)).digest(),
  ]).flat();
  return order.map((place) => words[place % words.length]).join(" ");
}

const inline = 'window.started = "yes";';
const files = {
  "index.html": `<!doctype html><title>landing</title><script>${inline}</script><p style="--n:1">`,
  "cards/index.html": "<!doctype html><title>library</title>",
  "cards/merge/index.html": "<!doctype html><title>merge</title>",
  "told/index.html": `<!doctype html><link rel="canonical" href="${SITE_ORIGIN}/told"><script type="application/ld+json">{"url":"${SITE_ORIGIN}/told"}</script>`,
  "long/index.html": `<!doctype html><link rel="canonical" href="${SITE_ORIGIN}/long">${longText()}`,
  "told/index.html.br": "made before the address was known",
  "sitemap.xml": `<urlset><url><loc>${SITE_ORIGIN}/told</loc></url></urlset>`,
  "robots.txt": `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
  "manifest.webmanifest": "{}",
  "__spa-fallback.html": "<!doctype html><title>app</title><script>other()</script>",
  "assets/entry-abc123.js": "console.log(1)",
  "assets/entry-abc123.js.br": "not really brotli",
  "assets/film-abc123.webm": "0123456789",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};

let app: TestApp;
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const auth: Auth = {
    ...standIn<Auth>("auth"),
    hasSessionCookie: (headers) => headers.cookie?.includes("session=") ?? false,
  };
  app = await createTestApp({ siteFolder: folder, parts: { auth } });
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const plain = { headers: { "accept-encoding": "identity" } };

describe("a prerendered page", () => {
  it("is served at its path, with or without a trailing slash", async () => {
    for (const path of ["/cards/merge", "/cards/merge/", "/cards/merge/index.html"]) {
      expect(await app.visitor().get(path, plain)).toMatchObject({
        status: 200,
        body: files["cards/merge/index.html"],
      });
    }
  });

  it("may run its own inline script, but not another page's", async () => {
    const policy = (await app.visitor().get("/", plain)).headers.get("content-security-policy");
    expect(policy).toContain(hashOf(inline));
    expect(policy).not.toContain(hashOf("other()"));
    expect(policy).toContain(`'unsafe-hashes' ${hashOf("--n:1")}`);
    expect(policy).not.toContain("unsafe-inline");
    const other = (await app.visitor().get("/cards", plain)).headers.get("content-security-policy");
    expect(other).toMatch(/script-src 'self';/);
  });

  it("is sent compressed, and not again while it is unchanged", async () => {
    const response = await fetch(new URL("/cards", app.url), { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(files["cards/index.html"]);
    const etag = response.headers.get("etag") ?? "";
    expect((await app.visitor().get("/cards", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("a page that contains its own URL", () => {
  it("is better compressed from its second answer on, with the same content", async () => {
    const ask = () => fetch(new URL("/long", app.url), { headers: { "accept-encoding": "br" } });
    const sizeOf = (response: Response) => Number(response.headers.get("content-length"));
    const first = await ask();
    await vi.waitFor(async () => expect(sizeOf(await ask())).toBeLessThan(sizeOf(first)));
    const next = await ask();
    expect(next.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await next.text()).toBe(await first.text());
  });
});

describe("the site's own URL", () => {
  it("is the configured one in pages, sitemap and robots.txt", async () => {
    const { origin } = new URL(app.url);
    const page = await fetch(new URL("/told", app.url), { headers: { "accept-encoding": "br" } });
    expect(await page.text()).toContain(`href="${origin}/told"`);
    expect(page.headers.get("content-security-policy")).toContain(hashOf(`{"url":"${origin}/told"}`));
    const visitor = app.visitor();
    const sitemap = await visitor.get("/sitemap.xml", plain);
    expect(sitemap.headers.get("content-type")).toMatch(/^(text|application)\/xml; charset=utf-8$/);
    expect(sitemap.body).toContain(`<loc>${origin}/told</loc>`);
    const robots = await visitor.get("/robots.txt", plain);
    expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(robots.body).toBe(`Sitemap: ${origin}/sitemap.xml`);
    const manifest = await visitor.get("/manifest.webmanifest", plain);
    expect(manifest.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  });
});

describe("the front page", () => {
  it("is the landing page for a visitor and the app for somebody with a session", async () => {
    const visitor = await app.visitor().get("/", plain);
    expect(visitor.body).toBe(files["index.html"]);
    expect(visitor.headers.get("vary")).toContain("cookie");
    const member = await app.visitor().get("/", { headers: { ...plain.headers, cookie: "session=x" } });
    expect(member.body).toBe(files["__spa-fallback.html"]);
  });
});

describe("other paths", () => {
  it.each(["/insights", "/insights/0190-abc", "/blocks/archived", "/create-insight"])(
    "paths of the app show the app: %s",
    async (path) => {
      expect(await app.visitor().get(path, plain)).toMatchObject({
        status: 200,
        body: files["__spa-fallback.html"],
      });
    },
  );

  it.each(["/nowhere", "/insights/1/2/3", "/cards/no-such-card"])(
    "paths that do not exist show the app with status 404: %s",
    async (path) => {
      expect(await app.visitor().get(path, plain)).toMatchObject({
        status: 404,
        body: files["__spa-fallback.html"],
      });
    },
  );

  it.each(["/missing.js", "/assets/gone-1.css", "/.env", "/%2e%2e/package.json", "/..%2fpackage.json"])(
    "paths that look like missing files are not found: %s",
    async (path) => {
      const { status, body } = await app.visitor().get(path, plain);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain("rubber-arcana");
    },
  );

  it("paths of the site refuse writes", async () => {
    const answer = await app.visitor().post("/cards", {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("a video file", () => {
  const film = (headers: Record<string, string>, method = "GET") =>
    fetch(new URL("/assets/film-abc123.webm", app.url), { headers, method });

  it("is sent in the ranges that a player asks for", async () => {
    const start = await film({ range: "bytes=0-1", "accept-encoding": "identity" });
    expect(start.status).toBe(206);
    expect(Object.fromEntries(start.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-range": "bytes 0-1/10",
      "content-length": "2",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await start.text()).toBe("01");
    expect(await (await film({ range: "bytes=4-" })).text()).toBe("456789");
  });

  it("reports its length for a range beyond its end", async () => {
    const beyond = await film({ range: "bytes=10-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect(beyond.headers.get("cache-control")).toBe("no-store");
  });

  it("is sent whole without a range or if it has changed", async () => {
    const whole = await film({});
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    const known = { range: "bytes=4-", "if-range": whole.headers.get("etag") ?? "" };
    expect((await film(known)).status).toBe(206);
    const changed = await film({ ...known, "if-range": '"another"' });
    expect([changed.status, await changed.text()]).toEqual([200, "0123456789"]);
    expect((await film(known, "HEAD")).status).toBe(200);
  });

  it("is the only kind with ranges; a script with compressed variants has none", async () => {
    const headers = { range: "bytes=0-3", "accept-encoding": "identity" };
    const script = await fetch(new URL("/assets/entry-abc123.js", app.url), { headers });
    expect([script.status, script.headers.get("accept-ranges")]).toEqual([200, null]);
    expect(await script.text()).toBe(files["assets/entry-abc123.js"]);
  });
});

describe("files", () => {
  it("of the build with a hash in the name are cached forever and sent as compressed by the build", async () => {
    const response = await fetch(new URL("/assets/entry-abc123.js", app.url), {
      headers: { "accept-encoding": "br" },
      method: "HEAD",
    });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  it("of the build without a hash are revalidated each time", async () => {
    const { headers } = await app.visitor().get("/favicon.svg", plain);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("of the build are served as at the start while a new build replaces them", async () => {
    rmSync(join(folder, "assets"), { recursive: true });
    const answer = await app.visitor().get("/assets/entry-abc123.js", plain);
    expect(answer).toMatchObject({ status: 200, body: files["assets/entry-abc123.js"] });
  });
});
