import type { ReactNode } from "react";
import { Link } from "react-router";
import type { YearOutput } from "#contract/years.ts";
import { counted } from "#domain/text/counted.ts";
import { countPhrases } from "#domain/year/count-phrases.ts";
import { formatYearDay } from "#domain/year/year-calendar.ts";
import { RobSays } from "#web/ui/rob.tsx";
import { TarotCard } from "#web/ui/tarot-card.tsx";

/** Shows the counts of a year and what stood out in it. */
export function YearFacts({ year }: { year: YearOutput }) {
  return (
    <>
      <Counts counts={year.counts} />
      <StoodOut year={year} />
      <OwnSentence year={year} />
      <div className="mt-8 max-w-200 break-inside-avoid print:mt-4">
        <RobSays mood={year.leftOut > 0 ? "gentle" : "amused"} isLarge>
          {year.remark}
        </RobSays>
        {year.leftOut > 0 && (
          <p className="type-small mt-4 text-mist">
            {year.leftOut === 1 ? "One entry" : `${year.leftOut} entries`} about something heavy{" "}
            {year.leftOut === 1 ? "is" : "are"} left out of this page on purpose. Your history has it all.
          </p>
        )}
      </div>
    </>
  );
}

function Counts({ counts }: Pick<YearOutput, "counts">) {
  return (
    <section aria-label="In figures" className="mt-10 break-inside-avoid print:mt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6 print:grid-cols-6">
        {countPhrases(counts).map(({ id, count, words }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="type-small text-mist">{words}</dt>
            <dd className="type-display tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StoodOut({ year: { longest, fastest, card } }: { year: YearOutput }) {
  if (!longest && !fastest && !card) return null;
  return (
    <section
      aria-label="What stood out"
      className="mt-10 grid gap-x-12 border-t border-hair-faint lg:grid-cols-3 print:mt-4 print:grid-cols-3"
    >
      {longest && (
        <Fact label="the longest block" title={<BlockLink {...longest} />}>
          Stuck on {counted(longest.days, "day")} of the year.
        </Fact>
      )}
      {fastest && (
        <Fact label="quickest to resolve" title={<BlockLink {...fastest} />}>
          In {counted(fastest.days, "day")}.
        </Fact>
      )}
      {card && (
        <Fact
          label="the card drawn most"
          title={`${card.name}, ${card.times} times`}
          picture={<TarotCard id={card.cardId} name={card.name} className="w-18 shrink-0" />}
        >
          {card.detail}
        </Fact>
      )}
    </section>
  );
}

function BlockLink({ blockId, name }: { blockId: string; name: string }) {
  return (
    <Link dir="auto" to={`/blocks/${blockId}`} className="hover:text-gold [overflow-wrap:anywhere]">
      {name || "A block"}
    </Link>
  );
}

interface FactProps {
  label: string;
  title: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}

function Fact({ label, title, picture, children }: FactProps) {
  return (
    <div className="flex gap-4 pt-6 break-inside-avoid print:pt-3">
      {picture}
      <div className="min-w-0">
        <h2 className="type-say">
          <span className="type-log mb-1 block text-mist">{label}</span>
          {title}
        </h2>
        <p className="type-note mt-1 text-mist">{children}</p>
      </div>
    </div>
  );
}

function OwnSentence({ year: { year, ownSentence } }: { year: YearOutput }) {
  if (!ownSentence) return null;
  const { text, day, insightId } = ownSentence;
  return (
    <figure className="mt-10 max-w-column-read border-l-2 border-gold pl-5 break-inside-avoid print:mt-4">
      <blockquote dir="auto" className="type-quip text-ghost [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      <figcaption className="type-log mt-2 text-mist">
        You wrote that on {formatYearDay(year, day)}. Of everything you wrote, it looks like the hardest to
        write.{" "}
        {insightId && (
          <Link
            to={`/insights/${insightId}`}
            className="text-gold underlined hover:decoration-gold print:hidden"
          >
            The reading
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
