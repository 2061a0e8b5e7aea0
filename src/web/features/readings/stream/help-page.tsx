import { useEffect, useRef } from "react";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import { Button } from "#web/ui/button.tsx";
import { HelpLines } from "#web/ui/help-lines.tsx";

interface HelpPageProps {
  help: HelpLineOutput[];
  /** The text that the person wrote. It is stored, and the page shows it. */
  userContext: string;
  /** Whether the cards were drawn before, so that they wait. */
  isDrawn?: boolean;
  onGoOnAnyway: () => void;
  onGoBack: () => void;
}

/** Shows help lines before any card is read, in plain words and without the duck. */
export function HelpPage({ help, userContext, isDrawn = false, onGoOnAnyway, onGoBack }: HelpPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="page-frame page-column pt-4 pb-10 md:pt-10">
      <h1 ref={heading} tabIndex={-1} className="type-display outline-none">
        {isDrawn
          ? "Before the cards: please talk to a person."
          : "Before any cards: please talk to a person."}
      </h1>
      <p className="mt-4">
        What you wrote sounds serious. A deck of cards is the wrong tool for it, and so is a computer. Here
        are people you can call.
      </p>
      <div className="mt-8">
        <HelpLines lines={help} />
      </div>
      <div className="mt-10 border-l border-hair pl-5">
        <p className="type-log text-mist">what you wrote is kept</p>
        <p dir="auto" className="type-write mt-1 break-words whitespace-pre-wrap">
          {userContext}
        </p>
      </div>
      <p className="type-small mt-8 text-mist">
        {isDrawn ? "Your cards wait" : "No card was drawn"}, nothing was counted, and nothing was sent to a
        model.
      </p>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Button look="link" onClick={onGoBack}>
          Back to what I wrote
        </Button>
        <Button look="link" onClick={onGoOnAnyway}>
          {isDrawn ? "Go on anyway" : "Draw anyway"}
        </Button>
      </div>
    </section>
  );
}
