import { steps } from "#contract/steps.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { changeStep } from "./change-step.ts";
import { listSteps } from "./list-steps.ts";
import { shrinkStep } from "./shrink-step.ts";

export const stepsRoutes = routesFor(steps, {
  list: ({ input, deps, session, revalidate }) =>
    listSteps(deps, { userId: session.userId, plan: planOf(session), ...input }, revalidate),
  update: ({ input: { id: insightId, index, ...change }, deps, session: { userId } }) =>
    changeStep(deps, { userId, insightId, index }, change),
  shrink: ({ input: { id: insightId, index, goOnAnyway }, deps, session: { userId }, signal }) =>
    shrinkStep(deps, {
      address: { userId, insightId, index },
      goOnAnyway: goOnAnyway === true,
      signal,
    }),
});
