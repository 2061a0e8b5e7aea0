// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { forgetPerson } from "./features/session/forget-person.ts";
import { putAwayWriting, restoreWriting } from "./features/session/put-away.ts";
import { KEPT, type KeptItem } from "./kept-items.ts";

const ITEMS: readonly KeptItem[] = Object.values(KEPT);

/** The names of a channel between tabs and of a cache, which are no storage keys. */
const NO_STORAGE = ["api/kept-answers.ts", "features/session/session-channel.ts"];

interface SourceFile {
  file: string;
  code: string;
}

const sources: SourceFile[] = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== "kept-items.ts")
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), "utf8") }));

/**
 * Returns the files that spell a storage key, or use storage directly under a key that the list does not
 * give.
 */
function findUnlisted(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file, code }) => {
      const spellsKey = code.includes('"rubber-arcana:') || code.includes("`rubber-arcana:");
      const usesStorage = /(?:local|session)Storage\.(?:get|set|remove)Item\(/.test(code);
      return (spellsKey && !NO_STORAGE.includes(file)) || (usesStorage && !code.includes("KEPT."));
    })
    .map(({ file }) => file);
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the list of what a browser keeps", () => {
  it("the list of what a browser keeps is the only place that spells storage keys", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(findUnlisted(sources)).toEqual([]);
  });

  it.each(['localStorage.setItem("theme", "dark");', 'keepText(localStorage, "rubber-arcana:new", "x");'])(
    "the list of what a browser keeps would fail for a file with: %s",
    (code) => {
      expect(findUnlisted([{ file: "features/new/new.ts", code }])).toEqual(["features/new/new.ts"]);
    },
  );

  it("the list of what a browser keeps has no two items whose keys are the same", () => {
    expect(new Set(ITEMS.map(({ key }) => key)).size).toBe(ITEMS.length);
  });
});

describe("signing out", () => {
  const keyOf = ({ key }: KeptItem) => (key.endsWith(":") || key.endsWith("-") ? `${key}somebody` : key);

  it("signing out deletes every item of the person, and leaves the device's", async () => {
    for (const item of ITEMS) {
      localStorage.setItem(keyOf(item), "x");
      sessionStorage.setItem(keyOf(item), "x");
    }
    await forgetPerson();
    const left = ITEMS.filter(({ owner }) => owner === "device")
      .map(keyOf)
      .sort();
    expect(left.length).toBeGreaterThan(0);
    expect(Object.keys(localStorage).sort()).toEqual(left);
    expect(Object.keys(sessionStorage).sort()).toEqual(left);
  });

  it("signing out deletes a key of ours that the list does not have", async () => {
    localStorage.setItem("rubber-arcana:of-an-older-version", "x");
    await forgetPerson();
    expect(localStorage).toHaveLength(0);
  });
});

describe("an expired session", () => {
  it("an expired session puts away what the person wrote, and gives it back to them", async () => {
    const writing = ITEMS.filter(({ holds }) => holds === "writing" || holds === "unsent");
    for (const { key } of writing) localStorage.setItem(`${key}somebody`, "their words");
    localStorage.setItem(KEPT.sessionHint.key, "somebody");
    await putAwayWriting("somebody");
    expect(Object.keys(localStorage)).toEqual([`${KEPT.putAway.key}somebody`]);
    restoreWriting("somebody");
    expect(Object.keys(localStorage).sort()).toEqual(writing.map(({ key }) => `${key}somebody`).sort());
  });
});
