import { useState } from "react";
import type { LinkAnswer } from "#contract/promises.ts";
import { isApiError, sayFault } from "#web/api/api-error.ts";
import { api } from "#web/api/client.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { LetterPanel } from "#web/ui/letter-panel.tsx";

/** Reads the link of a reminder email from the part after `#`. Returns `null` if something is missing. */
export function readReminderLink(hash: string): { token: string; answer: LinkAnswer } | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const answer = (["did", "tomorrow"] as const).find((name) => said.get(name));
  return answer ? { answer, token: said.get(answer) ?? "" } : null;
}

const ASKED: Record<LinkAnswer, { title: string; words: string; action: string; kept: string }> = {
  did: {
    title: "Done?",
    words: "Press the button, and the step is checked off. Which step it was stays between you and the app.",
    action: "It is done",
    kept: "The step is checked off.",
  },
  tomorrow: {
    title: "Not today?",
    words: "Press the button, and you will be asked again tomorrow. Nothing is lost.",
    action: "Ask me tomorrow",
    kept: "You will be asked again tomorrow.",
  },
};

const APP_LINK = (
  <ButtonLink to="/" look="link">
    Open the app
  </ButtonLink>
);

/** The page behind the links of a reminder email. It works without a session and does not show the step. */
export function ReminderLink({ link }: { link: ReturnType<typeof readReminderLink> }) {
  const [outcome, setOutcome] = useState<"kept" | "spent" | null>(null);
  if (!link) {
    return (
      <LetterPanel title="Part of this link is missing." letter="returned" more={APP_LINK}>
        It got lost between the email and here. Copy the whole link, to the end of the line.
      </LetterPanel>
    );
  }
  const { title, words, action, kept } = ASKED[link.answer];
  if (outcome === "kept") {
    return (
      <LetterPanel title="Noted." letter="opened" more={APP_LINK}>
        {kept}
      </LetterPanel>
    );
  }
  if (outcome === "spent") {
    return (
      <LetterPanel title="This link no longer works." letter="returned" more={APP_LINK}>
        It was used, it has expired, or the step has been answered since. The app knows which.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title={title}
      more={APP_LINK}
      action={{
        label: action,
        press: async () => {
          try {
            await api.promises.answerByLink(link);
            setOutcome("kept");
          } catch (error) {
            if (!isApiError(error, "not_found")) throw error;
            setOutcome("spent");
          }
        },
        explain: sayFault,
      }}
    >
      {words}
    </LetterPanel>
  );
}
