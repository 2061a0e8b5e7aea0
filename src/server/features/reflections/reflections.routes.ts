import { reflections } from "#contract/reflections.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { getReflection } from "./get-reflection.ts";
import { listReflections } from "./list-reflections.ts";
import { saveReflection } from "./save-reflection.ts";

export const reflectionsRoutes = routesFor<typeof reflections, Services & { deck: Deck }>(reflections, {
  list: ({ input, deps, session }) =>
    listReflections(deps, { ...input, userId: session.userId, plan: planOf(session) }),
  get: ({ input, deps, session }) => getReflection(deps, { ...input, userId: session.userId }),
  save: ({ input, deps, session }) =>
    saveReflection(deps, {
      userId: session.userId,
      slug: input.slug,
      prompt: input.prompt,
      text: input.text,
      blockTypeId: input.blockTypeId ?? null,
      basedOn: input.basedOn,
      goOnAnyway: input.goOnAnyway === true,
    }),
});
