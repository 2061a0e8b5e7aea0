import { type FormEvent, useEffect, useRef, useState } from "react";
import { SECOND_STEP_OVER } from "#contract/second-factor.ts";
import { isApiError } from "../../api/api-error.ts";
import { finishSignIn } from "../../api/second-factor.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type AuthFault, explainFault } from "./auth-sentences.ts";

interface SecondStepProps {
  onEntered: () => Promise<void>;
  /** Begins the sign-in again. */
  onBack: () => void;
}

const KINDS = {
  app: {
    label: "Code from your app",
    hint: "Six digits. They change every 30 seconds, and each code works once.",
    other: "Use a recovery code",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of the codes that you saved. Each works once.",
    other: "Use a code from the app",
  },
};

/** The form of the second step: it finishes a sign-in with a code from the app or a recovery code. */
export function SecondStep({ onEntered, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>("app");
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<(AuthFault & { isOver: boolean }) | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const words = KINDS[kind];

  // The focus moves into this form, because the one that opened it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another kind or a refusal moves the focus
  useEffect(() => form.current?.querySelector("input")?.focus(), [kind, fault]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await finishSignIn(code);
      await onEntered();
    } catch (error) {
      const isOver = isApiError(error) && error.reason === SECOND_STEP_OVER;
      setFault({ ...explainFault(error), isOver });
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <TextField
        key={kind}
        label={words.label}
        name="code"
        inputMode={kind === "app" ? "numeric" : "text"}
        autoComplete={kind === "app" ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        hint={words.hint}
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      {fault?.isOver ? (
        <Button onClick={onBack} className="w-full">
          Begin again
        </Button>
      ) : (
        <Button type="submit" isBusy={isBusy} className="w-full">
          Sign in
        </Button>
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <Button
          look="link"
          onClick={() => {
            setKind(kind === "app" ? "recovery" : "app");
            setCode("");
            setFault(null);
          }}
        >
          {words.other}
        </Button>
        {!fault?.isOver && (
          <Button look="link" onClick={onBack}>
            Begin again
          </Button>
        )}
      </p>
    </form>
  );
}
