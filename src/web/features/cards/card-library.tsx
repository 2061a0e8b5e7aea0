import { type ReactNode, useState } from "react";
import type { CardSummary } from "#contract/cards.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { Button } from "../../ui/button.tsx";
import { SearchIcon } from "../../ui/icons.tsx";
import { OwnTextInput } from "../../ui/own-text.tsx";
import { CardTile } from "./card-tile.tsx";
import { findCards } from "./find-cards.ts";

/** The number of tiles that are rendered first: the first screen of a phone and one row more. */
const TILES_AT_ONCE = 4;

interface CardLibraryProps {
  cards: CardSummary[];
  /** Content beside the title: a link to another page. */
  aside?: ReactNode;
  /** The content that shows the card of the day. It is hidden during a search. */
  today?: ReactNode;
}

/** The card library: every card, and a search over name, core meaning and tags. */
export function CardLibrary({ cards, aside, today }: CardLibraryProps) {
  const [words, setWords] = useState("");
  const shown = findCards(cards, words);
  const isSearching = words.trim() !== "";
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
      {today && !isSearching && <div className="mt-6 border-y border-hair-faint py-4">{today}</div>}
      {shown.length === 0 ? (
        <NoCardsFound onClear={() => setWords("")} />
      ) : (
        <ul className="mt-8 grid list-none grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {shown.map((card, index) => (
            <li key={card.id} className={index < TILES_AT_ONCE ? undefined : "comes-later"}>
              <CardTile card={card} />
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
