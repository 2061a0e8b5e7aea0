// Links in letters that answer for one step without a session. Each works once. Opening one changes nothing: the page
// behind it asks for a tap first.
import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, type SQL } from "drizzle-orm";
import type { LinkAnswer } from "#contract/promises.ts";
import { DAY_MS } from "#domain/time.ts";
import { hashOfLetterToken } from "../../platform/auth/invitations.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { promiseLinks, stepPromises } from "../../platform/db/tables/promises.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { PromiseRowId } from "../insights/insights.ts";
import { answerPromise, snoozePromise } from "./change-promise.ts";

export const LINK_KEPT_DAYS = 7;
const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** Makes a token for the promise and stores its hash. The token begins with the person's id, which finds their row. */
export async function makeLink(
  { database, clock }: Pick<Services, "database" | "clock">,
  { userId, insightId, step, madeAt }: PromiseRowId,
): Promise<string> {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + LINK_KEPT_DAYS * DAY_MS);
  const row = { userId, insightId, step, madeAt, expiresAt, tokenHash: hashOfLetterToken(token) };
  await database.batch({ userId }, (tx) => [tx.insert(promiseLinks).values(row)]);
  return token;
}

/**
 * Answers the promise of a link, or puts it off to the person's next day. Throws `not_found` where the link is unknown,
 * used or over, and where its promise was answered or made anew since. A failure leaves the link as it was.
 */
export async function answerByLink(
  services: Pick<Services, "database" | "vault" | "clock" | "live">,
  { token, answer }: { token: string; answer: LinkAnswer },
): Promise<void> {
  const { database, clock, live } = services;
  const userId = personOf(token);
  const now = clock.now();
  const tokenHash = hashOfLetterToken(token);
  const ofToken = and(eq(promiseLinks.userId, userId), eq(promiseLinks.tokenHash, tokenHash));
  const isOpen = and(ofToken, isNull(promiseLinks.usedAt), gt(promiseLinks.expiresAt, now));
  const [[link], open] = await database.batch({ userId }, (tx) => [
    tx.update(promiseLinks).set({ usedAt: now }).where(isOpen).returning(),
    selectOfLink(tx, ofToken),
  ]);
  if (!link || open.length === 0) throw spent();
  const address = { userId, insightId: link.insightId, index: link.step };
  try {
    if (answer === "did") await answerPromise(services, address, "did");
    else await snoozePromise(services, address);
  } catch (error) {
    await database.batch({ userId }, (tx) => [tx.update(promiseLinks).set({ usedAt: null }).where(ofToken)]);
    throw error;
  }
  live.publish(userId, [{ area: "promises" }, { area: "insights" }]);
}

/** Selects the promise that the link is for, unless it was answered, taken back or made anew. */
function selectOfLink(tx: Transaction, ofToken: SQL | undefined) {
  return tx
    .select({ step: stepPromises.step })
    .from(promiseLinks)
    .innerJoin(
      stepPromises,
      and(
        ...[eq(stepPromises.userId, promiseLinks.userId), eq(stepPromises.insightId, promiseLinks.insightId)],
        ...[eq(stepPromises.step, promiseLinks.step), eq(stepPromises.madeAt, promiseLinks.madeAt)],
      ),
    )
    .where(and(ofToken, isNull(stepPromises.answer)));
}

/** Deletes links that are over. Resolves with their number. */
export async function forgetLinks({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<number> {
  const gone = await database.asJobs((tx) =>
    tx
      .delete(promiseLinks)
      .where(lt(promiseLinks.expiresAt, clock.now()))
      .returning({ step: promiseLinks.step }),
  );
  return gone.length;
}

function personOf(token: string): string {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + SECRET_BYTES) throw spent();
  const hex = bytes.subarray(0, ID_BYTES).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const spent = () => new AppError("not_found", sentences.linkIsSpent);
