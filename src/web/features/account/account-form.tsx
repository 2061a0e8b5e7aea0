import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

export type FieldName = "email" | "password" | "present" | "code";

export interface Fault {
  field: FieldName | null;
  sentence: string;
}

/** Leaves the account: runs `by`, which ends the session, then clears this browser's data and loads the page `to`. */
export type Leave = (leaving: { by: () => Promise<unknown>; to: string }) => Promise<void>;

/**
 * Runs a call that needs a recent proof of who the person is, and asks for one in `dialog` if the server wants it. Throws
 * the refusal if the person closes the dialog.
 */
export interface Proof {
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  dialog: ReactNode;
}

export type Explain = (error: unknown) => Fault;

/** What a part of the account section works with. */
export interface SignInPartProps {
  explain: Explain;
  proof: Proof;
}

interface Field extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete"> {
  name: FieldName;
  label: string;
  hint?: string;
}

interface AccountFormProps {
  fields: readonly Field[];
  action: string;
  /** The message that is shown after a successful change. The form's fields are emptied at that moment. */
  done: string;
  explain: Explain;
  onSubmit: (typed: Partial<Record<FieldName, string>>) => Promise<unknown>;
  /** What stands between the fields and the button. */
  children?: ReactNode;
}

/**
 * A short form that changes something about the account. Typed values stay in the fields until the change succeeds.
 */
export function AccountForm({ fields, action, done, explain, onSubmit, children }: AccountFormProps) {
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Moves the focus to the field with the error.
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    setFault(null);
    try {
      await onSubmit(typed);
      setTyped({});
      setState("done");
    } catch (error) {
      setFault(explain(error));
      setState("idle");
    }
  }

  const isElsewhere = fault !== null && !fields.some(({ name }) => name === fault.field);
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      className="grid w-full max-w-md gap-4 pb-4"
      noValidate
    >
      {fields.map(({ name, label, hint, ...input }) => (
        <TextField
          key={name}
          {...input}
          label={label}
          name={name}
          required
          hint={hint}
          value={typed[name] ?? ""}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setState("idle");
          }}
          error={fault?.field === name ? fault.sentence : null}
        />
      ))}
      {children}
      {isElsewhere && <Notice tone="warning">{fault.sentence}</Notice>}
      {state === "done" && <Notice tone="good">{done}</Notice>}
      <Button type="submit" look="outline" isBusy={state === "busy"} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
