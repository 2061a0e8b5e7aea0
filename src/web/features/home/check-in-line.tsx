import { ButtonLink } from "../../ui/button.tsx";

/** A line with a link to the weekly check-in, shown on the day of the check-in. */
export function CheckInLine() {
  return (
    <p className="mb-6 border-l-2 border-gold pl-4">
      Your two minutes are waiting.{" "}
      <ButtonLink to="/check-in" look="link" className="inline-flex items-center">
        Weekly check-in
      </ButtonLink>
    </p>
  );
}
