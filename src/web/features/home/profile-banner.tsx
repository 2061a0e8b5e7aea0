import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";

/** A reminder for people who postponed their profile. */
export function FinishProfileReminder() {
  return (
    <Notice>
      {SITE.advisor} knows little of you.{" "}
      <ButtonLink to="/onboarding" look="link">
        Finish your profile
      </ButtonLink>
    </Notice>
  );
}
