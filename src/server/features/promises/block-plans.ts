import type { BlockPlanOutput } from "#contract/block-plans.ts";
import { BLOCK_PLANS } from "#domain/limits/bounds.ts";
import { requireBase } from "../../platform/based-on.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { blockPlans } from "../../platform/db/tables/promises.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { selectBlock } from "../blocks/blocks.ts";
import { throwIfCrisis } from "../session/session.ts";
import {
  type BlockPlanId,
  type BlockPlanRow,
  insertBlockPlan,
  retireBlockPlan,
  rewordBlockPlan,
  selectBlockPlans,
} from "./block-plans.queries.ts";

type PlanServices = Pick<Services, "database" | "vault" | "clock">;

interface Words {
  when: string;
  will: string;
  goOnAnyway?: boolean | undefined;
}

/** Returns a block's plans in one round trip. Throws `not_found` if there is no such block. */
export async function listBlockPlans(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
  blockId: string,
): Promise<{ items: BlockPlanOutput[] }> {
  const [[keyRow], [block], rows] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, blockId),
    selectBlockPlans(tx, userId, blockId),
  ]);
  if (!block || !keyRow) throw new AppError("not_found", sentences.blockNotFound);
  const key = vault.openToShow(keyRow);
  return { items: rows.map((row) => presentBlockPlan(key, row)) };
}

/**
 * Creates one plan per id; a repeated request returns the existing one. Throws `crisis_help` if the texts speak of a
 * crisis and the person has not confirmed, `not_found` if there is no such block, and `conflict` if the block has the
 * maximum number of plans.
 */
export async function createBlockPlan(
  { database, vault, clock }: PlanServices,
  id: BlockPlanId,
  words: Words,
): Promise<BlockPlanOutput> {
  const { userId, blockId } = id;
  if (!words.goOnAnyway) await throwIfCrisis({ database, clock }, userId, [words.when, words.will]);
  const [[keyRow], [block], existing] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, blockId),
    selectBlockPlans(tx, userId, blockId),
  ]);
  if (!block || !keyRow) throw new AppError("not_found", sentences.blockNotFound);
  const key = vault.open(keyRow);
  const stored = existing.find((plan) => plan.id === id.id);
  if (stored) return presentBlockPlan(key, stored);
  if (existing.length >= BLOCK_PLANS) {
    throw new AppError("conflict", sentences.tooManyBlockPlans(BLOCK_PLANS));
  }
  const row = { ...id, body: sealWords(key, id, words), createdAt: clock.now() };
  await database.batch({ userId }, (tx) => [insertBlockPlan(tx, row)]);
  return presentBlockPlan(key, { ...row, retiredAt: null });
}

/** The number of attempts when other requests change the same plan at the same time. */
const ATTEMPTS = 4;

/**
 * Replaces both halves of a plan ("When ..., I will ..."). Takes two round trips, and two more for each conflicting change.
 * Throws `crisis_help` as `createBlockPlan` does, and `changed_elsewhere` when the plan is not the one that the change
 * started from.
 */
export async function rewordPlan(
  { database, vault, clock }: PlanServices,
  id: BlockPlanId,
  {
    basedOn,
    ...words
  }: Words & { basedOn?: { when?: string | undefined; will?: string | undefined } | undefined },
): Promise<BlockPlanOutput> {
  const { userId } = id;
  const { when, will } = words;
  if (!words.goOnAnyway) await throwIfCrisis({ database, clock }, userId, [when, will]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [[keyRow], plans] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectBlockPlans(tx, userId, id.blockId),
    ]);
    const read = plans.find((plan) => plan.id === id.id);
    if (!read || !keyRow) throw new AppError("not_found", sentences.blockPlanNotFound);
    const key = vault.open(keyRow);
    const before = presentBlockPlan(key, read);
    requireBase({ stored: { when: before.when, will: before.will }, basedOn, wanted: { when, will } });
    const [[row]] = await database.batch({ userId }, (tx) => [
      rewordBlockPlan(tx, read, sealWords(key, id, words)),
    ]);
    if (row) return presentBlockPlan(key, row);
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

/** Retires a plan: it is no longer shown, but stays in the person's download. Takes one round trip. */
export async function retirePlan(
  { database, clock }: Pick<Services, "database" | "clock">,
  id: BlockPlanId,
): Promise<{ isRetired: boolean }> {
  const [gone] = await database.batch({ userId: id.userId }, (tx) => [retireBlockPlan(tx, id, clock.now())]);
  return { isRetired: gone.length > 0 };
}

const isBody = hasTexts("when", "will");

function sealWords(key: UserKey, row: Pick<BlockPlanRow, "userId" | "id">, { when, will }: Words): string {
  return key.seal({ when, will }, placeOf(blockPlans, "body", row));
}

function presentBlockPlan(key: UserKey, row: BlockPlanRow): BlockPlanOutput {
  const opened = key.unseal(row.body, placeOf(blockPlans, "body", row), { shape: isBody });
  const { when, will } = opened.ok ? opened.value : { when: sentences.unreadableEntry, will: "" };
  return { id: row.id, when, will, createdAt: row.createdAt.toISOString() };
}
