import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SentenceOutput } from "#contract/sentences.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import type { Dates } from "#web/api/dates.ts";
import { useDates } from "#web/api/use-dates.ts";
import { type AskableSentence, isQuestion } from "./count-sources.ts";
import { IDEAS } from "./duck-ideas.ts";
import { SourceMark } from "./source-mark.tsx";

type Origin = SentenceOutput["origins"][number];

type OwnOrigin = Extract<Origin, { kind: "own" }>;
type CardOrigin = Extract<Origin, { kind: "card" }>;

interface SentenceOriginProps {
  origin: Origin;
  sentence: AskableSentence;
  /** The time at which the person wrote the words that this reading is about. */
  writtenAt: string;
}

/** One source of a sentence: the kind of source, a date and the exact words. */
export function SentenceOrigin({ origin, sentence, writtenAt }: SentenceOriginProps) {
  const { formatMoment } = useDates();
  const idea = origin.kind === "guess" ? ideaOf(sentence) : null;
  return (
    <li className="flex gap-3 border-t border-hair-faint py-4">
      <SourceMark kind={origin.kind} />
      <div className="min-w-0 flex-1">
        <p className="type-log text-mist">
          {idea ? `the ${idea.name}` : nameOrigin(origin, writtenAt, formatMoment)}
        </p>
        <div dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {idea ? <p>{idea.words}</p> : sayOrigin(origin)}
        </div>
      </div>
    </li>
  );
}

/** Returns the text about words of the duck that claim nothing; `null` if the sentence claims something. */
function ideaOf(sentence: AskableSentence): (typeof IDEAS)[keyof typeof IDEAS] | null {
  if (sentence.part) return IDEAS[sentence.part];
  return isQuestion(sentence) ? IDEAS.question : null;
}

const OWN_NAMES: Record<OwnOrigin["from"], string> = {
  question: "your own words",
  // The text as it was before the edit is not stored.
  before: "your words, as you wrote them then",
  tap: "what you tapped",
  profile: "your profile, as it was then",
};

function nameOrigin(origin: Origin, writtenAt: string, formatMoment: Dates["formatMoment"]): string {
  switch (origin.kind) {
    case "card":
      return `the card · ${cardNameOf(origin.cardId)}`;
    case "own":
      return `${OWN_NAMES[origin.from]} · ${formatMoment(writtenAt)}`;
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
          <p>{origin.text ?? CARD_PARTS[origin.part]}</p>
          <Opens to={`/cards/${origin.cardId}`}>Open the card</Opens>
        </>
      );
    case "own":
      return (
        <>
          <Quote>{origin.quote}</Quote>
          <p className="type-small mt-1 text-mist">
            {origin.from === "before"
              ? "You have changed your question since. Of the old one I kept only what this reading repeats."
              : "The words around the quote are the duck’s."}
          </p>
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
      return <p>Nothing you wrote and nothing on the card says this. Keep it only if it fits.</p>;
  }
}

const CARD_PARTS: Record<CardOrigin["part"], string> = {
  text: "The card’s sentence, with your own words put into its gaps.",
  place: "It brings in the card you drew: its name, where it lies, what it is about.",
  family: "Said of every card of this family. It is not about you in particular.",
};

function Quote({ children }: { children: string }) {
  return (
    <blockquote dir="auto" className="type-read text-ghost italic">
      “{children}”
    </blockquote>
  );
}

function Opens({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underlined text-gold">
      {children}
    </Link>
  );
}
