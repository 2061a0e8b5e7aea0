import { Button } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WORDS_KEPT } from "./save-profile.ts";
import type { OnboardingFailure } from "./use-onboarding-save.ts";

/** Says that answers were not saved, or shows the help lines before they are. */
export function SaveFailure({ failure }: { failure: OnboardingFailure }) {
  if (failure.help) {
    return (
      <HelpFirst
        lines={failure.help}
        kept={WORDS_KEPT}
        anyway="Save it anyway"
        onAnyway={failure.goOnAnyway}
      />
    );
  }
  return (
    <div className="mt-8">
      <Notice tone="warning">
        <p>{failure.sentence}</p>
        <p className="text-mist">{WORDS_KEPT}</p>
        {failure.of === "leave" && (
          <Button look="link" onClick={failure.skip}>
            Leave without saving
          </Button>
        )}
      </Notice>
    </div>
  );
}
