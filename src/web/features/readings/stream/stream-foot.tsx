import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ReadingState } from "./use-reading.ts";

const TROUBLES = {
  offline: "The connection is gone. The reading goes on; looking for it again.",
  server: "The server cannot answer right now. Your words are kept; asking again.",
};

/** Says why a reading in progress is delayed. Renders nothing if it is not delayed. */
export function Trouble({ trouble }: Pick<ReadingState, "trouble">) {
  return trouble && <Notice tone="warning">{TROUBLES[trouble]}</Notice>;
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
