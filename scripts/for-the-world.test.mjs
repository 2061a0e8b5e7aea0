import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import site from "../react-router.config.ts";
import { writeForTheWorld } from "./for-the-world.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-site-"));
  writeForTheWorld(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} path */
function isHidden(path) {
  const rules = readFileSync(join(folder, "robots.txt"), "utf8").matchAll(/^Disallow: (.+)$/gm);
  return [...rules].some(([, start = ""]) => path.startsWith(start));
}

describe("robots", () => {
  it.each([
    "/api/me",
    "/insights/some-id",
    "/blocks/archived",
    "/onboarding",
    "/new-insight",
    "/new-reading",
  ])("are kept from %s, which is one person's", (path) => expect(isHidden(path)).toBe(true));

  it("may read every public page, and those that ask them not to be listed", () => {
    expect([...site.prerender, "/login", "/waitlist"].filter(isHidden)).toEqual([]);
  });
});
