import type { SourceKind } from "#domain/readings/trace-sentences.ts";
import { type AskableSentence, kindOf } from "./count-sources.ts";
import { IDEAS } from "./duck-ideas.ts";
import { SourceMark } from "./source-mark.tsx";

const NAMES: Record<SourceKind, string> = {
  card: "From the card",
  own: "Your own words",
  earlier: "An earlier entry",
  guess: "A guess",
};

interface SentenceRowProps {
  sentence: AskableSentence;
  /** The index of the sentence whose sources are shown; `null` if none are. */
  asked: number | null;
  onAsk: () => void;
}

/** One sentence with the mark of its source at the left. */
export function SentenceRow({ sentence, asked, onAsk }: SentenceRowProps) {
  const kind = kindOf(sentence);
  const isAsked = sentence.index === asked;
  const isAnotherAsked = asked !== null && !isAsked;
  const isStruck = sentence.answer === "wrong";
  const name = kind === "guess" && sentence.part ? `The ${IDEAS[sentence.part].name}` : NAMES[kind];
  return (
    <li className="relative">
      <SourceMark kind={kind} className="absolute top-4 left-0 size-5" />
      {isAsked && (
        <span aria-hidden="true" className="absolute inset-y-2 left-[30px] border-l-3 border-gold" />
      )}
      <button
        dir="auto"
        type="button"
        aria-expanded={isAsked}
        onClick={onAsk}
        className={`type-read block min-h-11 w-full cursor-pointer py-2.5 pl-13 text-start [overflow-wrap:anywhere] hover:text-moon ${isAnotherAsked || isStruck ? "text-mist" : ""}`}
      >
        <span className="sr-only">{`${name}${isStruck ? ", struck out" : ""}: `}</span>
        <span
          className={`${isAsked ? "underlined decoration-gold text-moon" : ""} ${isStruck ? "line-through" : ""}`}
        >
          {sentence.text}
        </span>
      </button>
    </li>
  );
}
