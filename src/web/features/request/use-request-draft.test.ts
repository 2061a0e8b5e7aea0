// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readDraft } from "./request-draft.ts";
import { useRequestDraft } from "./use-request-draft.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("keeps every key, and says when", () => {
  const { result } = renderHook(() => useRequestDraft("guest", {}));
  act(() => result.current.change({ text: "Four drafts." }));
  expect(readDraft(localStorage, "guest")).toMatchObject({ text: "Four drafts." });
  expect(readDraft(localStorage, "guest").keptAt).not.toBeNull();
});

it("says nothing of it where the browser keeps nothing, and holds the words", () => {
  const { result } = renderHook(() => useRequestDraft("guest", {}));
  act(() => result.current.change({ text: "Four drafts." }));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.change({ text: "Four drafts, and Dana." }));
  expect(result.current.draft).toMatchObject({ text: "Four drafts, and Dana.", keptAt: null });
});

it("goes with a guest who signs in to an account, and leaves nothing with the guest", () => {
  const { result, rerender } = renderHook(({ user }) => useRequestDraft(user, {}), {
    initialProps: { user: "guest" },
  });
  act(() => result.current.change({ text: "Four drafts." }));
  rerender({ user: "member" });
  expect(result.current.draft.text).toBe("Four drafts.");
  expect(readDraft(localStorage, "member").text).toBe("Four drafts.");
  expect(readDraft(localStorage, "guest").text).toBe("");
});

it("lets what the address asks for win over what was kept", () => {
  const { result } = renderHook(() => useRequestDraft("guest", { spread: "quick-draw" }));
  expect(result.current.draft.spread).toBe("quick-draw");
});
