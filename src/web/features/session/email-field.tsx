import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";

interface EmailFieldProps
  extends Pick<ComponentProps<typeof TextField>, "value" | "hint" | "error" | "readOnly"> {
  onType: (email: string) => void;
}

/** The address that an account goes by; a browser that knows it fills it in. */
export function EmailField({ onType, ...rest }: EmailFieldProps) {
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      autoComplete="username"
      required
      {...rest}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
