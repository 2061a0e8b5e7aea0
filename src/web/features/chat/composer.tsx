import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { findMessageFault, MESSAGE_FAULTS, MESSAGE_MAX, trimMessage } from "#domain/chat/message.ts";
import { SendIcon, StopIcon } from "../../ui/icons.tsx";
import { MoreThanStuck } from "../../ui/more-than-stuck.tsx";
import type { ChatDraft } from "./use-chat-draft.ts";

interface ComposerProps {
  draft: ChatDraft;
  advisorName: string;
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
  isSending,
  isHeld,
  isStopping,
  onStop,
  onSend,
}: ComposerProps) {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const [isCut, setCut] = useState(false);
  const fault = findMessageFault(draft.text);
  // An empty field is reported only after an attempt to send it.
  const error = fault && (fault !== "empty" || isTried) ? MESSAGE_FAULTS[fault] : null;
  const note = error ?? (isCut ? `${MESSAGE_FAULTS.tooLong}. The end of what you pasted was cut off.` : null);
  const isReady = fault === null && !isSending && !isHeld;

  function send(): void {
    setTried(fault !== null);
    if (isReady) onSend(trimMessage(draft.text));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
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
        <textarea
          id={id}
          rows={1}
          maxLength={MESSAGE_MAX}
          enterKeyHint="send"
          placeholder="Talk back to him"
          value={draft.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onKeyDown={onKeyDown}
          onPaste={(event) => setCut(isTooMuch(event))}
          onChange={(event) => {
            setTried(false);
            if (event.target.value.length < MESSAGE_MAX) setCut(false);
            draft.write(event.target.value);
          }}
          className="grows-with-words min-w-0 flex-1 resize-none bg-transparent py-2.5 text-moon outline-none placeholder:text-mist"
        />
        {onStop ? <StopButton isStopping={isStopping} onStop={onStop} /> : <SendButton isReady={isReady} />}
      </div>
      <p id={`${id}-note`} className="mt-1 flex min-h-5 justify-between gap-4">
        <span role="alert" className="type-small text-bill">
          {note}
        </span>
        <Counter text={draft.text} />
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

/** Returns whether the pasted text does not fit. The field cuts the text off, so the person must be told. */
function isTooMuch({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const left = MESSAGE_MAX - value.length + (selectionEnd - selectionStart);
  return clipboardData.getData("text").replace(/\r\n?/g, "\n").length > left;
}

function Counter({ text }: { text: string }) {
  const isFull = text.length >= MESSAGE_MAX;
  return (
    <span className={`type-log shrink-0 ${isFull ? "text-bill" : "text-mist"}`}>
      {text.length} / {MESSAGE_MAX}
    </span>
  );
}
