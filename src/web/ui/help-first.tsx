import { Button } from "./button.tsx";
import type { HelpLine } from "./help-line.ts";
import { HelpLines } from "./help-lines.tsx";

interface HelpFirstProps {
  lines: HelpLine[];
  /** What was kept, in one sentence. */
  kept: string;
  /** What goes on all the same. */
  anyway: string;
  onAnyway: () => void;
}

/** Words of the person speak of danger: people to talk to come before anything else. Plain words, no duck. */
export function HelpFirst({ lines, kept, anyway, onAnyway }: HelpFirstProps) {
  return (
    <div className="mt-4 border-l-2 border-gold py-1 pl-5">
      <div role="alert">
        <p className="font-medium">Before anything else: please talk to a person.</p>
        <p className="mt-1">What you wrote sounds serious. Here is whom you can call.</p>
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
