import type { LoopDoorOutput } from "#contract/patterns.ts";
import type { Plan } from "#domain/plans/plans.ts";
import type { Services } from "../../platform/services.ts";
import { selectDoors, selectReadingsOfBlock, selectRecommendationAnswers } from "./patterns.queries.ts";
import { openDoors } from "./patterns.ts";
import { presentDoor } from "./present-patterns.ts";

/** The maximum number of a block's newest readings that are checked for being part of a loop. */
const READINGS_OF_BLOCK = 200;

/**
 * Returns the link ("door") to the loop that a block is part of, from stored patterns, in one round trip. `loop` is
 * `null` if there is none. Computes no patterns.
 */
export async function getLoopOfBlock(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  { userId, plan, blockId }: { userId: string; plan: Plan; blockId: string },
): Promise<LoopDoorOutput> {
  const [[keyRow], [doors], answers, readings] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectDoors(tx, userId),
    selectRecommendationAnswers(tx, userId),
    selectReadingsOfBlock(tx, { userId, blockId }, READINGS_OF_BLOCK),
  ]);
  const found = doors && keyRow ? openDoors(vault.openToShow(keyRow), doors) : null;
  if (!found) return { loop: null };
  const shown = { plan, now: clock.now(), answers: new Map(answers.map(({ id, answer }) => [id, answer])) };
  return presentDoor(found, shown, { blockId, readingIds: readings.map(({ id }) => id) });
}
