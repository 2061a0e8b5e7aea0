import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { ProfileAnswer } from "#domain/profile/profile.ts";
import { Button } from "../../ui/button.tsx";
import { focusAnswer } from "./answer-field.tsx";
import { listAnswers } from "./answer-words.ts";

interface StepFormProps {
  /** The answers that the server would refuse. */
  invalid: readonly ProfileAnswer[];
  action: string;
  isBusy: boolean;
  onDone: () => void;
  /** Further controls beside the main button, such as 'Back' and 'Finish later'. */
  asides: ReactNode;
  children: ReactNode;
}

/** A form with one main button. If the button is pressed while an answer is not valid, the form names and focuses it. */
export function StepForm({ invalid, action, isBusy, onDone, asides, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const [wasEarly, setEarly] = useState(false);
  const isHeld = invalid.length > 0;
  const isSaid = isHeld && wasEarly;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    setEarly(isHeld);
    if (isHeld) focusAnswer(form.current, invalid[0]);
    else onDone();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6">
      {children}
      {/* The row stays at the lower edge of the window, so that the way on is in sight on a small phone. */}
      <div className="foot-row mt-8">
        <p id={noteId} role={wasEarly ? "alert" : undefined} className="type-log mb-2 text-bill empty:hidden">
          {isSaid && `Please check: ${listAnswers(invalid)}.`}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Button
            type="submit"
            isBusy={isBusy}
            aria-disabled={isHeld || undefined}
            aria-describedby={isSaid ? noteId : undefined}
            className="grow aria-disabled:opacity-60 max-sm:px-4 sm:grow-0 sm:px-12"
          >
            {action}
          </Button>
          {asides}
        </div>
      </div>
    </form>
  );
}
