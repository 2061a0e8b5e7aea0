import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { ChevronIcon } from "./icons.tsx";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** One line of help in grey under the select field. */
  hint?: ReactNode;
  /** The options of the select field. */
  children: ReactNode;
}

/** A field with the browser's own list, for the choice of one among many options. */
export function SelectField({ label, hint, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="type-small mb-1 block text-mist">
        {label}
      </label>
      <SelectBox
        {...select}
        id={id}
        aria-describedby={hint ? `${id}-note` : undefined}
        className="h-13 rounded-surface bg-ink"
      >
        {children}
      </SelectBox>
      {hint && (
        <div id={`${id}-note`} className="type-small mt-1 text-mist">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The select element itself, with an arrow of our own. The system's arrow is too close to the edge. */
export function SelectBox({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="relative block max-w-full">
      <select
        {...select}
        className={`w-full cursor-pointer appearance-none truncate border border-edge pr-11 pl-4 text-moon print:border-0 print:px-0 ${className}`}
      />
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-mist print:hidden" />
    </span>
  );
}
