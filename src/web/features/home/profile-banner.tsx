import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A reminder for people who postponed their profile. */
export function FinishProfileReminder() {
  return (
    <Notice>
      The duck does not know you yet.{" "}
      <ButtonLink to="/onboarding" look="link">
        Finish your profile
      </ButtonLink>
    </Notice>
  );
}
