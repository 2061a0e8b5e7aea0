import { useEffect, useRef } from "react";
import { WAITLIST_UNCONFIRMED_KEPT_DAYS } from "#domain/plans/kept.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EmailField } from "./email-field.tsx";
import { useEmailForm } from "./use-letter.ts";

interface JoinWaitlistProps {
  email: string;
  onType: (email: string) => void;
  onSignIn: () => void;
}

/**
 * A form that requests an email for joining the waitlist. Its reply is the same whether the address is known or
 * not.
 */
export function JoinWaitlist({ email, onType, onSignIn }: JoinWaitlistProps) {
  const { state, fault, submit, askAgain } = useEmailForm(() => api.waitlist.join({ email }));
  const form = useFormFocus({ state, fault });

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
      {state === "sent" ? (
        <>
          <Notice tone="good">
            An email is on its way to{" "}
            <span dir="auto" className="wrap-anywhere">
              {email.trim()}
            </span>
            . Open the link in it and press the button there, and the place is yours. The link works for{" "}
            {WAITLIST_UNCONFIRMED_KEPT_DAYS} days.
          </Notice>
          <Button look="link" onClick={askAgain} className="justify-self-start">
            No email? Send it again, or to another address
          </Button>
        </>
      ) : (
        <>
          <EmailField
            value={email}
            onType={onType}
            hint="For this email and the one that lets you in. Nothing else."
            error={fault?.field === "email" ? fault.sentence : null}
          />
          {fault && !fault.field && <Notice tone="warning">{fault.sentence}</Notice>}
          <Button type="submit" isBusy={state === "sending"} className="w-full">
            Join Waitlist
          </Button>
          <Button look="link" onClick={onSignIn} className="justify-self-start">
            I have an account
          </Button>
        </>
      )}
    </form>
  );
}

/**
 * Returns a ref for the form. The invalid field gets the focus, and after the email is sent the focus moves into
 * the form.
 */
function useFormFocus({ state, fault }: Pick<ReturnType<typeof useEmailForm>, "state" | "fault">) {
  const form = useRef<HTMLFormElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (fault?.field) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);
  useEffect(() => {
    if (state === "sent") hasLeft.current = true;
    if (hasLeft.current) form.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [state]);
  return form;
}
