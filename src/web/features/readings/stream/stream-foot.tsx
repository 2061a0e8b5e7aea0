import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useLongWait } from "./use-long-wait.ts";
import type { ReadingState } from "./use-reading.ts";

const TROUBLES = {
  offline: "The connection is gone. The reading goes on; looking for it again.",
  server: "The server cannot answer right now. Your words are kept; asking again.",
};

/** Says why a reading in progress is delayed. Renders nothing if it is not delayed. */
export function Trouble({ trouble }: Pick<ReadingState, "trouble">) {
  return trouble && <Notice tone="warning">{TROUBLES[trouble]}</Notice>;
}

/**
 * How much longer a wait for a model that is paid for must be before the way around it is offered. Its words are nearly
 * always there by then, and a slip of the finger would give them up.
 */
const HOSTED_MORE_MS = 7000;

interface StreamFootProps {
  state: ReadingState;
  isLongWait: boolean;
  /** Whether any words are shown. */
  hasText: boolean;
}

/** What stands under a reading in progress: why it is delayed, and what ends the wait. */
export function StreamFoot({ state, isLongWait, hasText }: StreamFootProps) {
  const { progress, failure, trouble, isStopping, stop } = state;
  const isStopDue = (isLongWait || hasText) && progress.phase !== "done" && !failure;
  // Words may have arrived that are not shown yet, because cards are turning.
  const mayLeave = isLongWait && progress.step !== null && progress.text === "" && !failure;
  const hasWaitedMore = useLongWait(mayLeave, HOSTED_MORE_MS);
  const isLeaveDue = mayLeave && (progress.isAtHome || hasWaitedMore);
  return (
    <>
      <Trouble trouble={trouble} />
      {isLeaveDue && <LeaveRow {...state} />}
      {isStopDue && <StopRow isStopping={isStopping} onStop={stop} />}
    </>
  );
}

/** The button for a person who does not want to wait for the model any longer: the reading goes on without it. */
function LeaveRow({ isLeaving, leaveModel }: Pick<ReadingState, "isLeaving" | "leaveModel">) {
  return (
    <p className="flex justify-center">
      <Button look="outline" isBusy={isLeaving} onClick={leaveModel}>
        Read it without the model
      </Button>
    </p>
  );
}

/** The button that stops a reading in progress, in a row of its own. */
export function StopRow({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <p className="foot-row flex justify-center">
      <Button look="outline" isBusy={isStopping} onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}
