import { useEffect, useRef } from "react";
import { Rob } from "../../ui/rob.tsx";

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
 * The button that opens the chat: a round button in the corner, or, on a phone, in the middle of the navigation bar in
 * place of the link to a new insight.
 */
export function ChatPill({ advisorName, waitingCount, hasDraft, takesFocus, onOpen }: ChatPillProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const note = noteOf(waitingCount, hasDraft);
  return (
    <div className="chat-bar fixed z-30 print:hidden md:right-6 md:bottom-6 md:z-10 md:w-24">
      <button
        ref={button}
        type="button"
        onClick={onOpen}
        className="group relative flex size-full cursor-pointer flex-col items-center gap-1 max-md:justify-end max-md:pb-2.5 md:gap-1.5"
      >
        <i className="absolute -top-6 size-17 rounded-full border border-hair-faint md:hidden" />
        <span className="grid place-items-center rounded-full border border-ghost bg-pond group-hover:border-gold max-md:absolute max-md:-top-4.5 max-md:size-14 max-md:border-2 md:size-18">
          <Rob size="small" mood={waitingCount > 0 ? "thinking" : "listening"} />
        </span>
        <span
          className={`max-md:type-bar md:type-small md:rounded-surface md:bg-ink md:px-1 md:text-center md:text-ghost ${note ? "max-md:sr-only" : ""}`}
        >
          Argue<span className="max-md:sr-only"> with {advisorName}</span>
        </span>
        {note && <span className="type-log text-bill">{note}</span>}
      </button>
    </div>
  );
}

function noteOf(waitingCount: number, hasDraft: boolean): string | null {
  if (waitingCount > 0) return waitingCount === 1 ? "1 unsent" : `${waitingCount} unsent`;
  return hasDraft ? "draft" : null;
}
