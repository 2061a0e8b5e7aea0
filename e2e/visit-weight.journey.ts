import { describe, expect, it } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import { Person } from "./support/person.ts";
import { codeOnTheWire, listenToWire, type Received } from "./support/wire.ts";

const MOST_SCRIPT_BYTES = 140 * 1024;
const MOST_REQUESTS = 12;
/** A smaller answer, its headers included, fits into two packets and is not compressed. */
const COMPRESSED_FROM_BYTES = 2048;
const MOST_SHIFT = 0.02;
/** The style that also lays out content far from the screen, which a full-page screenshot would otherwise omit. */
const EVERYTHING_LAID_OUT = "* { content-visibility: visible !important }";
const PAGES = ["/", "/features", "/pricing", "/cards", "/cards/the-merge-conflict", "/cards/the-ping"];

/**
 * Opens the page and waits until the network is idle. Returns all responses with the sizes that the browser reports.
 */
async function whatComes(person: Person, path: string): Promise<Received[]> {
  const received = await listenToWire(await person.context.newCDPSession(person.page));
  await person.page.goto(path, { waitUntil: "networkidle" });
  return [...received.values()];
}

describe.each([...PAGES, "/upgrade"])("the first load of %s", (path) => {
  it.each([
    [360, 740],
    [1280, 800],
  ])(
    "the first load of a page stays within the size limits and has no layout shift at %i by %i pixels",
    async (width, height) => {
      const person = await Person.comes(app().url, { viewport: { width, height } });
      await person.page.addInitScript(watchShifts);
      const received = await whatComes(person, path);
      const scripts = received.filter(({ path: name }) => name.endsWith(".js"));
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      expect(scripts.length).toBeGreaterThan(0);
      expect(received.length, received.map((one) => one.path).join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
      const texts = received.filter(({ path: name }) => /\.(js|css|svg)$/.test(name));
      for (const one of texts.filter(({ bytes: size }) => size > COMPRESSED_FROM_BYTES)) {
        expect(one.encoding, one.path).toBe("br");
      }
      for (const one of received.filter(({ path: name }) => name.startsWith("/assets/"))) {
        expect(one.caching, one.path).toContain("immutable");
      }
      const shifts = await person.page.evaluate<Shift[]>("shifts");
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MOST_SHIFT);
      await person.leaves();
    },
  );
});

describe("the fonts of a page", () => {
  it.each(["/", "/cards/the-ping"])(
    "are requested after the first paint, without waiting for the full style sheet: %s",
    async (path) => {
      const person = await Person.comes(app().url);
      await person.page.route("**/*.css", (route) => route.abort());
      await person.page.goto(path);
      await person.page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
      );
      const { words, fonts } = await person.page.evaluate(() => ({
        words: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        fonts: performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ startTime }) => startTime),
      }));
      expect(Math.min(...fonts)).toBeGreaterThanOrEqual(words ?? Number.POSITIVE_INFINITY);
      await person.leaves();
    },
  );
});

describe("a repeated visit to a page", () => {
  it.each(PAGES)("downloads no script or style again: %s", async (path) => {
    const person = await Person.comes(app().url);
    const first = await whatComes(person, path);
    expect(codeOnTheWire(first).length).toBeGreaterThan(0);
    await person.page.close();
    const page = await person.context.newPage();
    const again = await listenToWire(await person.context.newCDPSession(page));
    await page.goto(path, { waitUntil: "networkidle" });
    expect([...again.values()].some(({ type }) => type === "Document")).toBe(true);
    expect(codeOnTheWire(again.values())).toEqual([]);
    await person.leaves();
  });
});

describe("the inlined style of a page", () => {
  it.each(["/", "/cards", "/fair"])("renders %s exactly like the full style sheet", async (path) => {
    const pictures = [];
    for (const isWhole of [true, false]) {
      const person = await Person.comes(app().url, { javaScriptEnabled: false });
      if (!isWhole) await person.page.route("**/*.css", (route) => route.abort());
      await person.page.goto(path, { waitUntil: "networkidle" });
      await person.page.evaluate(async () => {
        // Enables the deferred style, which a script does when scripts are on.
        document.querySelector<HTMLStyleElement>('style[media="not all"]')?.removeAttribute("media");
        await document.fonts.ready;
      });
      pictures.push(
        await person.page.screenshot({
          fullPage: true,
          animations: "disabled",
          style: EVERYTHING_LAID_OUT,
        }),
      );
      await person.leaves();
    }
    expect(pictures[0]?.equals(pictures[1] as Buffer), path).toBe(true);
  });
});
