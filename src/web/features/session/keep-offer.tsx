import { useState } from "react";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { Button } from "../../ui/button.tsx";
import { useAuth } from "./auth-context.ts";

/**
 * Offers a guest, under a reading, an account that keeps it. Once they have signed up, the same place says that it is
 * kept, so that nothing moves. Renders nothing for people who open the page with an account.
 */
export function KeepOffer({ returnTo }: { returnTo: string }) {
  const { isGuest, showAuth } = useAuth();
  const [wasGuest] = useState(isGuest);
  if (!wasGuest) return null;
  return (
    <aside className="grid border-l-2 border-gold py-1 pl-5 *:col-start-1 *:row-start-1">
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isGuest ? "" : "invisible"}`}
      >
        <p>
          <strong className="block font-medium">Keep this reading</strong>
          <span className="text-mist">Without an account it is deleted after {GUEST_KEPT_DAYS} days.</span>
        </p>
        <Button look="outline" onClick={() => showAuth({ mode: "signUp", reason: "keep", returnTo })}>
          Sign up to keep it
        </Button>
      </div>
      {!isGuest && (
        <p className="self-center">
          <strong className="block font-medium">Kept</strong>
          <span className="text-mist">This reading is in your account now.</span>
        </p>
      )}
    </aside>
  );
}
