import { describe, expect, it, vi } from "vitest";
import { nextTurn } from "../turns.ts";
import { HEAVY_AT_ONCE, inHeavyTurn, isHeavyCall, WAITING_OF_PERSON } from "./heavy-turns.ts";

/** Starts a heavy call of a person that ends when `end` is called. */
function begin(userId: string, left?: AbortSignal) {
  const work = Promise.withResolvers<string>();
  const state = { isRunning: false };
  const run = async () => {
    state.isRunning = true;
    return await work.promise;
  };
  const result = inHeavyTurn(userId, { run, ...(left && { left }) });
  result.catch(() => {});
  return { state, result, end: () => work.resolve(`the answer to ${userId}`) };
}

const running = (calls: ReturnType<typeof begin>[]) => calls.map(({ state }) => state.isRunning);

describe("a heavy call", () => {
  it("of a person waits until their call before it has ended, also if that fails", async () => {
    const failing = inHeavyTurn("ann", {
      async run() {
        await nextTurn();
        throw new Error("no paper");
      },
    });
    const next = begin("ann");
    await expect(failing).rejects.toThrow("no paper");
    await nextTurn();
    expect(next.state.isRunning).toBe(true);
    next.end();
    expect(await next.result).toBe("the answer to ann");
  });

  it("of a person is refused while twenty wait behind another one of theirs, and not those of others", async () => {
    const calls = Array.from({ length: WAITING_OF_PERSON + 1 }, () => begin("ann"));
    await expect(begin("ann").result).rejects.toMatchObject({
      code: "rate_limited",
      detail: { retryAfter: 5 },
    });
    const other = begin("ben");
    await nextTurn();
    expect(running([...calls.slice(0, 2), other])).toEqual([true, false, true]);
    for (const { end } of [...calls, other]) end();
    await Promise.all(calls.map(({ result }) => result));
    const later = begin("ann");
    later.end();
    expect(await later.result).toBe("the answer to ann");
  });

  it("waits while four of other people run, and gives up if the turn does not come within ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const others = Array.from({ length: HEAVY_AT_ONCE }, (_, at) => begin(`person ${at}`));
    await nextTurn();
    const [waiting, impatient] = [begin("ann"), begin("ben")];
    await nextTurn();
    expect(running([...others, waiting])).toEqual([true, true, true, true, false]);
    others[0]?.end();
    await others[0]?.result;
    await nextTurn();
    expect(running([waiting, impatient])).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    await expect(impatient.result).rejects.toMatchObject({ code: "unavailable", detail: { retryAfter: 5 } });
    for (const { end } of [...others, waiting]) end();
    await Promise.all([...others, waiting].map(({ result }) => result));
    vi.useRealTimers();
  });

  it("takes no turn of the process while it waits for its sender", async () => {
    const sent = Promise.withResolvers<void>();
    const run = async () => "the answer";
    const slow = Array.from({ length: HEAVY_AT_ONCE }, (_, at) =>
      inHeavyTurn(`person ${at}`, { prepare: () => sent.promise, run }),
    );
    expect(await inHeavyTurn("ann", { run })).toBe("the answer");
    sent.resolve();
    expect(await Promise.all(slow)).toEqual(slow.map(() => "the answer"));
  });

  it("is not run if its sender leaves while it waits", async () => {
    const first = begin("ann");
    const left = new AbortController();
    const gone = begin("ann", left.signal);
    left.abort(new Error("the tab was closed"));
    await expect(gone.result).rejects.toThrow("the tab was closed");
    first.end();
    await first.result;
    await nextTurn();
    expect(gone.state.isRunning).toBe(false);
  });

  it("is one that the contract marks, or marks with a field that its query has", () => {
    const has =
      (...names: string[]) =>
      (name: string) =>
        names.includes(name);
    expect(isHeavyCall({ heavy: true }, has())).toBe(true);
    expect(isHeavyCall({}, has("search"))).toBe(false);
    expect(isHeavyCall({ heavy: { withQuery: "search" } }, has("limit"))).toBe(false);
    expect(isHeavyCall({ heavy: { withQuery: "search" } }, has("search"))).toBe(true);
  });
});
