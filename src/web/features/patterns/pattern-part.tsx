import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Picture } from "./pictures/picture.tsx";
import type { OpenPattern } from "./shown-pattern.ts";

interface PatternPartProps {
  pattern: OpenPattern;
  /** Called to open the list of the entries that the pattern was counted from. */
  onWhy: () => void;
}

/** One pattern: its subject, one sentence, how sure it is in words, and its picture or the table of its numbers. */
export function PatternPart({ pattern, onWhy }: PatternPartProps) {
  const [isTable, setTable] = useState(false);
  const { label, headline, detail, suggestion, table, picture } = pattern;
  const hasChart = picture.type !== "still" && picture.type !== "progress";
  return (
    <PatternSection
      words={
        <>
          <h2 className="type-say">
            <span className="type-log mb-1.5 block text-mist lg:mb-2.5">{label}</span>
            {headline}
          </h2>
          <p className={`type-note mt-2 ${pattern.isNothingYet ? "text-mist" : ""}`}>{detail}</p>
          {suggestion && <p className="type-small mt-2.5 text-mist">{suggestion}</p>}
          <div className="mt-1.5 flex gap-6">
            {hasChart && table.rows.length > 0 && (
              <Button look="link" onClick={() => setTable(!isTable)}>
                {isTable ? "As a picture" : "As a table"}
                <span className="sr-only">: {headline}</span>
              </Button>
            )}
            <Button look="link" aria-haspopup="dialog" onClick={onWhy}>
              Why?<span className="sr-only"> {headline}</span>
            </Button>
          </div>
        </>
      }
    >
      {isTable ? <DataTable caption={headline} {...table} /> : <Picture picture={picture} />}
    </PatternSection>
  );
}

/** A section with text at the left and a picture at the right. On a phone the picture is below the text. */
export function PatternSection({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <section className="pattern-columns border-t border-hair-faint pt-7 pb-9 first:border-0 first:pt-2 lg:py-12">
      <div>{words}</div>
      <div className="mt-5 min-w-0 lg:mt-1">{children}</div>
    </section>
  );
}
