// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMissingPart, reloadOnce } from "./missing-part.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const answers = (ok: boolean) => vi.stubGlobal("fetch", async () => ({ ok }));

describe("a page whose code failed to load", () => {
  it("is recognised by each browser's message, and other errors are not", () => {
    for (const said of [
      "Failed to fetch dynamically imported module: https://x.org/assets/auth-modal-1.js",
      "error loading dynamically imported module: https://x.org/assets/auth-modal-1.js",
      "Importing a module script failed.",
      "Unable to preload CSS for /assets/chat-1.css",
    ]) {
      expect(isMissingPart(new TypeError(said))).toBe(true);
    }
    expect(isMissingPart(new TypeError("undefined is not a function"))).toBe(false);
    expect(isMissingPart("Importing a module script failed.")).toBe(false);
  });

  it("reloads if the server answers, and not twice within a minute", async () => {
    answers(true);
    const reload = vi.fn();
    await reloadOnce(reload);
    await reloadOnce(reload);
    expect(reload).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 61_000);
    await reloadOnce(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not reload without a connection or with a server that fails", async () => {
    const reload = vi.fn();
    answers(false);
    await reloadOnce(reload);
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    await reloadOnce(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
