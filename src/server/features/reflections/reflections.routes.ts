import { implement } from "@orpc/server";
import { reflections } from "../../../contract/reflections.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import type { Deck } from "../cards/cards.ts";
import { getReflection } from "./get-reflection.ts";
import { listReflections } from "./list-reflections.ts";
import { saveReflection } from "./save-reflection.ts";

const endpoints = implement(reflections).$context<RequestContext<Floor & { deck: Deck }>>();

export const reflectionsRoutes = endpoints.router({
  list: endpoints.list.handler(({ input, context }) => {
    const session = requireAccount(context);
    return listReflections(context.deps, { ...input, userId: session.userId, plan: planOf(session) });
  }),
  get: endpoints.get.handler(({ input, context }) =>
    getReflection(context.deps, { ...input, userId: requireAccount(context).userId }),
  ),
  save: endpoints.save.handler(({ input, context }) =>
    saveReflection(context.deps, {
      userId: requireAccount(context).userId,
      slug: input.slug,
      prompt: input.prompt,
      text: input.text,
      blockTypeId: input.blockTypeId ?? null,
      savesAnyway: input.saveAnyway === true,
    }),
  ),
});
