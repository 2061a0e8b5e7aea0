import { advice } from "#contract/advice.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { getPersonalCard } from "./get-personal-card.ts";
import { getCardWords } from "./say-words.ts";

export const adviceRoutes = routesFor<typeof advice, Services & { deck: Deck }>(advice, {
  mine: ({ input, deps, session }) => getPersonalCard(deps, session, input.slug),
  advise: ({ input, deps, session, signal }) =>
    getCardWords(deps, {
      session,
      slug: input.slug,
      subject: input.blockTypeId,
      goOnAnyway: input.goOnAnyway === true,
      signal,
    }),
  take: ({ input, deps, session, signal }) =>
    getCardWords(deps, {
      session,
      slug: input.slug,
      subject: "take",
      goOnAnyway: input.goOnAnyway === true,
      signal,
    }),
});
