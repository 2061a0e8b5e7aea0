import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** For whoever chose to finish later. */
export function ProfileBanner() {
  return (
    <Notice>
      The duck does not know you yet.{" "}
      <ButtonLink to="/onboarding" look="link" prefetch="intent">
        Finish your profile
      </ButtonLink>
    </Notice>
  );
}
