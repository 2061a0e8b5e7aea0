// Each process writes every minute how its model is doing and what it counted, so that the figures of an administrator
// cover all processes.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import { countEvents } from "../db/day-figures.ts";
import { newId } from "../db/ids.ts";
import type { Services } from "../services.ts";

type ReportServices = Pick<Services, "database" | "clock" | "duck" | "vault" | "post" | "helpCounts" | "log">;

/** The time in milliseconds after which a process that has not reported counts as ended. */
export const PROCESS_ENDED_MS = 5 * MINUTE_MS;
/** The most time, in milliseconds, that the end of a process waits until its row is removed. */
const REMOVED_WITHIN_MS = 1000;

/** The events that a process counts in memory until its next report. */
const PROCESS_EVENTS = ["unreadable_value", "letter_sent", "letter_given_up", "help_shown"] as const;
type ProcessEvent = (typeof PROCESS_EVENTS)[number];

export interface ProcessReport {
  /** Writes the report now. Throws if it cannot be written. */
  write(): Promise<void>;
  /** Removes the process from the list. */
  remove(): Promise<void>;
}

/** Creates the report of this process. It also deletes the rows of processes that have ended without removing theirs. */
export function createProcessReport(services: ReportServices): ProcessReport {
  const { database, clock, duck, vault, post, helpCounts } = services;
  const id = newId();
  const counted: Record<ProcessEvent, number> = {
    unreadable_value: 0,
    letter_sent: 0,
    letter_given_up: 0,
    help_shown: 0,
  };
  const countNow = (): typeof counted => ({
    unreadable_value: vault.counts.unreadable,
    letter_sent: post.counts.sent,
    letter_given_up: post.counts.givenUp,
    help_shown: helpCounts.shown,
  });
  return {
    async write() {
      const now = clock.now();
      const { state, message, since } = duck.health();
      const count = countNow();
      const grown = PROCESS_EVENTS.filter((event) => count[event] > counted[event]);
      const ended = new Date(now.getTime() - PROCESS_ENDED_MS).toISOString();
      await database.shared((tx) => [
        tx.execute(sql`
          insert into counts.processes (id, duck, state, message, since, seen_at)
          values (${id}, ${duck.label}, ${state}, ${message}, ${since.toISOString()}::timestamptz,
            ${now.toISOString()}::timestamptz)
          on conflict (id) do update set duck = excluded.duck, state = excluded.state, message = excluded.message,
            since = excluded.since, seen_at = excluded.seen_at`),
        tx.execute(sql`delete from counts.processes where seen_at < ${ended}::timestamptz`),
        ...grown.map((event) => countEvents(tx, event, { now, times: count[event] - counted[event] })),
      ]);
      Object.assign(counted, count);
    },
    async remove() {
      await database.shared((tx) => [tx.execute(sql`delete from counts.processes where id = ${id}`)]);
    },
  };
}

/** Reports this process now and every minute. Returns a function that ends it. A failure is only logged. */
export function startProcessReports(services: ReportServices): () => Promise<void> {
  const report = createProcessReport(services);
  const write = () =>
    report
      .write()
      .catch((error: unknown) =>
        services.log.warn({ err: error }, "the state of this process could not be written down"),
      );
  void write();
  const timer = setInterval(() => void write(), MINUTE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const removed = report.remove().catch(() => undefined);
    await Promise.race([removed, wait(REMOVED_WITHIN_MS, undefined, { ref: false })]);
  };
}
