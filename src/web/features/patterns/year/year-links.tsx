import { Link } from "react-router";

/** Links to the years that the person can look at, newest first. */
export function YearLinks({ years, shown }: { years: readonly number[]; shown: number }) {
  if (years.length < 2 && years[0] === shown) return null;
  return (
    <nav aria-label="Years" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={`/year/${year}`}
              aria-current={year === shown ? "page" : undefined}
              className="inline-flex min-h-11 min-w-11 items-center tabular-nums text-gold underlined hover:decoration-gold aria-[current=page]:text-moon aria-[current=page]:no-underline"
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
