import type { CSSProperties } from "react";
import type { DrawnCardOutput } from "../../../contract/cards.ts";
import { nameOf } from "../../../domain/deck/card.ts";
import { TarotCard } from "../../ui/tarot-card.tsx";

interface DrawnSpreadProps {
  cards: DrawnCardOutput[];
  /** Cards turn over one after the other, as they were lifted. */
  isRevealing?: boolean;
}

/** The cards as they lie, their waterlines meeting; each with position, name and orientation in words. */
export function DrawnSpread({ cards, isRevealing = false }: DrawnSpreadProps) {
  return (
    <ul className="flex items-start justify-center gap-3 md:gap-4.5">
      {cards.map((card, place) => (
        <li
          key={card.id}
          className={isRevealing ? "card-turns" : ""}
          style={{ "--place": place } as CSSProperties}
        >
          <TarotCard id={card.id} name={nameOf(card.id)} isReversed={card.reversed} size="spread" />
          <CardCaption card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardCaption({ card }: { card: DrawnCardOutput }) {
  const words = [card.position, card.chosen && "chosen", card.reversed && "reversed"].filter(Boolean);
  return (
    <p className="mt-3 w-24 sm:w-auto">
      <span className="type-log block min-h-5 text-mist">{words.join(", ")}</span>
      <span className="font-display text-lg leading-6 md:text-2xl">
        {nameOf(card.id).replace(/^The /, "")}
      </span>
    </p>
  );
}
