import { lazy, Suspense, startTransition, useState } from "react";
import { useNavigate } from "react-router";
import { mayStore } from "../../browser-storage.ts";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";
import { type AuthDoor, type AuthMode, useAuth } from "./auth-context.ts";
import { type AuthPage, describeAuthPage, titleOf } from "./auth-words.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { GuestOffer } from "./guest-offer.tsx";
import { MailSignIn } from "./mail-sign-in.tsx";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { returnAddress } from "./return-address.ts";

/** Few accounts have a second factor, so its form is loaded when it is needed. */
const SecondStep = lazy(() => import("./second-step.tsx").then((module) => ({ default: module.SecondStep })));

/** The dialog turns to it when its code has arrived. */
const SignUpSent = lazy(() =>
  import("./sign-up-sent.tsx").then((module) => ({ default: module.SignUpSent })),
);

const OtherWays = lazy(() => import("./other-ways.tsx").then((module) => ({ default: module.OtherWays })));

/** Few sites have a waitlist, and its form calls the API. The dialog opens, or turns to it, when its code has arrived. */
const JoinWaitlist = lazy(() =>
  import("./join-waitlist.tsx").then((module) => ({ default: module.JoinWaitlist })),
);

const FIRST_READING = "/new-insight";

/**
 * The dialog to sign in or sign up. While there is a waitlist, people without an invitation join it instead.
 * It closes when somebody has signed in or dismisses it.
 */
export function AuthModal({ door, onClose }: { door: AuthDoor; onClose: () => void }) {
  const auth = useAuth();
  const { invitation } = door;
  const { page, setShown, turnToWaitlist } = useShownPage(door);
  // The typed values are kept in this component, so that switching between sign-in and sign-up loses nothing.
  const [typed, setTyped] = useState({ email: invitation?.email ?? "", password: "" });
  const callbackURL = returnAddress(door.returnTo, FIRST_READING);
  const enter = useEnter(door, onClose);
  const offersReading = page === "signUp" && !auth.user && !invitation;

  return (
    <DialogBox
      isOpen
      place="sheet"
      title={titleOf(page, offersReading)}
      description={describeAuthPage(page, door.reason, auth.isGuest)}
      onClose={() => {
        onClose();
        door.onDismiss?.();
      }}
    >
      <CookieNotice />
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
      {page === "sent" && (
        <SignUpSent
          typed={typed}
          callbackURL={callbackURL}
          onEntered={() => enter("signUp")}
          onBack={() => setShown("signUp")}
        />
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
          {offersReading && (
            <GuestOffer leadsTo={FIRST_READING} onEntered={() => enter("guest")} onClosed={turnToWaitlist} />
          )}
          <CredentialsForm
            mode={page}
            look={offersReading ? "outline" : "go"}
            typed={typed}
            invitation={invitation}
            onType={setTyped}
            onEntered={() => enter(page)}
            callbackURL={callbackURL}
            onSent={() => startTransition(() => setShown("sent"))}
            onSecondStep={() => setShown("code")}
            onForgotten={() => setShown("forgotten")}
            onMail={() => setShown("mail")}
            onSwitch={() => setShown(page === "signUp" ? "signIn" : "signUp")}
            onClosed={turnToWaitlist}
          />
          <OtherOffers page={page} door={door} onEntered={enter} onSecondStep={() => setShown("code")} />
        </>
      )}
    </DialogBox>
  );
}

/** Returns what follows when somebody has signed in: the dialog closes, and the page that was wanted opens. */
function useEnter(door: AuthDoor, onClose: () => void) {
  const auth = useAuth();
  const navigate = useNavigate();
  return async (how: AuthMode | "guest"): Promise<void> => {
    await auth.reload();
    onClose();
    const fallback = how === "signIn" ? undefined : FIRST_READING;
    const target = door.returnTo ? returnAddress(door.returnTo, fallback ?? "/") : fallback;
    const state = how === "signUp" ? { hasComeAlong: auth.isGuest, hasSignedUp: true } : undefined;
    // A page that the person returns to stays where it is.
    const returns = door.returnTo !== undefined;
    if (target) await navigate(target, { replace: returns, preventScrollReset: returns, state });
  };
}

/** The page that the dialog shows. A waitlist takes the place of signing up without an invitation. */
function useShownPage({ invitation, step, mode }: AuthDoor) {
  const [isClosed, setClosed] = useState(SITE.isWaitlist && !invitation);
  const [shown, setShown] = useState<Exclude<AuthPage, "waitlist">>(step ?? mode);
  const page: AuthPage = shown === "signUp" && isClosed ? "waitlist" : shown;

  /** The dialog stays as it is until the code of the waitlist has arrived. */
  function turnToWaitlist(): void {
    startTransition(() => {
      setClosed(true);
      setShown("signUp");
    });
  }

  return { page, setShown, turnToWaitlist };
}

/** Says why signing in cannot work in a browser that blocks cookies. */
function CookieNotice() {
  if (navigator.cookieEnabled && mayStore()) return null;
  return (
    <Notice tone="warning">
      Signing in needs a cookie, and this browser blocks cookies for this site. Please allow them in the
      browser’s settings, then reload the page.
    </Notice>
  );
}

interface OtherOffersProps {
  page: AuthMode;
  door: AuthDoor;
  onEntered: (how: AuthMode) => Promise<void>;
  onSecondStep: () => void;
}

/** The ways to sign in besides the form. */
function OtherOffers({ page, door, onEntered, onSecondStep }: OtherOffersProps) {
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
    </>
  );
}
