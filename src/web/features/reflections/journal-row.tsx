import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { JournalEntry } from "#contract/reflections.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { datesIn } from "../../api/dates.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useDates } from "../../api/use-dates.ts";
import { MAIN_ID } from "../../ui/bars.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";

/** The length above which an entry is shown in part until it is opened, in characters. */
const LONG = 400;

/** A journal entry that the person brought along from another app. */
export function JournalRow({ entry: { id, text, createdAt, timeZone } }: { entry: JournalEntry }) {
  const ownDates = useDates();
  const { formatFullDay } = timeZone !== null && isTimeZone(timeZone) ? datesIn(timeZone) : ownDates;
  const [isOpen, setOpen] = useState(false);
  const day = formatFullDay(createdAt);
  return (
    <li className="border-b border-ripple py-6">
      <p className="type-log flex min-h-11 flex-wrap items-center gap-x-3 text-mist">
        <span>A journal entry</span>
        <time dateTime={createdAt}>{day}</time>
      </p>
      <p
        dir="auto"
        className={`type-write max-w-column-read whitespace-pre-wrap text-ghost [overflow-wrap:anywhere] ${isOpen ? "" : "line-clamp-8"}`}
      >
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        {text.length > LONG && (
          <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Show less" : "Show all"}
            <span className="sr-only">: {day}</span>
          </Button>
        )}
        <Removal id={id} day={day} />
      </div>
    </li>
  );
}

/** Deletes the entry after a second press, because there is no undo. */
function Removal({ id, day }: { id: string; day: string }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const controls = useRef<HTMLSpanElement>(null);
  useFocusedField(controls, isAsked, { atStart: false });
  const removal = useMutation({
    mutationKey: queryKey("imports", "removeEntry", { id }),
    mutationFn: () => api.imports.removeEntry({ id }),
    onSuccess() {
      // The row is removed, with the button that was pressed. A person who went on elsewhere keeps the focus there.
      const hasFocus = controls.current?.contains(document.activeElement);
      if (hasFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      return invalidateAreas(client, [{ area: "reflections" }]);
    },
  });
  const named = <span className="sr-only">: {day}</span>;
  return (
    <span ref={controls} className="flex flex-wrap items-center gap-x-5">
      {isAsked ? (
        <>
          <span className="type-note text-mist">Delete this entry for good?</span>
          <Button look="link" onClick={() => setAsked(false)}>
            Keep{named}
          </Button>
          <Button look="link" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            Delete{named}
          </Button>
          {removal.isError && <Notice tone="warning">{sayFault(removal.error)}</Notice>}
        </>
      ) : (
        <Button look="link" onClick={() => setAsked(true)}>
          Delete{named}
        </Button>
      )}
    </span>
  );
}
