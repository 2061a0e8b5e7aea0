import { implement } from "@orpc/server";
import { draws, readings } from "../../../contract/readings.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireSession } from "../../platform/http/guards.ts";
import { numberOf, withIds } from "../../platform/streams/event-ids.ts";
import type { Deck } from "../cards/cards.ts";
import { drawStatistics } from "./draw-statistics.ts";
import { followReading } from "./follow-reading.ts";
import type { ReadingRuns } from "./readings.ts";
import { sealDraw } from "./seal-draw.ts";
import { startReading } from "./start-reading.ts";
import { stopReading } from "./stop-reading.ts";

type Context = RequestContext<Floor & { deck: Deck; readingRuns: ReadingRuns }>;

const drawEndpoints = implement(draws).$context<Context>();
const endpoints = implement(readings).$context<Context>();

export const drawsRoutes = drawEndpoints.router({
  seal: drawEndpoints.seal.handler(({ input, context }) => {
    const { userId } = requireSession(context);
    return sealDraw(context.deps, userId, input);
  }),
  statistics: drawEndpoints.statistics.handler(({ context }) => {
    const { userId } = requireSession(context);
    return drawStatistics(context.deps, userId);
  }),
});

export const readingsRoutes = endpoints.router({
  create: endpoints.create.handler(async ({ input, context, lastEventId }) => {
    const session = requireSession(context);
    const events = await startReading(context.deps, {
      session,
      key: input.headers["idempotency-key"],
      input: input.body,
      afterNumber: numberOf(lastEventId),
    });
    return withIds(events);
  }),
  events: endpoints.events.handler(async ({ input, context, lastEventId }) => {
    const { userId } = requireSession(context);
    const request = { userId, key: input.key, afterNumber: numberOf(lastEventId) };
    return withIds(await followReading(context.deps, request));
  }),
  stop: endpoints.stop.handler(({ input, context }) => {
    const { userId } = requireSession(context);
    return stopReading(context.deps, userId, input.key);
  }),
});
