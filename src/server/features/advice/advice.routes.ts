import { implement } from "@orpc/server";
import { personalCards } from "../../../contract/cards.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import type { Deck } from "../cards/cards.ts";
import { getPersonalCard } from "./get-personal-card.ts";
import { sayWords } from "./say-words.ts";

const endpoints = implement(personalCards).$context<RequestContext<Floor & { deck: Deck }>>();

export const adviceRoutes = endpoints.router({
  mine: endpoints.mine.handler(({ input, context }) =>
    getPersonalCard(context.deps, requireAccount(context), input.slug),
  ),
  advise: endpoints.advise.handler(({ input, context, signal }) =>
    sayWords(context.deps, {
      session: requireAccount(context),
      slug: input.slug,
      subject: input.blockTypeId,
      goesOnAnyway: input.goOn === true,
      signal,
    }),
  ),
  take: endpoints.take.handler(({ input, context, signal }) =>
    sayWords(context.deps, {
      session: requireAccount(context),
      slug: input.slug,
      subject: "take",
      goesOnAnyway: input.goOn === true,
      signal,
    }),
  ),
});
