import { appendTo } from "#domain/append-to.ts";
import type { Theme } from "#domain/readings/themes.ts";
import { falseAlarmRateOf } from "../false-alarms.ts";
import { CHECKPOINTS, type Look, shareOfLook } from "./looks.ts";
import { AXES, type Axis } from "./theme-axes.ts";
import type { ThemedReading } from "./usable-rows.ts";

const FALSE_CLAIMS = falseAlarmRateOf("loops");

/** A test of one theme on one axis, made when the theme had come up a fixed number of times. */
export interface ThemeLook extends Look {
  axis: Axis;
  theme: Theme;
  place: number;
  /** The readings with the theme that were tested; `all` are all readings at that time, including these. */
  events: readonly ThemedReading[];
  all: readonly ThemedReading[];
  /** The readings with the theme since then. */
  later: readonly ThemedReading[];
}

/**
 * Returns every test that was due for these readings. The result depends on them and their present themes, not on when
 * somebody opened a page. Correcting the theme of a reading changes the tests that the reading is in.
 */
export function themeLooks(readings: readonly ThemedReading[]): ThemeLook[] {
  return AXES.flatMap((axis) => looksOn(axis, unitsOf(readings, axis)));
}

/** Returns the readings that count: the first of each unit. */
export function unitsOf(
  readings: readonly ThemedReading[],
  { unitOf }: Pick<Axis, "unitOf">,
): ThemedReading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const unit = unitOf(reading);
    if (unit === null || seen.has(unit)) return false;
    seen.add(unit);
    return true;
  });
}

function looksOn(axis: Axis, units: readonly ThemedReading[]): ThemeLook[] {
  const events = new Map<Theme, ThemedReading[]>();
  const reached = CHECKPOINTS.map(() => 0);
  const due: { theme: Theme; checkpoint: number; order: number; count: number; all: number }[] = [];
  for (const [index, reading] of units.entries()) {
    const { theme } = reading;
    if (theme === null) continue;
    const own = appendTo(events, theme, reading);
    const checkpoint = CHECKPOINTS.indexOf(own.length);
    if (checkpoint < 0) continue;
    const order = reached[checkpoint] ?? 0;
    reached[checkpoint] = order + 1;
    due.push({ theme, checkpoint, order, count: own.length, all: index + 1 });
  }
  return due.map(({ theme, checkpoint, order, count, all: until }) => {
    const own = events.get(theme) ?? [];
    const tested = own.slice(0, count);
    const all = units.slice(0, until);
    const alpha = FALSE_CLAIMS * axis.share * shareOfLook(checkpoint, order);
    return { axis, theme, alpha, events: tested, all, later: own.slice(count), ...axis.test(tested, all) };
  });
}
