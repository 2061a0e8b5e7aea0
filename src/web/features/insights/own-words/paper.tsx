import { type ReactNode, useEffect, useRef } from "react";
import { wordsFor } from "#domain/asking/asking-words.ts";
import type { LabelledLine } from "#domain/asking/lines-under-plan.ts";
import { afterFrame } from "#web/ui/after-frame.ts";
import { CopyGlyph } from "#web/ui/copy-glyph.tsx";
import { isFocusFree } from "#web/ui/is-focus-free.ts";
import { Brace, Tab, Wave } from "./paper-drawings.tsx";
import type { Plan, PlanLines } from "./plan-lines.ts";

/** A sentence or a plan that is longer than this, in characters, is set in a smaller font. */
const LONG_HEAVY = 110;
const LONG_PLAN = 170;

interface PaperProps {
  lines: PlanLines;
  /** The day on which the page was written, as its tab says it. */
  day: string;
  /** Whether the page was written just now, so that it rises into its place. */
  isNew: boolean;
  /** Whether the plan is done, so that what the person would see comes next. */
  isDone: boolean;
  /** What the person can do with the plan; shown below it, or below their sentence where they made none. */
  ways: ReactNode;
}

/** A sheet of paper with a person's own words: a line for each answer, with its number in the margin. */
export function Paper({ lines, day, isNew, isDone, ways }: PaperProps) {
  const { language, heavy, plan, rows } = lines;
  const firstRow = plan ? 3 : 2;
  const hasTwoColumns = rows[0]?.name === "difference" && rows.length > 1;
  return (
    <section
      aria-label={wordsFor(language).plan.ownWords}
      lang={language === "other" ? undefined : language}
      className={`plan-paper on-paper ${isNew ? "plan-arrives" : ""}`}
    >
      <Tab>{day}</Tab>
      <ol className="plan-lines" data-columns={hasTwoColumns ? 2 : undefined}>
        <li>
          <HeavyLine isNew={isNew}>{heavy}</HeavyLine>
          <Wave />
          {!plan && <div className="plan-line pt-1 pb-6 print:hidden">{ways}</div>}
        </li>
        {plan && (
          <li className="pb-5">
            <PlanLine plan={plan} />
            <div className="plan-line pt-4 print:hidden">{ways}</div>
          </li>
        )}
        {rows.map((row, index) => (
          <Row
            key={row.name}
            row={row}
            number={firstRow + index}
            isNext={isDone && row.name === "difference"}
          />
        ))}
      </ol>
      <Brace>{wordsFor(language).plan.ownWords}</Brace>
    </section>
  );
}

/** The sentence that weighs most. It takes the focus if the control that had it was removed with the questions. */
function HeavyLine({ children, isNew }: { children: string; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    return afterFrame(() => {
      if (isFocusFree()) heading.current?.focus({ preventScroll: true });
    });
  }, [isNew]);
  return (
    <h1
      dir="auto"
      ref={heading}
      tabIndex={isNew ? -1 : undefined}
      data-long={children.length > LONG_HEAVY ? "" : undefined}
      className="plan-line type-heavy outline-none [overflow-wrap:anywhere]"
    >
      <LineNumber>1</LineNumber>
      <q>{children}</q>
    </h1>
  );
}

/** The plan as one sentence. What they will say or write is on a line of its own, ready to be copied. */
function PlanLine({ plan: { time, act, words } }: { plan: Plan }) {
  const isLong = `${time}${act}`.length > LONG_PLAN;
  return (
    <div className="plan-line">
      {(time !== "" || act !== "") && (
        <p dir="auto" data-long={isLong ? "" : undefined} className="type-plan [overflow-wrap:anywhere]">
          <LineNumber>2</LineNumber>
          {time !== "" && <span className="text-page-gold">{time}</span>}
          <span>{act}</span>
        </p>
      )}
      {words !== "" && (
        <div className="mt-2 flex items-start justify-between gap-2">
          <p dir="auto" className="type-plan min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
            {time === "" && act === "" && <LineNumber>2</LineNumber>}
            <q>{words}</q>
          </p>
          <CopyGlyph label="Copy the words" text={words} />
        </div>
      )}
    </div>
  );
}

interface RowProps {
  row: LabelledLine;
  number: number;
  /** Whether the line is what comes next, which the margin points at. */
  isNext: boolean;
}

function Row({ row: { name, label, text, kind }, number, isNext }: RowProps) {
  return (
    <li data-name={name} data-next={isNext ? "" : undefined} className="plan-line plan-row">
      <p className="type-log flex flex-wrap justify-between gap-x-4 text-page-quiet">
        <LineNumber>{number}</LineNumber>
        <span>{label}</span>
        {kind && <span className="text-page-text">{kind}</span>}
      </p>
      <p dir="auto" className="type-line mt-0.5 [overflow-wrap:anywhere]">
        {text}
      </p>
    </li>
  );
}

/** The number of a line. A screen reader counts the items of the list itself. */
function LineNumber({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="plan-number">
      {children}
    </span>
  );
}
