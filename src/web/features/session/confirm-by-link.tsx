import { useState } from "react";
import { isApiError } from "../../api/api-error.ts";
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
      <LetterPanel title="Noted." mood="gentle" more={APP_LINK}>
        The address is confirmed. You can close this page.
      </LetterPanel>
    );
  }
  if (state === "spent") {
    return (
      <LetterPanel title="This link is spent." mood="stern" more={APP_LINK}>
        It was used or has run out. Preferences sends another.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel title="Is this your address?" action="Yes, it is mine" more={APP_LINK} onPress={confirm}>
      Then press. If you did not ask for this letter, close the page, and nothing happens.
    </LetterPanel>
  );
}
