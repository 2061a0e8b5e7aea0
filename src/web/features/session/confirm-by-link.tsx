import { useState } from "react";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { confirmAddress, type Keep } from "../../api/sign-in.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LetterPanel } from "../../ui/letter-panel.tsx";
import { waysToChoose } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { AskKept } from "./kept-ways.tsx";
import { PasswordOfSignUp } from "./password-of-sign-up.tsx";

const APP_LINK = (
  <ButtonLink to="/" look="link">
    Open the app
  </ButtonLink>
);

interface ConfirmByLinkProps {
  token: string | null;
  /** Opens the page that follows. Returns whether somebody is signed in here, so that there is one. */
  onDone: () => Promise<boolean>;
  /** Called when the person must sign in first, because the account has another address so far. */
  onSignIn: () => void;
}

/** The page behind the link of an email that confirms an address, or makes an account. It does so when the button is pressed. */
export function ConfirmByLink({ token, onDone, onSignIn }: ConfirmByLinkProps) {
  const [state, setState] = useState<"ready" | "password" | "done" | "ended" | "spent">(
    token ? "ready" : "spent",
  );
  const [asked, setAsked] = useState<WayIn[] | null>(null);

  async function confirm({ keep, password }: { keep?: Keep; password?: string } = {}): Promise<void> {
    try {
      await finishSignOut();
      await confirmAddress(token ?? "", { keep, password });
    } catch (error) {
      handle(error);
      return;
    }
    if (!(await onDone())) setState(endsSome(asked, keep) ? "ended" : "done");
  }

  function handle(error: unknown): void {
    const ways = waysToChoose(error);
    if (ways) setAsked(ways);
    else if (isApiError(error, "other_browser")) setState("password");
    else if (isApiError(error, "sign_in_first")) onSignIn();
    else if (isApiError(error, "invalid_token")) setState("spent");
    else throw error;
  }

  if (state === "password") return <PasswordOfSignUp onSet={(password) => confirm({ password })} />;

  if (asked && state === "ready") {
    return (
      <section className="page-frame page-column py-10">
        <h1 className="type-display mb-4">One question first</h1>
        <AskKept ways={asked} onChoose={(keep) => confirm({ keep })} />
      </section>
    );
  }

  if (state === "done" || state === "ended") {
    return (
      <LetterPanel title="Noted." letter="opened" more={APP_LINK} takesFocus={token !== null}>
        Your email address is confirmed.{" "}
        {state === "ended"
          ? "What you did not keep has ended. Sign in with a code by email, and set a password of your own."
          : "You can close this page."}
      </LetterPanel>
    );
  }
  if (state === "spent") {
    return (
      <LetterPanel
        title="This link no longer works."
        letter="returned"
        more={APP_LINK}
        takesFocus={token !== null}
      >
        It has been used or has expired. Sign in, if it made your account already, or sign up again. For a new
        address of an account, ask again in Preferences.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title="Is this your address?"
      more={APP_LINK}
      action={{ label: "Yes, it is mine", press: () => confirm(), explain: sayFault }}
    >
      If so, press the button. If you did not ask for this email, close the page, and nothing happens.
    </LetterPanel>
  );
}

/** Returns whether something of what was listed is not kept. */
const endsSome = (ways: readonly WayIn[] | null, keep: Keep = []) => (ways ?? []).length > keep.length;
