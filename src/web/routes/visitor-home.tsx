import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { AskHere } from "../features/landing/ask-here.tsx";
import { Landing } from "../features/landing/landing.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { SITE } from "../ui/site.ts";
import { JoinButton } from "./join-button.tsx";

type VisitorHomeProps = Pick<ComponentProps<typeof Landing>, "deckSize" | "strip" | "letters">;

/** The landing page with its sign-up buttons. */
export function VisitorHome(props: VisitorHomeProps) {
  const { isGuest, user, reload, showAuth } = useAuth();
  const navigate = useNavigate();
  async function ask(text: string): Promise<string | null> {
    if (SITE.isWaitlist && !user) {
      showAuth("signUp");
      return null;
    }
    const { carryFirstLine } = await import("./carry-first-line.ts");
    const outcome = await carryFirstLine(text, { user, reload });
    if (outcome === "byInvitation") showAuth("signUp");
    else if (outcome === "carried") await navigate("/new-insight");
    else return outcome.fault;
    return null;
  }
  return (
    <>
      <Landing
        {...props}
        isGuest={isGuest}
        onStart={() => showAuth("signUp")}
        onSignIn={() => showAuth(isGuest ? "signUp" : "signIn")}
        ask={<AskHere onAsk={ask} />}
        join={<JoinButton />}
      />
      <div className="night depth-4 text-moon">
        <SiteFooter />
      </div>
    </>
  );
}
