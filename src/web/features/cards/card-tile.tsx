import { Link } from "react-router";
import type { CardSummary } from "#contract/cards.ts";
import { TarotCard } from "../../ui/tarot-card.tsx";

const TAGS_SHOWN = 3;
const ARTICLE = /^(The )?(.+)$/;

/** A card in the library: image, meaning and tags. The whole tile is a link to the card. */
export function CardTile({ card }: { card: CardSummary }) {
  const more = card.tags.length - TAGS_SHOWN;
  const [, article = "", rest = card.name] = ARTICLE.exec(card.name) ?? [];
  return (
    <Link to={`/cards/${card.id}`} className="group block">
      <TarotCard
        isAmongMany
        id={card.id}
        name={card.name}
        className="transition-transform duration-(--quick) group-hover:-translate-y-1 still:transition-none still:group-hover:translate-y-0"
      />
      <h2 className="type-title mt-4 hyphens-auto wrap-break-word group-hover:text-gold">
        {/* The article of the name is hidden on a phone, where two tiles share a row. The card's image shows
            the article. */}
        <span className="max-sm:sr-only">{article}</span>
        {rest}
      </h2>
      <p className="type-note mt-1">{card.coreMeaning}</p>
      <p className="type-log mt-2 text-mist">
        {card.tags.slice(0, TAGS_SHOWN).join("\u00a0· ")}
        <span>{more > 0 && `\u00a0+${more}`}</span>
      </p>
    </Link>
  );
}
