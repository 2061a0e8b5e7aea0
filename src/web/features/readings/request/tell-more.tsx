import { type Ref, useId } from "react";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { useDates } from "#web/api/use-dates.ts";
import { OwnTextArea } from "#web/ui/own-text.tsx";
import { LengthCount, LengthFault } from "#web/ui/text-length.tsx";

const LEAST_ROWS = 4;
/** The number of characters that fit into a row on the narrowest phone. */
const CHARACTERS_A_ROW = 24;

interface TellMoreProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  userContext: string;
  placeholder: string;
  /** The time at which the browser last stored the text, in milliseconds since the epoch. */
  keptAt: number | null;
  onChange: (userContext: string) => void;
}

/** The field in which the person describes the problem. The text is stored at every keystroke. */
export function TellMore({ ref, label, userContext, placeholder, keptAt, onChange }: TellMoreProps) {
  const { formatTime } = useDates();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="type-display mb-4 block">
        {label}
      </label>
      <OwnTextArea
        ref={ref}
        id={id}
        value={userContext}
        called="What you wrote"
        limit={USER_CONTEXT_MAX}
        rows={guessRows(userContext)}
        placeholder={placeholder}
        aria-describedby={`${id}-count ${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
        className="ruled type-write grows-with-text block w-full resize-none bg-transparent text-moon placeholder:text-mist"
      />
      <p className="type-log mt-3 flex flex-wrap justify-between gap-x-4 text-mist">
        <span>
          {keptAt === null || userContext === ""
            ? "Two sentences are enough."
            : `kept on this device ${formatTime(keptAt)}`}
        </span>
        <LengthCount id={`${id}-count`} text={userContext} limit={USER_CONTEXT_MAX} />
      </p>
      <LengthFault id={`${id}-fault`} called="What you wrote" text={userContext} limit={USER_CONTEXT_MAX} />
    </div>
  );
}

/** Estimates the number of rows for browsers without `field-sizing`. The estimate is rather too high than too low. */
function guessRows(text: string): number {
  const rows = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_ROW)), 1);
  return Math.max(LEAST_ROWS, rows);
}
