import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { ProgramPartProps } from "./program-part.ts";

const AccessTokens = lazy(() =>
  import("./access-tokens.tsx").then((module) => ({ default: module.AccessTokens })),
);
const CalendarAddress = lazy(() =>
  import("./calendar-address.tsx").then((module) => ({ default: module.CalendarAddress })),
);
const Webhooks = lazy(() => import("./webhooks.tsx").then((module) => ({ default: module.Webhooks })));

type Part = "tokens" | "calendar" | "webhooks";

/** The section of the preferences for programs of the person's own: access tokens, a calendar and webhooks. */
export function ProgramsSection(props: ProgramPartProps) {
  const [open, setOpen] = useState<Part | null>(null);
  const opener = (part: Part, words: string) => (
    <Button look="link" aria-expanded={open === part} onClick={() => setOpen(open === part ? null : part)}>
      {words}
    </Button>
  );
  return (
    <div className="grid justify-items-start gap-2">
      <p className="type-note mb-2 max-w-xl text-mist">
        Your scripts, assistants and calendars can work with your account.{" "}
        <a href="/api/docs" className="underlined text-gold">
          What the API can do
        </a>
      </p>
      {opener("tokens", "Access tokens")}
      <Suspense>{open === "tokens" && <AccessTokens {...props} />}</Suspense>
      {opener("calendar", "Calendar of steps")}
      <Suspense>{open === "calendar" && <CalendarAddress {...props} />}</Suspense>
      {opener("webhooks", "Webhooks")}
      <Suspense>{open === "webhooks" && <Webhooks {...props} />}</Suspense>
    </div>
  );
}
