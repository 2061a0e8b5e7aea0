import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NAMES } from "../src/domain/names.ts";
import { fingerprint } from "./build-web.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { SHOWN_SETTINGS } from "./shown-settings.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-sources-"));
  write("package-lock.json", "{}");
  write("src/web/root.tsx", "one");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe("the pages are built again", () => {
  it.each([
    "src/web/root.tsx",
    "src/domain/plans/plans.ts",
    "deck/the-ping/card.json",
    "scripts/compress-build.mjs",
    "vite.config.ts",
  ])("when %s has changed, and not for its test", (path) => {
    write(path, "one");
    const before = fingerprint(folder);
    write(path.replace(/\.\w+$/, ".test.ts"), "a test");
    expect(fingerprint(folder)).toBe(before);
    write(path, "two");
    expect(fingerprint(folder)).not.toBe(before);
  });

  it.each(SHOWN_SETTINGS)("when the setting %s has changed", (name) => {
    const before = fingerprint(folder);
    vi.stubEnv(name, "another");
    expect(fingerprint(folder)).not.toBe(before);
  });

  it("and not when a setting has changed that no page shows", () => {
    const before = fingerprint(folder);
    vi.stubEnv("LOG_LEVEL", "debug");
    expect(fingerprint(folder)).toBe(before);
  });
});

describe("what the settings say in the pages", () => {
  it("is put there when they are built", async () => {
    vi.stubEnv("ADVISOR_NAME", "Ada");
    vi.stubEnv("WAITLIST", "on");
    vi.stubEnv("CONTACT_ADDRESS", "");
    vi.stubEnv("KEY_BACKUPS", "on");
    vi.stubEnv("OFFLINE", "off");
    vi.resetModules();
    const { default: config } = await import("../vite.config.ts");
    expect(config.define).toEqual({
      SITE_NAMES: JSON.stringify(NAMES),
      "import.meta.env.ADVISOR_NAME": '"Ada"',
      "import.meta.env.CONTACT_ADDRESS": '""',
      "import.meta.env.KEY_BACKUPS": '"on"',
      "import.meta.env.OFFLINE": '"off"',
      "import.meta.env.WAITLIST": '"on"',
    });
  });

  it("is five settings that anybody may read: no secret and no key reaches a browser", () => {
    const known = readFileSync(join(projectFolder, "src/web/ui/environment.d.ts"), "utf8");
    expect([...known.matchAll(/readonly (\w+)\?/g)].map(([, name]) => name).sort()).toEqual(
      [...SHOWN_SETTINGS].sort(),
    );
    expect([...SHOWN_SETTINGS].sort()).toEqual([
      "ADVISOR_NAME",
      "CONTACT_ADDRESS",
      "KEY_BACKUPS",
      "OFFLINE",
      "WAITLIST",
    ]);
  });
});
