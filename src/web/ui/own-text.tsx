import { type ComponentProps, type Ref, useImperativeHandle, useRef } from "react";
import { lengthFault, useHeldForm } from "./text-length.tsx";

interface Limited {
  /** What the text is called at the beginning of a sentence, such as `Your note`. */
  called: string;
  value: string;
  /** The limit of the server, in UTF-16 units. What is longer stays in the field, and its form is not sent. */
  limit: number;
}

type OwnTextAreaProps = Omit<ComponentProps<"textarea">, "maxLength" | "dir" | "value"> &
  Limited & { ref?: Ref<HTMLTextAreaElement> };

/** A text area without a look of its own. Beside it belong `LengthCount` and `LengthFault`. */
export function OwnTextArea({ ref, called, value, limit, ...area }: OwnTextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const fault = lengthFault({ called, text: value, limit });
  useHeldForm(field, fault);
  return <textarea aria-invalid={fault ? true : undefined} {...area} dir="auto" ref={field} value={value} />;
}

type OwnTextInputProps = Omit<ComponentProps<"input">, "maxLength" | "dir" | "value"> &
  Limited & { ref?: Ref<HTMLInputElement> };

/** A text field of one line without a look of its own. */
export function OwnTextInput({ ref, called, value, limit, ...input }: OwnTextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const fault = lengthFault({ called, text: value, limit });
  useHeldForm(field, fault);
  return <input aria-invalid={fault ? true : undefined} {...input} dir="auto" ref={field} value={value} />;
}
