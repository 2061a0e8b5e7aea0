import { Link } from "react-router";
import { SITE } from "../../ui/site.ts";

/** Under every page. */
export function SiteFooter() {
  return (
    <footer className="type-log flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-6 text-mist md:px-12 xl:px-16">
      {/* The year of the build until the page is alive. */}
      <span suppressHydrationWarning>
        © {new Date().getFullYear()} {SITE.name}
      </span>
      <Link to="/cards" className="inline-flex min-h-11 items-center hover:text-moon">
        Cards
      </Link>
      <Link to="/encryption" className="inline-flex min-h-11 items-center hover:text-moon">
        Encryption
      </Link>
      <span>For entertainment only. {SITE.advisor} is a dead fictional duck, not a therapist.</span>
    </footer>
  );
}
