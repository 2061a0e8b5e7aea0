import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { Hours } from "../pictures/hours.tsx";
import { Crossing } from "./crossing.tsx";
import { DaysTaken } from "./days-taken.tsx";
import { Draws } from "./draws.tsx";
import { rowOfGuesses, rowOfTen, StoneRows } from "./stone-rows.tsx";
import { Week } from "./week.tsx";

interface LookProps {
  picture: PatternPictureOutput;
  /** Whether Rob is on the water at the right of the picture, because it is the first of the page. */
  isWithRob?: boolean;
}

/** The picture of a finding at first sight: what was counted, as things that can be counted. The dialog 'Why?' has the drawing with intervals. */
export function Look({ picture, isWithRob = false }: LookProps) {
  switch (picture.type) {
    case "weekdays":
      return <Week {...{ picture, isWithRob }} />;
    case "hours":
      return <Hours counts={picture.counts} />;
    case "draws":
      return <Draws picture={picture} />;
    case "survival":
      return <DaysTaken {...{ picture, isWithRob }} />;
    case "shares":
      return (
        <div className="grid gap-5">
          {picture.rows.map(({ label, yes, of }, row) => (
            <Crossing key={label} {...{ label, yes, of }} isWithRob={isWithRob && row === 0} />
          ))}
        </div>
      );
    case "calibration":
      return <StoneRows rows={picture.points.map(rowOfGuesses)} />;
    case "whiskers":
      return picture.unit === "share" ? (
        <StoneRows rows={picture.rows.map(({ id, label, value }) => rowOfTen(id, label, value))} />
      ) : (
        <HalfDays rows={picture.rows} />
      );
    case "progress":
      return (
        <Crossing
          label={picture.unit}
          yes={0}
          of={picture.have}
          said={String(picture.have)}
          isWithRob={isWithRob}
        />
      );
    case "still":
      return null;
  }
}

type DayRow = Extract<PatternPictureOutput, { type: "whiskers" }>["rows"][number];

/** For each kind of block, a line as long as the number of days after which about half are resolved. */
function HalfDays({ rows }: { rows: readonly DayRow[] }) {
  const longest = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <ul className="list-none">
      {rows.map(({ id, label, value }) => (
        <li key={id} className="py-2.5">
          <p className="type-small flex items-baseline justify-between gap-4">
            <span dir="auto">{label}</span>
            <span className="type-log shrink-0 text-mist">
              {value === null ? "not yet known" : `half by day ${Math.round(value)}`}
            </span>
          </p>
          <span
            aria-hidden="true"
            className="mt-1.5 block h-2.5 rounded-full bg-gold"
            style={{ width: `${((value ?? 0) / longest) * 100}%` }}
          />
        </li>
      ))}
    </ul>
  );
}
