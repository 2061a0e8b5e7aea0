import { Link } from "react-router";

/**
 * The landing page's link at the top right, to sign in or, for a guest, to sign up. It opens the dialog; before hydration it
 * leads to /login.
 */
export function SignIn({ isGuest, onSignIn }: { isGuest: boolean; onSignIn: () => void }) {
  return (
    <Link
      to="/login"
      className="inline-flex min-h-11 items-center text-mist hover:text-moon"
      onClick={(event) => {
        event.preventDefault();
        onSignIn();
      }}
    >
      {isGuest ? "Keep it: sign up" : "Sign in"}
    </Link>
  );
}
