import { Link } from "react-router";

/** A link to the help page. It is shown under every request, reading and chat, whatever the text says. */
export function MoreThanStuck() {
  return (
    <p className="type-small text-mist">
      If it’s more than being stuck:{" "}
      <Link to="/help" className="underlined inline-flex min-h-11 items-center text-gold">
        help
      </Link>
    </p>
  );
}
