import { useState } from "react";
import type { TrendOutput } from "#contract/patterns.ts";
import { FEWEST_IN_A_CHART } from "#domain/charts.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { whyTrend } from "./how-counted.ts";
import { Chart } from "./pictures/chart.tsx";
import { trendLine } from "./pictures/trend-line.ts";
import type { WhyQuestion } from "./why-sheet.tsx";

const HEIGHT = 72;

type OnWhy = (question: WhyQuestion) => void;

/** Shows each trend side by side: a sentence, and a small chart unless too few things were counted. All charts cover the same weeks. */
export function Trends({ trends, onWhy }: { trends: readonly TrendOutput[]; onWhy: OnWhy }) {
  if (trends.length === 0) return null;
  return (
    <section aria-labelledby="trends" className="border-t border-hair-faint pt-7 pb-9 lg:py-12">
      <h2 id="trends" className="type-log text-mist">
        week by week
      </h2>
      <div className="mt-3 grid gap-x-16 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {trends.map((trend) => (
          <Trend key={trend.id} trend={trend} onWhy={onWhy} />
        ))}
      </div>
    </section>
  );
}

function Trend({ trend, onWhy }: { trend: TrendOutput; onWhy: OnWhy }) {
  const { formatDay } = useDates();
  const [isTable, setTable] = useState(false);
  const { title, summary, weeks } = trend;
  const hasCounts = weeks.some(({ count }) => count !== undefined);
  const isCharted = countThings(trend) >= FEWEST_IN_A_CHART;
  return (
    <div className="min-w-0">
      <h3 className="type-brand">{title}</h3>
      <p className="type-small mt-1 mb-3 text-mist">{summary}</p>
      {isCharted && isTable && (
        <DataTable
          caption={title}
          columns={["week of", title, ...(hasCounts ? ["of", "range"] : [])]}
          rows={weeks.map(({ from, value, count = 0, lower, upper }) => [
            formatDay(from),
            value === null ? "not known" : rounded(value),
            ...(hasCounts ? [String(count), sayRange(lower, upper)] : []),
          ])}
        />
      )}
      {isCharted && !isTable && <TrendPicture title={title} summary={summary} weeks={weeks} />}
      <div className="flex gap-6">
        {isCharted && (
          <Button look="link" onClick={() => setTable(!isTable)}>
            {isTable ? "As a picture" : "As a table"}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        <Button look="link" aria-haspopup="dialog" onClick={() => onWhy(whyTrend(trend))}>
          Why?<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </div>
  );
}

/** The trends whose values are numbers of things. */
const COUNTED: readonly TrendOutput["id"][] = ["readings", "opened", "resolved"];

/** Returns how many things a trend was counted from; `Infinity` if that is not known. */
function countThings({ id, weeks }: TrendOutput): number {
  const isCounted = COUNTED.includes(id);
  return weeks.reduce((sum, { value, count }) => sum + (isCounted ? (value ?? 0) : (count ?? Infinity)), 0);
}

function TrendPicture({ title, summary, weeks }: Pick<TrendOutput, "title" | "summary" | "weeks">) {
  const { formatDay } = useDates();
  const [first] = weeks;
  const last = weeks.at(-1);
  return (
    <Chart title={title} description={summary} height={HEIGHT + 24}>
      {(width) => {
        const { areCounts, columnWidth, path, dots, zero, least, most } = trendLine(weeks, {
          left: 46,
          right: width - 6,
          top: 8,
          bottom: HEIGHT - 6,
        });
        return (
          <>
            <path d={`M40 ${zero}H${width}`} className="stroke-edge" />
            {!areCounts && <path d={path} strokeWidth="1.8" strokeLinejoin="round" className="stroke-gold" />}
            {dots.map(({ from, x, y, whisker }) =>
              areCounts ? (
                <path key={from} d={`M${x} ${zero}V${y}`} strokeWidth={columnWidth} className="stroke-gold" />
              ) : (
                <g key={from}>
                  {whisker && <path d={`M${x} ${whisker.from}V${whisker.to}`} className="stroke-mist" />}
                  <circle cx={x} cy={y} r="2.4" className="fill-gold" />
                </g>
              ),
            )}
            {labelsOf(least, most, zero).map(({ value, y }) => (
              <text key={value} x="32" y={y} textAnchor="end" className="type-log fill-mist">
                {rounded(value)}
              </text>
            ))}
            <text x="40" y={HEIGHT + 20} className="type-log fill-mist">
              {first && formatDay(first.from)}
            </text>
            <text x={width} y={HEIGHT + 20} textAnchor="end" className="type-log fill-mist">
              {last && formatDay(last.from)}
            </text>
          </>
        );
      }}
    </Chart>
  );
}

/**
 * Returns the labels of the vertical axis with their heights: the highest value, zero, and the lowest value if it
 * is below zero.
 */
function labelsOf(least: number, most: number, zero: number): { value: number; y: number }[] {
  const labels = [{ value: 0, y: zero + 4 }];
  if (most > 1e-6) labels.push({ value: most, y: 13 });
  if (least < 0) labels.push({ value: least, y: HEIGHT - 2 });
  return labels;
}

function sayRange(lower: number | undefined, upper: number | undefined): string {
  return lower === undefined || upper === undefined ? "" : `${rounded(lower)} to ${rounded(upper)}`;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
