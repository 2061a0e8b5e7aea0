import { TextField } from "../../ui/field.tsx";

interface CountedFieldProps {
  label: string;
  value: string;
  max: number;
  hint?: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A text field that shows its length and the maximum length. */
export function CountedField({ label, value, max, hint = "", autoComplete, onChange }: CountedFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      limit={max}
      autoComplete={autoComplete ?? "off"}
      onChange={(event) => onChange(event.target.value)}
      hint={hint}
    />
  );
}
