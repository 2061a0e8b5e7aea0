import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { SITE } from "../../ui/site.ts";
import { type AuthDoor, type AuthMode, useAuth } from "./auth-context.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { GuestOffer } from "./guest-offer.tsx";
import { JoinWaitlist } from "./join-waitlist.tsx";
import { MailSignIn } from "./mail-sign-in.tsx";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { returnAddress } from "./return-address.ts";

/** Few accounts have a second factor, so its form is loaded when it is needed. */
const SecondStep = lazy(() => import("./second-step.tsx").then((module) => ({ default: module.SecondStep })));

const OtherWays = lazy(() => import("./other-ways.tsx").then((module) => ({ default: module.OtherWays })));

const FIRST_READING = "/new-insight";

const TITLES = {
  signUp: "Take a place by the pond",
  waitlist: "Join Waitlist",
  signIn: "Sign in",
  forgotten: "Forgotten password",
  mail: "A code or a link",
  code: "Second step",
};
type Page = keyof typeof TITLES;

const DESCRIPTIONS: Partial<Record<Page, string>> = {
  signUp: `${SITE.advisor} keeps what you tell him. So he needs to know who you are.`,
  waitlist: `There is one ${SITE.advisor}, and a queue along the bank. Leave an address and he writes when it is your turn.`,
  code: "This account has a second factor.",
  mail: "No password needed. A letter brings both, and one of them is enough.",
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
  const [shown, setShown] = useState<Exclude<Page, "waitlist">>(door.step ?? door.mode);
  // The typed values are kept in this component, so that switching between sign-in and sign-up loses nothing.
  const [typed, setTyped] = useState({ email: invitation?.email ?? "", password: "" });
  const page: Page = shown === "signUp" && isClosed ? "waitlist" : shown;

  function turnToWaitlist(): void {
    setClosed(true);
    setShown("signUp");
  }

  async function enter(how: AuthMode | "guest"): Promise<void> {
    await auth.reload();
    onClose();
    const fallback = how === "signIn" ? undefined : FIRST_READING;
    const target = door.returnTo ? returnAddress(door.returnTo, fallback ?? "/") : fallback;
    const state = how === "signUp" ? { hasComeAlong: auth.isGuest, hasSignedUp: true } : undefined;
    if (target) await navigate(target, { replace: door.returnTo !== undefined, state });
  }

  return (
    <DialogBox
      isOpen
      place="sheet"
      title={TITLES[page]}
      description={DESCRIPTIONS[page]}
      onClose={() => {
        onClose();
        door.onDismiss?.();
      }}
    >
      {page === "forgotten" && <ForgottenPassword email={typed.email} onBack={() => setShown("signIn")} />}
      {page === "mail" && (
        <MailSignIn
          email={typed.email}
          returnTo={door.returnTo ?? "/"}
          onEntered={() => enter("signIn")}
          onSecondStep={() => setShown("code")}
          onBack={() => setShown("signIn")}
        />
      )}
      {page === "code" && (
        <Suspense>
          <SecondStep onEntered={() => enter("signIn")} onBack={() => setShown("signIn")} />
        </Suspense>
      )}
      {page === "waitlist" && (
        <JoinWaitlist
          email={typed.email}
          onType={(email) => setTyped({ ...typed, email })}
          onSignIn={() => setShown("signIn")}
        />
      )}
      {(page === "signUp" || page === "signIn") && (
        <>
          <CredentialsForm
            mode={page}
            typed={typed}
            invitation={invitation}
            onType={setTyped}
            onEntered={() => enter(page)}
            onSecondStep={() => setShown("code")}
            onForgotten={() => setShown("forgotten")}
            onMail={() => setShown("mail")}
            onSwitch={() => setShown(page === "signUp" ? "signIn" : "signUp")}
            onClosed={turnToWaitlist}
          />
          <OtherOffers
            page={page}
            door={door}
            hasGuests={!auth.user && !isClosed}
            onEntered={enter}
            onSecondStep={() => setShown("code")}
            onClosed={turnToWaitlist}
          />
        </>
      )}
    </DialogBox>
  );
}

interface OtherOffersProps {
  page: AuthMode;
  door: AuthDoor;
  hasGuests: boolean;
  onEntered: (how: AuthMode | "guest") => Promise<void>;
  onSecondStep: () => void;
  onClosed: () => void;
}

/** The ways to sign in besides the form. */
function OtherOffers({ page, door, hasGuests, onEntered, onSecondStep, onClosed }: OtherOffersProps) {
  return (
    <>
      {page === "signIn" && <PasskeyOffer onEntered={() => onEntered("signIn")} />}
      {!door.invitation && (
        <Suspense>
          <OtherWays
            returnTo={door.returnTo ?? (page === "signUp" ? FIRST_READING : "/")}
            onEntered={() => onEntered(page)}
            onSecondStep={onSecondStep}
          />
        </Suspense>
      )}
      {hasGuests && !door.invitation && (
        <GuestOffer onEntered={() => onEntered("guest")} onClosed={onClosed} />
      )}
    </>
  );
}
