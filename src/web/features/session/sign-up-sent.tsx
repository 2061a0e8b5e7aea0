import { useEffect, useEffectEvent, useRef } from "react";
import { type Credentials, signUp } from "../../api/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAuth } from "./auth-context.ts";
import { useEmailForm } from "./use-letter.ts";

interface SignUpSentProps {
  typed: Credentials;
  /** The page that the link in the email leads to. */
  callbackURL: string;
  /** Called when the email was opened in another tab of this browser. */
  onEntered: () => Promise<void>;
  /** Goes back to the form, for another address. */
  onBack: () => void;
}

/** Says that an email is on its way whose link makes the account. */
export function SignUpSent({ typed, callbackURL, onEntered, onBack }: SignUpSentProps) {
  const { reload } = useAuth();
  const { state, fault, submit } = useEmailForm(() => signUp(typed, { callbackURL }));
  const words = useRef<HTMLParagraphElement>(null);

  // The words take the focus, because they replace the form.
  useEffect(() => words.current?.focus(), []);

  const look = useEffectEvent(async () => {
    const me = await reload();
    if (me?.user && !me.user.isGuest) await onEntered();
  });
  useEffect(() => {
    const onFocus = () => void look();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p ref={words} tabIndex={-1} className="outline-none">
        We have written to{" "}
        <strong dir="auto" className="break-words font-medium">
          {typed.email}
        </strong>
        . Open the email and you are in. Until then everything here stays as it is.
      </p>
      <p className="type-small text-mist">
        The link works for an hour. Nothing there? Look into the spam folder, too.
      </p>
      {state === "sent" && <Notice tone="good">Another email is on its way.</Notice>}
      {fault && <Notice tone="warning">{fault.sentence}</Notice>}
      <p className="flex flex-wrap justify-between gap-x-6">
        <Button type="submit" look="link" isBusy={state === "sending"}>
          Send again
        </Button>
        <Button look="link" onClick={onBack}>
          Wrong address?
        </Button>
      </p>
    </form>
  );
}
