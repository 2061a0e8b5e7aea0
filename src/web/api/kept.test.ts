import { describe, expect, it } from "vitest";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import { readStoredJson, readStoredText, storeJson, storeText } from "./kept.ts";

describe("browser storage", () => {
  it("browser storage returns a stored value unchanged until it is removed", () => {
    const storage = new MemoryStorage();
    expect(storeJson(storage, "draft", { text: "Four drafts." })).toBe(true);
    expect(readStoredJson(storage, "draft")).toEqual({ text: "Four drafts." });
    expect(storeText(storage, "draft", null)).toBe(true);
    expect([readStoredJson(storage, "draft"), readStoredText(storage, "draft")]).toEqual([null, null]);
  });

  it("browser storage returns null for a value that is not valid JSON", () => {
    const storage = new MemoryStorage();
    storeJson(storage, "draft", { text: "Four drafts." });
    storage.tamper("{no");
    expect(readStoredJson(storage, "draft")).toBeNull();
  });

  it("browser storage returns null and does not throw when storage is full or disabled", () => {
    const refuse = () => {
      throw new DOMException("Not in this browser.", "SecurityError");
    };
    const storage = Object.assign(new MemoryStorage(), { getItem: refuse, setItem: refuse });
    expect([storeJson(storage, "draft", {}), storeText(storage, "draft", "words")]).toEqual([false, false]);
    expect([readStoredJson(storage, "draft"), readStoredText(storage, "draft")]).toEqual([null, null]);
  });
});
