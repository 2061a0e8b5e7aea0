import { useEffect, useState } from "react";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { preloadPage } from "../../ui/preload-page.ts";
import { useAuth } from "./auth-context.ts";
import { explainFault, isByInvitationOnly } from "./auth-sentences.ts";
import { ensureSession } from "./ensure-session.ts";

interface GuestOfferProps {
  /** The page that follows. Its code is requested while the offer is shown. */
  leadsTo: string;
  onEntered: () => Promise<void>;
  /** Called when the server accepts sign-ups by invitation only. */
  onClosed: () => void;
}

/** Offers one reading without an account. The person can keep that reading by signing up later. */
export function GuestOffer({ leadsTo, onEntered, onClosed }: GuestOfferProps) {
  const auth = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => preloadPage(leadsTo), [leadsTo]);

  async function enter(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await ensureSession(auth);
      await onEntered();
    } catch (error) {
      if (isByInvitationOnly(error)) return onClosed();
      setFault(explainFault(error).sentence);
      setBusy(false);
    }
  }

  return (
    <div className="mb-4">
      <Button isBusy={isBusy} onClick={() => void enter()} className="w-full">
        Try one reading first
      </Button>
      <p className="type-small mt-2 text-center text-mist">
        No email needed. Your reading is kept for {GUEST_KEPT_DAYS} days, or longer with an account.
      </p>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <p className="type-small mt-5 border-t border-ripple pt-4 text-mist">Or with an account:</p>
    </div>
  );
}
