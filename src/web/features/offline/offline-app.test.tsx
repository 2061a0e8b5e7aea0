// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PERSON_HEADER } from "#domain/account/person-header.ts";
import { cacheAnswer } from "../../api/kept-answers.ts";
import { OfflineApp } from "./offline-app.tsx";

const SETTLED_MS = 4000;
const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);
const put = vi.fn();
const remove = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("caches", { delete: remove, open: async () => ({ put, keys: async () => [] }) });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, getRegistrations: async () => [{ unregister }] },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function looksIn(): Promise<void> {
  render(<OfflineApp />);
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  cacheAnswer("GET", "/api/me", new Response("{}", { headers: { [PERSON_HEADER]: "0190" } }));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
}

it("a person with a session gets the service worker, and their pages are cached", async () => {
  await looksIn();
  expect(register).toHaveBeenCalledOnce();
  expect(put).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
});

it("with offline mode off, the service worker and its cache are removed and nothing new is cached", async () => {
  vi.stubEnv("OFFLINE", "off");
  await looksIn();
  expect(register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledExactlyOnceWith("rubber-arcana:kept");
  expect(put).not.toHaveBeenCalled();
});
