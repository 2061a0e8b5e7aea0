import { useState } from "react";
import { sayDay } from "#domain/day-words.ts";
import { browserLocale } from "#web/api/dates.ts";
import { ChevronIcon } from "#web/ui/icons.tsx";
import { daysOfMonth, firstWeekday, shiftMonth } from "./month-days.ts";
import type { ReadingDay } from "./reading-days.ts";

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

interface MonthGridProps {
  days: ReadonlyMap<string, ReadingDay>;
  /** The chosen day; `null` if none is. */
  day: string | null;
  today: string;
  onDay: (day: string | null) => void;
}

/** One month as a grid of days, with buttons for the previous and the next month. */
export function MonthGrid({ days, day, today, onDay }: MonthGridProps) {
  const [month, setMonth] = useState((day ?? today).slice(0, 7));
  const oldest = [...days.keys()].at(-1)?.slice(0, 7) ?? month;
  const weekBegin = firstWeekday(browserLocale());
  const { empty, days: ofMonth } = daysOfMonth(month, weekBegin);
  return (
    <section aria-label="Calendar of your readings" className="max-w-100">
      <div className="flex items-center justify-between">
        <MonthButton
          label="The month before"
          isOff={month <= oldest}
          onClick={() => setMonth(shiftMonth(month, -1))}
        />
        <h2 aria-live="polite" className="type-brand">
          {sayDay(`${month}-01`, "monthAndYear")}
        </h2>
        <MonthButton
          label="The month after"
          isOff={month >= today.slice(0, 7)}
          onClick={() => setMonth(shiftMonth(month, 1))}
          className="-scale-x-100"
        />
      </div>
      <div className="mt-1 grid grid-cols-7 justify-items-center">
        {[...WEEKDAYS.slice(weekBegin), ...WEEKDAYS.slice(0, weekBegin)].map((name) => (
          <span key={name} aria-hidden="true" className="type-log text-mist">
            {name}
          </span>
        ))}
        {ofMonth.map((one, index) => (
          <div key={one} style={index === 0 ? { gridColumnStart: empty + 1 } : undefined}>
            <Day
              day={one}
              found={days.get(one)}
              isChosen={one === day}
              isToday={one === today}
              onChoose={() => onDay(one === day ? null : one)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface MonthButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  className?: string;
}

/** An arrow to another month. At the end of the calendar it stays in its place and does nothing. */
function MonthButton({ label, isOff, onClick, className = "" }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className={`grid size-11 cursor-pointer place-items-center text-gold aria-disabled:cursor-default aria-disabled:text-mist aria-disabled:opacity-50 ${className}`}
    >
      <ChevronIcon className="rotate-90" />
    </button>
  );
}

interface DayProps {
  day: string;
  found: ReadingDay | undefined;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
}

const PLACE = "type-log grid size-10 place-items-center rounded-full sm:size-11";

/** A day. With readings it is a ring, and a second one around it if there are several; a locked one is dashed. */
function Day({ day, found, isChosen, isToday, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  const place = `${PLACE} ${isToday ? "underline underline-offset-4" : ""}`;
  if (!found) return <span className={`${place} text-mist`}>{number}</span>;
  const readings = found.count === 1 ? "1 reading" : `${found.count} readings`;
  if (found.isLocked) {
    return (
      <span className={`${place} border border-dashed border-edge text-mist`}>
        {number}
        <span className="sr-only">, {readings}, older than your plan shows</span>
      </span>
    );
  }
  const several = found.count > 1 && !isChosen ? "outline outline-1 -outline-offset-5 outline-hair" : "";
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${sayDay(day)}, ${readings}`}
      onClick={onChoose}
      className={`${place} cursor-pointer border border-gold ${isChosen ? "bg-gold text-ink" : "text-moon hover:bg-ripple"} ${several}`}
    >
      {number}
    </button>
  );
}
