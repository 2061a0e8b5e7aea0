import type { HomeOutput } from "#contract/home.ts";
import { ParkedBlocks } from "../../features/blocks/parked-blocks.tsx";
import { AskedStep } from "../../features/check-ins/asked-step.tsx";
import { DuePromises } from "../../features/insights/promises/due-promises.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * Shows the items on the home page that wait for an answer: due promises, parked blocks, the step of the last
 * check-in, and the check-in itself.
 */
export function WhatWaits({ home }: { home: HomeOutput }) {
  const { duePromises, duePromiseCount, parkedBlocks, checkInStep, isCheckInDue } = home;
  return (
    <>
      <DuePromises steps={duePromises} count={duePromiseCount} />
      {parkedBlocks.length > 0 && <ParkedBlocks blocks={parkedBlocks} />}
      {checkInStep && <AskedStep step={checkInStep} />}
      {isCheckInDue && <CheckInLine />}
    </>
  );
}

/** A line with a link to the weekly check-in, shown on the day of the check-in. */
function CheckInLine() {
  return (
    <p className="mb-6 border-l-2 border-gold pl-4">
      Your two minutes are waiting.{" "}
      <ButtonLink to="/check-in" look="link" className="inline-flex items-center">
        Weekly check-in
      </ButtonLink>
    </p>
  );
}
