import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { YearOutput } from "#contract/years.ts";
import { isApiError } from "#web/api/api-error.ts";
import { yearQuery } from "#web/api/queries/years.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Invention } from "#web/ui/invention.tsx";
import { ErrorPanel, Notice } from "#web/ui/notice.tsx";
import { StillWater } from "../pictures/still-water.tsx";
import { INVENTED_YEAR } from "./invented-year.ts";
import { YearFacts } from "./year-facts.tsx";
import { YearLinks } from "./year-links.tsx";
import { YearPicture } from "./year-picture.tsx";
import { YearSkeleton } from "./year-skeleton.tsx";

interface YearPageProps {
  /** The year in the address; `undefined` for the current one. */
  asked: number | undefined;
  /** Renders the buttons to keep the shown year, such as printing. */
  renderKeep: (year: YearOutput) => ReactNode;
}

/** The page of a calendar year of the person, made for keeping. */
export function YearPage({ asked, renderKeep }: YearPageProps) {
  const { data, error, isError, refetch } = useQuery(yearQuery(asked));
  if (!data && isError) return <YearFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <YearSkeleton />;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="type-section">{data.year} in blocks</h1>
        <YearLinks years={data.years} shown={data.year} />
      </div>
      {isError && <Notice tone="warning">This may be out of date: it could not be loaded again.</Notice>}
      {data.isLocked && <LockedYear needs={data.needs} />}
      {!data.isLocked && !data.found && (
        <EmptyYear year={data.year} isCurrent={data.year === data.years[0]} />
      )}
      {!data.isLocked && data.found && (
        <article className="year-page">
          <YearPicture year={data.found} />
          <YearFacts year={data.found} />
          {renderKeep(data.found)}
        </article>
      )}
    </>
  );
}

function LockedYear({ needs }: { needs: string }) {
  return (
    <div className="mt-4">
      <p className="max-w-column">
        {needs} It holds every block of the year, what stood out, and a sentence of your own, to print or as a
        PDF.
      </p>
      <Invention>
        <YearPicture year={INVENTED_YEAR} />
      </Invention>
      <p className="mt-6">
        <ButtonLink look="outline" to="/pricing">
          What Premium adds
        </ButtonLink>
      </p>
      <p className="type-small mt-6 max-w-column text-mist">
        The entries it is made of are yours on every plan: they are in the download of everything, in{" "}
        <ButtonLink look="link" to="/preferences">
          Preferences
        </ButtonLink>
        .
      </p>
    </div>
  );
}

function EmptyYear({ year, isCurrent }: { year: number; isCurrent: boolean }) {
  return (
    <div className="pattern-columns mt-8 border-t border-hair-faint pt-7">
      <div>
        <h2 className="type-say">{isCurrent ? "Nothing yet." : "Nothing here."}</h2>
        <p className="type-note mt-2 text-mist">
          There is no block, reading or word of yours in {year}. I could draw you a year from nothing, but
          then it would be mine.
        </p>
        <p className="mt-3">
          <ButtonLink look="outline" to={isCurrent ? "/new-insight" : "/year"}>
            {isCurrent ? "New reading" : "The current year"}
          </ButtonLink>
        </p>
      </div>
      <div className="mt-5 min-w-0 lg:mt-1">
        <StillWater />
      </div>
    </div>
  );
}

function YearFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isOffline = isApiError(error, "offline");
  return (
    <ErrorPanel
      cause={error}
      title={isOffline ? "No connection" : "The year did not load"}
      kept="Every entry it is made of is safe on the server."
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {isOffline ? "A year is counted on the server. It comes back with the connection." : error?.message}
    </ErrorPanel>
  );
}
