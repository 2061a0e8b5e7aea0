import { blockPlans } from "#contract/block-plans.ts";
import { promises } from "#contract/promises.ts";
import { reminders } from "#contract/reminders.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Push } from "../../platform/push/push.ts";
import type { Services } from "../../platform/services.ts";
import { createBlockPlan, listBlockPlans, retirePlan, rewordPlan } from "./block-plans.ts";
import { answerPromise, makePromise, snoozePromise, withdrawPromise } from "./change-promise.ts";
import { answerByLink } from "./promise-links.ts";
import { addBrowser, dropBrowser, listBrowsers } from "./push-browsers.ts";
import { getReminders, saveReminders } from "./reminders.ts";

export const promisesRoutes = routesFor(promises, {
  make: ({ input: { id: insightId, index, ...wanted }, deps, session: { userId } }) =>
    makePromise(deps, { userId, insightId, index }, wanted),
  answer: ({ input: { id: insightId, index, answer }, deps, session: { userId } }) =>
    answerPromise(deps, { userId, insightId, index }, answer),
  snooze: ({ input: { id: insightId, index }, deps, session: { userId } }) =>
    snoozePromise(deps, { userId, insightId, index }),
  answerByLink: async ({ input, deps }) => {
    await answerByLink(deps, input);
    return { isKept: true };
  },
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

export const remindersRoutes = routesFor<typeof reminders, Services & { push: Push }>(reminders, {
  browsers: ({ deps, session }) => listBrowsers(deps, session.userId),
  addBrowser: ({ input, deps, session: { userId }, headers }) =>
    addBrowser(deps, { userId, sessionName: deps.auth.sessionName(headers) ?? "" }, input),
  removeBrowser: ({ input, deps, session }) => dropBrowser(deps, session.userId, input.addressHash),
  get: ({ deps, session }) => getReminders(deps, session.userId),
  save: ({ input, deps, session }) => saveReminders(deps, session.userId, input),
});
