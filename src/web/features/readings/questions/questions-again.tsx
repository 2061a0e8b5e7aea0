import { useEffect, useEffectEvent, useReducer, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { type Answers, hasAnswers } from "#domain/asking/answers.ts";
import { type QuestionId, wordsFor } from "#domain/asking/asking-words.ts";
import { shownCard } from "#web/arriving-reading.ts";
import { Stage } from "#web/ui/stage.tsx";
import {
  type AskingEvent,
  type AskingPlan,
  beginAsking,
  planFor,
  reduceAsking,
  stepBefore,
} from "./asking.ts";
import { type Asking, answersSoFar } from "./asking-state.ts";
import { draftOf } from "./draft-of.ts";
import { readAsking, storeAsking } from "./kept-answers.ts";
import { Deep, HelpAfterAnswer, Ways } from "./under-cards.tsx";
import { useCheck } from "./use-check.ts";

export interface QuestionsAgainProps {
  /** The saved insight whose cards lie on the stage. */
  insight: InsightOutput;
  /** The question to begin with; `undefined` for the first one. */
  first: QuestionId | undefined;
  /** Called with the answers after the last question, or when the person wants the page now. */
  onAnswered: (answered: { answers: Answers; goOnAnyway?: true }) => void;
  onGoBack: () => void;
}

/** The questions about a saved reading, whose cards lie face up. What was answered before stands in the fields. */
export function QuestionsAgain({ insight, first, onAnswered, onGoBack }: QuestionsAgainProps) {
  const { userContext, cardsDrawn } = insight;
  const [plan] = useState(() => planFor(userContext));
  const words = wordsFor(plan.language);
  const { asking, dispatch } = useAskingAgain(insight, plan, first);
  const [isSureToGoOn, setSureToGoOn] = useState(false);
  const { answers } = asking;
  const told = { userContext, answers };
  const { help, crisis, goBack } = useCheck({ ...told, goOnAnyway: isSureToGoOn });
  const finish = (given: Answers) => {
    if (hasAnswers(given)) onAnswered({ answers: given, ...(isSureToGoOn && { goOnAnyway: true }) });
    else onGoBack();
  };
  const end = useEffectEvent(() => finish(answers));
  const isOver = asking.at === null;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  if (crisis)
    return (
      <HelpAfterAnswer {...told} help={crisis} onGoBack={goBack} onGoOnAnyway={() => setSureToGoOn(true)} />
    );
  return (
    <Stage
      cards={cardsDrawn.map(shownCard)}
      isRobHere={asking.remark === null}
      top={
        <Ways
          words={words}
          read={words.asking.read}
          onGoBack={() => (stepBefore(asking, plan) === null ? onGoBack() : dispatch({ type: "wentBack" }))}
          onReadNow={() => finish(answersSoFar(asking))}
        />
      }
    >
      <Deep title={words.asking.read} help={help} question={{ userContext, asking, plan, words, dispatch }} />
    </Stage>
  );
}

/** Returns the questions as they stand. A reload comes back to where they stood. */
function useAskingAgain(insight: InsightOutput, plan: AskingPlan, first: QuestionId | undefined) {
  const [begun] = useState((): Asking => {
    const kept = readAsking(draftOf(insight));
    if (first === undefined && kept && kept.asking.at !== null) return kept.asking;
    const asking = beginAsking(plan, kept?.asking.answers ?? insight.answers);
    return first === undefined ? asking : { ...asking, at: first };
  });
  const [asking, dispatch] = useReducer(
    (now: Asking, event: AskingEvent) => reduceAsking(now, event, plan),
    begun,
  );
  const store = useEffectEvent((now: Asking) => storeAsking(draftOf(insight), insight.id, now));
  useEffect(() => store(asking), [asking]);
  return { asking, dispatch };
}
