import { trials } from "#contract/trials.ts";
import { planOf } from "#domain/plans/plans.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import { getTrials } from "./get-trials.ts";
import { startTrial } from "./start-trial.ts";
import { giveUpTrial, saveTossAnswer, tossStep } from "./take-turns.ts";

export const trialsRoutes = routesFor(trials, {
  get: ({ deps, session }) => getTrials(deps, { userId: session.userId, plan: planOf(session) }),
  start: ({ deps, session }) => startTrial(deps, withPremium(session)),
  toss: ({ input, deps, session }) =>
    tossStep(deps, { ...input, userId: withPremium(session), goOnAnyway: input.goOnAnyway === true }),
  answer: ({ input, deps, session }) => saveTossAnswer(deps, { ...input, userId: withPremium(session) }),
  // A person whose Premium has ended can still end a trial.
  giveUp: ({ input: { id }, deps, session }) => giveUpTrial(deps, session.userId, id),
});

/** Returns the person's id. Throws `plan_locked` for other plans than Premium. */
function withPremium(session: Parameters<typeof planOf>[0] & { userId: string }): string {
  requirePremium(planOf(session), sentences.trialsArePremium);
  return session.userId;
}
