import { useEffect, useRef } from "react";
import { Rob } from "../../ui/rob.tsx";
import { useCoversNextStep } from "./use-is-in-the-way.ts";

interface ChatPillProps {
  advisorName: string;
  /** The number of messages that have not reached the server. */
  waitingCount: number;
  hasDraft: boolean;
  /** Whether the button takes the focus, because the panel has just been closed. */
  takesFocus: boolean;
  onOpen: () => void;
}

/**
 * The button that opens the chat: a bar above the navigation on a phone, or a round button in the corner on wider
 * screens. On a phone it is hidden while it would cover the next step of the reading.
 */
export function ChatPill({ advisorName, waitingCount, hasDraft, takesFocus, onOpen }: ChatPillProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useCoversNextStep();
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const note = noteOf(waitingCount, hasDraft);
  return (
    <div
      className={`chat-bar fixed z-10 border-ripple bg-ink max-md:inset-x-0 max-md:border-t max-md:px-4 max-md:py-3 md:right-6 md:bottom-6 md:bg-transparent ${isInTheWay ? "max-md:hidden" : ""}`}
    >
      <button
        ref={button}
        type="button"
        onClick={onOpen}
        className="group flex cursor-pointer items-center gap-3 max-md:min-h-13 max-md:w-full max-md:rounded-full max-md:border max-md:border-edge max-md:bg-pond max-md:px-3 max-md:text-left md:w-24 md:flex-col md:gap-1.5"
      >
        <span className="grid place-items-center md:size-18 md:rounded-full md:border md:border-ghost md:bg-pond md:group-hover:border-gold">
          <Rob size="small" mood={waitingCount > 0 ? "thinking" : "listening"} />
        </span>
        <span className="max-md:text-mist md:type-small md:rounded-surface md:bg-ink md:px-1 md:text-center md:text-ghost">
          Argue with {advisorName}
        </span>
        {note && <span className="type-log text-bill max-md:ml-auto">{note}</span>}
      </button>
    </div>
  );
}

function noteOf(waitingCount: number, hasDraft: boolean): string | null {
  if (waitingCount > 0) return waitingCount === 1 ? "1 unsent" : `${waitingCount} unsent`;
  return hasDraft ? "draft" : null;
}
