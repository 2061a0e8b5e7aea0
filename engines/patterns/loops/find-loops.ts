import type { Pattern } from "#domain/patterns/pattern.ts";
import type { History } from "../history.ts";
import { claimable } from "./looks.ts";
import { repeatedCards } from "./repeated-cards.ts";
import { repeatedWords } from "./repeated-words.ts";
import { sameQuestions } from "./same-question.ts";
import { type HourLook, hourLooks, stepHours } from "./step-hours.ts";
import { themeCounts } from "./theme-counts.ts";
import { type ThemeLook, themeLooks } from "./theme-looks.ts";
import { themeLoops } from "./theme-patterns.ts";
import { usableRows } from "./usable-rows.ts";
import { withoutAction } from "./without-action.ts";

/**
 * Returns what recurs in a person's rows until `now`. Patterns of kind "loop" and "hour" are claims that something is
 * more than chance; `looks.ts` says how often a person without any is ever shown one. All other patterns are plain
 * counts. Grave rows are left out. The same history always gives the same patterns.
 *
 * The tests do not recognise habits that change together over the years: a winter of late evenings that is also a
 * winter of one theme looks like a loop of that theme.
 */
export function findLoops(history: History, now: Date): Pattern[] {
  const rows = usableRows(history, now);
  const claimed = claimable<ThemeLook | HourLook>([...themeLooks(rows.readings), ...hourLooks(rows)]);
  const loops = themeLoops(claimed.filter((look) => "axis" in look));
  const themes = new Set(loops.flatMap(({ theme }) => theme ?? []));
  return [
    ...loops,
    ...stepHours(claimed.filter((look) => "steps" in look)),
    ...sameQuestions(rows.readings),
    ...withoutAction(rows, history.blocks),
    ...themeCounts(rows.readings, themes),
    ...repeatedWords(rows),
    ...repeatedCards(rows.readings, history),
  ];
}
