import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  children: ReactNode;
  error?: string | null | undefined;
}

/** A checkbox with a sentence. A click on the whole line toggles it. The error is announced by screen readers. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="tick mt-0.5 size-6 shrink-0"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={noteId} role="alert" className="type-small mt-1 text-bill">
          {error}
        </p>
      )}
    </div>
  );
}
