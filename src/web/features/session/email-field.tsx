import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";

interface EmailFieldProps
  extends Pick<ComponentProps<typeof TextField>, "value" | "hint" | "error" | "readOnly"> {
  onType: (email: string) => void;
}

/** A field for the email address of an account. The browser can fill it in. */
export function EmailField({ onType, ...rest }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      {...rest}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
