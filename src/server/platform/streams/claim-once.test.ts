import { expect, it, vi } from "vitest";
import { OWN_NETWORK_TIMINGS, TIMINGS } from "../ai/timings.ts";
import { createLog } from "../log/log.ts";
import { claimedSince, claimOnce } from "./claim-once.ts";

const log = createLog("silent");
const nobody = { name: "a test's work", signal: undefined, isHeld: async () => false };

it("claimed work that fails is released, and its error is thrown even if the release fails", async () => {
  const release = vi.fn(async () => {
    throw new Error("the power went");
  });
  const work = async () => {
    throw new Error("no words");
  };
  await expect(claimOnce(log, { ...nobody, take: async () => work, release })).rejects.toThrow("no words");
  expect(release).toHaveBeenCalledOnce();
});

it("claimed work that succeeds keeps its claim", async () => {
  const release = vi.fn(async () => {});
  const take = async () => async () => "words";
  expect(await claimOnce(log, { ...nobody, take, release })).toBe("words");
  expect(release).not.toHaveBeenCalled();
});

it("a request without the claim waits until no other request holds it, and has no result", async () => {
  let asked = 0;
  const isHeld = async () => {
    asked += 1;
    return asked < 3;
  };
  const release = vi.fn(async () => {});
  expect(await claimOnce(log, { ...nobody, take: async () => null, release, isHeld })).toBeNull();
  expect([asked, release.mock.calls.length]).toEqual([3, 0]);
});

it("a claim is valid for longer than any paragraph or line may take, also by a model at home", () => {
  const now = new Date("2026-11-30T12:00:00.000Z");
  const validMs = now.getTime() - claimedSince(now).getTime();
  for (const { paragraphCallMs, lineCallMs } of [TIMINGS, OWN_NETWORK_TIMINGS]) {
    expect(validMs).toBeGreaterThan(paragraphCallMs);
    expect(validMs).toBeGreaterThan(lineCallMs);
  }
});
