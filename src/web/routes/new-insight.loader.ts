import { blockQuery } from "../api/queries/blocks.ts";
import { cardQuery } from "../api/queries/cards.ts";
import type { PageLoader } from "./page-data.ts";

export const load: PageLoader = async ({ memory, query }) => {
  const [blockId, cardId] = [query.get("blockId"), query.get("cardId")];
  await Promise.all([
    blockId && memory.prefetchQuery(blockQuery(blockId)),
    cardId && memory.prefetchQuery(cardQuery(cardId)),
  ]);
};
