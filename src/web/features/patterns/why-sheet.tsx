import { useState } from "react";
import { Link } from "react-router";
import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import type { Theme } from "#domain/readings/themes.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Picture } from "./pictures/picture.tsx";
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
  /** The picture that is drawn with its intervals. */
  picture?: PatternPictureOutput | undefined;
  table?: NumbersTable | undefined;
}

type NumbersTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * A dialog with what a sentence rests on: how it was counted, the numbers as a picture and as a table, and the entries,
 * newest first. The theme of a reading can be corrected in it.
 */
export function WhySheet({ question, onClose }: { question: WhyQuestion; onClose: () => void }) {
  const { sentences, idea, sources, besideReadings = 0, theme, counted, picture, table } = question;
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
      {table && <Numbers picture={picture} table={table} caption={sentences[0] ?? ""} />}
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

interface NumbersProps {
  picture: PatternPictureOutput | undefined;
  table: NumbersTable;
  caption: string;
}

/** The drawing of the numbers, and the numbers as a table when they are asked for. */
function Numbers({ picture, table, caption }: NumbersProps) {
  const [isTable, setTable] = useState(false);
  if (table.rows.length === 0) return null;
  return (
    <div className="mb-5">
      {isTable ? <DataTable caption={caption} {...table} /> : picture && <Picture picture={picture} />}
      <Button look="link" onClick={() => setTable(!isTable)}>
        {isTable ? "Without the table" : "As a table"}
        <span className="sr-only">: {caption}</span>
      </Button>
    </div>
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
