import { sentences } from "#contract/sentences.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { answerSentence } from "./answer-sentence.ts";
import { listSentences } from "./list-sentences.ts";

function requestOf(session: Session, insightId: string) {
  return { userId: session.userId, plan: planOf(session), insightId };
}

export const sentencesRoutes = routesFor<typeof sentences, Services & { deck: Deck }>(sentences, {
  list: ({ input, deps, session }) => listSentences(deps, requestOf(session, input.id)),
  answer: ({ input: { id, ...answer }, deps, session }) =>
    answerSentence(deps, requestOf(session, id), answer),
});
