import { Link } from "react-router";
import type { Theme } from "#domain/patterns/themes.ts";
import { formatMoment } from "../../ui/dates.ts";
import { Sheet } from "../../ui/dialog.tsx";
import type { SourceRow } from "./shown-pattern.ts";
import { describeSource } from "./source-words.ts";
import { ThemeCorrection } from "./theme-correction.tsx";

export interface WhyQuestion {
  /** The sentence that was asked about. */
  sentence: string;
  sources: readonly SourceRow[];
  /** The theme that the readings are said to be about, if the sentence is about one. */
  theme?: Theme | undefined;
}

/** Lists the rows that a sentence came from, newest first. A reading's theme can be corrected here. */
export function WhySheet({ question, onClose }: { question: WhyQuestion; onClose: () => void }) {
  const { sentence, sources, theme } = question;
  const newestFirst = [...sources].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="Why?"
      description={`“${sentence}” It was counted from ${sources.length === 1 ? "this one row" : `these ${sources.length} rows`} of yours.`}
    >
      <ul className="list-none border-t border-ripple">
        {newestFirst.map((source) => {
          const { name, to } = describeSource(source);
          return (
            <li key={`${source.kind} ${source.id}`} className="border-b border-ripple py-1">
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 hover:text-gold"
              >
                <span className="underlined text-gold">{name}</span>
                <time dateTime={source.at} className="type-log text-mist">
                  {formatMoment(source.at)}
                </time>
              </Link>
              {theme && source.kind === "insight" && <ThemeCorrection insightId={source.id} theme={theme} />}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
