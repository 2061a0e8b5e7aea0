import { personalCards } from "../../../contract/cards.ts";
import type { Floor } from "../../platform/floor.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Deck } from "../cards/cards.ts";
import { getPersonalCard } from "./get-personal-card.ts";
import { sayWords } from "./say-words.ts";

export const adviceRoutes = routesFor<typeof personalCards, Floor & { deck: Deck }>(personalCards, {
  mine: ({ input, deps, session }) => getPersonalCard(deps, session, input.slug),
  advise: ({ input, deps, session, signal }) =>
    sayWords(deps, {
      session,
      slug: input.slug,
      subject: input.blockTypeId,
      goOnAnyway: input.goOnAnyway === true,
      signal,
    }),
  take: ({ input, deps, session, signal }) =>
    sayWords(deps, {
      session,
      slug: input.slug,
      subject: "take",
      goOnAnyway: input.goOnAnyway === true,
      signal,
    }),
});
