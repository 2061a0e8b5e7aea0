import { PatternsPage } from "../features/patterns/patterns-page.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Patterns") }];
}

/** The page of the person's patterns. */
export default function Patterns() {
  return (
    <RequireAccount>
      <div className="page-frame pt-4 pb-10 md:pt-10">
        <h1 className="type-section mb-1.5">Patterns</h1>
        <PatternsPage />
        <p className="type-small mb-3 text-mist">
          A page to keep, printed or as a PDF:{" "}
          <ButtonLink look="link" to="/year" className="inline-flex items-center">
            The year in blocks
          </ButtonLink>
        </p>
        <p className="type-small border-t border-hair-faint pt-4 text-mist">
          Some things your entries cannot tell.{" "}
          <ButtonLink look="link" to="/patterns/trial" className="inline-flex items-center">
            Run a small trial
          </ButtonLink>
        </p>
      </div>
    </RequireAccount>
  );
}
