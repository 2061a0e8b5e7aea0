import { useEffect, useRef, useState } from "react";
import { isAnswered, PROFILE_FIELDS, type ProfileAnswer } from "#domain/profile/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Gutter, GutterStep } from "../../ui/gutter.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import { AnimalGlyph } from "./animal-glyph.tsx";
import { AnswerField, type AnswerFieldProps, focusAnswer } from "./answer-field.tsx";
import { ANSWER_LABELS, animalOf, formatAnswer } from "./answer-words.ts";

type DebugCardProps = Pick<AnswerFieldProps, "profile" | "today" | "onChange"> & {
  /** The answers that the server would refuse. */
  invalid: readonly ProfileAnswer[];
};

/** Lists every answer of the profile on a line of its own. Each line can be edited in place. */
export function DebugCard({ invalid, ...props }: DebugCardProps) {
  const [edited, setEdited] = useState<ProfileAnswer | null>(null);
  const card = useFocusOnEdit(edited);
  const animal = animalOf(props.profile.spiritAnimal);
  return (
    <div ref={card} className="rounded-card border border-hair bg-pond px-2 py-5 sm:px-6">
      <div className="mb-3 flex items-center justify-between gap-4 px-3 sm:px-0">
        <p className="type-log text-mist">your debug card</p>
        {animal && <AnimalGlyph id={animal.id} className="size-10" />}
      </div>
      <Gutter>
        {PROFILE_FIELDS.map((field, index) => {
          if (field === "zodiacSign") {
            return (
              <GutterStep key={field} number={index + 1} state="done">
                <Line label="Zodiac sign" words={props.profile.zodiacSign || "comes with the birthday"} />
              </GutterStep>
            );
          }
          const isEdited = edited === field;
          return (
            <GutterStep key={field} number={index + 1} state={isEdited ? "open" : "done"}>
              {isEdited ? (
                <EditedLine {...props} field={field} onDone={() => setEdited(null)} />
              ) : (
                <AnswerLine
                  field={field}
                  words={formatAnswer(field, props.profile[field])}
                  isInvalid={invalid.includes(field)}
                  onEdit={() => setEdited(field)}
                />
              )}
            </GutterStep>
          );
        })}
      </Gutter>
    </div>
  );
}

/**
 * Moves the focus into the field when a line is opened for editing, and back to the line's button when editing
 * ends.
 */
function useFocusOnEdit(edited: ProfileAnswer | null) {
  const card = useRef<HTMLDivElement>(null);
  const last = useRef<ProfileAnswer | null>(null);
  useEffect(() => {
    if (edited) focusAnswer(card.current, edited);
    else if (last.current) card.current?.querySelector<HTMLElement>(`[data-edit="${last.current}"]`)?.focus();
    last.current = edited;
  }, [edited]);
  return card;
}

interface AnswerLineProps {
  field: ProfileAnswer;
  words: string;
  isInvalid: boolean;
  onEdit: () => void;
}

/** Shows one answer with the button that opens it for editing. */
function AnswerLine({ field, words, isInvalid, onEdit }: AnswerLineProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <Line label={ANSWER_LABELS[field]} words={words} isInvalid={isInvalid} />
      <Button
        look="link"
        data-edit={field}
        aria-label={`Edit ${ANSWER_LABELS[field].toLowerCase()}`}
        onClick={onEdit}
      >
        Edit
      </Button>
    </div>
  );
}

function Line({ label, words, isInvalid = false }: { label: string; words: string; isInvalid?: boolean }) {
  return (
    <p dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
      <span className="type-small block text-mist">{label}</span>
      <span dir="auto" className={`block ${isAnswered(words) ? "" : "text-mist"}`}>
        {isAnswered(words) ? words : "left out"}
      </span>
      {isInvalid && <span className="type-small block text-bill">not valid</span>}
    </p>
  );
}

function EditedLine({ onDone, ...props }: Omit<AnswerFieldProps, "look"> & { onDone: () => void }) {
  return (
    <fieldset
      className="pr-3 pb-4"
      aria-label={`Edit ${ANSWER_LABELS[props.field].toLowerCase()}`}
      onKeyDown={(event) => {
        // Pressing Enter in a field ends the editing of that line and does not submit the card.
        if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
        if (pressedKey(event) !== "Enter") return;
        event.preventDefault();
        onDone();
      }}
    >
      <AnswerField {...props} look="line" />
      <Button look="link" onClick={onDone}>
        Done
      </Button>
    </fieldset>
  );
}
