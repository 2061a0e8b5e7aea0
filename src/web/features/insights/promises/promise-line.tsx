import { lazy, Suspense, useState } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { useToday } from "#web/api/use-today.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import { openPromiseOf } from "./open-promise-of.ts";
import { usePromise } from "./use-promise.ts";

/** The form is loaded when it opens. */
const PromiseForm = lazy(() =>
  import("./promise-form.tsx").then((module) => ({ default: module.PromiseForm })),
);

/** Shows the day by which a step is meant to be done, and lets the person choose that day. */
export function PromiseLine({ insightId, step }: { insightId: string; step: StepOutput }) {
  const [isOpen, setOpen] = useState(false);
  const { making, withdrawing } = usePromise(insightId, step);
  const today = useToday();
  const promise = openPromiseOf(step);
  const error = making.error ?? withdrawing.error;
  return (
    <div>
      {!isOpen && !promise && (
        <Button look="link" onClick={() => setOpen(true)}>
          Set a day
        </Button>
      )}
      {!isOpen && promise && (
        <p className="flex flex-wrap items-center gap-x-5">
          <span className="type-log text-mist">
            by {formatRelativeDay(promise.dueOn, today)}
            <span>{promise.guess !== null && ` · your guess: ${promise.guess}%`}</span>
          </span>
          <Button look="link" onClick={() => setOpen(true)}>
            Change the day
          </Button>
          <Button look="link" isBusy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            Remove the day
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <PromiseForm
            today={today}
            known={promise}
            isBusy={making.isPending}
            onSave={(wanted) => making.mutate(wanted, { onSuccess: () => setOpen(false) })}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
      {error && <Notice tone="warning">That was not saved. {error.message}</Notice>}
    </div>
  );
}
