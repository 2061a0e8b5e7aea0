import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CardOutput } from "#contract/cards.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BackIcon } from "../../ui/icons.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";

/** A card and its neighbours in the deck, for the links on its page. */
interface ShownCard {
  card: CardOutput;
  previous: { id: string; name: string };
  next: { id: string; name: string };
}

/** The parts of the page that differ between a visitor and a signed-in person. */
export interface CardSlots {
  /** The content under the meanings: a banner for visitors, or the person's own history with the card. */
  invitation: ReactNode;
  /** The card's text: the general one, or the personal one. */
  body: ReactNode;
}

interface CardPageProps extends ShownCard, CardSlots {
  closing: ReactNode;
}

/** A card's page: its image, its meanings and its texts. */
export function CardPage({ card, previous, next, invitation, body, closing }: CardPageProps) {
  return (
    <article className="page-frame w-full py-4 md:py-8">
      <ButtonLink to="/cards" look="link" className="!inline-flex items-center gap-2 print:hidden">
        <BackIcon className="size-5" />
        Back to Cards
      </ButtonLink>
      <div className="mt-4 grid gap-8 md:grid-cols-[minmax(0,200px)_minmax(0,1fr)] md:gap-10 lg:grid-cols-[minmax(0,300px)_minmax(0,1fr)] lg:gap-16">
        <div className="md:sticky md:top-8 md:self-start">
          <TarotCard
            id={card.id}
            name={card.name}
            alt={card.artAlt}
            className="mx-auto max-w-60 md:max-w-none"
          />
        </div>
        <div className="min-w-0 max-w-column-wide">
          <h1 className="type-section">{card.name}</h1>
          {/* The heading reserves three lines on a phone, so that a late font shifts nothing below. */}
          <p className="type-quip mt-3 text-ghost max-md:min-h-[3lh]">{`“${card.duckQuestion}”`}</p>
          <p className="type-read mt-5">{card.coreMeaning}</p>
          {card.reversedMeaning && (
            <p className="type-read mt-4">
              <span className="type-log mr-2 text-mist">reversed</span>
              {card.reversedMeaning}
            </p>
          )}
          {invitation}
          {body}
          <p className="type-log mt-8 text-mist">{card.tags.join("\u00a0· ")}</p>
          <div className="mt-10 flex flex-wrap items-center gap-2 max-lg:gap-x-6">{closing}</div>
        </div>
      </div>
      <Neighbours previous={previous} next={next} />
    </article>
  );
}

/** The links to the previous and the next card of the deck. */
function Neighbours({ previous, next }: Pick<ShownCard, "previous" | "next">) {
  return (
    <nav
      aria-label="Neighboring cards"
      className="type-note mt-14 flex justify-between gap-6 border-t border-ripple pt-2"
    >
      <Link
        to={`/cards/${previous.id}`}
        className="inline-flex min-h-11 items-center text-mist hover:text-moon"
      >
        ← {previous.name}
      </Link>
      <Link to={`/cards/${next.id}`} className="inline-flex min-h-11 items-center text-mist hover:text-moon">
        {next.name} →
      </Link>
    </nav>
  );
}
