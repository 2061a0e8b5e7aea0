import { useCallback, useEffect, useState } from "react";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import type { Keep } from "../../api/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useSubmit } from "../../ui/use-submit.ts";
import { explainFault } from "./auth-sentences.ts";
import { KeptWays } from "./kept-ways.tsx";

interface NewPasswordFormProps {
  /** The token of the email's link; `null` if it is missing. */
  token: string | null;
  onDone: () => void;
  onNewLink: () => void;
}

/**
 * The form for a new password, on the page that the email's link opens. It shows what else opens the account or reads from
 * it; whatever is not ticked ends with the old password.
 */
export function NewPasswordForm({ token, onDone, onNewLink }: NewPasswordFormProps) {
  const { ways, error, load } = useWays(token);
  if (token === null || isGone(error)) {
    return (
      <div className="mt-6 grid gap-4">
        <Notice tone="warning">This link has been used or has expired. Ask for a new one.</Notice>
        <Button onClick={onNewLink}>Ask for a new link</Button>
      </div>
    );
  }
  if (!ways) {
    return (
      <div className="mt-6">
        <UnloadedList error={error} isBusy={error === null} onRetry={load} />
      </div>
    );
  }
  return <PasswordAndWays token={token} ways={ways} onDone={onDone} onNewLink={onNewLink} />;
}

/** Loads what else opens the account. Pages outside the app have no cache of answers. */
function useWays(token: string | null) {
  const [ways, setWays] = useState<WayIn[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const load = useCallback(() => {
    if (token === null) return;
    setError(null);
    api.recovery.waysOfReset({ token }).then(({ ways: found }) => setWays(found), setError);
  }, [token]);
  useEffect(load, [load]);
  return { ways, error, load };
}

interface PasswordAndWaysProps extends NewPasswordFormProps {
  token: string;
  ways: readonly WayIn[];
}

function PasswordAndWays({ token, ways, onDone, onNewLink }: PasswordAndWaysProps) {
  const [keep, setKeep] = useState<Keep>([]);
  const [password, setPassword] = useState("");
  const { isBusy, fault, submit } = useSubmit(
    async () => {
      await api.recovery.reset({ token, newPassword: password, keep });
      onDone();
    },
    (error) => ({ ...explainFault(error), isSpent: isGone(error) }),
  );
  return (
    <form onSubmit={submit} className="mt-6 grid gap-4" noValidate>
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
      <KeptWays
        legend="These open your account, too. Tick what you set up yourself; the rest ends with the old password."
        ways={ways}
        keep={keep}
        onKeep={setKeep}
      />
      {fault && fault.field !== "password" && <Notice tone="warning">{fault.sentence}</Notice>}
      {fault?.isSpent ? (
        <Button onClick={onNewLink}>Ask for a new link</Button>
      ) : (
        <Button type="submit" isBusy={isBusy}>
          Set password
        </Button>
      )}
    </form>
  );
}

const isGone = (error: unknown) => isApiError(error, "invalid_token");
