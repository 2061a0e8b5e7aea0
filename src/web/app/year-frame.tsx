import { KeepYear } from "../features/account/keep-year.tsx";
import { YearPage } from "../features/patterns/year/year-page.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";

/** The page of a calendar year. Without `year` it shows the current year. */
export function YearFrame({ year }: { year?: number | undefined }) {
  return (
    <RequireAccount>
      <div className="page-frame pt-4 pb-10 md:pt-10 print:p-0">
        <YearPage asked={year} renderKeep={(shown) => <KeepYear key={shown} year={shown} />} />
      </div>
    </RequireAccount>
  );
}
