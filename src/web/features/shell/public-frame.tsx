import type { ReactNode } from "react";
import { Link } from "react-router";
import { MAIN_ID, TopBar } from "../../ui/bars.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** The navigation bars around a page for a person without a session. */
export function PublicFrame({ onSignIn, children }: { onSignIn: () => void; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>
        <nav aria-label="Main" className="flex items-center gap-5">
          <Link
            to="/cards"
            className="inline-flex min-h-11 min-w-11 items-center justify-center text-mist hover:text-moon"
          >
            Cards
          </Link>
          <SignInLink onSignIn={onSignIn} />
        </nav>
      </TopBar>
      <main id={MAIN_ID} tabIndex={-1} className="outline-none flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/**
 * The sign-in as a real link, so that it works before hydration. After hydration it opens the sign-in dialog on the
 * same page.
 */
export function SignInLink({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Link
      to="/login"
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-mist hover:text-moon"
      onClick={(event) => {
        event.preventDefault();
        onSignIn();
      }}
    >
      Sign in
    </Link>
  );
}
