import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useSubmit } from "../../ui/use-submit.ts";
import { explainFault } from "./auth-sentences.ts";

/** Lets the person set the password of a sign-up whose email was opened in another browser than the one that asked for it. */
export function PasswordOfSignUp({ onSet }: { onSet: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState("");
  const { isBusy, fault, submit } = useSubmit(
    () => onSet(password),
    (error) => explainFault(error).sentence,
  );
  return (
    <form onSubmit={submit} className="page-frame page-column grid gap-4 py-10" noValidate>
      <h1 className="type-display">Another browser</h1>
      <p>
        You signed up in another browser. Set the password of your account here, or open the email there. If
        you did not sign up, close this page: there is no account yet, and none will be made.
      </p>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault}
      />
      <p className="type-small text-mist">
        A reading that you began in the other browser stays there. It comes along when you sign in there.
      </p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Open my account
      </Button>
    </form>
  );
}
