import { draws, readings } from "../../../contract/readings.ts";
import type { Floor } from "../../platform/floor.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { numberOf, withIds } from "../../platform/streams/event-ids.ts";
import type { Deck } from "../cards/cards.ts";
import { drawStatistics } from "./draw-statistics.ts";
import { followReading } from "./follow-reading.ts";
import type { ReadingRuns } from "./readings.ts";
import { sealDraw } from "./seal-draw.ts";
import { startReading } from "./start-reading.ts";
import { stopReading } from "./stop-reading.ts";

type Deps = Floor & { deck: Deck; readingRuns: ReadingRuns };

export const drawsRoutes = routesFor<typeof draws, Deps>(draws, {
  seal: ({ input, deps, session }) => sealDraw(deps, session.userId, input),
  statistics: ({ deps, session }) => drawStatistics(deps, session.userId),
});

export const readingsRoutes = routesFor<typeof readings, Deps>(readings, {
  create: async ({ input, deps, session, lastEventId }) => {
    const events = await startReading(deps, {
      session,
      key: input.headers["idempotency-key"],
      input: input.body,
      afterNumber: numberOf(lastEventId),
    });
    return withIds(events);
  },
  events: async ({ input, deps, session: { userId }, lastEventId }) => {
    const request = { userId, key: input.key, afterNumber: numberOf(lastEventId) };
    return withIds(await followReading(deps, request));
  },
  stop: ({ input, deps, session }) => stopReading(deps, session.userId, input.key),
});
