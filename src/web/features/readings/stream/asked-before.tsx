import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { mailtoLink } from "#domain/text/letter-address.ts";
import { Button } from "#web/ui/button.tsx";
import { MoreThanStuck } from "#web/ui/more-than-stuck.tsx";

interface AskedBeforeProps {
  /** The server's sentence about why no cards were drawn. */
  sentence: string;
  /** What the person wrote in the request. */
  userContext: string;
  /** The id of the block that the question belongs to; `null` if there is none. */
  blockId: string | null;
  onDrawAnyway: () => void;
  onGoBack: () => void;
}

/**
 * Shown in place of a fourth draw on the same question. It offers four other things to do, and the person may still
 * draw.
 */
export function AskedBefore({ sentence, userContext, blockId, onDrawAnyway, onGoBack }: AskedBeforeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onBlock = (sheet: "plan" | "park") => (blockId === null ? "/blocks" : `/blocks/${blockId}#${sheet}`);
  return (
    <section aria-labelledby="asked-before" className="page-frame page-column pt-4 pb-10 md:pt-10">
      <h1 ref={heading} id="asked-before" tabIndex={-1} className="type-display outline-none">
        The cards have said their piece.
      </h1>
      <p className="mt-4">{sentence} Try one of these instead.</p>
      <ul className="mt-6 list-none border-b border-hair-faint">
        <Door to="/" name="Act for two minutes">
          The last step waits on your home page.
        </Door>
        <Door to={onBlock("plan")} name="Make an if-then plan">
          “When this comes up, I will do that.” It is kept with the block.
        </Door>
        <Door to={mailtoLink(userContext)} name="Ask a person">
          Opens an email with your words in it. You choose who gets it.
        </Door>
        <Door to={onBlock("park")} name="Park it until a date">
          Put the block down, and pick a day to look at it again.
        </Door>
      </ul>
      <div className="mt-8 border-l border-hair pl-5">
        <p className="type-log text-mist">what you wrote is kept</p>
        <p dir="auto" className="type-write mt-1 break-words whitespace-pre-wrap">
          {userContext}
        </p>
      </div>
      <p className="type-small mt-6 text-mist">No card was drawn, and nothing was counted.</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button look="link" onClick={onGoBack}>
          Back to what I wrote
        </Button>
        <Button look="link" onClick={onDrawAnyway}>
          Draw anyway
        </Button>
      </div>
      <div className="mt-4">
        <MoreThanStuck />
      </div>
    </section>
  );
}

function Door({ to, name, children }: { to: string; name: string; children: string }) {
  const look = "underlined inline-flex min-h-11 items-center font-medium text-gold hover:decoration-gold";
  return (
    <li className="border-t border-hair-faint py-3">
      {to.startsWith("mailto:") ? (
        <a href={to} className={look}>
          {name}
        </a>
      ) : (
        <Link to={to} className={look}>
          {name}
        </Link>
      )}
      <p className="type-small text-mist">{children}</p>
    </li>
  );
}
