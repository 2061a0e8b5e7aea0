import { lazy } from "react";
import { Fold } from "../../ui/fold.tsx";
import type { ProgramPartProps } from "./program-part.tsx";

const AccessTokens = lazy(() =>
  import("./access-tokens.tsx").then((module) => ({ default: module.AccessTokens })),
);
const CalendarAddress = lazy(() =>
  import("./calendar-address.tsx").then((module) => ({ default: module.CalendarAddress })),
);
const Webhooks = lazy(() => import("./webhooks.tsx").then((module) => ({ default: module.Webhooks })));

/** The section of the preferences for programs of the person's own: access tokens, a calendar and webhooks. */
export function ProgramsSection(props: ProgramPartProps) {
  return (
    <div className="grid gap-2">
      <p className="type-note mb-2 max-w-xl text-mist">
        Your scripts, assistants and calendars can work with your account.{" "}
        <a href="/api/docs" className="underlined text-gold">
          What the API can do
        </a>
      </p>
      <Fold label="Access tokens">
        <AccessTokens {...props} />
      </Fold>
      <Fold label="Calendar of steps">
        <CalendarAddress {...props} />
      </Fold>
      <Fold label="Webhooks">
        <Webhooks {...props} />
      </Fold>
    </div>
  );
}
