import { AUDIT_KEPT_DAYS, REPORT_KEPT_DAYS, UNANSWERED_REPORT_KEPT_DAYS } from "../account/kept-records.ts";
import {
  ARCHIVED_CHAT_KEPT_HOURS,
  GUEST_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  USAGE_KEPT_DAYS,
  WAITLIST_UNCONFIRMED_KEPT_DAYS,
} from "../plans/kept.ts";

const HOURS_A_DAY = 24;

interface RetentionJob {
  /** The name of the scheduled job. */
  job: string;
  deletes: string;
  /** When it is deleted. */
  after: string;
}

/** The jobs that delete what has been kept for long enough. A test compares them with the scheduled jobs. */
export const RETENTION_JOBS: readonly RetentionJob[] = [
  { job: "expire-guests", deletes: "Guests, with everything of theirs", after: `${GUEST_KEPT_DAYS} days` },
  {
    job: "forget-unconfirmed",
    deletes: "Addresses on the waitlist that nobody confirmed",
    after: `${WAITLIST_UNCONFIRMED_KEPT_DAYS} days`,
  },
  {
    job: "forget-reports",
    deletes: "Reports and their answers",
    after: `${REPORT_KEPT_DAYS} days after the answer, ${UNANSWERED_REPORT_KEPT_DAYS} without one`,
  },
  {
    job: "forget-logs",
    deletes: "The activity log; PostgreSQL’s own log",
    after: `${AUDIT_KEPT_DAYS} days; above 1 MB`,
  },
  {
    job: "forget-chats",
    deletes: "Chats that were reset or archived",
    after: `${ARCHIVED_CHAT_KEPT_HOURS / HOURS_A_DAY} days`,
  },
  {
    job: "forget-sessions",
    deletes: "Unused sessions, expired links and codes",
    after: `${SESSION_KEPT_DAYS} days; at once`,
  },
  { job: "forget-runs", deletes: "The working data of readings", after: "a day" },
  { job: "forget-usage", deletes: "The tokens of single calls", after: `${USAGE_KEPT_DAYS} days` },
  { job: "purge-deleted", deletes: "What people deleted", after: "a minute" },
];
