import { Button } from "../../ui/button.tsx";
import { type HelpLine, HelpLines } from "../../ui/help-lines.tsx";

const NEAREST = 2;

/** Under words that speak of danger: people to talk to. What is written stays where it is. */
export function HelpWhileWriting({ lines, onSaveAnyway }: { lines: HelpLine[]; onSaveAnyway: () => void }) {
  return (
    <div role="alert" className="mt-4 border-l-2 border-gold py-1 pl-5">
      <p className="font-medium">Before this is put away: please talk to a person.</p>
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
      <p className="type-log mt-2 text-mist">
        Your words are kept on this device. The server has not kept them yet.
      </p>
      <Button look="link" onClick={onSaveAnyway}>
        Save it anyway
      </Button>
    </div>
  );
}
