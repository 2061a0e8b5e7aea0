// Draws a block's year as a strip across the months, for a PDF, in the colours of the light theme.
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import { stoneDayOf } from "#domain/year/stone-day.ts";
import type { Year, YearBlock, YearMark } from "#domain/year/year.ts";
import { lightColours, withColours } from "../../platform/pdf/design-colours.ts";

const WIDTH = 1000;
const HEIGHT = 92;
const MIDDLE = HEIGHT / 2;
/** The empty space at both ends of the strip, so that a ring on the first or the last day is drawn as a whole. */
const EDGE = 34;

const GOLD = "var(--gold)";
const MIST = "var(--mist)";

const RINGS: Record<YearMark["kind"], { rx: number; colour: string; dash?: string }> = {
  opened: { rx: 32, colour: GOLD },
  reopened: { rx: 22, colour: GOLD },
  paused: { rx: 22, colour: MIST, dash: "5 6" },
  resolved: { rx: 22, colour: "var(--reed)" },
  archived: { rx: 22, colour: MIST },
};

export function yearArt({ months, days }: Pick<Year, "months" | "days">, block: YearBlock): string {
  const x = (day: number) => Math.round((EDGE + ((WIDTH - 2 * EDGE) * day) / days) * 10) / 10;
  const { stretches, marks, readingDays, blockTypeId } = block;
  const stone = stoneDayOf(block);
  const shapes = [
    ...months.map((day) => `<path d="M${x(day)} 0V${HEIGHT}" stroke="var(--page-line)" stroke-width="2"/>`),
    ...stretches.map(({ from, to, isPaused }) => {
      const line = isPaused ? `stroke="${MIST}" stroke-dasharray="5 9"` : `stroke="${GOLD}"`;
      return `<path d="M${x(from)} ${MIDDLE}H${x(to)}" ${line} stroke-width="4" stroke-linecap="round"/>`;
    }),
    ...readingDays.map((day) => `<circle cx="${x(day)}" cy="${MIDDLE}" r="7" fill="${GOLD}"/>`),
    ...marks.map(({ day, kind }) => ring(x(day), RINGS[kind])),
    ...(stone === undefined ? [] : [stoneAt(x(stone), `var(--${blockTypeId})`)]),
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${shapes.join("")}</svg>`;
  return withColours(drawing, lightColours());
}

function ring(x: number, { rx, colour, dash }: (typeof RINGS)[YearMark["kind"]]): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : "";
  return `<ellipse cx="${x}" cy="${MIDDLE}" rx="${rx}" ry="${rx * FLATNESS}" stroke="${colour}" stroke-width="4"${dashes}/>`;
}

function stoneAt(x: number, colour: string): string {
  const at = `M${x - 17} ${MIDDLE + 3}c-1-11 8-19 17-19s19 9 17 19c-1 6-33 6-34 0z`;
  return `<path d="${at}" fill="var(--page)" stroke="${colour}" stroke-width="4"/>`;
}
