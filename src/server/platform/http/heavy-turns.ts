// The turns in which calls run that may need much memory or time: one of a person, and a few of this process.
import { setTimeout as wait } from "node:timers/promises";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import { type RunInTurn, runAtMost } from "../run-at-most.ts";

/** The number of heavy calls that this process runs at the same time. */
export const HEAVY_AT_ONCE = 4;
/**
 * The number of a person's calls that may wait while another one of theirs runs. It is more than their pages begin at once.
 * A waiting call holds its connection and little memory, since its body is read when those before it have ended.
 */
export const WAITING_OF_PERSON = 20;
/** How long a call waits for those of the same person, and then for a turn of the process. */
const LONGEST_WAIT_MS = 10_000;
/**
 * How long a call keeps others from running. After that it goes on beside them, because it waits for its reader: a file that
 * is read slowly. The person's own next call waits for its end.
 */
const LONGEST_TURN_MS = 10_000;
const RETRY_AFTER_S = 5;

/** Returns whether a call is heavy. `hasField` says whether its query has a field. */
export function isHeavyCall(
  { heavy }: Pick<EndpointMeta, "heavy">,
  hasField: (name: string) => boolean,
): boolean {
  return typeof heavy === "object" ? hasField(heavy.withQuery) : heavy === true;
}

interface OwnCalls {
  inTurn: RunInTurn;
  count: number;
}

const inTurnOfProcess = runAtMost(HEAVY_AT_ONCE);
const callsOf = new Map<string, OwnCalls>();

export interface HeavyCall<Result> {
  /** What the call waits for before it takes a turn of the process, as for its body. */
  prepare?(): Promise<void>;
  run(): Promise<Result>;
  /** Aborted when the sender leaves. A call that waits is then not run. */
  left?: AbortSignal;
}

/**
 * Runs a heavy call of a person in its turn. Throws `rate_limited` if too many calls of the person wait already, and
 * `unavailable` if the turn does not come soon.
 */
export async function inHeavyTurn<Result>(
  userId: string,
  { prepare, run, left }: HeavyCall<Result>,
): Promise<Result> {
  const own = callsOf.get(userId) ?? { inTurn: runAtMost(1), count: 0 };
  if (own.count > WAITING_OF_PERSON)
    throw new AppError("rate_limited", sentences.busyWithYours, { retryAfter: RETRY_AFTER_S });
  callsOf.set(userId, own);
  own.count += 1;
  const runOwn = async () => {
    await prepare?.();
    return await startInTurn(run, left);
  };
  try {
    return await inTurnSoon(own.inTurn, runOwn, left);
  } finally {
    own.count -= 1;
    if (own.count === 0) callsOf.delete(userId);
  }
}

/** Starts the call when the process has a turn for it. Resolves when the call has ended, which may be after its turn. */
async function startInTurn<Result>(
  run: () => Promise<Result>,
  left: AbortSignal | undefined,
): Promise<Result> {
  const started = Promise.withResolvers<{ result: Promise<Result> }>();
  const runInTurn = async () => {
    const result = run();
    started.resolve({ result });
    const overdue = new AbortController();
    await Promise.race([
      result.catch(() => {}),
      wait(LONGEST_TURN_MS, undefined, { signal: overdue.signal }).catch(() => {}),
    ]);
    overdue.abort();
  };
  inTurnSoon(inTurnOfProcess, runInTurn, left).catch(started.reject);
  return await (await started.promise).result;
}

/** Runs a task in its turn. Throws `unavailable` if that does not come soon, and the reason of `left` if the sender leaves. */
async function inTurnSoon<Result>(
  inTurn: RunInTurn,
  task: () => Promise<Result>,
  left: AbortSignal | undefined,
): Promise<Result> {
  const overdue = new AbortController();
  const timer = setTimeout(
    () => overdue.abort(new AppError("unavailable", sentences.busyWithOthers, { retryAfter: RETRY_AFTER_S })),
    LONGEST_WAIT_MS,
  );
  const runNow = () => {
    clearTimeout(timer);
    return task();
  };
  try {
    return await inTurn(runNow, left ? AbortSignal.any([left, overdue.signal]) : overdue.signal);
  } finally {
    clearTimeout(timer);
  }
}
