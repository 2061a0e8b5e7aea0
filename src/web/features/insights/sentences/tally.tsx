import type { SentenceOutput } from "#contract/sentences.ts";
import { SOURCE_KINDS } from "#domain/readings/trace-sentences.ts";
import {
  countKinds,
  formatSourceCount,
  guessesSentence,
  kindOf,
  questionsSentence,
} from "./count-sources.ts";
import { SourceMark } from "./source-mark.tsx";

interface TallyProps {
  sentences: readonly SentenceOutput[];
  /** The index of the sentence whose sources are shown; its mark is underlined. `null` if none are shown. */
  asked: number | null;
}

/** Shows how many sentences are guesses, the marks of all sentences in order, and a legend of the marks. */
export function Tally({ sentences, asked }: TallyProps) {
  const counts = countKinds(sentences);
  return (
    <div>
      <p className="type-note text-moon">
        {guessesSentence(counts.guess, sentences.length)} {questionsSentence(sentences)}
      </p>
      <div aria-hidden="true" className="mt-3 flex flex-wrap gap-x-2 gap-y-1.5">
        {sentences.map((sentence) => (
          <span
            key={sentence.index}
            className={`border-b-2 pb-1 ${sentence.index === asked ? "border-gold" : "border-transparent"}`}
          >
            <SourceMark kind={kindOf(sentence)} />
          </span>
        ))}
      </div>
      <ul className="type-small mt-3 grid list-none grid-cols-2 gap-x-4 gap-y-2">
        {SOURCE_KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2.5">
            <SourceMark kind={kind} />
            {formatSourceCount(kind, counts[kind])}
          </li>
        ))}
      </ul>
    </div>
  );
}
