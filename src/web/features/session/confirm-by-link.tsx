import { useState } from "react";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { confirmAddress } from "../../api/sign-in.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LetterPanel } from "../../ui/letter-panel.tsx";

const APP_LINK = (
  <ButtonLink to="/" look="link">
    Open the app
  </ButtonLink>
);

/** The page behind the link of an email that confirms an address. It confirms when the button is pressed. */
export function ConfirmByLink({ token, onDone }: { token: string | null; onDone: () => Promise<boolean> }) {
  const [state, setState] = useState<"ready" | "done" | "spent">(token ? "ready" : "spent");

  async function confirm(): Promise<void> {
    try {
      await confirmAddress(token ?? "");
    } catch (error) {
      if (!isApiError(error) || error.reason !== "INVALID_TOKEN") throw error;
      setState("spent");
      return;
    }
    if (!(await onDone())) setState("done");
  }

  if (state === "done") {
    return (
      <LetterPanel title="Noted." letter="opened" more={APP_LINK}>
        Your email address is confirmed. You can close this page.
      </LetterPanel>
    );
  }
  if (state === "spent") {
    return (
      <LetterPanel title="This link no longer works." letter="returned" more={APP_LINK}>
        It has been used or has expired. You can send another from Preferences.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title="Is this your address?"
      more={APP_LINK}
      action={{ label: "Yes, it is mine", press: confirm, explain: sayFault }}
    >
      If so, press the button. If you did not ask for this email, close the page, and nothing happens.
    </LetterPanel>
  );
}
