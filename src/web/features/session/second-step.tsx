import { useRef, useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import { useSubmit } from "../../ui/use-submit.ts";
import { explainFault } from "./auth-sentences.ts";

interface SecondStepProps {
  onEntered: () => Promise<void>;
  /** Begins the sign-in again. */
  onBack: () => void;
}

const KINDS = {
  app: {
    label: "Code from your authenticator app",
    hint: "Six digits. They change every 30 seconds, and each code works once.",
    other: "Use a recovery code",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of the codes you saved. Each works once.",
    other: "Use a code from the authenticator app",
  },
};

/** The form of the second step: it finishes a sign-in with a code from the app or a recovery code. */
export function SecondStep({ onEntered, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>("app");
  const [code, setCode] = useState("");
  const { isBusy, fault, submit, forgetFault } = useSubmit(enter, (error) => ({
    ...explainFault(error),
    isOver: isApiError(error, "second_step_over"),
  }));
  const form = useRef<HTMLFormElement>(null);
  const words = KINDS[kind];

  useFocusedField(form, fault ?? kind);

  async function enter(): Promise<void> {
    await api.signIn.secondStep({ code });
    await onEntered();
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
      <CodeField
        key={kind}
        label={words.label}
        hint={words.hint}
        hasLetters={kind === "recovery"}
        value={code}
        onType={setCode}
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      {fault?.isOver ? (
        <Button onClick={onBack} className="w-full">
          Start over
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
            forgetFault();
          }}
        >
          {words.other}
        </Button>
        {!fault?.isOver && (
          <Button look="link" onClick={onBack}>
            Start over
          </Button>
        )}
      </p>
    </form>
  );
}
