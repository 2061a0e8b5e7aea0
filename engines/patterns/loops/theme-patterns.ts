import type { Pattern, Picture } from "#domain/patterns/pattern.ts";
import { THEME_WORDS } from "#domain/readings/themes.ts";
import { shareInterval } from "../statistics/beta.ts";
import { formatChance, sayCount, sourcesOf } from "./say.ts";
import { loopHeadline } from "./theme-axes.ts";
import type { ThemeLook } from "./theme-looks.ts";
import type { ThemedReading } from "./usable-rows.ts";

/** Returns a loop for each theme and axis that may be claimed, as the newest of its tests found it. */
export function themeLoops(claimed: readonly ThemeLook[]): Pattern[] {
  const newest = new Map(claimed.map((look) => [`${look.theme} ${look.axis.id}`, look]));
  return [...newest.values()].map(loopOf);
}

function loopOf(look: ThemeLook): Pattern {
  const { axis, theme, place, events, later } = look;
  const all = [...events, ...later];
  return {
    id: `loop:${axis.id}:${theme}`,
    kind: "loop",
    label: "a loop",
    headline: loopHeadline(axis, place, { theme: THEME_WORDS[theme], isMost: isMostThere(look) }),
    detail: detailOf(look),
    suggestion: axis.suggestion(place),
    isNothingYet: false,
    theme,
    picture: pictureOf(look),
    table: tableOf(look),
    sources: sourcesOf(all),
    besideReadings: look.all.length - events.length,
    newestAt: all.at(-1)?.at.toISOString() ?? null,
    isPrediction: false,
  };
}

/** Returns whether more than half of the events were at this place, both when the test was due and until today. */
function isMostThere({ axis, place, events, later }: ThemeLook): boolean {
  return [events, [...events, ...later]].every(
    (rows) => rows.filter((row) => axis.isThere(row, place)).length > rows.length / 2,
  );
}

/**
 * Returns a text on what was counted when the test was due, the chance, and what happened since, which no test used.
 */
function detailOf({ axis, place, events, all, later, p }: ThemeLook): string {
  const count = (rows: readonly ThemedReading[]) => rows.filter((row) => axis.isThere(row, place)).length;
  const others = all.length - events.length;
  const since = later.length === 0 ? "" : ` Since then: ${count(later)} of ${later.length}.`;
  const unit = axis.id === "kind" ? "blocks" : "days with it";
  return (
    `${count(events)} of the first ${events.length} ${unit} were ${axis.sayPlace(place)}; of everything else, ` +
    `${count(all) - count(events)} of ${others}. Chance alone piles up this much ${axis.places} ${formatChance(p)}.${since}`
  );
}

function pictureOf({ axis, place, events, all, later }: ThemeLook): Picture {
  const rows = [...events, ...later];
  if (axis.id === "weekday") return weekdayPicture(rows, place);
  if (axis.id === "kind") {
    const chosen = new Set(events);
    const shareOf = (label: string, of: readonly ThemedReading[]) => {
      const yes = of.filter((row) => axis.isThere(row, place)).length;
      return { label, yes, of: of.length, share: yes / of.length, ...shareInterval({ yes, of: of.length }) };
    };
    const others = all.filter((each) => !chosen.has(each));
    return { type: "shares", rows: [shareOf("Blocks with it", events), shareOf("Everything else", others)] };
  }
  return hourPicture(rows.map(({ local }) => local.hour));
}

export function weekdayPicture(
  rows: readonly ThemedReading[],
  weekday: number | null,
): Extract<Picture, { type: "weekdays" }> {
  return {
    type: "weekdays",
    weekday,
    dots: rows.map(({ at, local }) => ({
      at: at.toISOString(),
      weekday: local.weekday,
    })),
  };
}

export function hourPicture(hours: readonly number[]): Extract<Picture, { type: "hours" }> {
  const counts = Array<number>(24).fill(0);
  for (const hour of hours) counts[Math.floor(hour)] = (counts[Math.floor(hour)] ?? 0) + 1;
  return { type: "hours", counts };
}

function tableOf({ axis, place, events, all, later }: ThemeLook): Pattern["table"] {
  const row = (name: string, rows: readonly ThemedReading[]) => {
    const there = rows.filter((each) => axis.isThere(each, place)).length;
    return [name, String(there), String(rows.length - there)];
  };
  const chosen = new Set(events);
  return {
    columns: ["", axis.sayPlace(place), "otherwise"],
    rows: [
      row(`the first ${sayCount(events.length, "time")}`, events),
      row(
        "everything else until then",
        all.filter((each) => !chosen.has(each)),
      ),
      row("since then", later),
    ],
  };
}
