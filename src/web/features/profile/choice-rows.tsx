import { type ReactNode, useId, useRef } from "react";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { OTHER } from "#domain/profile/options.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { AnimalGlyph } from "./animal-glyph.tsx";
import { ANSWER_LABELS, animalOf, type ChoiceAnswer, choicesFor, OWN_WORDS_FIELDS } from "./answer-words.ts";
import { CountedField } from "./counted-field.tsx";
import { useOwnWords } from "./use-own-words.ts";

export interface ChoiceProps {
  field: ChoiceAnswer;
  answer: string;
  onAnswer: (answer: string) => void;
}

/** Shows every choice of an answer in a row of its own. `onPicked` is called after a tap or click on a row. */
export function ChoiceRows({
  field,
  answer,
  onAnswer,
  onPicked,
}: ChoiceProps & { onPicked?: (() => void) | undefined }) {
  const name = useId();
  // A choice by the arrow keys also sends a click, but no press of a pointer.
  const isPointed = useRef(false);
  const options = choicesFor(field, answer);
  const own = OWN_WORDS_FIELDS[field];
  const { choice, text, choose, write } = useOwnWords({ answer, options, onAnswer });
  const hasOther = field === "workContext" || choice === OTHER;
  return (
    <fieldset
      onKeyDown={() => {
        isPointed.current = false;
      }}
    >
      <legend className="type-small mb-2 text-mist">{ANSWER_LABELS[field]}</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-10">
        {[...options, ...(hasOther ? [OTHER] : [])].map((option) => (
          <label
            key={option}
            onPointerDown={() => {
              isPointed.current = true;
            }}
            className="flex min-h-13 cursor-pointer items-center gap-4 border-t border-ripple py-3 hover:text-gold has-checked:text-gold"
          >
            <input
              type="radio"
              name={name}
              className="tick size-5"
              checked={choice === option}
              onClick={() => {
                if (isPointed.current && choice === option) onPicked?.();
              }}
              onChange={() => {
                choose(option);
                if (isPointed.current) onPicked?.();
              }}
            />
            <Choice field={field} option={option} />
          </label>
        ))}
      </div>
      {own && choice === OTHER && (
        <div className="mt-3">
          <CountedField label={own.question} value={text} max={own.max} onChange={write} />
        </div>
      )}
    </fieldset>
  );
}

function Choice({ field, option }: { field: ChoiceAnswer; option: string }): ReactNode {
  const animal = field === "spiritAnimal" ? animalOf(option) : undefined;
  if (animal) {
    return <Drawn glyph={<AnimalGlyph id={animal.id} />} name={animal.name} line={animal.approach} />;
  }
  const type =
    field === "blockPattern" ? BLOCK_TYPES.find(({ id }) => id === option.toLowerCase()) : undefined;
  if (type) return <Drawn glyph={<BlockGlyph kind={type.id} />} name={option} line={type.description} />;
  return <span className="min-w-0">{option}</span>;
}

function Drawn({ glyph, name, line }: { glyph: ReactNode; name: string; line: string }) {
  return (
    <>
      {glyph}
      <span className="min-w-0">
        <span className="block">{name}</span>
        <span className="type-small block text-mist">{line}</span>
      </span>
    </>
  );
}
