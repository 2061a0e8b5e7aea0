import { ASKS_FOR_ACT } from "../features/insights/asks-for-act.ts";
import { PatternsPage } from "../features/patterns/patterns-page.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { KeepPicture } from "../features/share/keep-picture.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Patterns") }];
}

/** The page of the person's patterns. */
export default function Patterns() {
  return (
    <RequireAccount>
      <div className="page-frame overflow-x-clip pt-4 pb-10 md:pt-10">
        <h1 className="type-section mb-1.5">Patterns</h1>
        <PatternsPage
          smallerState={ASKS_FOR_ACT}
          renderKeep={(sentence) => <KeepPicture cardId="the-rubber-duck" sentence={sentence} />}
        />
      </div>
    </RequireAccount>
  );
}
