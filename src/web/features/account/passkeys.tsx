import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PasskeyOutput } from "#contract/credentials.ts";
import { PASSKEY_NAME_MAX, PASSKEYS } from "#contract/second-factor.ts";
import type { NewPasskeyOptions } from "../../api/browser-passkeys.ts";
import { api } from "../../api/client.ts";
import { PasskeyError } from "../../api/passkey-support.ts";
import { factorQuery, passkeysQuery } from "../../api/queries/credentials.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useSubmit } from "../../ui/use-submit.ts";
import type { Fault, SignInPartProps } from "./account-form.tsx";

/** Lists the account's passkeys, and adds and removes them. */
export function Passkeys({ explain, proof }: SignInPartProps) {
  const { data, error, isFetching, refetch } = useQuery(passkeysQuery);
  const passkeys = data?.passkeys;
  const factor = useQuery(factorQuery);
  const [fault, setFault] = useState<string | null>(null);

  async function remove(id: string): Promise<void> {
    setFault(null);
    try {
      await proof.run(() => api.credentials.removePasskey({ id }));
      await refetch();
    } catch (refusal) {
      setFault(explain(refusal).sentence);
    }
  }

  if (!passkeys || !factor.data) {
    return (
      <UnloadedList
        error={error ?? factor.error}
        isBusy={isFetching || factor.isFetching}
        onRetry={() => void Promise.all([refetch(), factor.refetch()])}
      />
    );
  }
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      <p className="type-note text-mist">
        A passkey signs you in with the fingerprint, face or PIN of your device, without a password and
        without a code.
      </p>
      {passkeys.length > 0 && (
        <ul className="w-full">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      {fault && <Notice tone="warning">{fault}</Notice>}
      {passkeys.length < PASSKEYS && (
        <NewPasskey
          key={passkeys.length}
          needsCode={factor.data.since !== null}
          explain={explain}
          proof={proof}
          onAdded={async () => {
            await refetch();
          }}
        />
      )}
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyOutput; onRemove: () => Promise<void> }) {
  const { formatFullDay } = useDates();
  const { name, createdAt, usedAt } = passkey;
  const [isBusy, setBusy] = useState(false);
  const shown = name || "Unnamed passkey";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ripple py-3">
      <span dir="auto" className="min-w-0 break-words">
        {shown}
        <span className="type-log block text-mist">
          added {formatFullDay(createdAt)}
          <span>{usedAt && ` · last used ${formatFullDay(usedAt)}`}</span>
        </span>
      </span>
      <Button
        look="link"
        isBusy={isBusy}
        aria-label={`Remove ${shown}`}
        onClick={() => {
          setBusy(true);
          void onRemove().finally(() => setBusy(false));
        }}
      >
        Remove
      </Button>
    </li>
  );
}

interface NewPasskeyProps extends SignInPartProps {
  /** Whether the account has a second factor, so that a passkey is added with a code only. */
  needsCode: boolean;
  onAdded: () => Promise<void>;
}

function NewPasskey({ needsCode, explain, proof, onAdded }: NewPasskeyProps) {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const { isBusy, fault, submit } = useSubmit(
    add,
    (refusal): Fault =>
      refusal instanceof PasskeyError ? { field: null, sentence: refusal.message } : explain(refusal),
  );

  async function add(): Promise<void> {
    const options = await proof.run(() =>
      api.credentials.beginPasskey({ code: needsCode ? code : undefined }),
    );
    const { createPasskey } = await import("../../api/browser-passkeys.ts");
    const response = await createPasskey(options as unknown as NewPasskeyOptions);
    await api.credentials.addPasskey({ name: name.trim() || "Passkey", response: { ...response } });
    await onAdded();
  }

  return (
    <form onSubmit={submit} className="grid w-full gap-4" noValidate>
      <TextField
        label="Name of the new passkey"
        name="passkey"
        autoComplete="off"
        limit={PASSKEY_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint="For example, the device it is on."
      />
      {needsCode && (
        <CodeField
          label="Code from your authenticator app"
          hint="Or a recovery code."
          hasLetters
          value={code}
          onType={setCode}
          error={fault?.field === "code" ? fault.sentence : null}
        />
      )}
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Add a passkey
      </Button>
    </form>
  );
}
