// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { KEPT } from "../../../kept-items.ts";
import {
  completed,
  deleteDraft,
  EMPTY_DRAFT,
  type RequestDraft,
  readDraft,
  storeDraft,
} from "./request-draft.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const WRITTEN: RequestDraft = {
  blockTypeId: "work",
  userBlockId: null,
  isLinking: false,
  spread: "full-pond",
  userContext: "Dana and I have rewritten it four times.",
  keptAt: 1,
};

const KEY = `${KEPT.requestDraft.key}${USER}`;

afterEach(() => localStorage.clear());

describe("a request draft", () => {
  it("is restored after a reload", () => {
    storeDraft(USER, WRITTEN);
    expect(readDraft(USER)).toEqual(WRITTEN);
  });

  it("is not found by another person", () => {
    storeDraft(USER, WRITTEN);
    expect(readDraft("somebody-else")).toEqual(EMPTY_DRAFT);
  });

  it("is empty after it was dropped", () => {
    storeDraft(USER, WRITTEN);
    deleteDraft(USER);
    expect(readDraft(USER)).toEqual(EMPTY_DRAFT);
  });

  it("loses only a choice that no longer exists, and is empty if the stored value is corrupted", () => {
    localStorage.setItem(KEY, JSON.stringify({ ...WRITTEN, spread: "celtic-cross" }));
    expect(readDraft(USER)).toEqual({ ...WRITTEN, spread: null });
    localStorage.setItem(KEY, "{not json");
    expect(readDraft(USER)).toEqual(EMPTY_DRAFT);
  });

  it("does not throw if the browser cannot store it", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(storeDraft(USER, WRITTEN)).toBe(false);
  });
});

describe("sending a request draft", () => {
  it("fills in one card and the guessed kind of block where the person chose nothing", () => {
    const draft = {
      ...WRITTEN,
      userContext: "My sister and my mother do not talk.",
      spread: null,
      blockTypeId: null,
    };
    expect(completed(draft)).toMatchObject({ spread: "quick-draw", blockTypeId: "relationship" });
    expect(completed({ ...draft, spread: "full-pond", blockTypeId: "work" })).toMatchObject({
      spread: "full-pond",
      blockTypeId: "work",
    });
  });
});
