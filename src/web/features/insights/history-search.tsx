import { type ReactNode, useId, useState } from "react";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { type HistoryFilter, NO_FILTER } from "../../api/queries/history.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
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

/**
 * The search field and the three filters of the history. On a phone a button beside the field opens the filters. They
 * are open from the start if one of them is set.
 */
export function HistorySearch({ filter, onFilter, outcome, views }: HistorySearchProps) {
  const narrowed = isNarrowed(filter);
  const id = useId();
  const [isOpen, setOpen] = useState(() => isFiltered(filter));
  return (
    <div className="sm:mb-2 lg:sticky lg:top-8">
      <form aria-label="Look for a reading" onSubmit={(event) => event.preventDefault()}>
        <div className="flex gap-1">
          <div className="min-w-0 flex-1">
            <SearchField
              label="Search your readings"
              placeholder="A word you remember"
              limit={SEARCH_MAX}
              search={filter.search}
              onSearch={(search) => onFilter({ ...filter, search })}
            />
          </div>
          <button
            type="button"
            aria-label={isFiltered(filter) ? "Filters, some are set" : "Filters"}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={`-mr-2 grid w-11 shrink-0 cursor-pointer place-items-center hover:text-moon sm:hidden ${isFiltered(filter) ? "text-gold" : "text-mist"}`}
          >
            <FilterIcon />
          </button>
        </div>
        <div id={id} className={isOpen ? "" : "max-sm:hidden"}>
          <Filters filter={filter} onFilter={onFilter} />
        </div>
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

const isFiltered = ({ blockTypeId, cardId, spreadType }: HistoryFilter) =>
  blockTypeId !== null || cardId !== null || spreadType !== null;

/** Three lines with a knob each. */
function FilterIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
      <g fill="var(--ink)">
        <circle cx="9" cy="6.5" r="1.8" />
        <circle cx="15.5" cy="12" r="1.8" />
        <circle cx="8" cy="17.5" r="1.8" />
      </g>
    </Icon>
  );
}

function Filters({ filter, onFilter }: Pick<HistorySearchProps, "filter" | "onFilter">) {
  return (
    <div className="mt-2 grid grid-cols-3 gap-x-4 sm:gap-x-6 lg:grid-cols-1">
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
