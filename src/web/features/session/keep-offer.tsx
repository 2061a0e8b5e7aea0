import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { Button } from "../../ui/button.tsx";
import { useAuth } from "./auth-context.ts";

/** Offers a guest, under a reading, an account that keeps it. Renders nothing for people with an account. */
export function KeepOffer({ returnTo }: { returnTo: string }) {
  const { isGuest, showAuth } = useAuth();
  if (!isGuest) return null;
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-gold py-1 pl-5">
      <p>
        <strong className="block font-medium">Keep this reading</strong>
        <span className="text-mist">Without an account it is deleted after {GUEST_KEPT_DAYS} days.</span>
      </p>
      <Button look="outline" onClick={() => showAuth({ mode: "signUp", reason: "keep", returnTo })}>
        Sign up to keep it
      </Button>
    </aside>
  );
}
