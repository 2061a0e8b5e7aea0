import { OTHER } from "#domain/profile/options.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { ANSWER_LABELS, choicesFor, formatAnswer, OWN_WORDS_FIELDS } from "./answer-words.ts";
import type { ChoiceProps } from "./choice-rows.tsx";
import { CountedField } from "./counted-field.tsx";
import { useOwnWords } from "./use-own-words.ts";

/** Shows the choices of an answer as a select field, for a form with many questions. */
export function ChoiceSelect({ field, answer, onAnswer }: ChoiceProps) {
  const options = choicesFor(field, answer);
  const own = OWN_WORDS_FIELDS[field];
  const { choice, text, choose, write } = useOwnWords({ answer, options, onAnswer });
  return (
    <div className="grid gap-3">
      <SelectField
        label={ANSWER_LABELS[field]}
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="" disabled>
          Choose one
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {formatAnswer(field, option)}
          </option>
        ))}
        {own && <option value={OTHER}>{own.choice}</option>}
      </SelectField>
      {own && choice === OTHER && (
        <CountedField label={own.question} value={text} max={own.max} onChange={write} />
      )}
    </div>
  );
}
