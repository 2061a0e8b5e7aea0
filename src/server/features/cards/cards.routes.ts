import { implement } from "@orpc/server";
import { cards } from "../../../contract/cards.ts";
import { BLOCK_TYPES } from "../../../domain/blocks/block-types.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { presentCard, presentCardSummary } from "./cards.present.ts";
import { type Deck, findCard } from "./cards.ts";

const endpoints = implement(cards).$context<RequestContext<Floor & { deck: Deck }>>();

const blockTypes = [...BLOCK_TYPES].sort((one, other) => one.name.localeCompare(other.name, "en"));

export const cardsRoutes = endpoints.router({
  list: endpoints.list.handler(({ context }) => ({
    items: context.deps.deck.cards.map(presentCardSummary),
    nextCursor: null,
  })),
  get: endpoints.get.handler(({ input, context }) => presentCard(findCard(context.deps.deck, input.slug))),
  blockTypes: endpoints.blockTypes.handler(() => ({ items: blockTypes, nextCursor: null })),
});
