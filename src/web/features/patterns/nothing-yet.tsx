import { ButtonLink } from "../../ui/button.tsx";
import { PatternSection } from "./pattern-part.tsx";
import { StillWater } from "./pictures/still-water.tsx";

/** The empty state of the page, for a person without any entries to count. */
export function NothingYet() {
  return (
    <PatternSection
      words={
        <>
          <h2 className="type-say">Nothing yet.</h2>
          <p className="type-note mt-2 text-mist">
            A pattern needs entries, and there are none. The first sentences turn up after about ten readings
            and a handful of resolved blocks. Until then I’d be guessing, and I’d rather not.
          </p>
          <p className="mt-3">
            <ButtonLink look="outline" to="/new-insight">
              New reading
            </ButtonLink>
          </p>
        </>
      }
    >
      <StillWater />
    </PatternSection>
  );
}
