import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SetUpWays } from "#contract/sign-in.ts";
import { api } from "../../api/client.ts";
import {
  enterWithWallet,
  hasWallet,
  type ProviderWanted,
  sayIdentityProblem,
  sayWalletRefusal,
} from "../../api/other-ways.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OrganisationForm } from "../../ui/organisation-form.tsx";
import { explainFault, needsSecondStep } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { loadPageAnew } from "./leave-page.ts";
import { hasSessionHint, storeSessionHint } from "./session-hint.ts";

export interface OtherWaysProps {
  /** The page to open after signing in at a provider, from where the browser comes back. */
  returnTo: string;
  /** Called after a sign-in with a wallet, which does not leave the page. */
  onEntered: () => Promise<void>;
  /** Called when the account has a second factor. */
  onSecondStep: () => void;
}

/**
 * Offers the ways to sign in that the server has besides its own: identity providers and wallets. Shows nothing if none is
 * set up, and why a sign-in at a provider failed.
 */
export function OtherWays({ returnTo, onEntered, onSecondStep }: OtherWaysProps) {
  const ways = useSetUpWays();
  const { search } = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(() => {
    const problem = new URLSearchParams(search).get("problem");
    return problem && sayIdentityProblem(problem);
  });

  async function enter(name: string, by: () => Promise<void>): Promise<void> {
    setBusy(name);
    setFault(null);
    try {
      await finishSignOut();
      await by();
    } catch (error) {
      if (needsSecondStep(error)) return onSecondStep();
      setFault(sayWalletRefusal(error) ?? explainFault(error).sentence);
      setBusy(null);
    }
  }

  async function leaveFor(wanted: ProviderWanted): Promise<void> {
    const { url } = await api.signIn.atProvider({ ...wanted, callbackURL: returnTo });
    // Makes the page to which the browser comes back ask who is signed in.
    if (!hasSessionHint()) storeSessionHint({ id: "", isGuest: true });
    loadPageAnew(url);
  }

  async function enterByWallet(): Promise<void> {
    await enterWithWallet();
    await onEntered();
  }

  if (!ways) return fault ? <Notice tone="warning">{fault}</Notice> : null;
  const { providers, hasDomains, hasWallets } = ways;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {fault && <Notice tone="warning">{fault}</Notice>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          look="outline"
          isBusy={busy === id}
          onClick={() => void enter(id, () => leaveFor({ providerId: id }))}
        >
          Continue with {name}
        </Button>
      ))}
      {hasWallets && hasWallet() && (
        <Button look="outline" isBusy={busy === "wallet"} onClick={() => void enter("wallet", enterByWallet)}>
          Continue with a wallet
        </Button>
      )}
      {hasDomains && (
        <OrganisationForm
          isBusy={busy === "email"}
          onSubmit={(email) => void enter("email", () => leaveFor({ email }))}
        />
      )}
    </div>
  );
}

/** Returns the ways that are set up, once the server has answered. Without an answer there are none to offer. */
function useSetUpWays(): SetUpWays | null {
  const [ways, setWays] = useState<SetUpWays | null>(null);
  useEffect(() => {
    let isShown = true;
    api.signIn.ways().then(
      (found) => isShown && setWays(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return ways;
}
