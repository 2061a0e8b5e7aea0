import { Suspense, useId, useReducer, useState } from "react";
import { Link } from "react-router";
import { addDays } from "#domain/calendar-days.ts";
import { sayDay } from "#domain/day-words.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOr } from "../../ui/load-later.ts";
import { Notice } from "../../ui/notice.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { begunEarlier, type DayCardOutput, hasDayDraft } from "./day-draft.ts";

/** Loaded when it is needed, because home must stay small. */
const DayAnswer = lazyOr(
  () => import("./day-answer.tsx").then((module) => module.DayAnswer),
  () => <Notice tone="warning">The field did not load. Reload the page to try again.</Notice>,
);

interface DayCardProps {
  userId: string;
  card: DayCardOutput;
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
  const isShown = field !== "closed" || isAsked || hasDayDraft(userId, card) || Boolean(card.reflection);
  const isOver = card.day !== today.day;
  return (
    <section aria-labelledby={`${id}-day`} className={isShown ? "day-card" : "day-card day-card-small"}>
      <Link to={`/cards/${card.id}`} aria-label={cardNameOf(card.id)} className="day-card-face">
        <TarotCard id={card.id} name="" isAmongMany={isAmongMany} className="w-full" />
      </Link>
      <div className="day-card-words">
        <h2 id={`${id}-day`} className="type-log text-mist">
          {isOver ? formerName(card.day, today.day) : "Card of the day"}
        </h2>
        <p
          dir="auto"
          id={`${id}-question`}
          className={`mt-1 text-pretty ${isShown ? "type-title" : "type-brand line-clamp-3"}`}
        >
          {card.question}
        </p>
      </div>
      <div className="day-card-answer">
        {isShown ? (
          <Suspense fallback={<div className="min-h-14" />}>
            <DayAnswer
              key={`${card.day} ${card.id}`}
              userId={userId}
              card={card}
              questionId={`${id}-question`}
              isMain={field === "main"}
              isAsked={isAsked}
              isOver={isOver}
              onSettled={lookAgain}
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
 * Returns the card of the day. The card changes for everybody at the same moment, so a person who has begun an answer then
 * keeps the card that asked, until they send the answer or let it go.
 */
function useCard(userId: string, today: DayCardOutput): DayCardOutput {
  const [shown, setShown] = useState(() => begunEarlier(userId, today) ?? today);
  const isKept = shown.day !== today.day && hasDayDraft(userId, shown);
  if (shown === today || isKept) return shown;
  setShown(today);
  return today;
}

function formerName(day: string, today: string): string {
  return day === addDays(today, -1) ? "Yesterday’s card" : `Card of ${sayDay(day, "short")}`;
}
