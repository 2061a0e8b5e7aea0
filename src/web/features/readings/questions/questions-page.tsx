import { useEffect, useEffectEvent, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { type Answers, hasAnswers } from "#domain/asking/answers.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { shownCard, unknownCards } from "#web/arriving-reading.ts";
import { Stage } from "#web/ui/stage.tsx";
import type { CardPlace } from "../stream/fly-in.ts";
import { cardCountIn } from "../stream/lifted-cards.ts";
import { playDropOnTurn } from "../stream/play-drop-on-turn.ts";
import type { ReadingOrder } from "../stream/reading-order.ts";
import { useCardsInSight } from "../stream/use-cards-in-sight.tsx";
import { planFor, stepBefore } from "./asking.ts";
import { type Asking, answersSoFar } from "./asking-state.ts";
import { storeAsking } from "./kept-answers.ts";
import { LiftFault } from "./lift-fault.tsx";
import { Deep, HelpAfterAnswer, Ways } from "./under-cards.tsx";
import { drawnFor, useAsking } from "./use-asking.ts";
import { useCardSentence, useLookedAt } from "./use-cards-on-stage.ts";
import { useCheck } from "./use-check.ts";
import { useLift } from "./use-lift.ts";

export interface QuestionsPageProps {
  order: ReadingOrder;
  /** Where the lifted cards lay before; empty if none were lifted on this page. */
  from: readonly CardPlace[];
  /** Called with the answers after the last question, or when the person wants the reading now. */
  onAnswered: (answers: Answers, cards: DrawnCardOutput[]) => void;
  /** Called when the person wants the reading without any question, from now on. */
  onJustRead: (cards: DrawnCardOutput[]) => void;
  /** Called when the draw is gone, so that the person draws anew. */
  onDrawAnew: () => void;
  /** Called when the person has seen the help and goes on. */
  onGoOnAnyway: () => void;
  onGoBack: () => void;
  onSignIn: () => void;
}

const NONE: DrawnCardOutput[] = [];

/** The cards turn on the stage, then the questions come under them, one at a time. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { order, from, onAnswered } = props;
  const { userContext } = order;
  const [plan] = useState(() => planFor(userContext));
  const words = wordsFor(plan.language);
  const { asking, dispatch, hasBegun } = useAsking(order, plan);
  const { cards, fault, tryAgain } = useLift(order);
  const { answers } = asking;
  const told = { userContext, answers };
  const { help, crisis, goBack } = useCheck({ ...told, goOnAnyway: order.goOnAnyway === true });
  const cardCount = cardCountIn(order);
  const turned = hasBegun ? cards : NONE;
  const { haveTurned, reveal } = useCardsInSight({ told: cards, turned, cardCount, from });
  const haveBeenSeen = useLookedAt(haveTurned);
  const sentence = useCardSentence(cards);
  const isShown = cards.length > 0 && sentence !== undefined && (hasBegun || haveBeenSeen);
  useAnswers(order, asking, isShown, () => onAnswered(answers, cards));

  function goBackAStep(): void {
    if (stepBefore(asking, plan) === null) props.onGoBack();
    else dispatch({ type: "wentBack" });
  }
  function readNow(): void {
    const soFar = answersSoFar(asking);
    if (hasAnswers(soFar)) onAnswered(soFar, cards);
    else props.onJustRead(cards);
  }

  if (crisis)
    return <HelpAfterAnswer {...told} help={crisis} onGoBack={goBack} onGoOnAnyway={props.onGoOnAnyway} />;
  return (
    <Stage
      cards={cards.length > 0 ? cards.map(shownCard) : unknownCards(cardCount)}
      reveal={reveal}
      onAnimationEnd={playDropOnTurn}
      isRobHere={asking.remark === null}
      says={
        haveTurned && (
          <RobsWords
            sentence={plan.language === "en" ? sentence : null}
            instead={isShown && asking.at === "when" ? words.questions.when.rob : null}
          />
        )
      }
      top={
        <Ways
          words={words}
          read={words.asking.justRead}
          onGoBack={goBackAStep}
          onReadNow={cards.length > 0 ? readNow : null}
        />
      }
    >
      {fault ? (
        <LiftFault {...props} fault={fault} cardCount={cardCount} onTryAgain={tryAgain} />
      ) : (
        <Deep
          title={cardCount === 1 ? "Your card turns" : "Your cards turn"}
          help={help}
          question={isShown ? { userContext, asking, plan, words, dispatch } : null}
        />
      )}
    </Stage>
  );
}

/**
 * Stores the questions from the first one on, so that a reload comes back to where they stand, and calls `onOver` after the
 * last one.
 */
function useAnswers(order: ReadingOrder, asking: Asking, isShown: boolean, onOver: () => void): void {
  const store = useEffectEvent((now: Asking) => storeAsking(order.draft, drawnFor(order), now));
  const end = useEffectEvent(onOver);
  const isOver = asking.at === null;
  useEffect(() => {
    if (isShown) store(asking);
  }, [isShown, asking]);
  useEffect(() => {
    if (isShown && isOver) end();
  }, [isShown, isOver]);
}

interface RobsWordsProps {
  /** The card's one sentence; nothing until it has loaded, and for a text in another language than the card's. */
  sentence: string | null | undefined;
  /** What he says in its place at a step; it takes the same room, so that nothing moves. */
  instead: string | null;
}

function RobsWords({ sentence, instead }: RobsWordsProps) {
  return (
    <span className="fades-in grid *:[grid-area:1/1]">
      {sentence && <span className={instead === null ? "" : "invisible"}>{sentence}</span>}
      {instead !== null && <span className="fades-in">{instead}</span>}
    </span>
  );
}
