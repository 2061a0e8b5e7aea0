import type { BlockTypeId } from "#domain/deck/card.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Subject } from "./stored-words.ts";

interface OwnWords {
  blockTypeId: BlockTypeId;
  text: string;
  isReversed?: boolean;
}

/**
 * Returns the person's own texts that the words about a card are based on: for guidance the block's text, for a take
 * the questions for which the card was drawn, or else one block's text. Throws `no_block_type` if there is no block of
 * the kind.
 */
export function textsForAdvice(subject: Subject, ofDraws: OwnWords[], ofBlocks: OwnWords[]): OwnWords[] {
  if (subject === "take") return ofDraws.length > 0 ? ofDraws : ofBlocks.slice(0, 1);
  const block = ofBlocks.find(({ blockTypeId }) => blockTypeId === subject);
  if (!block) throw new AppError("no_block_type", sentences.noBlockOfKind, { field: "blockTypeId" });
  return [block];
}
