// The duck's one question of a check-in. The questions and the small steps are content (`content/duck/check-in.json`).
import checkIn from "#content/duck/check-in.json" with { type: "json" };
import type { BlockTypeId } from "../deck/card.ts";
import type { HardPart } from "../readings/hard-part.ts";
import { seededNumbers } from "../seeded-numbers.ts";

export interface AskableBlock {
  id: string;
  blockTypeId: BlockTypeId;
  /** What the person last said was hard about the block; `null` if they never said it. */
  hardPart: HardPart | null;
}

export interface CheckInQuestion {
  blockId: string;
  question: string;
}

const HARD_PART_QUESTIONS: Record<HardPart, readonly string[]> = checkIn.hardParts;
const QUESTIONS: Record<BlockTypeId, readonly string[]> = checkIn.questions;
const STEPS: Record<BlockTypeId, readonly string[]> = checkIn.steps;

/**
 * Returns the question of a week: the same for the same week and the same blocks. It asks about one of the blocks, by
 * what is hard about it, or by its type. Returns `null` if no block is open or if one of the texts is grave.
 */
export function chooseQuestion(
  weekStart: string,
  blocks: readonly AskableBlock[],
  isGrave: boolean,
): CheckInQuestion | null {
  const sorted = blocks.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const choose = seededNumbers(weekStart);
  const block = sorted[Math.floor(choose() * sorted.length)];
  if (!block || isGrave) return null;
  const questions = block.hardPart ? HARD_PART_QUESTIONS[block.hardPart] : QUESTIONS[block.blockTypeId];
  const question = questions[Math.floor(choose() * questions.length)];
  return question === undefined ? null : { blockId: block.id, question };
}

/** Returns small steps of two minutes each for a block of this type. The first step of the list depends on the week. */
export function smallStepsFor(blockTypeId: BlockTypeId, weekStart: string): string[] {
  const steps = STEPS[blockTypeId];
  const first = Math.floor(seededNumbers(weekStart)() * steps.length);
  return [...steps.slice(first), ...steps.slice(0, first)];
}
