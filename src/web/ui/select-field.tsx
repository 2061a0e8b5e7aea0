import { type ReactNode, type SelectHTMLAttributes, useId } from "react";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** One quiet line under it. */
  hint?: ReactNode;
  /** The options. */
  children: ReactNode;
}

/** The system's own list of many answers, of which one is true. */
export function SelectField({ label, hint, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="type-small mb-1 block text-mist">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-describedby={hint ? `${id}-note` : undefined}
        className="h-13 w-full cursor-pointer rounded-surface border border-edge bg-ink px-4 text-moon"
      >
        {children}
      </select>
      {hint && (
        <div id={`${id}-note`} className="type-small mt-1 text-mist">
          {hint}
        </div>
      )}
    </div>
  );
}
