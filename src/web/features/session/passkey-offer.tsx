import { useState } from "react";
import { canUsePasskeys, PasskeyError } from "../../api/passkey-support.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { explainFault } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";

/** Offers to sign in with a passkey, in a browser and at an address where passkeys exist. */
export function PasskeyOffer({ onEntered }: { onEntered: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;

  async function enter(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      const { enterWithPasskey } = await import("../../api/browser-passkeys.ts");
      await finishSignOut();
      await enterWithPasskey();
      await onEntered();
    } catch (error) {
      setFault(error instanceof PasskeyError ? error.message : explainFault(error).sentence);
      setBusy(false);
    }
  }

  return (
    <div className="mt-4 grid gap-3">
      <Button look="outline" isBusy={isBusy} onClick={() => void enter()} className="w-full">
        Sign in with a passkey
      </Button>
      {fault && <Notice tone="warning">{fault}</Notice>}
    </div>
  );
}
