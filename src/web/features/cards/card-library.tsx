import { type ReactNode, useState } from "react";
import type { CardSummary } from "#contract/cards.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { Button } from "../../ui/button.tsx";
import { SearchIcon } from "../../ui/icons.tsx";
import { OwnTextInput } from "../../ui/own-text.tsx";
import { CardTile } from "./card-tile.tsx";
import { filterCards, findCards, NO_FILTER, type TimesMet } from "./find-cards.ts";
import { LibraryFilters } from "./library-filters.tsx";

/** The number of tiles that are rendered first: the first screen of a phone, or of a large window. */
const TILES_AT_ONCE = 6;

interface CardLibraryProps {
  cards: CardSummary[];
  /** Content beside the title: a link to another page. */
  aside?: ReactNode;
  /** The content that shows the card of the day. It is hidden during a search. */
  today?: ReactNode;
  /** `null` while it loads; absent for somebody without an account. */
  timesMet?: TimesMet | null | undefined;
}

/** The card library: every card, a search over name, core meaning and tags, and filters. */
export function CardLibrary({ cards, aside, today, timesMet }: CardLibraryProps) {
  const [words, setWords] = useState("");
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = findCards(filterCards(cards, filter, timesMet ?? null), words);
  const isSearching = words.trim() !== "" || filter.family !== null || filter.met !== null;
  const clear = () => {
    setWords("");
    setFilter(NO_FILTER);
  };
  return (
    <div className="page-frame w-full py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h1 className="type-section">Card Library</h1>
        <search className="relative w-full max-w-md">
          <SearchIcon className="absolute top-4 left-4 size-5 text-mist" />
          <OwnTextInput
            type="search"
            called="The search"
            limit={SEARCH_MAX}
            aria-label="Search cards"
            placeholder="Search cards by name, meaning, or tags..."
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="h-13 w-full text-ellipsis rounded-full border border-edge bg-pond pr-5 pl-12 text-moon placeholder:text-mist [&::-webkit-search-cancel-button]:hidden"
          />
        </search>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        <p className="type-log text-mist" role="status">
          {isSearching
            ? `Showing ${shown.length} of ${cards.length} cards`
            : `${cards.length} cards in the ethereal deck`}
        </p>
        {aside}
      </div>
      <LibraryFilters filter={filter} deckSize={cards.length} timesMet={timesMet} onChange={setFilter} />
      {today && !isSearching && <div className="mt-6 border-y border-hair-faint py-4">{today}</div>}
      {shown.length === 0 ? (
        <NoCardsFound onClear={clear} />
      ) : (
        <ul className="mt-6 grid list-none gap-x-4 gap-y-2 sm:mt-8 sm:grid-cols-3 sm:gap-y-10 md:gap-x-6 lg:grid-cols-4">
          {shown.map((card, index) => (
            <li key={card.id} className={index < TILES_AT_ONCE ? undefined : "tile-comes-later"}>
              <CardTile card={card} timesMet={timesMet?.get(card.id) ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoCardsFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-16">
      <h2 className="type-title">No cards found</h2>
      <p className="mt-2 text-mist">The deck has no word for that. It may still have a card.</p>
      <Button look="outline" onClick={onClear} className="mt-6">
        Clear Search
      </Button>
    </div>
  );
}
