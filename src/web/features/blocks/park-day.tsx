import { useState } from "react";
import { LONGEST_PARK_DAYS, type ParkChoice, parkChoices } from "#domain/blocks/park.ts";
import { addDays } from "#domain/calendar-days.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { Choices } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";

const NAMES: Record<ParkChoice["name"], string> = { week: "In a week", month: "In four weeks" };
const NO_DAY = "none";
const OWN_DATE = "date";

interface ParkDayProps {
  today: string;
  /**
   * The chosen day: `null` for no day, an empty string while a date is still incomplete. The day may lie outside
   * the allowed range.
   */
  day: string | null;
  onChange: (day: string | null) => void;
}

/** Lets the person choose the day on which the app asks about a paused block again. They may also choose no day. */
export function ParkDay({ today, day, onChange }: ParkDayProps) {
  const days = parkChoices(today);
  const [choice, setChoice] = useState<string>(() => {
    if (day === null) return NO_DAY;
    return days.find((offered) => offered.day === day)?.name ?? OWN_DATE;
  });
  function choose(name: string): void {
    setChoice(name);
    if (name === NO_DAY) onChange(null);
    else onChange(days.find((offered) => offered.name === name)?.day ?? "");
  }
  return (
    <div className="grid gap-3">
      <Choices
        legend="Look at it again"
        labels={labelsOf(days, today)}
        chosen={choice}
        onChoose={choose}
        hint="On that day your home page asks about it. Until then it is quiet."
      />
      {choice === OWN_DATE && (
        <div className="max-w-60">
          <TextField
            label="The date"
            type="date"
            required
            min={addDays(today, 1)}
            max={addDays(today, LONGEST_PARK_DAYS)}
            value={day ?? ""}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </div>
  );
}

/** Returns the labels of all choices by their names. */
function labelsOf(days: readonly ParkChoice[], today: string): Record<string, string> {
  return {
    [NO_DAY]: "No day",
    ...Object.fromEntries(
      days.map(({ name, day }) => [name, `${NAMES[name]}, ${formatRelativeDay(day, today)}`]),
    ),
    [OWN_DATE]: "Pick a date",
  };
}
