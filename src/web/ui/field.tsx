import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";

const BOX =
  "w-full rounded-surface border border-edge bg-ink px-4 text-moon placeholder:text-mist aria-invalid:border-bill";

interface FieldText {
  label: string;
  /** One line of help in grey under the field. */
  hint?: ReactNode;
  /** The error of the field. It replaces the line of help and is announced by screen readers. */
  error?: string | null | undefined;
}

/** Returns the ids that connect a form field to its label, help and error. */
function useFieldIds(text: Pick<FieldText, "hint" | "error">) {
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = text.error || text.hint ? noteId : undefined;
  return { id, noteId, describedBy };
}

function FieldNote({ id, hint, error }: { id: string } & Pick<FieldText, "hint" | "error">) {
  return (
    <p
      id={id}
      role={error ? "alert" : undefined}
      className={`type-small mt-1 ${error ? "text-bill" : "text-mist"}`}
    >
      {error || hint}
    </p>
  );
}

type ControlProps = Pick<InputHTMLAttributes<HTMLElement>, "id" | "aria-invalid" | "aria-describedby">;

/** A form field: a label, a control, and below it the help or the error. */
function LabelledControl({
  label,
  hint,
  error,
  children,
}: FieldText & { children: (props: ControlProps) => ReactNode }) {
  const { id, noteId, describedBy } = useFieldIds({ hint, error });
  return (
    <div>
      <label htmlFor={id} className="type-small mb-1 block text-mist">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {describedBy && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  ...input
}: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <LabelledControl label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={`${BOX} h-13`} />}
    </LabelledControl>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...area
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <LabelledControl label={label} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} className={`${BOX} py-3`} />}
    </LabelledControl>
  );
}
