import { implement } from "@orpc/server";
import { steps } from "../../../contract/steps.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireSession } from "../../platform/http/guards.ts";
import { changeStep } from "./change-step.ts";
import { listSteps } from "./list-steps.ts";
import { shrinkStep } from "./shrink-step.ts";

const endpoints = implement(steps).$context<RequestContext>();

export const stepsRoutes = endpoints.router({
  list: endpoints.list.handler(({ input, context }) => {
    const session = requireSession(context);
    return listSteps(context.deps, { userId: session.userId, plan: planOf(session), ...input });
  }),
  update: endpoints.update.handler(({ input: { id: insightId, index, ...change }, context }) => {
    const { userId } = requireSession(context);
    return changeStep(context.deps, { userId, insightId, index }, change);
  }),
  shrink: endpoints.shrink.handler(({ input: { id: insightId, index, goOnAnyway }, context, signal }) => {
    const { userId } = requireSession(context);
    const address = { userId, insightId, index };
    return shrinkStep(context.deps, { address, goesOnAnyway: goOnAnyway === true, signal });
  }),
});
