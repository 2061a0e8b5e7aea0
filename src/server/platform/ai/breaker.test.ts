import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Breaker, BreakerOpen, createBreaker } from "./breaker.ts";
import { type FailureFacts, ModelLeft, ProviderFailure } from "./provider-failure.ts";

const PAUSE_MS = 40;

function breakerInTest(isPatient = false) {
  const changes: boolean[] = [];
  const breaker = createBreaker({
    pausesMs: [PAUSE_MS, 60_000],
    isPatient,
    onChange: ({ isAway }) => void changes.push(isAway),
  });
  return { breaker, changes };
}

const failure = (facts: Partial<FailureFacts>) =>
  new ProviderFailure("it failed", { trouble: "overloaded", isRetryable: true, ...facts });

const fails = (breaker: Breaker, facts: Partial<FailureFacts>) =>
  breaker.run(() => Promise.reject(failure(facts))).catch((error: unknown) => error);

async function answers(breaker: Breaker): Promise<void> {
  const { end } = await breaker.run(async () => "text");
  await end("whole");
}

describe("the circuit breaker", () => {
  it.each([
    { trouble: "wrong_key" },
    { trouble: "exhausted_account" },
    { trouble: "unknown_model" },
    { trouble: "overloaded", isLate: true },
  ] as const)("opens at once for %o", async (facts) => {
    const { breaker, changes } = breakerInTest();
    expect(await fails(breaker, facts)).not.toBeInstanceOf(BreakerOpen);
    expect(await fails(breaker, facts)).toBeInstanceOf(BreakerOpen);
    expect(changes).toEqual([true]);
  });

  it.each([{ trouble: "overloaded" }, { trouble: "unreachable" }] as const)(
    "opens at the third %o in a row, and an answer in between starts the count again",
    async (facts) => {
      const { breaker } = breakerInTest();
      await fails(breaker, facts);
      await fails(breaker, facts);
      await answers(breaker);
      await fails(breaker, facts);
      await fails(breaker, facts);
      expect(breaker.isOpen()).toBe(false);
      await fails(breaker, facts);
      expect(breaker.isOpen()).toBe(true);
    },
  );

  it.each([{ trouble: "refused_request" }, { trouble: "unusable_answer" }] as const)(
    "stays closed for %o, because it may lie in one person's request",
    async (facts) => {
      const { breaker } = breakerInTest();
      for (let count = 0; count < 10; count += 1) await fails(breaker, facts);
      expect(breaker.isOpen()).toBe(false);
    },
  );

  it("stays closed for one late answer if another call was answered meanwhile", async () => {
    const { breaker } = breakerInTest();
    const late = breaker.run(() => sleep(20).then(() => Promise.reject(failure({ isLate: true }))));
    await answers(breaker);
    await expect(late).rejects.toThrow("it failed");
    expect(breaker.isOpen()).toBe(false);
  });

  it("opens when an answer was cut off after its first text", async () => {
    const { breaker } = breakerInTest();
    const { end } = await breaker.run(async () => "text");
    await end(failure({ isLate: true }));
    expect(breaker.isOpen()).toBe(true);
  });

  it("lets one call through after the pause, refuses the others, and closes when it is answered", async () => {
    const { breaker, changes } = breakerInTest();
    await fails(breaker, { trouble: "wrong_key" });
    await sleep(PAUSE_MS + 10);
    const { end } = await breaker.run(async () => "text");
    await expect(breaker.run(async () => "text")).rejects.toBeInstanceOf(BreakerOpen);
    await end("whole");
    await answers(breaker);
    expect(changes).toEqual([true, false]);
  });

  it.each([
    ["fails again", () => Promise.reject(failure({}))],
    ["is stopped by the person", () => Promise.reject(new Error("stopped"))],
  ])("opens for a longer pause if the call that tries the provider %s", async (_how, attempt) => {
    const { breaker } = breakerInTest();
    await fails(breaker, { trouble: "wrong_key" });
    await sleep(PAUSE_MS + 10);
    await breaker.run(attempt).catch(() => {});
    await sleep(PAUSE_MS + 10);
    await expect(breaker.run(async () => "text")).rejects.toBeInstanceOf(BreakerOpen);
  });

  it("closes if the provider refuses only the request of the call that tries it", async () => {
    const { breaker } = breakerInTest();
    await fails(breaker, { trouble: "wrong_key" });
    await sleep(PAUSE_MS + 10);
    await fails(breaker, { trouble: "refused_request" });
    await answers(breaker);
  });

  it("of one process does not know of another's", async () => {
    const [one, other] = [breakerInTest().breaker, breakerInTest().breaker];
    await fails(one, { trouble: "wrong_key" });
    expect([one.isOpen(), other.isOpen()]).toEqual([true, false]);
  });

  it.each([{ isLate: true }, { status: 503 }])(
    "of a model at home stays closed for %o, because the model may be loading",
    async (facts) => {
      const { breaker } = breakerInTest(true);
      for (let count = 0; count < 10; count += 1) await fails(breaker, facts);
      expect(breaker.isOpen()).toBe(false);
    },
  );

  it("of a model at home opens for a server that is not there, or answers that stop in the middle", async () => {
    const gone = breakerInTest(true).breaker;
    for (let count = 0; count < 3; count += 1) await fails(gone, { trouble: "unreachable" });
    expect(gone.isOpen()).toBe(true);

    const stalling = breakerInTest(true).breaker;
    const { end } = await stalling.run(async () => "text");
    await end(failure({ isLate: true }));
    expect(stalling.isOpen()).toBe(true);
  });

  it("learns nothing from a call that nobody waited for, and stays open if that one was to try the provider", async () => {
    const { breaker } = breakerInTest();
    const isLeft = () => breaker.run(() => Promise.reject(new ModelLeft())).catch((error: unknown) => error);
    for (let count = 0; count < 10; count += 1) await isLeft();
    expect(breaker.isOpen()).toBe(false);
    await fails(breaker, { trouble: "wrong_key" });
    await sleep(PAUSE_MS + 20);
    expect(await isLeft()).toBeInstanceOf(ModelLeft);
    expect(breaker.isOpen()).toBe(true);
  });
});
