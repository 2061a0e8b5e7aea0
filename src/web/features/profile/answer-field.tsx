import type { ReactNode } from "react";
import type { Profile, ProfileAnswer } from "#domain/profile/profile.ts";
import { NAME_MAX } from "#domain/readings/lengths.ts";
import { ANSWER_LABELS } from "./answer-words.ts";
import { BirthdayField } from "./birthday-field.tsx";
import { ChoiceRows } from "./choice-rows.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { CountedField } from "./counted-field.tsx";
import { PlaceField } from "./place-field.tsx";
import type { ProfileChanges } from "./profile-draft.ts";

export interface AnswerFieldProps {
  field: ProfileAnswer;
  profile: Profile;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  /** The look of the field. `rows` shows every choice in a row; `line` shows the choices as a select field. */
  look: "rows" | "line";
  onChange: (changes: ProfileChanges) => void;
  /** Called after a tap or click on a choice in a row, but not when the choice is made by keyboard. */
  onPicked?: (() => void) | undefined;
}

/** The form field for one answer of the profile. */
export function AnswerField(props: AnswerFieldProps) {
  return <div data-answer={props.field}>{fieldFor(props)}</div>;
}

function fieldFor({ field, profile, today, look, onChange, onPicked }: AnswerFieldProps): ReactNode {
  const answer = profile[field];
  const onAnswer = (next: string) => onChange({ [field]: next });
  switch (field) {
    case "name":
      return (
        <CountedField
          label={ANSWER_LABELS.name}
          hint="What the duck calls you."
          value={answer}
          max={NAME_MAX}
          autoComplete="given-name"
          onChange={onAnswer}
        />
      );
    case "birthday":
      return <BirthdayField value={answer} today={today} onChange={onAnswer} />;
    case "birthPlace":
      return <PlaceField value={answer} onChange={onAnswer} />;
    default: {
      if (look === "line") return <ChoiceSelect field={field} answer={answer} onAnswer={onAnswer} />;
      return <ChoiceRows field={field} answer={answer} onAnswer={onAnswer} onPicked={onPicked} />;
    }
  }
}

/** Moves the focus to the first field of an answer inside of `part`. */
export function focusAnswer(part: HTMLElement | null, field: ProfileAnswer | undefined): void {
  part?.querySelector<HTMLElement>(`[data-answer="${field}"] :is(input, select)`)?.focus();
}
