import type { BlockOutput } from "#contract/blocks.ts";
import { isParkDay, LONGEST_PARK_DAYS } from "#domain/blocks/park.ts";
import { type BlockStatus, canChangeStatus, nextStatuses, readBlockStatus } from "#domain/blocks/status.ts";
import { dayOf } from "#domain/plans/day.ts";
import { requireBase } from "../../platform/based-on.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings, throwIfCrisis } from "../session/session.ts";
import { type BlockEventRow, blockEvent } from "./block-events.ts";
import { selectBlock } from "./blocks.queries.ts";
import { type BlockRow, presentBlock } from "./blocks.ts";
import { type BlockChange, changedBody, changedSummary, wordsIn } from "./changed-columns.ts";
import { replaceBlock } from "./events.queries.ts";

/** The number of attempts when other requests change the same block at the same time. */
const ATTEMPTS = 4;

/**
 * Changes a block in two round trips, and two more for each conflicting change. Throws `conflict` with
 * `currentStatus` when the block's status may not change to the requested one. The current status counts as
 * no change, so a request may be sent again after a lost answer. Throws `invalid_input` for a day on which a
 * block cannot be parked, or a day for a block that is not paused. Throws `crisis_help`, and changes nothing,
 * when the texts speak of a crisis and the person has not confirmed, and `changed_elsewhere` when a text is not the one
 * that the change started from.
 */
export async function changeBlock(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  { userId, id }: { userId: string; id: string },
  change: BlockChange,
): Promise<BlockOutput> {
  const { name, notes, resolutionReflection } = change;
  if (!change.goOnAnyway) {
    await throwIfCrisis({ database, clock }, userId, [name, notes, resolutionReflection]);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [[keyRow], [row], [settings]] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectBlock(tx, userId, id),
      selectSettings(tx, userId),
    ]);
    if (!row || !keyRow) throw new AppError("not_found", sentences.blockNotFound);
    const key = vault.open(keyRow);
    const now = clock.now();
    requireParkDay(row, change, dayOf(now, dayZoneOf(settings)));
    requireBase({ stored: presentBlock(key, row), basedOn: change.basedOn, wanted: { name, notes } });
    const { next, events } = applyChange(key, row, change, now);
    if (next === row) return presentBlock(key, row);
    const [{ rows }] = await database.batch({ userId }, (tx) => [replaceBlock(tx, { row, next }, events)]);
    if (rows.length > 0) return presentBlock(key, next);
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

/** Returns the changed row of a block as `next`, which is `row` itself when nothing changes. */
function applyChange(
  key: UserKey,
  row: BlockRow,
  change: BlockChange,
  now: Date,
): { next: BlockRow; events: BlockEventRow[] } {
  const { userId, id: blockId } = row;
  const status = changedStatus(row, change.status);
  const { summary, formerName } = changedSummary(key, row, { ...change, status: status ?? undefined });
  const body = changedBody(key, row, change);
  if (status === null && summary === null && body === null) return { next: row, events: [] };
  const said = wordsIn(change.resolutionReflection);
  const events: BlockEventRow[] = [];
  if (formerName !== null) {
    events.push(blockEvent({ userId, blockId, now }, { kind: "renamed", note: { key, text: formerName } }));
  }
  if (status !== null) {
    const note = said === undefined ? {} : { note: { key, text: said } };
    const from = readBlockStatus(row.status);
    events.push(blockEvent({ userId, blockId, now }, { kind: "status", from, to: status, ...note }));
  }
  const next = {
    ...row,
    status: status ?? row.status,
    summary: summary ?? row.summary,
    body: body ?? row.body,
    updatedAt: now > row.updatedAt ? now : row.updatedAt,
  };
  return { next, events };
}

/** Returns the new status of a block; `null` when the status stays. */
function changedStatus(row: BlockRow, wanted: BlockStatus | undefined): BlockStatus | null {
  const current = readBlockStatus(row.status);
  if (wanted === undefined || wanted === current) return null;
  if (canChangeStatus(current, wanted)) return wanted;
  const sentence = sentences.blockGoesElsewhere(current, nextStatuses(current));
  throw new AppError("conflict", sentence, { currentStatus: current });
}

/** Throws `invalid_input` when the change parks the block until a day on which that is not possible. */
function requireParkDay(row: BlockRow, { status, parkedUntil }: BlockChange, today: string): void {
  if (!parkedUntil) return;
  const field = "parkedUntil";
  if ((status ?? readBlockStatus(row.status)) !== "paused") {
    throw new AppError("invalid_input", sentences.onlyPausedIsParked, { field });
  }
  if (isParkDay(parkedUntil, today)) return;
  throw new AppError("invalid_input", sentences.parkDayOutOfReach(LONGEST_PARK_DAYS), { field });
}
