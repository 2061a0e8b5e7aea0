import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FactorState, NewFactor } from "#contract/credentials.ts";
import { api } from "../../api/client.ts";
import { factorQuery } from "../../api/queries/credentials.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import type { SignInPartProps } from "./account-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";

/** Sets the second factor up, shows its state, and turns it off. */
export function SecondFactor({ explain, proof }: SignInPartProps) {
  const { data, error, isFetching, refetch } = useQuery(factorQuery);
  const [begun, setBegun] = useState<NewFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function begin(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      setBegun(await proof.run(() => api.credentials.beginFactor()));
    } catch (refusal) {
      setFault(explain(refusal).sentence);
    }
    setBusy(false);
  }

  async function showCodes(made: Promise<{ recoveryCodes: string[] }>): Promise<void> {
    const { recoveryCodes } = await made;
    setBegun(null);
    setCodes(recoveryCodes);
    await refetch();
  }

  if (codes) return <RecoveryCodeList codes={codes} onSaved={() => setCodes(null)} />;
  if (begun)
    return (
      <SetUp
        {...begun}
        explain={explain}
        onCode={(code) => showCodes(api.credentials.confirmFactor({ code }))}
        onCancel={() => setBegun(null)}
      />
    );
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.since !== null)
    return (
      <FactorOn
        {...data}
        since={data.since}
        explain={explain}
        onRenew={(code) => showCodes(api.credentials.renewRecoveryCodes({ code }))}
        onRemove={async (code) => {
          await api.credentials.removeFactor({ code });
          await refetch();
        }}
      />
    );
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      <p className="type-note text-mist">
        With a second factor, each sign-in also asks for a code from an authenticator app on your phone. A
        stolen password alone is then not enough.
      </p>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <Button look="outline" isBusy={isBusy} onClick={() => void begin()}>
        Set it up
      </Button>
    </div>
  );
}

interface SetUpProps extends NewFactor {
  explain: SignInPartProps["explain"];
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

function SetUp({ secret, address, explain, onCode, onCancel }: SetUpProps) {
  return (
    <div className="grid w-full max-w-md gap-4 pb-4">
      <p className="type-note">Scan this with an authenticator app, or type the secret into it.</p>
      <QrPicture text={address} label="QR code for an authenticator app" />
      <p className="type-note">
        <span className="type-small block text-mist">Secret</span>
        <span dir="auto" className="font-mono break-words">
          {inGroups(secret)}
        </span>
      </p>
      <CodeForm
        label="Code from the authenticator app"
        hint="Six digits. The second factor turns on with the first correct code."
        action="Turn it on"
        explain={explain}
        onSubmit={onCode}
        onCancel={onCancel}
      />
    </div>
  );
}

interface FactorOnProps extends FactorState {
  since: string;
  explain: SignInPartProps["explain"];
  onRenew: (code: string) => Promise<void>;
  onRemove: (code: string) => Promise<void>;
}

function FactorOn({ since, codesLeft, explain, onRenew, onRemove }: FactorOnProps) {
  const { formatFullDay } = useDates();
  const [asked, setAsked] = useState<"renew" | "remove" | null>(null);
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      <p className="type-note">
        On since {formatFullDay(since)}.{" "}
        {codesLeft === 1 ? "1 recovery code is" : `${codesLeft} recovery codes are`} left.
      </p>
      {asked ? (
        <CodeForm
          key={asked}
          takesRecoveryCode
          label="Code from the authenticator app, or a recovery code"
          hint={
            asked === "renew"
              ? "Your current recovery codes will stop working."
              : "Signing in will then take only your password, or an email."
          }
          action={asked === "renew" ? "Make new codes" : "Turn it off"}
          explain={explain}
          onSubmit={asked === "renew" ? onRenew : onRemove}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <p className="flex flex-wrap gap-x-6">
          <Button look="link" onClick={() => setAsked("renew")}>
            New recovery codes
          </Button>
          <Button look="link" onClick={() => setAsked("remove")}>
            Turn it off
          </Button>
        </p>
      )}
    </div>
  );
}

/** Writes a secret in groups of four, as authenticator apps accept it. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
