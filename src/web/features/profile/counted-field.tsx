import { TextField } from "../../ui/field.tsx";

interface CountedFieldProps {
  label: string;
  value: string;
  max: number;
  hint?: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A line of text that says how much of it there may be. */
export function CountedField({ label, value, max, hint = "", autoComplete, onChange }: CountedFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={max}
      autoComplete={autoComplete ?? "off"}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <span className="flex justify-between gap-4">
          <span>{hint}</span>
          <span className="type-log whitespace-nowrap">
            {value.length} / {max}
          </span>
        </span>
      }
    />
  );
}
