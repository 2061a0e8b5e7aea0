import { ButtonLink } from "../../ui/button.tsx";
import { Waterline } from "../../ui/waterline.tsx";

/** Tells a person without Premium what the check-in is and which plan includes it. */
export function LockedCheckIn({ needs }: { needs: string }) {
  return (
    <div className="page-frame page-column overflow-x-clip pt-4 pb-16 md:pt-10">
      <p className="type-log text-mist">two minutes a week</p>
      <h1 className="type-display mt-2">The weekly check-in</h1>
      <div aria-hidden="true" className="my-8">
        <Waterline isFaint />
      </div>
      <p>{needs}</p>
      <p className="mt-3 text-mist">
        Once a week, on a day that you choose: one tap for each open block, one question from the duck, one
        step for the week ahead. Skipping is fine.
      </p>
      <p className="mt-6">
        <ButtonLink look="outline" to="/upgrade">
          What Premium adds
        </ButtonLink>
      </p>
    </div>
  );
}
