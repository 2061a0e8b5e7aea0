import { Link } from "react-router";
import type { NoteOnReading } from "#contract/reflections.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { useDates } from "../../api/use-dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { KindLabel } from "./kind-label.tsx";

/** A note that the person wrote on a reading, with a link to that reading. The note can be edited there. */
export function NoteRow({ note }: { note: NoteOnReading }) {
  const { formatFullDay } = useDates();
  const { insightId, headline, cardId, text, blockTypeId, createdAt } = note;
  const type = blockTypeId && blockTypeOf(blockTypeId);
  const page = `/insights/${insightId}`;
  return (
    <li className="flex gap-4 border-b border-ripple py-6 sm:gap-6">
      <Link to={page} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start">
        <TarotCard
          id={cardId ?? "back"}
          name={cardId ? cardNameOf(cardId) : ""}
          size="thumb"
          isFaceDown={!cardId}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="type-log flex min-h-11 flex-wrap items-center gap-x-3 text-mist">
          <span>A note on a reading</span>
          <time dateTime={createdAt}>{formatFullDay(createdAt)}</time>
          <KindLabel type={type} />
        </p>
        {headline && (
          <h2 dir="auto" className="type-brand [overflow-wrap:anywhere]">
            {headline}
          </h2>
        )}
        <p
          dir="auto"
          className="type-write mt-2 line-clamp-8 max-w-column-read whitespace-pre-wrap text-ghost [overflow-wrap:anywhere]"
        >
          {text}
        </p>
        <ButtonLink look="link" to={page} className="mt-1">
          Open the reading
          {headline && <span className="sr-only">: {headline}</span>}
        </ButtonLink>
      </div>
    </li>
  );
}
