import { type ReactNode, useEffect, useId, useRef } from "react";
import { ANSWER_MAX } from "#domain/asking/answers.ts";
import { LineField } from "#web/ui/line-field.tsx";
import { Rob } from "#web/ui/rob.tsx";

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
  // A person who is asked back goes on typing, with the keyboard of a phone still up.
  useEffect(() => {
    if (remark !== null) field.current?.focus();
  }, [remark]);
  function take(chip: string): void {
    onType(chip);
    field.current?.focus();
  }
  const isAnswered = text.trim() !== "" || props.hasOtherAnswer === true;
  return (
    <div className="mt-4">
      <LineField
        ref={field}
        text={text}
        called={props.called}
        limit={ANSWER_MAX}
        placeholder={props.placeholder}
        enterKeyHint="next"
        labelledBy={props.labelledBy}
        describedBy={`${id}-remark`}
        sendName={props.sendName}
        isMain={isAnswered}
        onType={(typed) => onType(typed.replaceAll("\n", " "))}
        onSend={() => onSend(text)}
      />
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
    </div>
  );
}
