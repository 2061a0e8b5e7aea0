import { useId } from "react";

interface ChoicesProps<Choice extends string> {
  legend: string;
  /** The label of each option. The options are shown in this order. */
  labels: Record<Choice, string>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** One line of help in grey under the options. */
  hint?: string;
}

/** A radio group for one of a few options. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, labels, chosen, onChoose, hint } = props;
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend className="type-small mb-1 text-mist">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {(Object.keys(labels) as Choice[]).map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              className="tick size-5"
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            {labels[choice]}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="type-small text-mist">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
