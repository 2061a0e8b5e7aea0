import type { OpenStepOutput } from "#contract/steps.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Revalidate } from "../../platform/http/revalidate.ts";
import type { Services } from "../../platform/services.ts";
import { consentQuery, isConsentCurrent } from "../session/session.ts";
import { countOlderSteps, presentOpenSteps, selectWithOpenSteps } from "./steps.ts";
import { type TitleServices, titleLater } from "./title-steps.ts";

/**
 * The time in milliseconds after which a browser may no longer reuse its copy of the list, if a model writes step
 * titles. Building the list again requests the titles that failed.
 */
const TITLES_ASKED_EVERY_MS = 10 * MINUTE_MS;

interface StepListRequest {
  userId: string;
  plan: Plan;
  /** The number of readings on a page of steps. */
  limit: number;
  cursor?: string | undefined;
}

/** Lists open steps in one round trip; a page holds those of `limit` readings. Steps are never locked. */
export async function listSteps(
  services: TitleServices & Pick<Services, "vault">,
  { userId, plan, limit, cursor }: StepListRequest,
  revalidate: Revalidate,
): Promise<{ items: OpenStepOutput[]; nextCursor: string | null }> {
  const { database, vault, clock, duck } = services;
  const key = decodeCursor(cursor);
  const [[keyRow], found, [consent]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectWithOpenSteps(tx, userId, { key, limit }),
    consentQuery(tx, userId),
  ]);
  const userKey = keyRow && vault.openToShow(keyRow);
  const now = clock.now();
  const since = openSince(plan, now);
  const asksForTitles = duck.doesSmallThings && isConsentCurrent(consent, duck);
  revalidate({
    key: userKey?.version,
    found,
    locked: countOlderSteps(found, since),
    period: asksForTitles && Math.floor(now.getTime() / TITLES_ASKED_EVERY_MS),
  });
  if (!userKey) return { items: [], nextCursor: null };
  const page = toPage(
    found.map((row) => ({ ...row, id: row.insight.id, createdAt: row.insight.createdAt })),
    limit,
  );
  const items = presentOpenSteps(userKey, page.rows, since);
  if (asksForTitles) titleLater(services, { userId, key: userKey, rows: page.rows, items });
  return { items, nextCursor: page.nextCursor };
}
