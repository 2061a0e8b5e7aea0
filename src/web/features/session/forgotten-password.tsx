import { useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EmailField } from "./email-field.tsx";
import { useEmailForm } from "./use-letter.ts";

/**
 * A form that requests a password link for an email address. Its reply is the same whether the address has an
 * account or not.
 */
export function ForgottenPassword({ email: known, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(known);
  const { state, fault, submit } = useEmailForm(() =>
    api.recovery.askForReset({ email, redirectTo: "/reset-password" }),
  );
  const form = useRef<HTMLFormElement>(null);

  // The focus moves into this form, because the button that opened the form no longer exists.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
      {state === "sent" ? (
        <Notice>If {email} has an account here, a link is on its way. It works for an hour.</Notice>
      ) : (
        <>
          <EmailField value={email} onType={setEmail} error={fault?.sentence} />
          <Button type="submit" isBusy={state === "sending"}>
            Send the link
          </Button>
        </>
      )}
      <Button look="link" onClick={onBack} className="justify-self-start">
        Back to sign in
      </Button>
    </form>
  );
}
