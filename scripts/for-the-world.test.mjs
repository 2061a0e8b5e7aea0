import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import site from "../react-router.config.ts";
import { writeSitemapAndRobots } from "./for-the-world.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-site-"));
  writeSitemapAndRobots(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} path */
function isHidden(path) {
  const rules = readFileSync(join(folder, "robots.txt"), "utf8").matchAll(/^Disallow: (.+)$/gm);
  return [...rules].some(([, start = ""]) => path.startsWith(start));
}

describe("robots.txt", () => {
  it.each([
    "/api/me",
    "/insights/some-id",
    "/blocks/archived",
    "/onboarding",
    "/new-insight",
    "/new-reading",
  ])("disallows the personal page %s", (path) => expect(isHidden(path)).toBe(true));

  it("allows every public page, and the pages with a noindex tag", () => {
    expect([...site.prerender, "/login", "/waitlist"].filter(isHidden)).toEqual([]);
  });
});
