import { Button } from "../../ui/button.tsx";
import { type HelpLine, HelpLines } from "../../ui/help-lines.tsx";

const NEAREST = 2;

interface HelpFirstProps {
  lines: HelpLine[];
  goOnLabel: string;
  onGoOn: () => void;
}

/** Where the person's own words speak of danger: people to talk to stand where the duck would have spoken. */
export function HelpFirst({ lines, goOnLabel, onGoOn }: HelpFirstProps) {
  return (
    <div role="alert" className="border-l-2 border-bill py-1 pl-5">
      <p className="font-medium">Before any cards: please talk to a person.</p>
      <p className="mt-1">
        What you wrote sounds serious, and a deck of cards is the wrong tool for it. These people answer now.
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
      <Button look="link" onClick={onGoOn}>
        {goOnLabel}
      </Button>
    </div>
  );
}
