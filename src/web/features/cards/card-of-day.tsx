import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { cardNameOf } from "#domain/deck/card.ts";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { DECK_IDS, TarotCard } from "../../ui/tarot-card.tsx";

/** The height of the longest question at each width. The text stays at its top, so that nothing moves when the day is known. */
const PLACE_OF_ANY =
  "min-h-69 items-start min-[22.5rem]:min-h-61 min-[24.375rem]:min-h-54 min-[30rem]:min-h-46 sm:min-h-39 md:min-h-0";

interface CardOfDayProps {
  /** Whether the page also shows the whole deck. */
  isAmongMany?: boolean;
  /** By card id: the question that the card asks. The question of today's card is shown if it is among them. */
  questions: Readonly<Record<string, string>>;
}

/**
 * Today's card, which is the same for everybody. A prerendered page shows the card's back until the browser has
 * determined the date.
 */
export function CardOfDay({ isAmongMany = false, questions }: CardOfDayProps) {
  const day = useSyncExternalStore(neverChanges, today, unknown);
  const id = day === null ? undefined : cardOfDay(day, DECK_IDS);
  const question = id && questions[id];
  const face = (
    <TarotCard id={id ?? ""} name="" isFaceDown={!id} isAmongMany={isAmongMany} className="w-20 shrink-0" />
  );
  return (
    <section
      aria-labelledby="card-of-day"
      className={`flex gap-5 ${Object.keys(questions).length > 1 ? PLACE_OF_ANY : "items-center"}`}
    >
      {id ? (
        <Link to={`/cards/${id}`} tabIndex={-1} aria-hidden="true">
          {face}
        </Link>
      ) : (
        <div aria-hidden="true">{face}</div>
      )}
      <div className="min-w-0">
        <h2 id="card-of-day" className="type-log text-mist">
          Card of the day
        </h2>
        <p className="type-brand flex min-h-11 items-center gap-1.5">
          {id && (
            <Link to={`/cards/${id}`} className="underlined py-2 hover:text-gold">
              {cardNameOf(id)}
            </Link>
          )}
          <span>{question && "asks"}</span>
        </p>
        <p className={question ? "type-title" : "type-small text-mist"}>
          {question || "The same for everybody today. It does not count as a reading."}
        </p>
      </div>
    </section>
  );
}

const neverChanges = () => () => {};
const today = () => dayNumberOf(Date.now());
const unknown = () => null;
