import { Suspense, useEffect } from "react";
import { lazyOr } from "#web/ui/load-later.ts";
import { setDoneMoment, useDoneMoment } from "./done-moment.ts";

/** Loaded when a step is done. If its code does not arrive, the page below says that the step is done. */
const DoneMoment = lazyOr(
  () => import("./done-moment-window.tsx").then((module) => module.DoneMoment),
  () => {
    useEffect(() => setDoneMoment(null), []);
    return null;
  },
);

/** Shows the moment of a step that was just done, over any page. */
export function DoneMomentPlace() {
  const step = useDoneMoment();
  // The next person in this tab must not see it.
  useEffect(() => () => setDoneMoment(null), []);
  if (!step) return null;
  return (
    <Suspense>
      <DoneMoment step={step} />
    </Suspense>
  );
}
