import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import { useSubmit } from "../../ui/use-submit.ts";
import type { Explain } from "./account-form.tsx";

interface CodeFormProps {
  label: string;
  hint: string;
  /** Whether a recovery code is accepted too. */
  takesRecoveryCode?: boolean;
  action: string;
  explain: Explain;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** A form with one field for a code of the second factor. The field gets the focus. */
export function CodeForm({
  label,
  hint,
  takesRecoveryCode = false,
  action,
  explain,
  ...does
}: CodeFormProps) {
  const [code, setCode] = useState("");
  const { isBusy, fault, submit } = useSubmit(() => does.onSubmit(code), explain);
  const form = useRef<HTMLFormElement>(null);

  useFocusedField(form, fault);

  return (
    <form ref={form} onSubmit={submit} className="grid w-full max-w-md gap-4" noValidate>
      <CodeField
        label={label}
        hint={hint}
        hasLetters={takesRecoveryCode}
        value={code}
        onType={setCode}
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="outline" isBusy={isBusy}>
          {action}
        </Button>
        <Button look="link" onClick={does.onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
