import type { ComponentProps } from "react";
import { Landing } from "../features/landing/landing.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { JoinButton } from "./join-button.tsx";

type VisitorHomeProps = Pick<ComponentProps<typeof Landing>, "deckSize" | "strip" | "letters">;

/** The landing page with its sign-up buttons. */
export function VisitorHome(props: VisitorHomeProps) {
  const { isGuest, showAuth } = useAuth();
  return (
    <>
      <Landing
        {...props}
        isGuest={isGuest}
        onStart={() => showAuth("signUp")}
        onSignIn={() => showAuth(isGuest ? "signUp" : "signIn")}
        join={<JoinButton />}
      />
      <div className="night depth-4 text-moon">
        <SiteFooter />
      </div>
    </>
  );
}
