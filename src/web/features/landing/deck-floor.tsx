import { Link } from "react-router";
import { TarotCard } from "../../ui/tarot-card.tsx";
import type { StripCard } from "./strip-card.ts";

/** Shows some cards of the deck near the bottom of the page. All their waterlines are at the same height. */
export function DeckFloor({ deckSize, strip }: { deckSize: number; strip: StripCard[] }) {
  return (
    <section className="comes-later depth-4 relative pt-12 lg:pt-16" aria-labelledby="deck-title">
      <div className="flex flex-wrap items-end justify-between gap-4 px-6 md:px-12 xl:px-20">
        <h2 id="deck-title" className="type-section max-w-[10.7em] lg:max-w-[14.3em]">
          They have never seen your future. <span className="inline-block">They have seen this bug.</span>
        </h2>
        <p className="type-log whitespace-nowrap text-mist">{deckSize} cards in the ethereal deck</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="mt-8 overflow-x-auto pb-6" aria-label="Some of the cards" tabIndex={0}>
        <ul className="mx-auto flex w-max list-none gap-2 px-6 md:px-12 xl:px-20">
          <li className="max-lg:hidden">
            <TarotCard isAmongMany id="back" name="" isFaceDown className="w-49" />
          </li>
          {strip.map(({ id, name, artAlt }) => (
            <li key={id}>
              <Link
                to={`/cards/${id}`}
                className="block transition-transform duration-(--quick) hover:-translate-y-1"
              >
                <TarotCard isAmongMany id={id} name={name} alt={artAlt} className="w-41 lg:w-49" />
              </Link>
            </li>
          ))}
          <li className="max-lg:hidden">
            <TarotCard isAmongMany id="back" name="" isFaceDown className="w-49" />
          </li>
        </ul>
      </section>
    </section>
  );
}
