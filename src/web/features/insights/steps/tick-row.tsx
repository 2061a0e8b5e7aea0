import { useState } from "react";
import { CheckIcon } from "#web/ui/icons.tsx";

interface TickRowProps {
  isDone: boolean;
  onTick: () => void;
  note: string | null;
  children: string;
}

/**
 * A checkbox with its text. The whole row is clickable. When the box is ticked here, a ring widens around it, and a line
 * says that the step is done.
 */
export function TickRow({ isDone, onTick, note, children }: TickRowProps) {
  const [isTickedHere, setTickedHere] = useState(false);
  const isMoment = isDone && isTickedHere;
  const tick = () => {
    setTickedHere(!isDone);
    onTick();
  };
  return (
    <>
      <label className="group flex min-h-11 cursor-pointer items-start gap-4 py-3.5">
        <input type="checkbox" checked={isDone} onChange={tick} className="peer sr-only" />
        <span className="relative grid size-7 shrink-0 place-items-center rounded-full border border-edge text-ink group-hover:border-gold peer-checked:border-gold peer-checked:bg-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold">
          {isDone && <CheckIcon className="size-5" />}
          {isMoment && <i className="ring-fades absolute -inset-3 rounded-full border-2 border-gold" />}
        </span>
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere] peer-checked:text-mist">
          {children}
          {note && <span className="type-log mt-1 block text-mist">{note}</span>}
        </span>
      </label>
      <p role="status" className="type-log -mt-2 pb-3 pl-11 text-reed empty:hidden">
        {isMoment && "Done. That one is behind you."}
      </p>
    </>
  );
}
