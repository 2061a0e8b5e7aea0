import type { ComponentProps } from "react";
import { AskHere } from "../features/landing/ask-here.tsx";
import { Landing } from "../features/landing/landing.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { JoinButton } from "./join-button.tsx";
import { useBeginReading } from "./use-begin-reading.ts";

/** The landing page with its sign-up buttons. */
export function VisitorHome(props: Pick<ComponentProps<typeof Landing>, "deckSize" | "strip" | "letters">) {
  const { isGuest, showAuth } = useAuth();
  const begin = useBeginReading();
  return (
    <>
      <Landing
        {...props}
        isGuest={isGuest}
        onStart={() => showAuth("signUp")}
        onSignIn={() => showAuth(isGuest ? "signUp" : "signIn")}
        ask={<AskHere onAsk={begin} />}
        join={<JoinButton />}
      />
      <div className="night depth-4 text-moon">
        <SiteFooter />
      </div>
    </>
  );
}
