import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { BlockPlanOutput } from "#contract/block-plans.ts";
import { blockPlansQuery } from "#web/api/queries/block-plans.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PlanForm } from "./plan-form.tsx";
import { sayBlockPlan } from "./plan-words.ts";
import { useBlockPlans } from "./use-block-plans.ts";

/** The draft id of a plan that is not saved yet. No saved plan has this id. */
const NEW = "new";

/** Lists the person's plans for a block: "When ..., I will ...". */
export function BlockPlans({ blockId, userId }: { blockId: string; userId: string }) {
  const { data, error, refetch } = useQuery(blockPlansQuery(blockId));
  const { saving, retiring } = useBlockPlans(blockId);
  const isAsked = useLocation().hash === "#plan";
  const [edited, setEdited] = useState<string | null>(isAsked ? NEW : null);
  const section = useRef<HTMLElement>(null);
  const hasLoaded = data !== undefined;
  useEffect(() => {
    if (isAsked && hasLoaded) section.current?.scrollIntoView({ block: "center" });
  }, [isAsked, hasLoaded]);
  const close = () => {
    saving.reset();
    setEdited(null);
  };
  const form = (plan?: BlockPlanOutput) => (
    <PlanForm {...{ blockId, userId, plan, saving }} onClose={close} />
  );
  return (
    <section ref={section} id="plan" aria-labelledby="plans-title">
      <h2 id="plans-title" className="type-title">
        If-then plans
      </h2>
      <p className="type-small mt-1 max-w-column-narrow text-mist">
        Name the moment before it comes, and what you will do then. It saves you the decision.
      </p>
      {data && data.items.length > 0 && (
        <ul className="mt-3 max-w-column-wide list-none border-t border-ripple">
          {data.items.map((plan) => (
            <li key={plan.id} className="border-b border-ripple py-3">
              {edited === plan.id ? (
                form(plan)
              ) : (
                <>
                  <p dir="auto" className="[overflow-wrap:anywhere]">
                    {sayBlockPlan(plan)}
                  </p>
                  <div className="flex flex-wrap gap-x-5">
                    <Button look="link" onClick={() => setEdited(plan.id)}>
                      Edit
                    </Button>
                    <Button look="link" isBusy={retiring.isPending} onClick={() => retiring.mutate(plan.id)}>
                      Remove
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {retiring.error && <Notice tone="warning">It was not removed. {retiring.error.message}</Notice>}
      {error && !data && (
        <Notice tone="warning">
          Your plans did not load. {error.message}{" "}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      {data && edited === NEW && <div className="mt-3">{form()}</div>}
      {data && edited === null && (
        <Button look="link" onClick={() => setEdited(NEW)}>
          {data.items.length === 0 ? "Write one" : "Write another"}
        </Button>
      )}
    </section>
  );
}
