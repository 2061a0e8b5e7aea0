import { beforeEach, describe, expect, it, vi } from "vitest";
import { attachOrBegin, type DurableRun, StartAgain, startRun } from "./durable-run.ts";
import { EventFeed } from "./event-feed.ts";
import { followStoredRun } from "./follow-stored.ts";
import { createLiveRuns, type LiveRuns } from "./live-runs.ts";
import { passWords } from "./pass-words.ts";
import { JOURNAL_POLL_MS, RUN_HEARTBEAT_MS } from "./run-timings.ts";

type Run = DurableRun<string, "done">;

let runs: LiveRuns<Run>;
beforeEach(() => {
  runs = createLiveRuns();
});

/** Creates a run that adds these events when `go` is called, and then ends. */
function aRun(...events: string[]) {
  const feed = new EventFeed<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    await promise;
    for (const event of events) feed.push(event);
    return "done" as const;
  };
  return { run: startRun({ feed, abort: new AbortController(), work }), go: resolve };
}

async function all(events: AsyncIterable<{ number: number; event: string }>): Promise<string[]> {
  const seen: string[] = [];
  for await (const { number, event } of events) seen.push(`${number} ${event}`);
  return seen;
}

const attach = (begin: () => Promise<{ started: Run }>, afterNumber = 0, checkSame = () => {}) =>
  attachOrBegin<string, Run>({ runs, userId: "me", key: "a key", afterNumber, checkSame, begin });

describe("a request with the key of a run", () => {
  it("begins the run when there is none, and follows it from its first event", async () => {
    const { run, go } = aRun("one", "two");
    const events = await attach(async () => ({ started: run }));
    expect(runs.count()).toBe(1);
    go();
    expect(await all(events)).toEqual(["1 one", "2 two"]);
    expect(runs.count()).toBe(0);
  });

  it("follows the run that is under way, after the last event that it knows", async () => {
    const { run, go } = aRun("one", "two");
    await attach(async () => ({ started: run }));
    const again = await attach(() => expect.fail("a second run"), 1);
    go();
    expect(await all(again)).toEqual(["2 two"]);
  });

  it("is refused when the run belongs to another request", async () => {
    const { run, go } = aRun();
    await attach(async () => ({ started: run }));
    const differs = () => {
      throw new Error("conflict");
    };
    await expect(attach(() => expect.fail("a second run"), 0, differs)).rejects.toThrow("conflict");
    go();
  });

  it("looks again when a parallel request has taken the key meanwhile", async () => {
    const { run, go } = aRun("one");
    const begin = vi.fn<() => Promise<{ started: Run }>>();
    begin.mockImplementationOnce(async () => {
      runs.add("me", "a key", run);
      throw new StartAgain();
    });
    const events = await attach(begin);
    go();
    expect(await all(events)).toEqual(["1 one"]);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

it("a durable run says that it is alive until it ends, and only then what follows is done", async () => {
  vi.useFakeTimers();
  const beat = vi.fn();
  const afterwards = vi.fn();
  const { promise, resolve } = Promise.withResolvers<"done">();
  const start = { feed: new EventFeed<string>(), abort: new AbortController(), work: () => promise };
  const { ended } = startRun({ ...start, beat, afterwards });
  await vi.advanceTimersByTimeAsync(3 * RUN_HEARTBEAT_MS);
  expect(beat).toHaveBeenCalledTimes(3);
  expect(afterwards).not.toHaveBeenCalled();
  resolve("done");
  await ended;
  await vi.advanceTimersByTimeAsync(3 * RUN_HEARTBEAT_MS);
  expect(beat).toHaveBeenCalledTimes(3);
  expect(afterwards).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

describe("following a stored run", () => {
  it("reads on at once while there is something new, and otherwise after a pause", async () => {
    vi.useFakeTimers();
    const answers = [["one"], [], ["two"]];
    const look = vi.fn(async (position: number) => {
      const events = (answers.shift() ?? []).map((event, index) => ({ number: position + index + 1, event }));
      return { events, isOver: answers.length === 0 };
    });
    const seen = all(followStoredRun(0, look));
    await vi.advanceTimersByTimeAsync(JOURNAL_POLL_MS - 1);
    expect(look).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await seen).toEqual(["1 one", "2 two"]);
    expect(look.mock.calls).toEqual([[0], [1], [1]]);
    vi.useRealTimers();
  });

  it("ends at once when its reader leaves during a pause", async () => {
    const events = followStoredRun<string>(0, async () => ({ events: [], isOver: false }));
    const next = events.next();
    await Promise.resolve();
    await events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});

describe("a model's words", () => {
  async function* partsOf(...texts: string[]) {
    for (const text of texts) yield { type: "delta" as const, text };
    yield { type: "result" as const, whole: texts.join("") };
  }

  it("are passed on, the first piece at once, and end with the result", async () => {
    const passed: string[] = [];
    const order: string[] = [];
    const result = await passWords(partsOf("You ", "know ", "this."), {
      pass: (text) => passed.push(text),
      onFirst: () => order.push(`first after ${passed.length}`),
    });
    expect(passed[0]).toBe("You ");
    expect(passed.join("")).toBe("You know this.");
    expect(order).toEqual(["first after 1"]);
    expect(result).toEqual({ type: "result", whole: "You know this." });
  });

  it("are all passed on before a failure is reported", async () => {
    async function* broken() {
      yield { type: "delta" as const, text: "You " };
      yield { type: "delta" as const, text: "know" };
      throw new Error("cut");
    }
    const passed: string[] = [];
    await expect(passWords(broken(), { pass: (text) => passed.push(text) })).rejects.toThrow("cut");
    expect(passed.join("")).toBe("You know");
  });
});
