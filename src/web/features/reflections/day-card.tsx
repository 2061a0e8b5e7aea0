import { Suspense, useId, useReducer, useState } from "react";
import { Link } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { autosaveDraft } from "../../api/text-draft.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOr } from "../../ui/load-later.ts";
import { Notice } from "../../ui/notice.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { dayAnswerName } from "./reflection-name.ts";

/** Loaded when it is needed, because home must stay small. */
const DayAnswer = lazyOr(
  () => import("./day-answer.tsx").then((module) => module.DayAnswer),
  () => <Notice tone="warning">The field did not load. Reload the page to try again.</Notice>,
);

type CardOfDay = HomeOutput["cardOfDay"];

interface DayCardProps {
  userId: string;
  card: CardOfDay;
  /**
   * Whether the field of the answer is open or a button opens it. main: it is open, and sending is the one yellow action of
   * the screen.
   */
  field: "main" | "open" | "closed";
  /** Whether the page shows other cards as well. */
  isAmongMany: boolean;
}

/** Today's card, which is the same for everybody, its question, and the person's answer to it. */
export function DayCard({ userId, card: today, field, isAmongMany }: DayCardProps) {
  const card = useCard(userId, today);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const hasDraft = autosaveDraft.read(dayAnswerName(userId, card.id)) !== null;
  const isShown = field !== "closed" || isAsked || hasDraft || Boolean(card.reflection);
  return (
    <section aria-labelledby={`${id}-day`} className="day-card">
      <Link to={`/cards/${card.id}`} aria-label={cardNameOf(card.id)} className="day-card-face">
        <TarotCard id={card.id} name="" isAmongMany={isAmongMany} className="w-full" />
      </Link>
      <div className="day-card-words">
        <h2 id={`${id}-day`} className="type-log text-mist">
          Card of the day
        </h2>
        <p id={`${id}-question`} className="type-title mt-1 text-pretty">
          {card.question}
        </p>
      </div>
      <div className="day-card-answer">
        {isShown ? (
          <Suspense fallback={<div className="min-h-14" />}>
            <DayAnswer
              key={card.id}
              userId={userId}
              cardId={card.id}
              questionId={`${id}-question`}
              saved={card.reflection ?? null}
              isMain={field === "main"}
              isAsked={isAsked}
              onSent={lookAgain}
            />
          </Suspense>
        ) : (
          <Button look="link" onClick={() => setAsked(true)}>
            Write an answer
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * Returns the card of the day. The card changes for everybody at the same moment, so a person who is typing an answer then
 * keeps the card that asked.
 */
function useCard(userId: string, today: CardOfDay): CardOfDay {
  const [shown, setShown] = useState(today);
  const isKept = shown.id !== today.id && autosaveDraft.read(dayAnswerName(userId, shown.id)) !== null;
  if (shown === today || isKept) return shown;
  setShown(today);
  return today;
}
