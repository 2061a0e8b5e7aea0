import { Button } from "./button.tsx";
import type { HelpLine } from "./help-line.ts";
import { HelpLines } from "./help-lines.tsx";

interface HelpFirstProps {
  lines: HelpLine[];
  /** One sentence that says whether the person's text was saved. */
  kept: string;
  /** The label of the button that continues despite the help lines. */
  anyway: string;
  onAnyway: () => void;
}

/**
 * A panel that is shown when the person's text suggests danger. It shows help lines first, in plain words and
 * without the duck.
 */
export function HelpFirst({ lines, kept, anyway, onAnyway }: HelpFirstProps) {
  return (
    <div className="mt-4 border-l-2 border-gold py-1 pl-5">
      <div role="alert">
        <p className="font-medium">Before anything else: please talk to a person.</p>
        <p className="mt-1">What you wrote sounds serious. Here are people you can call.</p>
      </div>
      <div className="mt-4">
        <HelpLines lines={lines} />
      </div>
      <p className="type-log mt-4 text-mist">{kept}</p>
      <Button look="link" onClick={onAnyway}>
        {anyway}
      </Button>
    </div>
  );
}
