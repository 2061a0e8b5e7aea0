import { FOOTER_PAGES } from "virtual:footer";
import { Link, useLocation } from "react-router";
import { utcDay } from "#domain/calendar-days.ts";
import { useIsQuietMode } from "../../ui/quiet.ts";
import { SITE } from "../../ui/site.ts";

/** The footer of every page. On the pages of help, and after help lines were shown in this tab, its jokes are left out. */
export function SiteFooter() {
  const isQuiet = useIsQuietMode();
  const isOfHelp = useLocation().pathname.startsWith("/help");
  return (
    <footer className="page-frame comes-later type-log py-6 text-mist">
      <nav aria-label="Site">
        <ul className="flex list-none flex-wrap gap-x-6">
          {FOOTER_PAGES.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center hover:text-moon">
                {name}
              </Link>
            </li>
          ))}
          {SITE.contact && (
            <li>
              <a
                href={`mailto:${SITE.contact}`}
                className="inline-flex min-h-11 items-center hover:text-moon"
              >
                Contact
              </a>
            </li>
          )}
        </ul>
      </nav>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {/* The year in the footer; before hydration it is the year of the build. */}
        <span suppressHydrationWarning>
          © {utcDay(new Date()).slice(0, 4)} {SITE.name}
        </span>
        <span>
          For entertainment only
          {isQuiet || isOfHelp ? "." : `. ${SITE.advisor} is a dead fictional duck, not a therapist.`}
        </span>
      </p>
    </footer>
  );
}
