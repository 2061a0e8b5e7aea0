import { patterns } from "#contract/patterns.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { LaterRuns } from "../../platform/streams/run-later.ts";
import type { Deck } from "../cards/cards.ts";
import { answerRecommendation, correctTheme } from "./answer-patterns.ts";
import { getLoopOfBlock } from "./get-loop-of-block.ts";
import { getPatterns } from "./get-patterns.ts";
import type { HistoryThread } from "./history-thread.ts";
import { getYear } from "./read-year.ts";
import { sayEnough } from "./say-enough.ts";

type Deps = Services & { deck: Deck; patternRuns: LaterRuns; historyThread: HistoryThread };

export const patternsRoutes = routesFor<typeof patterns, Deps>(patterns, {
  sayEnough: ({ deps, session }) => sayEnough(deps, session.userId),
  get: ({ deps, session }) => getPatterns(deps, { userId: session.userId, plan: planOf(session) }),
  year: ({ input: { year }, deps, session }) =>
    getYear(deps, { userId: session.userId, plan: planOf(session), year }),
  loopOf: ({ input, deps, session }) =>
    getLoopOfBlock(deps, { userId: session.userId, plan: planOf(session), blockId: input.id }),
  correctTheme: ({ input, deps, session }) => correctTheme(deps, { ...input, userId: session.userId }),
  answerRecommendation: ({ input, deps, session }) =>
    answerRecommendation(deps, { ...input, userId: session.userId }),
});
