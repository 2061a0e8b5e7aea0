import { Link } from "react-router";
import type { CardSummary } from "#contract/cards.ts";
import { TarotCard } from "../../ui/tarot-card.tsx";

const TAGS_SHOWN = 3;

interface CardTileProps {
  card: CardSummary;
  /** How often the person has drawn the card, as far as it is known. */
  timesMet: number;
}

/** A card in the library: image, meaning and tags, side by side on a phone. The whole tile is a link to the card. */
export function CardTile({ card, timesMet }: CardTileProps) {
  const more = card.tags.length - TAGS_SHOWN;
  return (
    <Link
      to={`/cards/${card.id}`}
      className="group grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-4 sm:block"
    >
      <TarotCard
        isAmongMany
        id={card.id}
        name={card.name}
        className="transition-transform duration-(--quick) group-hover:-translate-y-1 still:transition-none still:group-hover:translate-y-0"
      />
      <div>
        <h2 className="type-title wrap-break-word group-hover:text-gold max-sm:text-[1.2rem] max-sm:leading-6 sm:mt-4">
          {card.name}
        </h2>
        <p className="type-note mt-1 max-sm:text-[0.9rem] max-sm:leading-5">{card.coreMeaning}</p>
        <p className="type-log mt-1 text-mist sm:mt-2">
          {card.tags.slice(0, TAGS_SHOWN).join("\u00a0· ")}
          <span>{more > 0 && `\u00a0+${more}`}</span>
          {timesMet > 0 && <span className="text-gold">{`\u00a0· ${sayMet(timesMet)}`}</span>}
        </p>
      </div>
    </Link>
  );
}

function sayMet(times: number): string {
  return times === 1 ? "met once" : `met ${times} times`;
}
