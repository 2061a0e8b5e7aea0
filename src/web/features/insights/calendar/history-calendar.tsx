import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { insightTimesQuery } from "#web/api/queries/history.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { ChevronIcon } from "#web/ui/icons.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import { readingDays, yearBefore } from "./reading-days.ts";

/** The grid is loaded when the calendar opens. */
const MonthGrid = lazy(() => import("./month-grid.tsx").then((module) => ({ default: module.MonthGrid })));

interface HistoryCalendarProps {
  /** The day whose readings are shown; `null` if all are. */
  day: string | null;
  onDay: (day: string | null) => void;
  /** Whether there are readings at all. Without any there is no calendar. */
  hasReadings: boolean;
  /** When the account was made. Before its first year is over, no reading is a year old. */
  since: string | undefined;
  now?: Date;
  /** Further ways to look at the history, at the end of the row. */
  children?: ReactNode;
}

/**
 * A calendar of the history, closed at first. Days with readings have a ring. A button beside it selects the readings
 * of a year ago today, if there are any. The days are requested when the calendar opens or the account is a year old.
 */
export function HistoryCalendar(props: HistoryCalendarProps) {
  const { day, onDay, hasReadings, since, now = new Date(), children } = props;
  const { dayOf } = useDates();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const today = dayOf(now);
  const aYearAgo = yearBefore(today);
  const isNeeded = hasReadings && (isOpen || (since !== undefined && dayOf(since) <= aYearAgo));
  const { data, error, refetch } = useQuery({ ...insightTimesQuery, enabled: isNeeded });
  const days = data && readingDays(data.times, data.locked, dayOf);
  const found = days?.get(aYearAgo);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        {hasReadings && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-mist hover:text-moon"
          >
            Calendar
            <ChevronIcon className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
          </button>
        )}
        {found && !found.isLocked && day !== aYearAgo && (
          <Button look="link" onClick={() => onDay(aYearAgo)}>
            A year ago today
          </Button>
        )}
        {children}
      </div>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && !days && !error && <Loading />}
        {isOpen && error && (
          <Notice tone="warning">
            The calendar did not load. {error.message}{" "}
            <Button look="link" onClick={() => void refetch()}>
              Retry
            </Button>
          </Notice>
        )}
        {isOpen && days && (
          <Suspense fallback={<Loading />}>
            <MonthGrid days={days} day={day} today={today} onDay={onDay} />
          </Suspense>
        )}
      </div>
    </>
  );
}
