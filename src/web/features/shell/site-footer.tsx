import { Link } from "react-router";
import { useIsQuiet } from "../../ui/quiet.ts";
import { SITE } from "../../ui/site.ts";

const PAGES = [
  { to: "/cards", name: "Cards" },
  { to: "/features", name: "Features" },
  { to: "/pricing", name: "Pricing" },
  { to: "/reviews", name: "Reviews" },
  { to: "/privacy", name: "Privacy" },
  { to: "/terms", name: "Terms" },
  { to: "/encryption", name: "Encryption" },
  { to: "/fair", name: "Is the deck fair?" },
];

/** Under every page. Once help was shown in this tab, nothing here jokes. */
export function SiteFooter() {
  const isQuiet = useIsQuiet();
  return (
    <footer className="comes-later type-log px-5 py-6 text-mist md:px-12 xl:px-16">
      <nav aria-label="Site">
        <ul className="flex list-none flex-wrap gap-x-6">
          {PAGES.map(({ to, name }) => (
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
        {/* The year of the build until the page is alive. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {SITE.name}
        </span>
        <span>
          For entertainment only
          {isQuiet ? "." : `. ${SITE.advisor} is a dead fictional duck, not a therapist.`}
        </span>
      </p>
    </footer>
  );
}
