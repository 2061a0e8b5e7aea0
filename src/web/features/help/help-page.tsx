// The help page for a person in a crisis, in plain words and without the duck. All numbers are part of the page, so
// the page works offline and without an account.
import { Link } from "react-router";
import { HelpHere } from "./help-here.tsx";

export function HelpPage() {
  return (
    <article className="page-frame page-column pt-4 pb-10 md:pt-10">
      <h1 className="type-display">If it’s more than being stuck</h1>
      <p className="mt-4">
        You can talk to a person, now, whatever it is: thoughts of dying, somebody who hurts you, a night that
        is too long. You don’t have to be sure it is bad enough.
      </p>
      <div className="mt-6">
        <HelpHere />
      </div>
      <p className="mt-8 text-mist">
        Under a number stands the page that names it, and how old that page is. If nobody answers, try the
        next one, or the emergency number.
      </p>
      <p className="mt-8">
        <Link className="underlined inline-flex min-h-11 items-center" to="/help/countries">
          Every country on one page
        </Link>
      </p>
    </article>
  );
}
