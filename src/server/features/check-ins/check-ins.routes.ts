import { checkIns } from "#contract/check-ins.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { answerStep } from "./answer-step.ts";
import { getCheckIn } from "./get-check-in.ts";
import { saveCheckIn } from "./save-check-in.ts";

export const checkInsRoutes = routesFor(checkIns, {
  get: ({ deps, session }) => getCheckIn(deps, { userId: session.userId, plan: planOf(session) }),
  answerStep: ({ input, deps, session }) =>
    answerStep(deps, { userId: session.userId, plan: planOf(session), ...input }),
  save: ({ input: { weekStart, goOnAnyway, basedOn, ...entry }, deps, session }) =>
    saveCheckIn(deps, {
      userId: session.userId,
      plan: planOf(session),
      weekStart,
      entry,
      basedOn,
      goOnAnyway: goOnAnyway === true,
    }),
});
