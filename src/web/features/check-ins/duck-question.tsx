import type { CheckInEntry } from "#contract/check-ins.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { Rob } from "../../ui/rob.tsx";
import { LengthFault } from "../../ui/text-length.tsx";

interface DuckQuestionProps {
  question: NonNullable<CheckInEntry["question"]>;
  /** The name of the block that the question is about; `undefined` if the block is no longer open. */
  about: string | undefined;
  answer: string;
  /** Whether the texts are about something grave. The duck is not drawn beside such texts. */
  isGrave: boolean;
  onChange: (answer: string) => void;
}

/** The weekly question of the duck, on a page that looks like paper. It may be left without an answer. */
export function DuckQuestion({ question, about, answer, isGrave, onChange }: DuckQuestionProps) {
  return (
    <section aria-label="One question" className="mt-10">
      {!isGrave && (
        <div className="flex justify-end pr-4">
          <Rob size="medium" mood="listening" className="-mb-2" />
        </div>
      )}
      <div className="open-page on-paper margin-rule relative grid grid-cols-[minmax(0,1fr)] gap-5 py-7 pr-6 pl-13">
        <div>
          {about !== undefined && (
            <p dir="auto" className="type-log mb-2 text-mist [overflow-wrap:anywhere]">
              {about}
            </p>
          )}
          <h2 dir="auto" className="type-prompt [overflow-wrap:anywhere]">
            {question.text}
          </h2>
        </div>
        <OwnTextArea
          called="Your answer"
          aria-label={question.text}
          placeholder="Write here, or leave it."
          rows={2}
          limit={REFLECTION_MAX}
          value={answer}
          onChange={(event) => onChange(event.target.value)}
          className="ruled type-write field-sizing-content block max-h-[24lh] min-h-[2lh] w-full resize-none bg-transparent text-moon placeholder:text-mist placeholder:italic"
        />
        <LengthFault called="Your answer" text={answer} limit={REFLECTION_MAX} />
        <p className="type-log text-mist">saved as you type, encrypted</p>
      </div>
    </section>
  );
}
