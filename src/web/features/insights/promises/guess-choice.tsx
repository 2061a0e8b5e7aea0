import { useState } from "react";
import { Choices } from "#web/ui/choices.tsx";
import { TextField } from "#web/ui/field.tsx";

const NO_GUESS = "none";
const OWN_NUMBER = "own";
/** The guesses that are offered, in percent. Any other whole percent can be typed. */
const GUESSES = [10, 30, 50, 70, 90];
/**
 * Returns the option's name. It begins with a letter, because JavaScript objects list numeric keys before all
 * others.
 */
const nameOf = (guess: number) => `g${guess}`;
const LABELS: Record<string, string> = {
  [NO_GUESS]: "No guess",
  ...Object.fromEntries(GUESSES.map((guess) => [nameOf(guess), `${guess}%`])),
  [OWN_NUMBER]: "Another number",
};

interface GuessChoiceProps {
  /** The guessed probability in percent; `null` for no guess. */
  guess: number | null;
  onGuess: (guess: number | null) => void;
}

/**
 * Asks how likely it is that the step will be done. The form cannot be submitted while the typed value is not a
 * whole number from 0 to 100.
 */
export function GuessChoice({ guess, onGuess }: GuessChoiceProps) {
  const [chosen, setChosen] = useState(() => choiceOf(guess));
  const [typed, setTyped] = useState(guess === null ? "" : String(guess));
  const choose = (choice: string) => {
    setChosen(choice);
    const offered = GUESSES.find((each) => nameOf(each) === choice);
    if (offered !== undefined) setTyped(String(offered));
    onGuess(choice === OWN_NUMBER ? readGuess(typed) : (offered ?? null));
  };
  return (
    <div>
      <Choices
        legend="How likely are you to do it?"
        labels={LABELS}
        chosen={chosen}
        onChoose={choose}
        hint="Later you will see how good your guesses were."
      />
      {chosen === OWN_NUMBER && (
        <div className="mt-2 max-w-60">
          <TextField
            label="Percent, from 0 to 100"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            required
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onGuess(readGuess(event.target.value));
            }}
          />
        </div>
      )}
    </div>
  );
}

function choiceOf(guess: number | null): string {
  if (guess === null) return NO_GUESS;
  return GUESSES.includes(guess) ? nameOf(guess) : OWN_NUMBER;
}

/** Returns the whole percent that was typed; `null` if the text is not a whole percent. */
function readGuess(typed: string): number | null {
  const guess = typed.trim() === "" ? Number.NaN : Number(typed);
  return Number.isInteger(guess) && guess >= 0 && guess <= 100 ? guess : null;
}
