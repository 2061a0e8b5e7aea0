// The picture of a year: every block is a stone on a line across the months.
import { Link } from "react-router";
import type { YearOutput } from "#contract/years.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { formatYearMonth } from "#domain/year/year-calendar.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Waterline } from "#web/ui/waterline.tsx";
import { BlockYear } from "./block-year.tsx";
import { MarkKey } from "./mark-key.tsx";

/** The spaces inside a date and inside a number of days, at which no line breaks. */
const BETWEEN_PARTS = /(?<=[a-z]) (?=\d)|(?<=\d) (?=days?\b)/g;

export function YearPicture({ year }: { year: YearOutput }) {
  if (year.blocks.length === 0) {
    return (
      <p className="mt-4 max-w-column text-mist">
        None of your blocks falls in this year, so there is nothing to draw.
      </p>
    );
  }
  return (
    <section aria-label="Every block of the year" className="mt-3 md:mt-8">
      <div className="sticky top-0 z-10 bg-ink pt-2 max-md:-mx-5 max-md:px-5 print:static">
        <div className="year-columns">
          <span />
          <Months year={year} />
        </div>
        <Waterline className="opacity-70" />
      </div>
      <ul className="list-none">
        {year.blocks.map((block) => (
          <li key={block.id} className="year-columns break-inside-avoid border-b border-ripple">
            <BlockWords block={block} />
            <BlockYear block={block} year={year} />
          </li>
        ))}
      </ul>
      <MarkKey />
    </section>
  );
}

function BlockWords({ block: { id, name, blockTypeId, said } }: { block: YearOutput["blocks"][number] }) {
  return (
    <div className="flex min-w-0 gap-2.5 pt-3 md:pb-3 print:py-1.5">
      <BlockGlyph kind={blockTypeId} className="mt-1 size-5" />
      <div className="min-w-0">
        <Link
          dir="auto"
          to={`/blocks/${id}`}
          className="type-brand -my-2 block py-2 [overflow-wrap:anywhere] hover:text-gold"
        >
          {name || "A block"}
        </Link>
        <p className="type-log text-pretty text-mist">
          {blockTypeOf(blockTypeId)?.name}. {said.replace(BETWEEN_PARTS, "\u00a0")}.
        </p>
      </div>
    </div>
  );
}

/** The names of the months, shortened to their first letters on a phone. */
function Months({ year: { year, months, days } }: { year: YearOutput }) {
  return (
    <div aria-hidden="true" className="year-months">
      {months.map((first, index) => (
        <span
          key={first}
          className="type-log text-mist"
          style={{ flexGrow: (months[index + 1] ?? days) - first }}
        >
          {formatYearMonth(year, index).slice(0, 1)}
          <span className="max-lg:hidden print:inline">{formatYearMonth(year, index).slice(1)}</span>
        </span>
      ))}
    </div>
  );
}
