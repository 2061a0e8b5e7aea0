import { afterEach, expect, it, vi } from "vitest";
import { canUsePasskeys } from "./passkey-support.ts";

afterEach(() => vi.unstubAllGlobals());

it("passkeys can be used at names of hosts, not at addresses of numbers and in browsers without them", () => {
  vi.stubGlobal("window", {});
  expect(canUsePasskeys("pond.example")).toBe(false);
  vi.stubGlobal("window", { PublicKeyCredential: class {} });
  expect(["pond.example", "localhost", "127.0.0.1", "[::1]"].map((host) => canUsePasskeys(host))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
