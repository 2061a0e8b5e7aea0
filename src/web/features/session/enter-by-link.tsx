import { useState } from "react";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { type ApiErrorCode, isApiError, sayFault } from "../../api/api-error.ts";
import type { Keep } from "../../api/sign-in.ts";
import { LetterPanel } from "../../ui/letter-panel.tsx";
import { needsSecondStep, waysToChoose } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { AskKept } from "./kept-ways.tsx";

/** The codes that say that a link does not sign in any more. */
const GONE: readonly ApiErrorCode[] = ["invalid_token", "attempt_gone"];

interface EnterByLinkProps {
  /** Signs in with the link's token, or with what a provider has proved; `null` if both are missing. */
  signIn: ((keep?: Keep) => Promise<unknown>) | null;
  /** Called after the session has begun. */
  onEntered: () => Promise<void>;
  /** Called when the link was right and a code of the second factor is still missing. */
  onSecondStep: () => void;
  onAskAgain: () => void;
}

/** The page behind the link of an email that signs in. It signs in when the button is pressed. */
export function EnterByLink({ signIn, onEntered, onSecondStep, onAskAgain }: EnterByLinkProps) {
  const [state, setState] = useState<"ready" | "spent">(signIn ? "ready" : "spent");
  const [asked, setAsked] = useState<WayIn[] | null>(null);

  async function enter(keep?: Keep): Promise<void> {
    try {
      await finishSignOut();
      await signIn?.(keep);
      await onEntered();
    } catch (error) {
      const ways = waysToChoose(error);
      if (ways) return setAsked(ways);
      if (needsSecondStep(error)) return onSecondStep();
      if (!isApiError(error, ...GONE)) throw error;
      setState("spent");
    }
  }

  if (asked && state === "ready") {
    return (
      <section className="page-frame page-column py-10">
        <h1 className="type-display mb-4">One question first</h1>
        <AskKept ways={asked} onChoose={enter} />
      </section>
    );
  }
  if (state === "spent") {
    return (
      <LetterPanel
        title="This link no longer works."
        takesFocus={asked !== null}
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
