// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetPerson } from "./features/session/forget-person.ts";
import { putAwayWriting, restoreWriting } from "./features/session/put-away.ts";
import { json, KEPT, type KeptItem, keptItem, number, oneOf, text } from "./kept-items.ts";

const ITEMS: readonly KeptItem[] = Object.values(KEPT);

/** The files in which a name that looks like a storage key is that of a channel between tabs or of a cache. */
const NO_STORAGE = ["api/kept-answers.ts", "features/session/session-channel.ts"];
/** The files that use storage without a schema, because they ask whether it is allowed, or look at, copy or delete all stored items. */
const WITHOUT_SCHEMA = [
  "browser-storage.ts",
  "features/session/auth-modal.tsx",
  "features/session/due-sign-out.ts",
  "features/session/forget-person.ts",
  "features/session/put-away.ts",
];
/**
 * The items that have two schemas: an order of a first reading and of a second one of the same cards; a text that is added to
 * a block and one that is edited.
 */
const WITH_TWO_SCHEMAS = ["readingOrder", "blockText"];

interface SourceFile {
  file: string;
  code: string;
}

const sources: SourceFile[] = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== "kept-items.ts")
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), "utf8") }));

/**
 * Returns the files that contain a storage key, or that read or write storage other than through an item with a schema.
 */
function findUnlisted(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file, code }) => {
      const spellsKey = code.includes('"rubber-arcana:') || code.includes("`rubber-arcana:");
      const usesStorage = /[sS]torage\.(?:get|set|remove)Item\(|browser-storage\.ts/.test(code);
      return (spellsKey && !NO_STORAGE.includes(file)) || (usesStorage && !WITHOUT_SCHEMA.includes(file));
    })
    .map(({ file }) => file);
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the list of what a browser keeps", () => {
  it("is the only place that spells storage keys", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(findUnlisted(sources)).toEqual([]);
  });

  it.each([
    'localStorage.setItem("theme", "dark");',
    "sessionStorage.getItem(KEPT.ads.key);",
    'const KEY = "rubber-arcana:new";',
  ])("would fail for a file with: %s", (code) => {
    expect(findUnlisted([{ file: "features/new/new.ts", code }])).toEqual(["features/new/new.ts"]);
  });

  it("each item that a browser keeps has its schema in one place", () => {
    const places = Object.fromEntries(
      Object.keys(KEPT).map((name) => [
        name,
        sources.flatMap(({ code }) =>
          [`keptItem({ ...KEPT.${name}, schema: `, `textDrafts(KEPT.${name})`].filter((use) =>
            code.includes(use),
          ),
        ).length,
      ]),
    );
    const expected = Object.keys(KEPT).map((name) => [name, WITH_TWO_SCHEMAS.includes(name) ? 2 : 1]);
    expect(places).toEqual(Object.fromEntries(expected));
  });

  it("has no two items whose keys are the same", () => {
    expect(new Set(ITEMS.map(({ key }) => key)).size).toBe(ITEMS.length);
  });
});

describe("signing out", () => {
  const keyOf = ({ key }: KeptItem) => (key.endsWith(":") || key.endsWith("-") ? `${key}somebody` : key);

  it("deletes every item of the person, and leaves the device's", async () => {
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

  it("deletes a key of ours that the list does not have", async () => {
    localStorage.setItem("rubber-arcana:of-an-older-version", "x");
    await forgetPerson();
    expect(localStorage).toHaveLength(0);
  });
});

describe("an expired session", () => {
  it("puts away what the person wrote, and gives it back to them", async () => {
    const writing = ITEMS.filter(({ holds }) => holds === "writing" || holds === "unsent");
    for (const { key } of writing) localStorage.setItem(`${key}somebody`, "their words");
    localStorage.setItem(KEPT.sessionHint.key, "somebody");
    await putAwayWriting("somebody");
    expect(Object.keys(localStorage)).toEqual([`${KEPT.putAway.key}somebody`]);
    restoreWriting("somebody");
    expect(Object.keys(localStorage).sort()).toEqual(writing.map(({ key }) => `${key}somebody`).sort());
  });
});

describe("an item with a schema", () => {
  const theme = keptItem({ ...KEPT.theme, schema: oneOf("dark", "light") });
  const draft = keptItem({ ...KEPT.chatDraft, schema: text });
  const time = keptItem({ ...KEPT.lockTouched, schema: number });

  it("returns a stored value unchanged until it is removed, each id for itself", () => {
    expect([theme.keep("dark"), time.keep(7), draft.keep("{ words", "1")]).toEqual([true, true, true]);
    expect([theme.read(), time.read(), draft.read("1"), draft.read("2")]).toEqual([
      "dark",
      7,
      "{ words",
      null,
    ]);
    draft.drop("1");
    expect(draft.read("1")).toBeNull();
  });

  it.each([
    ["an unknown word", theme, "purple"],
    ["a text in place of a number", time, '"soon"'],
    ["broken JSON", time, "{no"],
  ] as const)("deletes %s when it is read", (_what, item, stored) => {
    const { key } = item === theme ? KEPT.theme : KEPT.lockTouched;
    localStorage.setItem(key, stored);
    expect(item.readText()).toBe(stored);
    expect(item.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("keeps the valid part of a value", () => {
    const words = json((stored) =>
      Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : null,
    );
    const item = keptItem({ ...KEPT.adReservations, schema: words });
    sessionStorage.setItem(KEPT.adReservations.key, '["a",1,"b"]');
    expect(item.read()).toEqual(["a", "b"]);
  });

  it("returns null and does not throw when storage is full or disabled", () => {
    const refuse = () => {
      throw new DOMException("Not in this browser.", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    }
    expect([theme.keep("dark"), theme.read()]).toEqual([false, null]);
    expect(() => theme.drop()).not.toThrow();
  });
});
