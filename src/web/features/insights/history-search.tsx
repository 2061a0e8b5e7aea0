import type { ReactNode } from "react";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { type HistoryFilter, NO_FILTER } from "../../api/queries/history.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { DECK_IDS } from "../../ui/tarot-card.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { isNarrowed } from "./history-filter.ts";

const TYPES = BLOCK_TYPES.map(({ id, name }) => ({ value: id, label: name }));
const SPREADS = [
  { value: "quick-draw", label: "Quick Duck Spread" },
  { value: "full-pond", label: "Full Pond Spread" },
] as const;
const CARDS = DECK_IDS.map((id) => ({ value: id, label: cardNameOf(id) }));

interface HistorySearchProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** The result of the search as a sentence. Screen readers announce it when it changes. */
  outcome: string;
  /** The row below the filters, with further ways to look at the history. */
  views?: ReactNode;
}

/** The search field and the three filters of the history. */
export function HistorySearch({ filter, onFilter, outcome, views }: HistorySearchProps) {
  const narrowed = isNarrowed(filter);
  return (
    <div className="mb-2">
      <form aria-label="Look for a reading" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label="Search your readings"
          placeholder="A word you remember"
          maxLength={SEARCH_MAX}
          search={filter.search}
          onSearch={(search) => onFilter({ ...filter, search })}
        />
        <Filters filter={filter} onFilter={onFilter} />
      </form>
      {views}
      <div className={narrowed ? "mt-2 flex min-h-11 flex-wrap items-center gap-x-4" : ""}>
        <p role="status" className="type-log text-mist">
          {outcome}
        </p>
        {narrowed && (
          <Button look="link" onClick={() => onFilter(NO_FILTER)}>
            Show all readings
          </Button>
        )}
      </div>
    </div>
  );
}

function Filters({ filter, onFilter }: Pick<HistorySearchProps, "filter" | "onFilter">) {
  return (
    <div className="mt-2 grid grid-cols-3 gap-x-4 sm:gap-x-6">
      <FilterSelect
        label="Kind of block"
        any="Block"
        options={TYPES}
        value={filter.blockTypeId}
        onChange={(blockTypeId) => onFilter({ ...filter, blockTypeId })}
      />
      <FilterSelect
        label="Card"
        any="Card"
        options={CARDS}
        value={filter.cardId}
        onChange={(cardId) => onFilter({ ...filter, cardId })}
      />
      <FilterSelect
        label="Spread"
        any="Spread"
        options={SPREADS}
        value={filter.spreadType}
        onChange={(spreadType) => onFilter({ ...filter, spreadType })}
      />
    </div>
  );
}
