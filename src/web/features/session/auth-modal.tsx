import { useState } from "react";
import { useNavigate } from "react-router";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { SITE } from "../../ui/site.ts";
import { type AuthDoor, type AuthMode, type SignUpReason, useAuth } from "./auth-context.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { GuestOffer } from "./guest-offer.tsx";
import { JoinWaitlist } from "./join-waitlist.tsx";
import { returnAddress } from "./return-address.ts";

const FIRST_READING = "/new-insight";

const TITLES = {
  signUp: "Take a place by the pond",
  waitlist: "Join Waitlist",
  signIn: "Sign in",
  forgotten: "Forgot your password?",
};
type Page = keyof typeof TITLES;

const WAITLIST = `There is one ${SITE.advisor}, and a queue along the bank. Leave your email address, and he will write when it is your turn.`;
const REASONS: Record<SignUpReason, string> = {
  start: "A first reading needs no account. With one, everything you write is kept until you delete it.",
  keep: `With an account your reading stays. Without one it is deleted after ${GUEST_KEPT_DAYS} days.`,
  argue: `${SITE.advisor} remembers what you two argued about, and for that you need an account. Your reading comes along.`,
  upgrade: "Premium belongs to an account. What you have read so far comes along.",
  page: "This page needs an account. What you have read so far comes along.",
};

/**
 * The dialog to sign in or sign up. While there is a waitlist, people without an invitation join it instead.
 * It closes when somebody has signed in or dismisses it.
 */
export function AuthModal({ door, onClose }: { door: AuthDoor; onClose: () => void }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const { invitation } = door;
  const [isClosed, setClosed] = useState(SITE.isWaitlist && !invitation);
  const [shown, setShown] = useState<AuthMode | "forgotten">(door.mode);
  // The typed values are kept in this component, so that switching between sign-in and sign-up loses nothing.
  const [typed, setTyped] = useState({ email: invitation?.email ?? "", password: "" });
  const page: Page = shown === "signUp" && isClosed ? "waitlist" : shown;
  const reason = door.reason ?? (auth.isGuest ? "keep" : "start");
  const offersReading = page === "signUp" && !auth.user && !isClosed && !invitation;

  function turnToWaitlist(): void {
    setClosed(true);
    setShown("signUp");
  }

  async function enter(how: AuthMode | "guest"): Promise<void> {
    const hasComeAlong = auth.isGuest && how === "signUp";
    await auth.reload();
    onClose();
    const fallback = how === "signIn" ? undefined : FIRST_READING;
    const target = door.returnTo ? returnAddress(door.returnTo, fallback ?? "/") : fallback;
    const state = hasComeAlong ? { hasComeAlong } : undefined;
    if (target) await navigate(target, { replace: door.returnTo !== undefined, state });
  }

  return (
    <DialogBox
      isOpen
      place="sheet"
      title={TITLES[page]}
      description={{ signUp: REASONS[reason], waitlist: WAITLIST, signIn: null, forgotten: null }[page]}
      onClose={() => {
        onClose();
        door.onDismiss?.();
      }}
    >
      {page === "forgotten" && <ForgottenPassword email={typed.email} onBack={() => setShown("signIn")} />}
      {page === "waitlist" && (
        <JoinWaitlist
          email={typed.email}
          onType={(email) => setTyped({ ...typed, email })}
          onSignIn={() => setShown("signIn")}
        />
      )}
      {(page === "signUp" || page === "signIn") && (
        <>
          {offersReading && <GuestOffer onEntered={() => enter("guest")} onClosed={turnToWaitlist} />}
          <CredentialsForm
            mode={page}
            look={offersReading ? "outline" : "go"}
            typed={typed}
            invitation={invitation}
            onType={setTyped}
            onEntered={() => enter(page)}
            onForgotten={() => setShown("forgotten")}
            onSwitch={() => setShown(page === "signUp" ? "signIn" : "signUp")}
            onClosed={turnToWaitlist}
          />
        </>
      )}
    </DialogBox>
  );
}
