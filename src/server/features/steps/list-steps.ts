import type { OpenStepOutput } from "#contract/steps.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Services } from "../../platform/services.ts";
import { consentQuery, isConsentCurrent } from "../session/session.ts";
import { presentOpenSteps, selectWithOpenSteps } from "./steps.ts";
import { type TitleServices, titleLater } from "./title-steps.ts";

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
): Promise<{ items: OpenStepOutput[]; nextCursor: string | null }> {
  const { database, vault, clock, duck } = services;
  const key = decodeCursor(cursor);
  const [[keyRow], found, [consent]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectWithOpenSteps(tx, userId, { key, limit }),
    consentQuery(tx, userId),
  ]);
  if (!keyRow) return { items: [], nextCursor: null };
  const page = toPage(
    found.map((row) => ({ ...row, id: row.insight.id, createdAt: row.insight.createdAt })),
    limit,
  );
  const userKey = vault.openToShow(keyRow);
  const items = presentOpenSteps(userKey, page.rows, openSince(plan, clock.now()));
  if (isConsentCurrent(consent, duck)) titleLater(services, { userId, key: userKey, rows: page.rows, items });
  return { items, nextCursor: page.nextCursor };
}
