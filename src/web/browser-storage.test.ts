// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { cachedAnswer, deleteCachedAnswers } from "./api/kept-answers.ts";
import { readStored, removeStored, storedKeys, writeStored } from "./browser-storage.ts";
import { deletePutAwayWriting, putAwayWriting, restoreWriting } from "./features/session/put-away.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const denied = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};
/** How a browser forbids its stores: their names throw, are `null`, or are missing. */
const FORBIDDEN = {
  throwing: () => {
    for (const name of ["localStorage", "sessionStorage", "caches"]) {
      vi.spyOn(window, name as "localStorage", "get").mockImplementation(denied);
    }
  },
  null: () => {
    for (const name of ["localStorage", "sessionStorage", "caches"]) vi.stubGlobal(name, null);
  },
};
if (!("caches" in window))
  Object.defineProperty(window, "caches", { get: () => undefined, configurable: true });

describe.each(Object.entries(FORBIDDEN))("stores that are forbidden by %s names", (_name, forbid) => {
  it("forbidden stores are empty and keep nothing", () => {
    forbid();
    for (const store of ["local", "tab"] as const) {
      expect(storedKeys(store)).toEqual([]);
      expect(readStored(store, "a")).toBeNull();
      expect(writeStored(store, "a", "b")).toBe(false);
      expect(() => removeStored(store, "a")).not.toThrow();
    }
  });

  it("forbidden stores hold no answers of the server", async () => {
    forbid();
    expect(await cachedAnswer("/api/home")).toBeNull();
    await deleteCachedAnswers();
  });

  it("forbidden stores do not keep a session from beginning or ending", async () => {
    forbid();
    expect(() => deletePutAwayWriting({ onlyOld: true })).not.toThrow();
    expect(() => restoreWriting("somebody")).not.toThrow();
    await putAwayWriting("somebody");
  });
});
