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

it("the request draft stores every keystroke and the time", () => {
  const { result } = renderHook(() => useRequestDraft("guest", {}));
  act(() => result.current.change({ userContext: "Four drafts." }));
  expect(readDraft("guest")).toMatchObject({ userContext: "Four drafts." });
  expect(readDraft("guest").keptAt).not.toBeNull();
});

it("the request draft keeps its text, without a time, if the browser cannot store it", () => {
  const { result } = renderHook(() => useRequestDraft("guest", {}));
  act(() => result.current.change({ userContext: "Four drafts." }));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.change({ userContext: "Four drafts, and Dana." }));
  expect(result.current.draft).toMatchObject({ userContext: "Four drafts, and Dana.", keptAt: null });
});

it("the request draft of a guest moves to the account at sign-in, and the guest's draft is deleted", () => {
  const { result, rerender } = renderHook(({ user }) => useRequestDraft(user, {}), {
    initialProps: { user: "guest" },
  });
  act(() => result.current.change({ userContext: "Four drafts." }));
  rerender({ user: "member" });
  expect(result.current.draft.userContext).toBe("Four drafts.");
  expect(readDraft("member").userContext).toBe("Four drafts.");
  expect(readDraft("guest").userContext).toBe("");
});

it("the values from the address override the stored request draft", () => {
  const { result } = renderHook(() => useRequestDraft("guest", { spread: "quick-draw" }));
  expect(result.current.draft.spread).toBe("quick-draw");
});
