import { useEffect, useRef, useState } from "react";
import type { PromiseOutput } from "#contract/promises.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { type DayChoice, dayChoices } from "#domain/promises/promise.ts";
import { Button } from "#web/ui/button.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { TextField } from "#web/ui/field.tsx";
import { GuessChoice } from "./guess-choice.tsx";

const NAMES: Record<DayChoice["name"], string> = {
  today: "Today",
  tomorrow: "Tomorrow",
  friday: "Friday",
  "next-week": "In a week",
};
const OWN_DATE = "date";

interface PromiseFormProps {
  today: string;
  known: PromiseOutput | undefined;
  isBusy: boolean;
  onSave: (wanted: { dueOn: string; guess: number | null }) => void;
  onCancel: () => void;
}

/** Asks on which day the step will be done. A guess of how likely that is can be added. */
export function PromiseForm({ today, known, isBusy, onSave, onCancel }: PromiseFormProps) {
  const days = dayChoices({ today });
  const first = known ? (days.find(({ day }) => day === known.dueOn)?.name ?? OWN_DATE) : "";
  const [choice, setChoice] = useState<string>(first);
  const [ownDate, setOwnDate] = useState(known?.dueOn ?? "");
  const [guess, setGuess] = useState(known?.guess ?? null);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const dueOn = choice === OWN_DATE ? ownDate : (days.find(({ name }) => name === choice)?.day ?? "");
  return (
    <form
      ref={place}
      className="grid gap-4 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (dueOn !== "") onSave({ dueOn, guess });
      }}
    >
      <Choices legend="By when?" labels={labelsOf(days, today)} chosen={choice} onChoose={setChoice} />
      {choice === OWN_DATE && (
        <div className="max-w-60">
          <TextField
            label="The date"
            type="date"
            min={today}
            required
            value={ownDate}
            onChange={(event) => setOwnDate(event.target.value)}
          />
        </div>
      )}
      <GuessChoice guess={guess} onGuess={setGuess} />
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit" look="outline" disabled={dueOn === ""} isBusy={isBusy}>
          Save
        </Button>
        <Button look="link" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Returns the labels of all choices by their names. */
function labelsOf(days: readonly DayChoice[], today: string): Record<string, string> {
  return {
    ...Object.fromEntries(days.map(({ name, day }) => [name, labelOf(name, day, today)])),
    [OWN_DATE]: "Pick a date",
  };
}

function labelOf(name: DayChoice["name"], day: string, today: string): string {
  return name === "next-week" ? `${NAMES[name]}, ${formatRelativeDay(day, today)}` : NAMES[name];
}
