import { Link } from "react-router";

/** At the top right: the door. A real link, so that it leads somewhere before the page is alive. */
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
