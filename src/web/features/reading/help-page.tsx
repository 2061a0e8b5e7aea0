import { useEffect, useRef } from "react";
import type { HelpLineOutput } from "../../../contract/help-lines.ts";
import { Button } from "../../ui/button.tsx";

interface HelpPageProps {
  help: HelpLineOutput[];
  /** What the person wrote: kept, and shown back. */
  text: string;
  onDrawAnyway: () => void;
  onGoBack: () => void;
}

/** Before any card: people who can help. Plain words, no duck. */
export function HelpPage({ help, text, onDrawAnyway, onGoBack }: HelpPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mx-auto max-w-xl px-5 pt-4 pb-10 md:pt-10">
      <h1 ref={heading} tabIndex={-1} className="type-display outline-none">
        Before any cards: please talk to a person.
      </h1>
      <p className="mt-4">
        What you wrote sounds serious. A deck of cards is the wrong tool for it, and so is a computer. These
        people answer now, they have heard it before, and you can stay anonymous.
      </p>
      <ul className="mt-8">
        {help.map((line) => (
          <HelpLine key={`${line.name}${line.phone ?? line.url}`} line={line} />
        ))}
      </ul>
      <div className="mt-10 border-l border-hair pl-5">
        <p className="type-log text-mist">what you wrote is kept</p>
        <p className="type-write mt-1 break-words whitespace-pre-wrap">{text}</p>
      </div>
      <p className="type-small mt-8 text-mist">
        No card was drawn, nothing was counted, and nothing was sent to a model.
      </p>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Button look="link" onClick={onGoBack}>
          Back to what I wrote
        </Button>
        <Button look="link" onClick={onDrawAnyway}>
          Draw anyway
        </Button>
      </div>
    </section>
  );
}

function HelpLine({ line }: { line: HelpLineOutput }) {
  return (
    <li className="border-t border-ripple py-4">
      <p className="font-medium">{line.name}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {line.phone && (
          <a className="type-title underlined text-gold" href={`tel:${line.phone.replace(/[^+\d]/g, "")}`}>
            {line.phone}
          </a>
        )}
        {line.text && <span className="self-center">{line.text}</span>}
        {isPage(line.url) && (
          <a className="underlined self-center text-gold" href={line.url} rel="noreferrer" target="_blank">
            {hostOf(line.url)}
          </a>
        )}
      </p>
      <p className="type-log mt-1 text-mist">
        {[line.hours, line.languages?.join(", ")].filter(Boolean).join(" · ")}
      </p>
      <p className="type-log text-mist">
        source {hostOf(line.source)}, listed {line.listed}
      </p>
    </li>
  );
}

/** An emergency number's address is the number itself, which stands there already. */
function isPage(url: string): boolean {
  return url.startsWith("http");
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
