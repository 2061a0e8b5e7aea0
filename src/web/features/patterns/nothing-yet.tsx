import { capitalised } from "#domain/text/capitalised.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPond } from "./look/empty-pond.tsx";

/** The number of readings from which the page can look for what comes back. */
export const FEWEST_READINGS = 3;
const NUMBERS = ["no", "one", "two", "three"];

/** The page while there is nothing to say: the pond, Rob, when something can be said, and one button. */
export function NothingYet({ readings }: { readings: number }) {
  const missing = FEWEST_READINGS - readings;
  return (
    <section className="pattern-first pt-2 pb-6">
      <h2 className="type-display">
        {missing > 0
          ? `${capitalised(NUMBERS[missing] ?? String(missing))} more ${missing === 1 ? "reading" : "readings"}, and I can look for what keeps coming back.`
          : "Nothing stands out so far. I look again after every reading."}
      </h2>
      <div className="pattern-first-look mt-28">
        <EmptyPond stones={Math.min(FEWEST_READINGS, readings)} of={FEWEST_READINGS} />
      </div>
      <p className="mt-6">
        <ButtonLink to="/new-insight" className="max-sm:w-full">
          New reading
        </ButtonLink>
      </p>
    </section>
  );
}
