import { textsOfAnswers } from "../asking/answers.ts";
import { isOutrightDanger } from "../safety/outright-danger.ts";
import type { ReadingRequest } from "./duck-request.ts";

/** Returns the act that the person named, to be their step; `undefined` if there is none or if what they typed speaks of danger. */
export function ownAct({
  userContext,
  answers,
}: Pick<ReadingRequest, "userContext" | "answers">): string | undefined {
  if (!answers?.act || isOutrightDanger([userContext, ...textsOfAnswers(answers)])) return undefined;
  return answers.act;
}
