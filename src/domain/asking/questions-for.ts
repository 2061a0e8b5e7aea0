import { QUESTION_IDS, type QuestionId } from "./asking-words.ts";
import { sentencesToPick } from "./sentences-to-pick.ts";

interface Asking {
  userContext: string;
  /** True where the day of the step is fixed already, so that it need not be asked. */
  hasDay?: boolean;
}

/** Returns the questions that are asked about a text, in their order. */
export function questionsFor({ userContext, hasDay = false }: Asking): QuestionId[] {
  return QUESTION_IDS.filter((question) => {
    if (question === "heavy") return sentencesToPick(userContext).length > 1;
    return question !== "when" || !hasDay;
  });
}
