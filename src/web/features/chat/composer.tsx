import { type KeyboardEvent, useId, useState } from "react";
import {
  findMessageFault,
  MESSAGE_FAULTS,
  MESSAGE_MAX,
  type MessageFault,
  trimMessage,
} from "#domain/chat/message.ts";
import { measureText } from "#domain/text/graphemes.ts";
import { SendIcon, StopIcon } from "../../ui/icons.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import { LengthCount } from "../../ui/text-length.tsx";
import type { ChatDraft } from "./use-chat-draft.ts";

interface ComposerProps {
  draft: ChatDraft;
  advisorName: string;
  placeholder: string;
  /** Whether a message is being sent or answered. */
  isSending: boolean;
  /** Whether sending is blocked because a rate limit has not expired. */
  isHeld: boolean;
  isStopping: boolean;
  /** Stops the chat reply; `null` when there is none to stop. */
  onStop: (() => void) | null;
  onSend: (content: string) => void;
}

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full border";

/** The form for a chat message. Enter sends; Shift and Enter start a new line. */
export function Composer({
  draft,
  advisorName,
  placeholder,
  isSending,
  isHeld,
  isStopping,
  onStop,
  onSend,
}: ComposerProps) {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const fault = findMessageFault(draft.text);
  // An empty field is reported only after an attempt to send it.
  const error = fault && (fault !== "empty" || isTried) ? sayFault(fault, draft.text) : null;
  const isReady = fault === null && !isSending && !isHeld;

  function send(): void {
    setTried(fault !== null);
    if (isReady) onSend(trimMessage(draft.text));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (pressedKey(event) !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-card border border-edge bg-ink py-1 pr-1 pl-4 focus-within:border-gold">
        <label htmlFor={id} className="sr-only">
          Message to {advisorName}
        </label>
        <OwnTextArea
          id={id}
          rows={1}
          limit={MESSAGE_MAX}
          called="Your message"
          enterKeyHint="send"
          placeholder={placeholder}
          value={draft.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTried(false);
            draft.write(event.target.value);
          }}
          className="grows-with-words min-w-0 flex-1 resize-none bg-transparent py-2.5 text-moon outline-none placeholder:text-mist"
        />
        {onStop ? <StopButton isStopping={isStopping} onStop={onStop} /> : <SendButton isReady={isReady} />}
      </div>
      <p id={`${id}-note`} className="mt-1 flex min-h-5 justify-between gap-4">
        <span role="alert" className="type-small text-bill">
          {error}
        </span>
        <LengthCount text={draft.text} limit={MESSAGE_MAX} className="text-mist" />
      </p>
      <MoreThanStuck />
    </form>
  );
}

function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <button
      type="button"
      aria-label="Stop the reply"
      aria-disabled={isStopping}
      onClick={() => !isStopping && onStop()}
      className={`${ROUND} cursor-pointer border-hair text-gold hover:border-gold aria-disabled:opacity-60`}
    >
      <StopIcon />
    </button>
  );
}

function SendButton({ isReady }: { isReady: boolean }) {
  return (
    <button
      type="submit"
      aria-label="Send"
      disabled={!isReady}
      className={`${ROUND} cursor-pointer border-gold text-gold disabled:cursor-default disabled:border-hair disabled:text-mist`}
    >
      <SendIcon />
    </button>
  );
}

/** Says what is wrong with a message. All of what was pasted stays in the field, so it says how much must go. */
function sayFault(fault: MessageFault, text: string): string {
  if (fault !== "tooLong") return MESSAGE_FAULTS[fault];
  const { over } = measureText(trimMessage(text), MESSAGE_MAX);
  return `${MESSAGE_FAULTS.tooLong}: ${over} too many`;
}
