import { Suspense } from "react";
import { lazyOr } from "#web/ui/load-later.ts";
import { useDoneMoment } from "./done-moment.ts";

/** Loaded when a step is done. Without its code the page goes on as it is, and says itself that the step is done. */
const DoneMoment = lazyOr(() => import("./done-moment-window.tsx").then((module) => module.DoneMoment));

/** Shows the moment of a step that was just done, over any page. */
export function DoneMomentPlace() {
  const step = useDoneMoment();
  if (!step) return null;
  return (
    <Suspense>
      <DoneMoment step={step} />
    </Suspense>
  );
}
