import { textsOfAnswers } from "#domain/asking/answers.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { isOutrightDanger } from "#engines/safety/index.ts";

/** Returns the act that the person named, to be their step; `undefined` if there is none or if what they typed speaks of danger. */
export function ownAct({
  userContext,
  answers,
}: Pick<ReadingRequest, "userContext" | "answers">): string | undefined {
  if (!answers?.act || isOutrightDanger([userContext, ...textsOfAnswers(answers)])) return undefined;
  return answers.act;
}
