import { useQuery } from "@tanstack/react-query";
import type { OpenTrials } from "#contract/trials.ts";
import { trialsQuery } from "../../api/queries/trials.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel, Notice } from "../../ui/notice.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines } from "../../ui/skeleton-lines.tsx";
import { EndedTrials } from "./ended-trials.tsx";
import { GiveUp } from "./give-up.tsx";
import { NextToss } from "./next-toss.tsx";
import { OpenToss } from "./open-toss.tsx";
import { StartTrial } from "./start-trial.tsx";
import { Seal, TossCount } from "./toss-count.tsx";
import { TrialRules } from "./trial-plan.tsx";

/** The page of trials. It shows that they are loading, failed or locked, or the trials themselves. */
export function TrialPage() {
  const { data: page, error, refetch } = useQuery(trialsQuery);
  if (!page && error) {
    return (
      <ErrorPanel
        cause={error}
        level={1}
        title="The trial did not load"
        kept="Every toss and every answer is safe on the server."
        actions={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {error.message}
      </ErrorPanel>
    );
  }
  return (
    <div className="page-frame page-column overflow-x-clip pt-4 pb-16 md:pt-10">
      <p className="type-log text-mist">a small trial</p>
      <h1 className="type-display mt-2 text-balance">
        For each of ten steps, the duck tosses: write it down, or do it.
      </h1>
      {!page && <TrialSkeleton />}
      {page?.isLocked && <Locked needs={page.needs} />}
      {page && !page.isLocked && <Open page={page} />}
      <p className="type-small mt-10">
        <ButtonLink look="link" to="/patterns" className="inline-flex items-center">
          Back to the patterns
        </ButtonLink>
      </p>
    </div>
  );
}

function Locked({ needs }: { needs: string }) {
  return (
    <>
      <p className="mt-6">{needs}</p>
      <TrialRules />
      <p className="mt-6">
        <ButtonLink look="outline" to="/pricing">
          What Premium adds
        </ButtonLink>
      </p>
    </>
  );
}

function Open({ page: { running, isResting, blocks, ended } }: { page: OpenTrials }) {
  const isUntouched = running !== null && running.answered === 0 && running.toss === null;
  return (
    <>
      {running && <TossCount answered={running.answered} />}
      {isResting && <Resting />}
      {!running && <EndedTrials items={ended} />}
      {!isResting && !running && <StartTrial hasBlocks={blocks.length > 0} isAnother={ended.length > 0} />}
      {!isResting && running?.toss && <OpenToss trial={running} toss={running.toss} />}
      {isUntouched && <Seal commitment={running.commitment} />}
      {!isResting && running && !running.toss && (
        <NextToss key={running.answered} trial={running} blocks={blocks} />
      )}
      {running && (
        <>
          <details className="mt-10 border-t border-hair-faint">
            <summary className="min-h-11 cursor-pointer py-2 text-gold">
              What was fixed before the first toss
            </summary>
            <TrialRules />
            {!isUntouched && <Seal commitment={running.commitment} />}
          </details>
          <GiveUp id={running.id} />
          <EndedTrials items={ended} />
        </>
      )}
    </>
  );
}

function Resting() {
  return (
    <div className="mt-8">
      <Notice>
        Trials are paused. Something you wrote is too serious to leave to a toss. Nothing is lost, and nobody
        is counting the days.
      </Notice>
    </div>
  );
}

function TrialSkeleton() {
  return (
    // At least one screen tall, so that the link below is out of sight until the trials appear.
    <div className="mt-8 min-h-dvh">
      <Loading>
        <RuledLines className="h-[3lh] leading-20" />
      </Loading>
    </div>
  );
}
