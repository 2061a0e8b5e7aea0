import { Link } from "react-router";

/**
 * The link at the top right of the landing page, to sign in or, for a guest with a reading, to sign up. It opens a dialog; before
 * hydration it leads to /login.
 */
export function SignIn({ hasReading, onSignIn }: { hasReading: boolean; onSignIn: () => void }) {
  return (
    <Link
      to="/login"
      className="inline-flex min-h-11 items-center text-mist hover:text-moon"
      onClick={(event) => {
        event.preventDefault();
        onSignIn();
      }}
    >
      {hasReading ? "Sign up to keep it" : "Sign in"}
    </Link>
  );
}
