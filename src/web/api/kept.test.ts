import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../../../test-support/memory-storage.ts";
import { keep, keepText, readKept, readKeptText } from "./kept.ts";

describe("what a browser keeps", () => {
  it("is there again as it was, until it is let go of", () => {
    const storage = new MemoryStorage();
    expect(keep(storage, "draft", { text: "Four drafts." })).toBe(true);
    expect(readKept(storage, "draft")).toEqual({ text: "Four drafts." });
    expect(keepText(storage, "draft", null)).toBe(true);
    expect([readKept(storage, "draft"), readKeptText(storage, "draft")]).toEqual([null, null]);
  });

  it("is nothing where it is no longer whole", () => {
    const storage = new MemoryStorage();
    keep(storage, "draft", { text: "Four drafts." });
    storage.tamper("{no");
    expect(readKept(storage, "draft")).toBeNull();
  });

  it("is nothing in a browser that is full or closed, and no page falls over it", () => {
    const refuse = () => {
      throw new DOMException("Not in this browser.", "SecurityError");
    };
    const storage = Object.assign(new MemoryStorage(), { getItem: refuse, setItem: refuse });
    expect([keep(storage, "draft", {}), keepText(storage, "draft", "words")]).toEqual([false, false]);
    expect([readKept(storage, "draft"), readKeptText(storage, "draft")]).toEqual([null, null]);
  });
});
