import { useState } from "react";
import type { ToldChange } from "#contract/ways-in.ts";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { LetterPanel } from "../../ui/letter-panel.tsx";

/** What the button does about each change, besides what it does about all of them. */
const UNDOES: Record<ToldChange, string> = {
  "address-asked": "The change of address is called off.",
  "address-changed": "Your account gets this email address back.",
  "password-set": "The password that was set stops working.",
  "passkey-added": "The passkey is removed.",
  "identity-added": "The way to sign in that was linked is removed.",
  "second-factor-added": "The second step of signing in is turned off.",
  "second-factor-removed": "Turn the second step on again afterwards, in Preferences.",
  "token-made": "The access token ends.",
  "calendar-made": "The calendar’s secret address ends.",
  "webhook-made": "The webhook is removed.",
  "notion-connected": "The connection to Notion ends.",
};

interface NotMeProps {
  /** The token of the link; `null` if it is missing. */
  token: string | null;
  /** What the email told of; `null` if it is not known. */
  what: string | null;
  /** Called with the token with which a new password is set. */
  onUndone: (resetToken: string) => Promise<void>;
  onAskAgain: () => void;
}

/** The page behind the link "This was not me" of an email. It acts when the button is pressed. */
export function NotMe({ token, what, onUndone, onAskAgain }: NotMeProps) {
  const [isSpent, setSpent] = useState(token === null);

  async function undo(): Promise<void> {
    try {
      const { resetToken } = await api.recovery.notMe({ token: token ?? "" });
      await onUndone(resetToken);
    } catch (error) {
      if (!isApiError(error, "invalid_token")) throw error;
      setSpent(true);
    }
  }

  if (isSpent) {
    return (
      <LetterPanel
        title="This link no longer works."
        letter="returned"
        action={{ label: "Sign in or set a new password", press: onAskAgain, explain: sayFault }}
      >
        It has been used, has expired, or the account has changed since. If a newer email has this button, use
        that one.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title="Wasn’t this you?"
      action={{ label: "This was not me", press: undo, explain: sayFault }}
    >
      {isKnown(what) && <span>{UNDOES[what]} </span>}
      <span>
        Everybody is signed out, and the password, passkeys and linked sign-ins stop working. Then you set a
        new password, and see what else can reach your account.
      </span>
    </LetterPanel>
  );
}

const isKnown = (what: string | null): what is ToldChange => what !== null && Object.hasOwn(UNDOES, what);
