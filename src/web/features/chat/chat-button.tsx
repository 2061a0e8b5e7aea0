import { type ReactNode, useEffect, useRef } from "react";
import { barItemLook, PageRaised } from "../../ui/bars.tsx";
import { Rob } from "../../ui/rob.tsx";
import { chatTitle } from "./chat-place.ts";

interface ChatButtonProps {
  advisorName: string;
  mayBeInDanger: boolean;
  /** The number of messages that have not reached the server. */
  waitingCount: number;
  hasDraft: boolean;
  /** Whether the button takes the focus, because the panel has just been closed. */
  takesFocus: boolean;
  onOpen: () => void;
}

/**
 * The button that opens the chat: a round button in the corner of the window, or, on a phone, the middle one in the
 * navigation bar. There it does not rise above the bar, because it would cover words of the reading. Both are in the
 * document, and CSS hides one of them.
 */
export function ChatButton({
  advisorName,
  mayBeInDanger,
  waitingCount,
  hasDraft,
  ...action
}: ChatButtonProps) {
  const note = noteOf(waitingCount, hasDraft);
  const title = chatTitle(advisorName, mayBeInDanger);
  const [verb = ""] = title.split(" ");
  const mood = waitingCount > 0 ? "thinking" : "listening";
  return (
    <>
      <PageRaised>
        <OpenButton className={barItemLook()} {...action}>
          <span className="relative -my-2 grid size-10 place-items-center rounded-full border border-gold bg-pond">
            <span className="size-9">
              <Rob size="fill" mood={mood} />
            </span>
            {note && <Badge count={waitingCount} />}
          </span>
          <span>
            {verb}{" "}
            <span className="sr-only">
              {title.slice(verb.length + 1)}
              <span>{note && `, ${note}`}</span>
            </span>
          </span>
        </OpenButton>
      </PageRaised>
      <OpenButton
        className="group fixed right-6 bottom-6 z-10 flex w-24 cursor-pointer flex-col items-center gap-1.5 max-md:hidden print:hidden"
        {...action}
      >
        <span className="grid size-18 place-items-center rounded-full border border-ghost bg-pond group-hover:border-gold">
          <Rob size="small" mood={mood} />
        </span>
        <span className="type-small rounded-surface bg-ink px-1 text-center text-ghost">{title}</span>
        {note && <span className="type-log text-bill">{note}</span>}
      </OpenButton>
    </>
  );
}

interface OpenButtonProps extends Pick<ChatButtonProps, "takesFocus" | "onOpen"> {
  className: string;
  children: ReactNode;
}

function OpenButton({ takesFocus, onOpen, className, children }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The hidden one of the two buttons cannot take the focus.
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" onClick={onOpen} className={className}>
      {children}
    </button>
  );
}

/** A dot on the circle of the phone's button, with the number of unsent messages if there are any. */
function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1 -right-1 grid min-h-4 min-w-4 place-items-center rounded-full border-2 border-ink bg-bill px-1 text-ink type-bar"
    >
      {count > 0 && count}
    </span>
  );
}

function noteOf(waitingCount: number, hasDraft: boolean): string | null {
  if (waitingCount > 0) return waitingCount === 1 ? "1 unsent" : `${waitingCount} unsent`;
  return hasDraft ? "draft" : null;
}
