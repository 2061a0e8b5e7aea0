import { type FormEvent, type Ref, useId, useRef } from "react";
import { Icon } from "./icons.tsx";
import { OwnTextArea } from "./own-text.tsx";
import { pressedKey } from "./pressed-key.ts";
import { LengthFault } from "./text-length.tsx";

interface LineFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** The id of what is asked, which is the name of the field. */
  labelledBy: string;
  /** The id of what is said about the line. */
  describedBy?: string;
  /** What the length of the line is told about: `Your answer`. */
  called: string;
  limit: number;
  placeholder: string;
  text: string;
  /** The name of the button that sends the line. */
  sendName: string;
  /** Whether the button is yellow. */
  isMain: boolean;
  enterKeyHint?: "next" | "send" | "done";
  readOnly?: boolean;
  onType: (text: string) => void;
  onSend: () => void;
}

/** One line for the person's own words, with a round button that sends it. It grows with what is typed; Enter sends it. */
export function LineField({ labelledBy, describedBy = "", called, limit, text, ...props }: LineFieldProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  function send(event: FormEvent): void {
    event.preventDefault();
    props.onSend();
  }
  return (
    <form ref={form} onSubmit={send}>
      <div className="flex items-end rounded-[27px] border-2 border-edge bg-ink has-[textarea:focus]:border-gold">
        <OwnTextArea
          ref={props.ref}
          id={id}
          rows={1}
          value={text}
          called={called}
          limit={limit}
          placeholder={props.placeholder}
          enterKeyHint={props.enterKeyHint}
          readOnly={props.readOnly}
          aria-labelledby={labelledBy}
          aria-describedby={`${describedBy} ${id}-fault`.trim()}
          onChange={(event) => props.onType(event.target.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
          className="answer-field min-w-0 grow resize-none bg-transparent text-ghost outline-none placeholder:text-mist placeholder:italic"
        />
        <button
          type="submit"
          aria-label={props.sendName}
          className={`m-[3px] grid size-11 shrink-0 cursor-pointer place-items-center rounded-full active:translate-y-px ${props.isMain ? "bg-duck text-on-duck" : "border border-hair text-gold"}`}
        >
          <Icon strokeWidth="2" className="size-5.5 rtl:-scale-x-100">
            <path d="M5 12h13.500M13 6l6 6-6 6" />
          </Icon>
        </button>
      </div>
      <LengthFault id={`${id}-fault`} called={called} text={text} limit={limit} />
    </form>
  );
}
