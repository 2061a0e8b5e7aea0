import { useState } from "react";
import {
  type BirthdayProblem,
  findBirthdayProblem,
  latestBirthday,
  MAXIMUM_AGE,
  MINIMUM_AGE,
} from "#domain/profile/birthday.ts";
import { zodiacSignOf } from "#domain/profile/zodiac.ts";
import { TextField } from "../../ui/field.tsx";

const SENTENCES: Record<BirthdayProblem, string> = {
  "no such day": "That date doesn’t exist.",
  "in the future": "That day has not happened yet.",
  "too young": `You need to be ${MINIMUM_AGE} or older for this pond.`,
  "too old": `That makes you older than ${MAXIMUM_AGE}. Is the year right?`,
};
/**
 * The smallest year that counts as complete. While the person types a year, the field's value is 0002, 0020, 0200
 * and so on.
 */
const FIRST_WHOLE_YEAR = "1000";

interface BirthdayFieldProps {
  value: string;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  onChange: (value: string) => void;
}

/** A birthday field that also shows the zodiac sign of the date. */
export function BirthdayField({ value, today, onChange }: BirthdayFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const problem = value === "" ? null : findBirthdayProblem(value, today);
  const isWhole = wasLeft || value >= FIRST_WHOLE_YEAR;
  return (
    <TextField
      label="Birthday"
      type="date"
      autoComplete="bday"
      value={value}
      max={latestBirthday(today)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
      error={problem && isWhole ? SENTENCES[problem] : null}
      hint={<output>{problem ? "" : signLine(value)}</output>}
    />
  );
}

function signLine(birthday: string): string {
  const sign = zodiacSignOf(birthday);
  return sign ? `Zodiac sign: ${sign}` : "Your zodiac sign comes from it.";
}
