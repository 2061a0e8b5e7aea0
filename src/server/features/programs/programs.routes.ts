import { programs } from "#contract/programs.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { createToken, revokeToken } from "./access-tokens.ts";
import { endCalendar, makeCalendar } from "./calendar.ts";
import { listPrograms } from "./programs.ts";
import { createWebhook, removeWebhook, testWebhook } from "./webhooks.ts";

export const programsRoutes = routesFor(programs, {
  list: ({ deps, session }) => listPrograms(deps, session.userId),
  createToken: ({ input, deps, session }) => createToken(deps, session, input),
  revokeToken: ({ input, deps, session }) => revokeToken(deps, session.userId, input.id),
  makeCalendar: ({ input, deps, session }) => makeCalendar(deps, session, input.hasWords),
  endCalendar: async ({ deps, session }) => ({ ended: await endCalendar(deps, session.userId) }),
  createWebhook: ({ input, deps, session }) => createWebhook(deps, session, input),
  testWebhook: ({ input, deps, session }) => testWebhook(deps, session.userId, input.id),
  removeWebhook: ({ input, deps, session }) => removeWebhook(deps, session.userId, input.id),
});
