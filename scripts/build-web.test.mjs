import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NAMES } from "#domain/names.ts";
import { hashWebSources } from "./build-web.mjs";
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

/**
 * Returns a file of the project and the scripts that it imports, directly or not.
 * @param {string} path
 * @returns {string[]}
 */
function withImportedScripts(path) {
  const text = readFileSync(join(projectFolder, path), "utf8");
  const imported = [...text.matchAll(/from "\.\/(?:scripts\/)?([\w-]+\.mjs)"/g)];
  return [path, ...imported.flatMap(([, name]) => withImportedScripts(`scripts/${name}`))];
}

/** Scripts that decide when and how a build runs, and do not affect what is built. */
const RUNS_BUILDS = ["build-once", "lock-file", "pinned-node", "progress", "run"].map(
  (name) => `scripts/${name}.mjs`,
);
const builders = new Set(
  ["vite.config.ts", "react-router.config.ts", "scripts/build-web.mjs"].flatMap(withImportedScripts),
);

describe("the build's fingerprint changes", () => {
  it.each([...builders].filter((path) => !RUNS_BUILDS.includes(path)))(
    "when %s changes, which the build runs",
    (path) => {
      write(path, "one");
      const before = hashWebSources(folder);
      write(path, "two");
      expect(hashWebSources(folder)).not.toBe(before);
    },
  );

  it.each([
    "src/web/root.tsx",
    "src/domain/plans/plans.ts",
    "deck/the-ping/card.json",
    "scripts/compress-build.mjs",
    "vite.config.ts",
  ])("when %s changes, but not when its test changes", (path) => {
    write(path, "one");
    const before = hashWebSources(folder);
    write(path.replace(/\.\w+$/, ".test.ts"), "a test");
    expect(hashWebSources(folder)).toBe(before);
    write(path, "two");
    expect(hashWebSources(folder)).not.toBe(before);
  });

  it.each(SHOWN_SETTINGS)("when the setting %s changes", (name) => {
    const before = hashWebSources(folder);
    vi.stubEnv(name, "another");
    expect(hashWebSources(folder)).not.toBe(before);
  });

  it("when Premium becomes for sale, and not with another key for payments", () => {
    const before = hashWebSources(folder);
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_one");
    const forSale = hashWebSources(folder);
    expect(forSale).not.toBe(before);
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_two");
    expect(hashWebSources(folder)).toBe(forSale);
    vi.stubEnv("STRIPE_SECRET_KEY", "");
    vi.stubEnv("PREMIUM_FOR_SALE", "on");
    expect(hashWebSources(folder), "an image is built without the key").toBe(forSale);
  });

  it("only for settings that a page shows", () => {
    const before = hashWebSources(folder);
    vi.stubEnv("LOG_LEVEL", "debug");
    expect(hashWebSources(folder)).toBe(before);
  });
});

describe("the settings that pages show", () => {
  it("are written into the pages at build time", async () => {
    vi.stubEnv("ADVISOR_NAME", "Ada");
    vi.stubEnv("WAITLIST", "on");
    vi.stubEnv("CONTACT_ADDRESS", "");
    vi.stubEnv("KEY_BACKUPS", "");
    vi.stubEnv("BACKUP_DIR", "/backups/of/pond");
    vi.stubEnv("OFFLINE", "off");
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_secret");
    vi.stubEnv("NOTION_CLIENT_ID", "an-integration");
    vi.resetModules();
    const { default: config } = await import("../vite.config.ts");
    expect(config.define).toEqual({
      SITE_NAMES: JSON.stringify(NAMES),
      "import.meta.env.ADVISOR_NAME": '"Ada"',
      "import.meta.env.CONTACT_ADDRESS": '""',
      "import.meta.env.HAS_NOTION": '"on"',
      "import.meta.env.KEY_BACKUPS": '"on"',
      "import.meta.env.NIGHTLY_BACKUPS": '"on"',
      "import.meta.env.OFFLINE": '"off"',
      "import.meta.env.PREMIUM_FOR_SALE": '"on"',
      "import.meta.env.WAITLIST": '"on"',
    });
  });

  it("are five public settings and whether there are Premium, Notion and nightly backups, without any secret or key", () => {
    const known = readFileSync(join(projectFolder, "src/web/ui/environment.d.ts"), "utf8");
    expect([...known.matchAll(/readonly (\w+)\?/g)].map(([, name]) => name).sort()).toEqual(
      [...SHOWN_SETTINGS, "HAS_NOTION", "NIGHTLY_BACKUPS", "PREMIUM_FOR_SALE"].sort(),
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
