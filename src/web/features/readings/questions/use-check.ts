import { useEffect, useState } from "react";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import { type Answers, textsOfAnswers } from "#domain/asking/answers.ts";
import { isApiError } from "#web/api/api-error.ts";
import { api } from "#web/api/client.ts";
import { browserZone } from "#web/api/dates.ts";

interface Checked {
  userContext: string;
  answers: Answers;
  goOnAnyway: boolean;
}

export interface CheckState {
  /** Lines to show beside the questions; empty where nothing calls for help. */
  help: HelpLineOutput[];
  /** The lines to show instead of the questions; `null` if the text and the answers do not sound like danger. */
  crisis: HelpLineOutput[] | null;
  /** Hides those lines until something else is answered. */
  goBack: () => void;
}

const CALM = { help: [], crisis: null };

/**
 * Asks the server in the background, after each answer, whether the text and the answers together call for help. Nothing waits
 * for it: if it fails, the reading itself is checked again.
 */
export function useCheck({ userContext, answers, goOnAnyway }: Checked): CheckState {
  const [state, setState] = useState<Pick<CheckState, "help" | "crisis">>(CALM);
  const said = textsOfAnswers(answers).length > 0 ? JSON.stringify(answers) : null;
  useEffect(() => {
    if (said === null) return;
    const leaving = new AbortController();
    const check = { userContext, answers: JSON.parse(said) as Answers, timeZone: browserZone() };
    api.readings
      .check({ ...check, ...(goOnAnyway && { goOnAnyway }) }, { signal: leaving.signal })
      .then(({ help }) => setState({ help, crisis: null }))
      .catch((error: unknown) => {
        if (isApiError(error, "crisis_help")) setState({ help: error.help, crisis: error.help });
      });
    return () => leaving.abort();
  }, [said, userContext, goOnAnyway]);
  return { ...state, goBack: () => setState(({ help }) => ({ help, crisis: null })) };
}
