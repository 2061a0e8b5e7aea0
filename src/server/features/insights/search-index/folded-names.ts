import { cardNameOf } from "#domain/deck/card.ts";
import { foldText } from "#domain/search/fold-text.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import type { LinkedBlockRow } from "#server/platform/db/insight-columns.ts";
import { createBlockPresenter } from "../insights.present.ts";

/** The names of cards and blocks as a search compares them. Each block is opened and each name folded once. */
export interface FoldedNames {
  ofCard(id: string): string;
  /** Returns an empty text for a block that was deleted. */
  ofBlock(id: string): string;
}

export function createFoldedNames(key: UserKey, blocks: readonly LinkedBlockRow[]): FoldedNames {
  const blockOf = createBlockPresenter(key);
  const rows = new Map(blocks.map((row) => [row.id, row]));
  return {
    ofCard: remembering((id) => foldText(cardNameOf(id))),
    ofBlock: remembering((id) => foldText(blockOf(rows.get(id) ?? null)?.name ?? "")),
  };
}

function remembering(nameOf: (id: string) => string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const name = known.get(id) ?? nameOf(id);
    known.set(id, name);
    return name;
  };
}
