// The statements that begin a transaction, and the time that its statements may take.
import { MINUTE_MS } from "#domain/time.ts";
import { isUuid } from "./ids.ts";
import { roles } from "./roles.ts";

const JOBS_STATEMENT_TIMEOUT_MS = 2 * MINUTE_MS;
/** The extra time, in milliseconds, that the client waits for an answer beyond the server's own time limit. */
const ANSWER_MARGIN_MS = 10_000;

/**
 * The statements that begin a transaction. They are separate because a distributed database forwards each SET with its
 * whole text, and would forward BEGIN with it.
 */
export const opening = (role: string, ...settings: string[]) => [
  "begin",
  `set local role ${role}`,
  ...settings.map((setting) => `set local ${setting}`),
];

export const forJobs = {
  opening: opening(roles.jobs, statementTimeout(JOBS_STATEMENT_TIMEOUT_MS)),
  answerTimeoutMs: JOBS_STATEMENT_TIMEOUT_MS + ANSWER_MARGIN_MS,
};

export const openingFor = ({ userId }: { userId: string }) => opening(roles.app, asUser(userId));

export function forBatch(actor: { userId: string }, limits: { timeoutMs: number } | undefined) {
  if (!limits) return { opening: openingFor(actor) };
  const { timeoutMs } = limits;
  return {
    opening: opening(roles.app, asUser(actor.userId), statementTimeout(timeoutMs)),
    answerTimeoutMs: timeoutMs + ANSWER_MARGIN_MS,
  };
}

export const moveOpening = ({ from, to }: { from: string; to: string }) =>
  opening(roles.mover, `app.user_id = ${literal(from)}`, `app.second_user_id = ${literal(to)}`);

function asUser(userId: string): string {
  return `app.user_id = ${literal(userId)}`;
}

function statementTimeout(timeoutMs: number): string {
  return `statement_timeout = ${timeoutMs}`;
}

/** Quotes the person's id for a SET statement, which takes no parameters. */
function literal(userId: string): string {
  if (!isUuid(userId)) throw new TypeError("A user's id must be a UUID");
  return `'${userId}'`;
}
