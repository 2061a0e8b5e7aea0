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
 * Guidance is about the block. A take is about what was asked when the card was drawn, or else about a block.
 */
export function ownWordsFor(subject: Subject, ofDraws: OwnWords[], ofBlocks: OwnWords[]): OwnWords[] {
  if (subject === "take") return ofDraws.length > 0 ? ofDraws : ofBlocks.slice(0, 1);
  const block = ofBlocks.find(({ blockTypeId }) => blockTypeId === subject);
  if (!block) throw new AppError("no_block_type", sentences.noBlockOfKind, { field: "blockTypeId" });
  return [block];
}
