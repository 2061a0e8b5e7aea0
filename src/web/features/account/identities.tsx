import { useCallback, useEffect, useState } from "react";
import type { OwnIdentity } from "#contract/credentials.ts";
import type { SetUpWays } from "#contract/sign-in.ts";
import { api } from "../../api/client.ts";
import { enterWithWallet, hasWallet, type ProviderWanted, sayWalletRefusal } from "../../api/other-ways.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OrganisationForm } from "../../ui/organisation-form.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import type { Explain, Proof } from "./account-form.tsx";

export interface IdentitiesProps {
  explain: Explain;
  proof: Proof;
  /** The page to which the browser comes back after it was at a provider. */
  returnTo: string;
}

/** Lists the identities with which the person can sign in, and adds and removes them. */
export function Identities({ explain, proof, returnTo }: IdentitiesProps) {
  const { data, error, isLoading, load } = useIdentities();
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function run(name: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(name);
    setFault(null);
    try {
      await proof.run(call);
      await load();
    } catch (thrown) {
      setFault(sayWalletRefusal(thrown) ?? explain(thrown).sentence);
    }
    setBusy(null);
  }

  const leaveFor = (name: string, wanted: ProviderWanted) =>
    void run(name, async () => {
      const { url } = await api.signIn.atProvider({ ...wanted, callbackURL: returnTo, link: true });
      window.location.assign(url);
    });

  const ways = data?.ways;
  const isLinked = (id: string) => data?.identities.some(({ providerId }) => providerId === id);
  const others = ways?.providers.filter(({ id }) => !isLinked(id)) ?? [];
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      {!data && <UnloadedList error={error} isBusy={isLoading} onRetry={() => void load()} />}
      {data?.identities.length === 0 && <p className="text-mist">None yet.</p>}
      <ul className="w-full empty:hidden">
        {data?.identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            isBusy={busy === identity.id}
            onRemove={() => void run(identity.id, () => api.credentials.removeIdentity({ id: identity.id }))}
          />
        ))}
      </ul>
      {fault && <Notice tone="warning">{fault}</Notice>}
      {others.map(({ id, name }) => (
        <Button key={id} look="outline" isBusy={busy === id} onClick={() => leaveFor(id, { providerId: id })}>
          Add {name}
        </Button>
      ))}
      {ways?.hasWallets && hasWallet() && (
        <Button
          look="outline"
          isBusy={busy === "wallet"}
          onClick={() => void run("wallet", () => enterWithWallet({ link: true }))}
        >
          Add a wallet
        </Button>
      )}
      {ways?.hasDomains && (
        <OrganisationForm isBusy={busy === "email"} onSubmit={(email) => leaveFor("email", { email })} />
      )}
    </div>
  );
}

interface Loaded {
  identities: OwnIdentity[];
  ways: SetUpWays;
}

/** Loads the account's identities and the ways that can be added. */
function useIdentities() {
  const [data, setData] = useState<Loaded | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [isLoading, setLoading] = useState(true);
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const [{ identities }, ways] = await Promise.all([api.credentials.identities(), api.signIn.ways()]);
      setData({ identities, ways });
      setError(null);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
    setLoading(false);
  }, []);
  useEffect(() => void load(), [load]);
  return { data, error, isLoading, load };
}

interface IdentityRowProps {
  identity: OwnIdentity;
  isBusy: boolean;
  onRemove: () => void;
}

function IdentityRow({ identity: { name, addedAt }, isBusy, onRemove }: IdentityRowProps) {
  const { formatFullDay } = useDates();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-ripple py-3">
      <span className="min-w-0">
        <span dir="auto" className="block [overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="type-log block text-mist">added {formatFullDay(addedAt)}</span>
      </span>
      <Button look="link" isBusy={isBusy} onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  );
}
