import { Button } from "./button.tsx";
import type { HelpLine } from "./help-line.ts";
import { HelpLines } from "./help-lines.tsx";

interface HelpFirstProps {
  lines: HelpLine[];
  /** One sentence about what was saved of the person's text. */
  kept: string;
  /** The actions that remain available beside the help lines. */
  anyway: string;
  onAnyway: () => void;
}

/**
 * A panel shown when the person's text suggests danger: help lines come first, in plain words, without the
 * duck.
 */
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
