import { useState } from "react";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AccountView } from "./account-view.ts";
import { EraseGuest } from "./erase-guest.tsx";
import { ThemeSwitch } from "./theme-switches.tsx";

/** The phone's bar has no entry for the cards. */
const CARDS = "/cards";
const GUEST_PLACES = { [CARDS]: "The cards" };
const PLACES = {
  ...GUEST_PLACES,
  "/patterns": "Your patterns",
  "/reflections": "Your reflections",
  "/preferences": "Preferences and account",
};
const ADMIN_PLACES = { ...PLACES, "/admin": "Running this server" };

/** Shows who is signed in, the display settings, and the way to sign out. */
export function AccountSheet({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const [state, setState] = useState<"idle" | "leaving" | "asking">("idle");
  const isGuest = account.email === null;
  const places = account.isAdmin ? ADMIN_PLACES : PLACES;

  async function leave(isSure: boolean): Promise<void> {
    setState("leaving");
    await account.onSignOut({ isSure }).catch(() => setState("asking"));
  }

  function step(action: () => void): void {
    onClose();
    action();
  }

  return (
    <DialogBox
      isOpen
      place="menu"
      onClose={onClose}
      title="You"
      description={account.email ?? `A guest. One reading a day, kept for ${GUEST_KEPT_DAYS} days.`}
    >
      <div className="grid gap-6">
        {isGuest && (
          <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
            <Button onClick={() => step(account.onSignUp)}>Sign up to keep it</Button>
            <Button look="soft" className="px-0!" onClick={() => step(account.onSignIn)}>
              Sign in
            </Button>
          </div>
        )}
        <nav aria-label="Yours" className={`-my-1 grid justify-items-start ${isGuest ? "md:hidden" : ""}`}>
          {Object.entries(isGuest ? GUEST_PLACES : places).map(([to, label]) => (
            <ButtonLink
              key={to}
              look="link"
              to={to}
              onClick={onClose}
              className={to === CARDS ? "md:hidden" : ""}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
        <ThemeSwitch />
        <div className="border-t border-ripple pt-4">
          <Button
            look="soft"
            isBusy={state === "leaving"}
            onClick={() => void leave(false)}
            className="-ml-5"
          >
            Sign out
          </Button>
          {isGuest && (
            <>
              <p className="type-small text-mist">If you sign out as a guest, you lose these readings.</p>
              <EraseGuest onErase={account.onErase} />
            </>
          )}
        </div>
        {state === "asking" && (
          <Notice tone="warning">
            Some of what you wrote may not have reached the server. Signing out now erases it, along with
            everything else this app keeps on this device.
            <span className="mt-2 flex flex-wrap items-center gap-x-5">
              <Button look="outline" onClick={() => void leave(true)}>
                Sign out and lose it
              </Button>
              <Button look="link" onClick={() => setState("idle")}>
                Stay signed in
              </Button>
            </span>
          </Notice>
        )}
      </div>
    </DialogBox>
  );
}
