import { type FormEvent, useState } from "react";
import { resetPassword } from "../../api/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type AuthFault, explainFault } from "./auth-sentences.ts";

/**
 * The form for a new password, on the page that the email's link opens. `token` comes from the link, and is `null`
 * if the link has expired.
 */
export function NewPasswordForm({
  token,
  onDone,
  onNewLink,
}: {
  token: string | null;
  onDone: () => void;
  onNewLink: () => void;
}) {
  const { password, setPassword, isBusy, fault, submit } = useNewPassword(token, onDone);
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4" noValidate>
      {token && (
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint="Eight characters or more. This signs you out everywhere else."
          error={fault?.field === "password" ? fault.sentence : null}
        />
      )}
      {fault && fault.field !== "password" && <Notice tone="warning">{fault.sentence}</Notice>}
      {token ? (
        <Button type="submit" isBusy={isBusy}>
          Set password
        </Button>
      ) : (
        <Button onClick={onNewLink}>Ask for a new link</Button>
      )}
    </form>
  );
}

/** The state of the form. `submit` saves the password and then calls `onDone`. */
function useNewPassword(token: string | null, onDone: () => void) {
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<AuthFault | null>(
    token ? null : { field: null, sentence: "This link has been used or has expired. Ask for a new one." },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !token) return;
    setBusy(true);
    setFault(null);
    try {
      await resetPassword(token, password);
      onDone();
    } catch (error) {
      setFault(explainFault(error));
      setBusy(false);
    }
  }

  return { password, setPassword, isBusy, fault, submit };
}
