/**
 * Work that one of several parallel requests does while the others wait for its result, in the same process or in
 * others. The claim on the work is stored in the database; a claim of a process that died is stale after
 * `LONGEST_WORK_MS`.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "#domain/time.ts";
import { LONGEST_SHORT_CALL_MS } from "../ai/duck.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Logger } from "../log/log.ts";
import { JOURNAL_POLL_MS } from "./run-timings.ts";

/**
 * The maximum duration of claimed work in milliseconds: a paragraph or a line by the slowest model, and a minute for the
 * writes before and after it. Work that takes longer would be done, and counted, twice.
 */
const LONGEST_WORK_MS = LONGEST_SHORT_CALL_MS + MINUTE_MS;

/** Returns the earliest time at which a valid claim can have been made. An older claim is stale. */
export function claimedSince(now: Date): Date {
  return new Date(now.getTime() - LONGEST_WORK_MS);
}

/** Releases a claim, so that the next request need not wait. Never rejects: a failure is logged. */
export type Release = () => Promise<void>;

interface OnceClaim<Result> {
  /** A description of the claimed work for the log: "words about a card". */
  name: string;
  /** Makes the claim. Resolves with the work to do, or with `null` if another request holds the claim. */
  take(): Promise<((release: Release) => Promise<Result>) | null>;
  /** Deletes the stored claim of this request. */
  release(): Promise<unknown>;
  /** Resolves with whether another request holds the claim and is not considered dead. */
  isHeld(): Promise<boolean>;
  /** A signal that is aborted when the caller no longer waits for the result. Work that was claimed continues. */
  signal: AbortSignal | undefined;
}

/**
 * Does the work if this request gets the claim, and releases the claim if the work throws. Otherwise waits until no
 * other request holds the claim and resolves with `null`: the result is then stored, or the other request has failed.
 * Throws `reading_stopped` if `signal` is aborted during the wait.
 */
export async function claimOnce<Result>(log: Logger, claim: OnceClaim<Result>): Promise<Result | null> {
  const { name, take, isHeld, signal } = claim;
  const work = await take();
  if (work) {
    const release = async () => {
      try {
        await claim.release();
      } catch (error) {
        log.warn({ err: error }, `the claim on ${name} could not be released`);
      }
    };
    try {
      return await work(release);
    } catch (error) {
      await release();
      throw error;
    }
  }
  for (;;) {
    if (signal?.aborted) throw new AppError("reading_stopped", sentenceOf("reading_stopped"));
    if (!(await isHeld())) return null;
    await wait(JOURNAL_POLL_MS);
  }
}
