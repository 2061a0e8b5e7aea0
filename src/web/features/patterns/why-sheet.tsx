import { Link } from "react-router";
import type { Theme } from "#domain/readings/themes.ts";
import { useDates } from "../../api/use-dates.ts";
import { Sheet } from "../../ui/dialog.tsx";
import type { SourceRow } from "./shown-pattern.ts";
import { describeSource } from "./source-words.ts";
import { ThemeCorrection } from "./theme-correction.tsx";

export interface WhyQuestion {
  /** The sentences that were counted from the listed entries. */
  sentences: readonly string[];
  /** A suggestion of the duck that no entry supports. */
  idea?: string | undefined;
  sources: readonly SourceRow[];
  /** The number of other readings that the listed entries were compared with. */
  besideReadings?: number | undefined;
  /** The sentence shown in place of the number of entries, if none are listed. */
  counted?: string | undefined;
  /** The theme that the readings are said to be about, if the sentences are about a theme. */
  theme?: Theme | undefined;
}

/**
 * A dialog that lists the entries that a sentence was counted from, newest first. The theme of a reading can be
 * corrected in it.
 */
export function WhySheet({ question, onClose }: { question: WhyQuestion; onClose: () => void }) {
  const { sentences, idea, sources, besideReadings = 0, theme, counted } = question;
  const newestFirst = [...sources].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Sheet isOpen onClose={onClose} title="Why?" description={counted ?? sayCounted(sources.length)}>
      <ul className="mb-5 list-none space-y-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {idea && (
          <li className="text-mist">
            {idea}
            <span className="type-small block">
              This is the duck’s idea. No entry says it, and none was counted for it.
            </span>
          </li>
        )}
      </ul>
      {besideReadings > 0 && (
        <p className="type-small mb-5 text-mist">
          Compared with {besideReadings === 1 ? "one other reading" : `${besideReadings} other readings`} of
          yours, which are not listed.
        </p>
      )}
      <ul className="list-none border-t border-ripple empty:hidden">
        {newestFirst.map((source) => (
          <Source key={`${source.kind} ${source.id}`} source={source} theme={theme} onClose={onClose} />
        ))}
      </ul>
    </Sheet>
  );
}

interface SourceProps {
  source: SourceRow;
  theme: Theme | undefined;
  onClose: () => void;
}

/** A counted entry: a link to its page and, if it is a reading, the correction of its theme. */
function Source({ source, theme, onClose }: SourceProps) {
  const { formatMoment } = useDates();
  const { kind, name, to } = describeSource(source);
  return (
    <li className="border-b border-ripple py-1">
      <Link
        to={to}
        onClick={onClose}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 hover:text-gold"
      >
        <span dir="auto" className="underlined text-gold [overflow-wrap:anywhere]">
          {name ?? kind}
        </span>
        <span className="type-log text-mist">
          <span>{name && `${kind} · `}</span>
          <time dateTime={source.at}>{formatMoment(source.at)}</time>
        </span>
      </Link>
      {theme && source.kind === "insight" && <ThemeCorrection insightId={source.id} theme={theme} />}
    </li>
  );
}

function sayCounted(rows: number): string {
  if (rows === 0) return "Counted from no entry: there is none yet.";
  return `Counted from ${rows === 1 ? "this one entry" : `these ${rows} entries`} of yours.`;
}
