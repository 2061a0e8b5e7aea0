import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { programsQuery } from "../../api/queries/programs.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useSubmit } from "../../ui/use-submit.ts";
import { ProgramPart, type ProgramPartProps } from "./program-part.tsx";
import { ShownOnce } from "./shown-once.tsx";

/** Makes and ends the secret address of the calendar of steps. */
export function CalendarAddress({ runProven }: ProgramPartProps) {
  const { formatFullDay, formatMoment } = useDates();
  const { data, error, isFetching, refetch } = useQuery(programsQuery);
  const [made, setMade] = useState<string | null>(null);
  const [hasWords, setHasWords] = useState(true);
  const making = useSubmit(async () => {
    const { address } = await runProven(() => api.programs.makeCalendar({ hasWords }));
    setMade(address);
    await refetch();
  }, sayFault);
  const ending = useSubmit(async () => {
    await api.programs.endCalendar({});
    await refetch();
  }, sayFault);
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { calendar } = data;
  const fault = making.fault ?? ending.fault;
  return (
    <ProgramPart
      label="Calendar of steps"
      when={made ?? calendar !== null}
      instead={
        made && (
          <ShownOnce title="The address of your calendar" secret={made} onSaved={() => setMade(null)}>
            <p className="type-note text-mist">Add it in your calendar app as a calendar by address (URL).</p>
          </ShownOnce>
        )
      }
    >
      <p className="type-note text-mist">
        Steps with a day appear in your calendar app. Anyone with the secret address can read it.
      </p>
      {calendar && (
        <p className="type-note">
          The address was made on {formatFullDay(calendar.createdAt)},{" "}
          {calendar.hasWords ? "with" : "without"} the text of the steps.{" "}
          {calendar.usedAt
            ? `Last read ${formatMoment(calendar.usedAt)}.`
            : "No calendar app has read it yet."}
        </p>
      )}
      <Checkbox checked={hasWords} onChange={(event) => setHasWords(event.target.checked)}>
        Include the text of the steps
        <span className="type-small block text-mist">
          The provider of your calendar can then read them. Without them, it says only that there is a step.
        </span>
      </Checkbox>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look="outline" isBusy={making.isBusy} onClick={() => void making.run()}>
          {calendar ? "Make a new address" : "Make an address"}
        </Button>
        {calendar && (
          <Button look="link" isBusy={ending.isBusy} onClick={() => void ending.run()}>
            Turn the address off
          </Button>
        )}
      </p>
      {calendar && <p className="type-small text-mist">A new address ends the old one.</p>}
    </ProgramPart>
  );
}
