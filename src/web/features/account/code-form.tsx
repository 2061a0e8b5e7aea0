import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Explain, Fault } from "./account-form.tsx";

interface CodeFormProps {
  label: string;
  hint: string;
  /** Whether a recovery code is accepted too, so that letters must be easy to type. */
  takesRecoveryCode?: boolean;
  action: string;
  explain: Explain;
  onSubmit: (code: string) => Promise<void>;
  onCancel?: () => void;
}

/** A form with one field for a code of the second factor. The field gets the focus. */
export function CodeForm({
  label,
  hint,
  takesRecoveryCode,
  action,
  explain,
  onSubmit,
  onCancel,
}: CodeFormProps) {
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at the beginning and after a refusal
  useEffect(() => form.current?.querySelector("input")?.focus(), [fault]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await onSubmit(code);
    } catch (error) {
      setFault(explain(error));
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      className="grid w-full max-w-md gap-4"
      noValidate
    >
      <TextField
        label={label}
        name="code"
        inputMode={takesRecoveryCode ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        hint={hint}
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="outline" isBusy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button look="link" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}
