import type { HelpLineOutput } from "#contract/help-lines.ts";
import { Button } from "../../ui/button.tsx";
import { addressOfCall, HelpLines } from "../../ui/help-lines.tsx";

interface HelpBesideProps {
  help: HelpLineOutput[];
  /** Whether one quiet line is enough, because it is a guess, or because the person said that nobody is in danger. */
  isFolded: boolean;
  onDelete: () => void;
}

/** What is opened in place of the app for somebody whose screen may be seen: a page that says nothing about them. */
const ELSEWHERE = "https://www.wikipedia.org/";

/** Help that stays in sight above the field for the rest of a conversation, which goes on beside it. */
export function HelpBeside({ help, isFolded, onDelete }: HelpBesideProps) {
  return (
    <section
      aria-label="People you can call"
      className={`${isFolded ? "border-t border-ripple pt-2" : "border-t-2 border-gold py-2"} px-4 lg:px-5`}
    >
      {!isFolded && <p className="font-medium">Please talk to a person, too.</p>}
      <FirstToCall help={help} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-gold">
          Everyone you can call or write to
        </summary>
        <div className="max-h-[min(13rem,22dvh)] overflow-y-auto overscroll-contain pb-2">
          <HelpLines lines={help} />
        </div>
      </details>
      {!isFolded && isWatched(help) && (
        <p className="flex flex-wrap gap-x-6">
          <Button look="link" onClick={() => location.replace(ELSEWHERE)}>
            Leave at once
          </Button>
          <Button look="link" onClick={onDelete}>
            Delete this conversation
          </Button>
        </p>
      )}
    </section>
  );
}

function FirstToCall({ help }: Pick<HelpBesideProps, "help">) {
  const first = help.find(({ phone }) => phone !== undefined);
  if (!first?.phone) return null;
  const name = first.kind === "emergency" ? "In danger" : first.name;
  return (
    <p>
      {name}:{" "}
      <a className="underlined whitespace-nowrap text-gold" href={addressOfCall(first.phone)}>
        {first.phone}
      </a>
    </p>
  );
}

/** Returns whether somebody else may look at the screen, as the kind of help tells. */
function isWatched(help: readonly HelpLineOutput[]): boolean {
  return help[0]?.kind === "abuse" || help[0]?.kind === "child";
}
