import { lazy, Suspense, useState } from "react";
import type { OpenStepOutput } from "#contract/steps.ts";
import { FoldIcon } from "#web/ui/icons.tsx";
import { Loading } from "#web/ui/skeleton.tsx";

/** The list is loaded when it is opened, because home must stay small. */
const OpenSteps = lazy(() => import("./open-steps.tsx").then((module) => ({ default: module.OpenSteps })));

/** The list of all open steps, closed at first. Renders nothing when there are none. */
export function MoreSteps({ items }: { items: OpenStepOutput[] }) {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <details className="group mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-mist hover:text-moon [&::-webkit-details-marker]:hidden">
        <FoldIcon />
        All open steps
      </summary>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <OpenSteps items={items} />
        </Suspense>
      )}
    </details>
  );
}
