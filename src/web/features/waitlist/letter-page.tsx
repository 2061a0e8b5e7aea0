import { type ReactNode, useState } from "react";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LetterPanel } from "../../ui/letter-panel.tsx";
import { SITE } from "../../ui/site.ts";
import type { LetterLink } from "./letter-link.ts";

interface LetterPageProps {
  link: LetterLink | null;
  /** Whether a person with an account is signed in. Such a person needs no place on the waitlist. */
  isMember: boolean;
  /** The content with which a person can join the waitlist if their link is damaged. */
  join: ReactNode;
  onConfirmed: () => Promise<void> | void;
  onAskAgain: () => void;
  onInvited: (invitation: { email: string; token: string }) => void;
}

/** The page that the links in the emails of the waitlist open. */
export function LetterPage(props: LetterPageProps) {
  const { link, isMember, join } = props;
  if (link?.kind === "leave") return <LeaveList token={link.token} />;
  if (isMember) {
    return (
      <LetterPanel
        title="You are already in."
        letter="opened"
        more={<ButtonLink to="/">To the pond</ButtonLink>}
      >
        This browser is signed in, so there is nothing to wait for.
      </LetterPanel>
    );
  }
  if (link?.kind === "confirm") return <TakePlace {...props} token={link.token} />;
  if (link?.kind === "invitation") {
    return (
      <LetterPanel
        title="It is your turn."
        letter="opened"
        action={{ label: "Sign up", press: () => props.onInvited(link), explain: sayFault }}
      >
        Choose a password for{" "}
        <span dir="auto" className="wrap-anywhere text-moon">
          {link.email}
        </span>
        , and you’re in.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel title="Part of this link is missing." letter="returned" more={join}>
      It got lost between the email and here. Copy the whole link, to the end of the line.
    </LetterPanel>
  );
}

function TakePlace({ token, onConfirmed, onAskAgain }: LetterPageProps & { token: string }) {
  const [isSpent, setSpent] = useState(false);
  if (isSpent) {
    return (
      <LetterPanel
        title="This link no longer works."
        letter="returned"
        action={{ label: "Ask for a new email", press: onAskAgain, explain: sayFault }}
      >
        It has been used or has expired. If you pressed the button before, you are on the list, and stay
        there.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title="Join the waitlist?"
      action={{
        label: "Join Waitlist",
        press: async () => {
          try {
            await api.waitlist.confirm({ token });
          } catch (error) {
            if (isApiError(error, "not_found")) return setSpent(true);
            throw error;
          }
          await onConfirmed();
        },
        explain: sayFault,
      }}
    >
      The email reached you, so the address is yours. Press the button, and you are on the list.
    </LetterPanel>
  );
}

function LeaveList({ token }: { token: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) {
    return (
      <LetterPanel
        title="You are off the list."
        letter="opened"
        more={
          <ButtonLink to="/" look="soft">
            To the pond
          </ButtonLink>
        }
      >
        Your address is deleted, and {SITE.advisor} won’t write to it again.
      </LetterPanel>
    );
  }
  return (
    <LetterPanel
      title="Leave the waitlist?"
      action={{
        label: "Take me off",
        press: async () => {
          await api.waitlist.leave({ token });
          setGone(true);
        },
        explain: sayFault,
      }}
    >
      We delete your address right away. If you have an invitation, it stops working, too.
    </LetterPanel>
  );
}
