import type { OpenStepOutput } from "#contract/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { useChangeStep } from "./use-steps.ts";

interface NotDoneProps {
  step: OpenStepOutput;
  /** Called when the tick is taken back. `saved` is the answer of the server. */
  onTakeBack: (saved: Promise<unknown>) => void;
}

/** The way to take back that a step is done. */
export function NotDone({ step: { insightId, index }, onTakeBack }: NotDoneProps) {
  const { changeAsync } = useChangeStep(insightId);
  return (
    <Button look="link" onClick={() => onTakeBack(changeAsync({ index, isDone: false }))}>
      Not done after all
    </Button>
  );
}
