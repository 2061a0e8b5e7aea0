// Links in letters that answer one promise without a session. The two links of a letter share a token that works once.
// Opening a link changes nothing: its page asks for a tap first.
import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { LinkAnswer } from "#contract/promises.ts";
import { DAY_MS } from "#domain/time.ts";
import { hashOfSecretToken } from "../../platform/crypto/secret-token.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { uuidOfHex } from "../../platform/db/ids.ts";
import { promiseLinks, stepPromises } from "../../platform/db/tables/promises.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";
import type { PromiseRowId } from "../insights/insights.ts";
import { answerPromise, snoozePromise } from "./change-promise.ts";

export const LINK_KEPT_DAYS = 7;
const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Creates a link token for the promise, stores the token's hash and returns the token. The token begins with the
 * person's id, by which the row is found.
 */
export async function makeLink(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, insightId, step, madeAt }: PromiseRowId,
): Promise<string> {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + LINK_KEPT_DAYS * DAY_MS);
  const row = { userId, insightId, step, madeAt, expiresAt, tokenHash: hashOfSecretToken(token) };
  await database.batch({ userId }, (tx) => [tx.insert(promiseLinks).values(row)]);
  return token;
}

/**
 * Answers the promise that a link belongs to, or postpones it to the person's next day, and then deletes the link.
 * Throws `not_found` if the link is unknown, used or expired, or if its promise has since been answered differently or
 * made anew. After a failure the link still works, and using it again stores the same answer.
 */
export async function answerByLink(
  services: Pick<Services, "database" | "vault" | "clock" | "live">,
  { token, answer }: { token: string; answer: LinkAnswer },
): Promise<void> {
  const { database, clock, live } = services;
  const userId = personOf(token);
  const tokenHash = hashOfSecretToken(token);
  const ofToken = and(eq(promiseLinks.userId, userId), eq(promiseLinks.tokenHash, tokenHash));
  const [[link]] = await database.batch({ userId }, (tx) => [
    selectLink(tx, ofToken, { answer, now: clock.now() }),
  ]);
  if (!link) throw spent();
  const address = { userId, insightId: link.insightId, index: link.step };
  if (answer === "did") await answerPromise(services, address, "did");
  else await snoozePromise(services, address);
  await database.batch({ userId }, (tx) => [tx.delete(promiseLinks).where(ofToken)]);
  live.publish(userId, [{ area: "promises" }, { area: "insights" }]);
}

/**
 * Selects the step of a link that has not expired, unless its promise was answered, withdrawn or made anew. The answer
 * "did" may be repeated, because the step is ticked only after that answer is stored.
 */
function selectLink(
  tx: Transaction,
  ofToken: SQL | undefined,
  { answer, now }: { answer: LinkAnswer; now: Date },
) {
  const mayBeAnswered = or(
    isNull(stepPromises.answer),
    answer === "did" ? eq(stepPromises.answer, "did") : undefined,
  );
  return tx
    .select({ insightId: promiseLinks.insightId, step: promiseLinks.step })
    .from(promiseLinks)
    .innerJoin(
      stepPromises,
      and(
        eq(stepPromises.userId, promiseLinks.userId),
        eq(stepPromises.insightId, promiseLinks.insightId),
        eq(stepPromises.step, promiseLinks.step),
        eq(stepPromises.madeAt, promiseLinks.madeAt),
      ),
    )
    .where(and(ofToken, gt(promiseLinks.expiresAt, now), mayBeAnswered));
}

/** Deletes expired links. Resolves with their number. */
export async function forgetLinks({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<number> {
  return await deleteByKey(database, {
    table: "app.promise_links",
    key: ["user_id", "token_hash"],
    time: "expires_at",
    where: sql`expires_at < ${clock.now().toISOString()}::timestamptz`,
  });
}

function personOf(token: string): string {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + SECRET_BYTES) throw spent();
  return uuidOfHex(bytes.toString("hex", 0, ID_BYTES));
}

const spent = () => new AppError("not_found", sentences.linkIsSpent);
