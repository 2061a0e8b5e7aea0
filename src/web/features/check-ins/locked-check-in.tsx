import { ButtonLink } from "../../ui/button.tsx";
import { Invention } from "../../ui/invention.tsx";
import { INVENTED_WEEK } from "./invented-week.ts";
import { WeekDays } from "./week-picture.tsx";

/** Tells a person without Premium what the check-in is and which plan includes it. */
export function LockedCheckIn({ needs }: { needs: string }) {
  return (
    <div className="page-frame overflow-x-clip pt-4 pb-16 md:pt-10">
      <p className="type-log text-mist">two minutes a week</p>
      <div className="pattern-first mt-2">
        <h1 className="type-display">The weekly check-in</h1>
        <Invention className="pattern-first-look mt-6 mb-8">
          <WeekDays days={INVENTED_WEEK} />
        </Invention>
        <div>
          <p className="lg:mt-6">
            Once a week, on a day that you choose: one tap for each open block, one question from the duck,
            one step for the week ahead. Skipping is fine.
          </p>
          <p className="mt-3 text-mist">{needs}</p>
          <p className="mt-6">
            <ButtonLink look="outline" to="/upgrade">
              What Premium adds
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}
