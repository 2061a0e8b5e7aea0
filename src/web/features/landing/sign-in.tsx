import { Link } from "react-router";

/** The sign-in link of the landing page at the top right. It is a real link, so it works before hydration. */
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
