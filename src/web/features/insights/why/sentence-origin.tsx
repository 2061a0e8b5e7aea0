import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SentenceOutput } from "#contract/sentences.ts";
import { nameOf } from "#domain/deck/card.ts";
import { formatMoment } from "#web/ui/dates.ts";
import { SourceMark } from "./source-mark.tsx";

type Origin = SentenceOutput["origins"][number];

interface SentenceOriginProps {
  origin: Origin;
  /** When this reading's own words were written. */
  writtenAt: string;
}

/** One origin of a sentence: its kind and date, and the exact words. */
export function SentenceOrigin({ origin, writtenAt }: SentenceOriginProps) {
  return (
    <li className="flex gap-3 border-t border-hair-faint py-4">
      <SourceMark kind={origin.kind} />
      <div className="min-w-0 flex-1">
        <p className="type-log text-mist">{nameOrigin(origin, writtenAt)}</p>
        <div className="mt-1 [overflow-wrap:anywhere]">{sayOrigin(origin)}</div>
      </div>
    </li>
  );
}

function nameOrigin(origin: Origin, writtenAt: string): string {
  switch (origin.kind) {
    case "card":
      return `the card · ${nameOf(origin.cardId)}`;
    case "own":
      return `your own words · ${formatMoment(writtenAt)}`;
    case "earlier":
      return `an earlier entry · ${formatMoment(origin.at)}`;
    case "guess":
      return "the duck’s guess";
  }
}

function sayOrigin(origin: Origin): ReactNode {
  switch (origin.kind) {
    case "card":
      return (
        <>
          <p>{origin.text ?? "The card’s sentence, with your own words put into its gaps."}</p>
          <Opens to={`/cards/${origin.cardId}`}>Open the card</Opens>
        </>
      );
    case "own":
      return (
        <>
          <Quote>{origin.quote}</Quote>
          <p className="type-small mt-1 text-mist">The words around the quote are the duck’s.</p>
        </>
      );
    case "earlier":
      return (
        <>
          <Quote>{origin.quote}</Quote>
          <Opens to={`/insights/${origin.insightId}`}>Open that reading</Opens>
        </>
      );
    case "guess":
      return <p>Nothing you wrote says this, and nothing on the card. Keep it only if it fits.</p>;
  }
}

function Quote({ children }: { children: string }) {
  return <blockquote className="type-read text-ghost italic">“{children}”</blockquote>;
}

function Opens({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underlined text-gold">
      {children}
    </Link>
  );
}
