import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ANSWER_MAX } from "#domain/asking/answers.ts";
import { OwnTextArea } from "#web/ui/own-text.tsx";
import { pressedKey } from "#web/ui/pressed-key.ts";
import { Rob } from "#web/ui/rob.tsx";
import { LengthFault } from "#web/ui/text-length.tsx";
import { NextGlyph } from "./question-glyphs.tsx";

/** Something to tap that is written into the field, where it can be changed. */
export interface Chip {
  text: string;
  glyph?: ReactNode;
}

interface AnswerLineProps {
  /** The id of the question, which is the name of the field. */
  labelledBy: string;
  /** What the length of the line is told about: `Your answer`. */
  called: string;
  placeholder: string;
  text: string;
  chips: readonly Chip[];
  /** What Rob asks back about the line; `null` if nothing. */
  remark: string | null;
  /** The name of the button that sends the line. */
  sendName: string;
  /** Whether the line can be sent although it is empty, and counts as an answer. */
  hasOtherAnswer?: boolean;
  onType: (text: string) => void;
  onSend: (text: string) => void;
}

/** One line for the person's own words, with a button that sends it and chips below. Rob asks back beside it. */
export function AnswerLine({ text, remark, chips, onType, onSend, ...props }: AnswerLineProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // A person who is asked back goes on typing, with the keyboard of a phone still up.
  useEffect(() => {
    if (remark !== null) field.current?.focus();
  }, [remark]);
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend(text);
  }
  function take(chip: string): void {
    onType(chip);
    field.current?.focus();
  }
  const isAnswered = text.trim() !== "" || props.hasOtherAnswer === true;
  return (
    <form ref={form} onSubmit={send} className="mt-4">
      <div className="flex items-end rounded-[27px] border-2 border-edge bg-ink has-[textarea:focus]:border-gold">
        <OwnTextArea
          ref={field}
          id={id}
          rows={1}
          value={text}
          called={props.called}
          limit={ANSWER_MAX}
          placeholder={props.placeholder}
          enterKeyHint="next"
          aria-labelledby={props.labelledBy}
          aria-describedby={`${id}-remark ${id}-fault`}
          onChange={(event) => onType(event.target.value.replaceAll("\n", " "))}
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
          className={`m-[3px] grid size-11 shrink-0 cursor-pointer place-items-center rounded-full active:translate-y-px ${isAnswered ? "bg-duck text-on-duck" : "border border-hair text-gold"}`}
        >
          <NextGlyph />
        </button>
      </div>
      <LengthFault id={`${id}-fault`} called={props.called} text={text} limit={ANSWER_MAX} />
      <div role="status" id={`${id}-remark`}>
        {remark !== null && (
          <p className="fades-in mt-2 flex items-center gap-2.5">
            <span className="size-16 shrink-0">
              <Rob size="fill" mood="amused" />
            </span>
            <span className="font-serif text-[17px] leading-[23px] text-pretty">{remark}</span>
          </p>
        )}
      </div>
      {chips.length > 0 && (
        <ul className="answer-chips">
          {chips.map(({ text: offered, glyph }) => (
            <li key={offered}>
              <button type="button" onClick={() => take(offered)} className="answer-chip">
                {glyph}
                {offered}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
