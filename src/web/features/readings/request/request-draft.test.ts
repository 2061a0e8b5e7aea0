import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import {
  draftKey,
  dropDraft,
  EMPTY_DRAFT,
  isSendable,
  keepDraft,
  type RequestDraft,
  readDraft,
} from "./request-draft.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const WRITTEN: RequestDraft = {
  blockTypeId: "work",
  userBlockId: null,
  isLinking: false,
  spread: "full-pond",
  userContext: "Dana and I have rewritten it four times.",
  hardPart: "begin",
  keptAt: 1,
};

let storage: Storage;
beforeEach(() => {
  storage = new MemoryStorage();
});

describe("a request draft", () => {
  it("a request draft is restored after a reload", () => {
    keepDraft(storage, USER, WRITTEN);
    expect(readDraft(storage, USER)).toEqual(WRITTEN);
  });

  it("a request draft is not found by another person", () => {
    keepDraft(storage, USER, WRITTEN);
    expect(readDraft(storage, "somebody-else")).toEqual(EMPTY_DRAFT);
  });

  it("a request draft is empty after it was dropped", () => {
    keepDraft(storage, USER, WRITTEN);
    dropDraft(storage, USER);
    expect(readDraft(storage, USER)).toEqual(EMPTY_DRAFT);
  });

  it("a request draft loses only a choice that no longer exists, and is empty if the stored value is corrupted", () => {
    storage.setItem(draftKey(USER), JSON.stringify({ ...WRITTEN, spread: "celtic-cross" }));
    expect(readDraft(storage, USER)).toEqual({ ...WRITTEN, spread: null });
    storage.setItem(draftKey(USER), "{not json");
    expect(readDraft(storage, USER)).toEqual(EMPTY_DRAFT);
  });

  it("a request draft does not throw if the browser cannot store it", () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => keepDraft(storage, USER, WRITTEN)).not.toThrow();
  });
});

describe("sending a request draft", () => {
  it("sending a request draft requires text, a spread, and a block or a block type", () => {
    expect(isSendable(WRITTEN)).toBe(true);
    expect(isSendable({ ...WRITTEN, userContext: " \n " })).toBe(false);
    expect(isSendable({ ...WRITTEN, spread: null })).toBe(false);
    expect(isSendable({ ...WRITTEN, blockTypeId: null })).toBe(false);
  });

  it("sending a request draft ignores a block type that was picked before the person chose to link a block", () => {
    expect(isSendable({ ...WRITTEN, isLinking: true })).toBe(false);
    expect(isSendable({ ...WRITTEN, isLinking: true, userBlockId: USER })).toBe(true);
  });
});
