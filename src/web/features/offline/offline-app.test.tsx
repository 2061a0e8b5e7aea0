// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PERSON_HEADER } from "../../../domain/account/person-header.ts";
import { noteAnswer } from "../../api/kept-answers.ts";
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
  noteAnswer("GET", "/api/me", new Response("{}", { headers: { [PERSON_HEADER]: "0190" } }));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
}

it("whoever has a session gets the worker, and their own pages are kept", async () => {
  await looksIn();
  expect(register).toHaveBeenCalledOnce();
  expect(put).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
});

it("where it is switched off, the worker goes, what was kept goes, and nothing more is kept", async () => {
  vi.stubEnv("OFFLINE", "off");
  await looksIn();
  expect(register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledExactlyOnceWith("rubber-arcana:kept");
  expect(put).not.toHaveBeenCalled();
});
