import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

interface CodeFieldProps
  extends Pick<ComponentProps<typeof TextField>, "label" | "hint" | "value" | "error"> {
  /** Whether the code may have letters too, as recovery codes have. */
  hasLetters?: boolean;
  onType: (code: string) => void;
}

/** A field for a code, from an app or from a letter. */
export function CodeField({ hasLetters = false, onType, ...rest }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      inputMode={hasLetters ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...rest}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
