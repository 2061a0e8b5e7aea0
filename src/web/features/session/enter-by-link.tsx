import { useState } from "react";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { type FormerPassword, signInWithLink } from "../../api/sign-in.ts";
import { LetterPanel } from "../../ui/letter-panel.tsx";
import { mustChoosePassword, needsSecondStep } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { AskFormerPassword } from "./former-password.tsx";

interface EnterByLinkProps {
  /** The token of the link; `null` if it is missing. */
  token: string | null;
  /** Called after the session has begun. */
  onEntered: () => Promise<void>;
  /** Called when the link was right and a code of the second factor is still missing. */
  onSecondStep: () => void;
  onAskAgain: () => void;
}

/** The page behind the link of an email that signs in. It signs in when the button is pressed. */
export function EnterByLink({ token, onEntered, onSecondStep, onAskAgain }: EnterByLinkProps) {
  const [state, setState] = useState<"ready" | "asked" | "spent">(token ? "ready" : "spent");

  async function enter(choice?: FormerPassword): Promise<void> {
    try {
      await finishSignOut();
      await signInWithLink(token ?? "", choice);
      await onEntered();
    } catch (error) {
      if (mustChoosePassword(error)) return setState("asked");
      if (needsSecondStep(error)) return onSecondStep();
      if (!isApiError(error) || error.reason !== "INVALID_TOKEN") throw error;
      setState("spent");
    }
  }

  if (state === "asked") {
    return (
      <section className="page-frame page-column py-10">
        <h1 className="type-display mb-4">One question first</h1>
        <AskFormerPassword onChoose={enter} />
      </section>
    );
  }
  if (state === "spent") {
    return (
      <LetterPanel
        title="This link no longer works."
        letter="returned"
        action={{ label: "Sign in another way", press: onAskAgain, explain: sayFault }}
      >
        It has been used, has expired, or was replaced by a newer email. Ask for a new one when you sign in.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel title="Sign in here?" action={{ label: "Sign in", press: () => enter(), explain: sayFault }}>
      Press the button, and this browser is signed in. The link works once.
    </LetterPanel>
  );
}
