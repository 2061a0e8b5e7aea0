import type { IncomingHttpHeaders } from "node:http";
import { type ReadingEvent, readings, WAITING_HEADER } from "#contract/readings.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { numberOfEventId, withEventIds } from "../../platform/streams/event-ids.ts";
import type { Deck } from "../cards/cards.ts";
import { checkReading } from "./check-reading.ts";
import { drawStatistics } from "./draw-statistics.ts";
import { followReading } from "./follow-reading.ts";
import { leaveModel } from "./leave-model.ts";
import { liftCards } from "./lift-cards.ts";
import type { ReadingRuns } from "./readings.ts";
import { sealDraw } from "./seal-draw.ts";
import { startReading } from "./start-reading.ts";
import { stopReading } from "./stop-reading.ts";

type Deps = Services & { deck: Deck; readingRuns: ReadingRuns };

export const readingsRoutes = routesFor<typeof readings, Deps>(readings, {
  seal: ({ input, deps, session }) => sealDraw(deps, session.userId, input),
  lift: ({ input, deps, session }) => liftCards(deps, { ...input, userId: session.userId }),
  check: ({ input, deps, session }) => checkReading(deps, session.userId, input),
  statistics: ({ deps, session }) => drawStatistics(deps, session.userId),
  create: async ({ input, deps, session, headers, lastEventId }) => {
    const events = await startReading(deps, {
      session,
      key: input.headers["idempotency-key"],
      input: input.body,
      afterNumber: numberOfEventId(lastEventId),
    });
    return withEventIds(events, isForClient(headers));
  },
  events: async ({ input, deps, session: { userId }, headers, lastEventId }) => {
    const request = { userId, key: input.key, afterNumber: numberOfEventId(lastEventId) };
    return withEventIds(await followReading(deps, request), isForClient(headers));
  },
  stop: ({ input, deps, session }) => stopReading(deps, session.userId, input.key),
  leaveModel: ({ input, deps, session }) => leaveModel(deps, session.userId, input.key),
});

/** Returns which events a client knows. The pages of the version before this one break at an event that they do not know. */
function isForClient(headers: IncomingHttpHeaders): (event: ReadingEvent) => boolean {
  const knowsAll = headers[WAITING_HEADER] === "on";
  return ({ type }) => knowsAll || (type !== "waiting" && type !== "anew");
}
