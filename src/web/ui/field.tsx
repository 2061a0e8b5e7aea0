import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  type TextareaHTMLAttributes,
  useId,
  useRef,
} from "react";
import { LengthCount, lengthFault, useHeldForm } from "./text-length.tsx";

const BOX =
  "w-full rounded-surface border border-edge bg-ink px-4 text-moon placeholder:text-mist aria-invalid:border-bill";

interface FieldText {
  label: string;
  /** One line of help in grey under the field. */
  hint?: ReactNode;
  /** The error of the field. It replaces the line of help and is announced by screen readers. */
  error?: string | null | undefined;
  /** The limit of the text, in UTF-16 units. What is longer stays in the field, which says so, and its form is not sent. */
  limit?: number | undefined;
  /** What the text is called at the beginning of a sentence; the label if it is not given. */
  called?: string | undefined;
}

/** Returns the ids that connect a form field to its label, help and error. */
function useFieldIds(text: Pick<FieldText, "hint" | "error">) {
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = text.error || text.hint ? noteId : undefined;
  return { id, noteId, describedBy };
}

interface FieldNoteProps extends Pick<FieldText, "hint" | "error"> {
  id: string;
  count: ReactNode;
}

function FieldNote({ id, hint, error, count }: FieldNoteProps) {
  return (
    <div
      id={id}
      className={`type-small mt-1 flex justify-between gap-4 ${error ? "text-bill" : "text-mist"}`}
    >
      <p role={error ? "alert" : undefined}>{error || hint}</p>
      {count}
    </div>
  );
}

type ControlProps = Pick<InputHTMLAttributes<HTMLElement>, "id" | "aria-invalid" | "aria-describedby">;

/** A form field: a label, a control, and below it the help or the error. */
function LabelledControl({
  label,
  hint,
  error,
  count,
  children,
}: Omit<FieldText, "limit" | "called"> & { count: ReactNode; children: (props: ControlProps) => ReactNode }) {
  const { id, noteId, describedBy } = useFieldIds({ hint: hint || count, error });
  return (
    <div>
      <label htmlFor={id} className="type-small mb-1 block text-mist">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {describedBy && <FieldNote id={noteId} hint={hint} error={error} count={count} />}
    </div>
  );
}

/** Returns the counter of a limited text, and by how much it is too long. */
function useLimit(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { label, called = label, limit, value }: Pick<FieldText, "label" | "called" | "limit"> & { value: unknown },
) {
  const text = typeof value === "string" ? value : "";
  const fault = limit === undefined ? null : lengthFault({ called, text, limit });
  useHeldForm(field, fault);
  return { fault, count: limit !== undefined && <LengthCount text={text} limit={limit} /> };
}

type TextFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, "maxLength" | "dir">;

export function TextField({ label, hint, error, limit, called, ...input }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { fault, count } = useLimit(field, { label, called, limit, value: input.value });
  return (
    <LabelledControl label={label} hint={hint} error={fault ?? error} count={count}>
      {(control) => <input {...input} {...control} dir="auto" ref={field} className={`${BOX} h-13`} />}
    </LabelledControl>
  );
}

type TextAreaProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "maxLength" | "dir">;

export function TextArea({ label, hint, error, limit, called, ...area }: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { fault, count } = useLimit(field, { label, called, limit, value: area.value });
  return (
    <LabelledControl label={label} hint={hint} error={fault ?? error} count={count}>
      {(control) => (
        <textarea rows={4} {...area} {...control} dir="auto" ref={field} className={`${BOX} py-3`} />
      )}
    </LabelledControl>
  );
}
