import { useState } from "react";
import { LONGEST_SHOWN } from "#domain/asking/sentences-to-pick.ts";
import { shorten } from "#domain/text/shorten.ts";
import { pause } from "#web/ui/pause.ts";
import { isStill } from "#web/ui/stillness.ts";
import { StoneGlyph } from "./question-glyphs.tsx";

/** How long a picked stone is looked at before the next question comes, in milliseconds. */
const HOLD_MS = 280;

interface SentenceRowsProps {
  /** The id of the question, which names the list. */
  labelledBy: string;
  sentences: readonly string[];
  picked: string | undefined;
  onPick: (sentence: string) => void;
}

/** The person's own sentences as rows, each with a stone: the heavy one is picked up. */
export function SentenceRows({ labelledBy, sentences, picked, onPick }: SentenceRowsProps) {
  const [taken, setTaken] = useState(picked);
  async function take(sentence: string): Promise<void> {
    setTaken(sentence);
    await pause(isStill() ? 0 : HOLD_MS);
    onPick(sentence);
  }
  return (
    <ul aria-labelledby={labelledBy} className="sentence-rows">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button
            type="button"
            aria-pressed={sentence === taken}
            onClick={() => void take(sentence)}
            className="sentence-row"
          >
            <StoneGlyph isPicked={sentence === taken} />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {shorten(sentence, LONGEST_SHOWN)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
