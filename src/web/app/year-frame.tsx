import type { YearOutput } from "#contract/years.ts";
import { counted } from "#domain/text/counted.ts";
import { KeepYear } from "../features/account/keep-year.tsx";
import { YearPage } from "../features/patterns/year/year-page.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { KeepPicture } from "../features/share/keep-picture.tsx";

/** The page of a calendar year. Without `year` it shows the current year. */
export function YearFrame({ year }: { year?: number | undefined }) {
  return (
    <RequireAccount>
      <div className="page-frame pt-4 pb-10 md:pt-10 print:p-0">
        <YearPage asked={year} renderKeep={(shown) => <Keep key={shown.year} shown={shown} />} />
      </div>
    </RequireAccount>
  );
}

function Keep({ shown }: { shown: YearOutput }) {
  const { opened, closed, smallSteps } = shown.counts;
  const parts = [`${counted(opened, "block")} begun`, `${closed} closed`, counted(smallSteps, "small step")];
  return (
    <KeepYear year={shown.year}>
      <KeepPicture
        cardId={shown.card?.cardId ?? "the-rubber-duck"}
        sentence={`${shown.year}: ${parts.join(", ")}.`}
      />
    </KeepYear>
  );
}
