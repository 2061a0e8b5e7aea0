import { blockPlans } from "#contract/block-plans.ts";
import { promises } from "#contract/promises.ts";
import { reminders } from "#contract/reminders.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { createBlockPlan, listBlockPlans, retirePlan, rewordPlan } from "./block-plans.ts";
import { answerPromise, makePromise, snoozePromise, withdrawPromise } from "./change-promise.ts";
import { getReminders, saveReminders } from "./reminders.ts";

export const promisesRoutes = routesFor(promises, {
  make: ({ input: { id: insightId, index, ...wanted }, deps, session: { userId } }) =>
    makePromise(deps, { userId, insightId, index }, wanted),
  answer: ({ input: { id: insightId, index, answer }, deps, session: { userId } }) =>
    answerPromise(deps, { userId, insightId, index }, answer),
  snooze: ({ input: { id: insightId, index }, deps, session: { userId } }) =>
    snoozePromise(deps, { userId, insightId, index }),
  withdraw: ({ input: { id: insightId, index }, deps, session: { userId } }) =>
    withdrawPromise(deps, { userId, insightId, index }),
});

export const blockPlansRoutes = routesFor(blockPlans, {
  list: ({ input, deps, session }) => listBlockPlans(deps, session.userId, input.id),
  create: ({ input: { id: blockId, planId: id, ...words }, deps, session: { userId } }) =>
    createBlockPlan(deps, { userId, blockId, id }, words),
  update: ({ input: { id: blockId, planId: id, ...words }, deps, session: { userId } }) =>
    rewordPlan(deps, { userId, blockId, id }, words),
  retire: ({ input: { id: blockId, planId: id }, deps, session: { userId } }) =>
    retirePlan(deps, { userId, blockId, id }),
});

export const remindersRoutes = routesFor(reminders, {
  get: ({ deps, session }) => getReminders(deps, session.userId),
  save: ({ input, deps, session }) => saveReminders(deps, session.userId, input),
});
