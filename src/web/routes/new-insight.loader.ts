import { blockQuery } from "../api/queries/blocks.ts";
import { cardQuery } from "../api/queries/cards.ts";
import { ownBlocksQuery } from "../api/queries/own-blocks.ts";
import type { PageLoader } from "../app/page-data.ts";
import { readDraft } from "../features/readings/request/request-draft.ts";

export const load: PageLoader = async ({ memory, query, userId }) => {
  const [blockId, cardId] = [query.get("blockId"), query.get("cardId")];
  const isLinking = blockId === null && readDraft(userId).isLinking;
  await Promise.all([
    blockId && memory.prefetchQuery(blockQuery(blockId)),
    cardId && memory.prefetchQuery(cardQuery(cardId)),
    isLinking && memory.prefetchQuery(ownBlocksQuery(userId)),
  ]);
};
