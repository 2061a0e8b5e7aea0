import { cards } from "#contract/cards.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { presentCard, presentCardSummary } from "./cards.present.ts";
import { type Deck, findCard } from "./cards.ts";

const blockTypes = [...BLOCK_TYPES].sort((one, other) => one.name.localeCompare(other.name, "en"));

export const cardsRoutes = routesFor<typeof cards, Services & { deck: Deck }>(cards, {
  list: ({ deps }) => ({ items: deps.deck.cards.map(presentCardSummary), nextCursor: null }),
  get: ({ input, deps }) => presentCard(findCard(deps.deck, input.slug)),
  blockTypes: () => ({ items: blockTypes, nextCursor: null }),
});
