import { Button } from "./button.tsx";
import { type HelpLine, HelpLines } from "./help-lines.tsx";

interface HelpFirstProps {
  lines: HelpLine[];
  /** What was kept, in one sentence. */
  kept: string;
  /** What goes on all the same. */
  anyway: string;
  onAnyway: () => void;
}

const NEAREST = 2;

/** Words of the person speak of danger: people to talk to come before anything else. Plain words, no duck. */
export function HelpFirst({ lines, kept, anyway, onAnyway }: HelpFirstProps) {
  return (
    <div role="alert" className="mt-4 border-l-2 border-gold py-1 pl-5">
      <p className="font-medium">Before anything else: please talk to a person.</p>
      <p className="mt-1">
        What you wrote sounds serious. These people answer now, they have heard it before, and you can stay
        anonymous.
      </p>
      <div className="mt-3">
        <HelpLines lines={lines.slice(0, NEAREST)} />
      </div>
      {lines.length > NEAREST && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-gold">
            More people to talk to
          </summary>
          <HelpLines lines={lines.slice(NEAREST)} />
        </details>
      )}
      <p className="type-log mt-2 text-mist">{kept}</p>
      <Button look="link" onClick={onAnyway}>
        {anyway}
      </Button>
    </div>
  );
}
