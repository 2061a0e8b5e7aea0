import type { PlannedTime } from "#domain/asking/answers.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { sayShortMoment } from "#domain/asking/say-moment.ts";
import { timesToOffer } from "#domain/asking/times-to-offer.ts";
import { TimeGlyph } from "./question-glyphs.tsx";

interface TimeRowsProps {
  /** The local date and time. */
  now: string;
  language: TextLanguage;
  onTap: (when: PlannedTime) => void;
}

/** Three real times to tap. */
export function TimeRows({ now, language, onTap }: TimeRowsProps) {
  return (
    <ul className="mt-4 grid list-none gap-2">
      {timesToOffer(now, language).map(({ name, label, text, at }) => (
        <li key={name}>
          <button type="button" onClick={() => onTap({ text, at })} className="answer-chip answer-row">
            <TimeGlyph name={name} />
            <span className="grow">{label}</span>
            <span className="type-log whitespace-nowrap text-mist">{sayShortMoment(at, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
