import { describe, expect, it } from "vitest";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import { keep, keepText, readKept, readKeptText } from "./kept.ts";

describe("browser storage", () => {
  it("browser storage returns a stored value unchanged until it is removed", () => {
    const storage = new MemoryStorage();
    expect(keep(storage, "draft", { text: "Four drafts." })).toBe(true);
    expect(readKept(storage, "draft")).toEqual({ text: "Four drafts." });
    expect(keepText(storage, "draft", null)).toBe(true);
    expect([readKept(storage, "draft"), readKeptText(storage, "draft")]).toEqual([null, null]);
  });

  it("browser storage returns null for a value that is not valid JSON", () => {
    const storage = new MemoryStorage();
    keep(storage, "draft", { text: "Four drafts." });
    storage.tamper("{no");
    expect(readKept(storage, "draft")).toBeNull();
  });

  it("browser storage returns null and does not throw when storage is full or disabled", () => {
    const refuse = () => {
      throw new DOMException("Not in this browser.", "SecurityError");
    };
    const storage = Object.assign(new MemoryStorage(), { getItem: refuse, setItem: refuse });
    expect([keep(storage, "draft", {}), keepText(storage, "draft", "words")]).toEqual([false, false]);
    expect([readKept(storage, "draft"), readKeptText(storage, "draft")]).toEqual([null, null]);
  });
});
