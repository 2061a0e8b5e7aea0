import { implement } from "@orpc/server";
import { cards } from "../../../contract/cards.ts";
import { BLOCK_TYPES } from "../../../domain/blocks/block-types.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { presentCard, presentCardSummary } from "./cards.present.ts";
import type { Deck } from "./cards.ts";

const endpoints = implement(cards).$context<RequestContext<Floor & { deck: Deck }>>();

const blockTypes = [...BLOCK_TYPES].sort((one, other) => one.name.localeCompare(other.name, "en"));

export const cardsRoutes = endpoints.router({
  list: endpoints.list.handler(({ context }) => ({
    items: context.deps.deck.cards.map(presentCardSummary),
    nextCursor: null,
  })),
  get: endpoints.get.handler(({ input, context }) => {
    const card = context.deps.deck.byId.get(input.slug);
    if (!card) throw new AppError("not_found", sentences.cardNotFound);
    return presentCard(card);
  }),
  blockTypes: endpoints.blockTypes.handler(() => ({ items: blockTypes, nextCursor: null })),
});
