import { CheckIcon } from "#web/ui/icons.tsx";

interface TickRowProps {
  isDone: boolean;
  onTick: () => void;
  note: string | null;
  children: string;
}

/** A checkbox with its text. The whole row is clickable. */
export function TickRow({ isDone, onTick, note, children }: TickRowProps) {
  return (
    <label className="group flex min-h-11 cursor-pointer items-start gap-4 py-3.5">
      <input type="checkbox" checked={isDone} onChange={onTick} className="peer sr-only" />
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-ink group-hover:border-gold peer-checked:border-gold peer-checked:bg-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold">
        {isDone && <CheckIcon className="size-5" />}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere] peer-checked:text-mist">
        {children}
        {note && <span className="type-log mt-1 block text-mist">{note}</span>}
      </span>
    </label>
  );
}
