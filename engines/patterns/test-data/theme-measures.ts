// Measures how well the word lists recognise the themes of texts whose theme is known.

import { THEMES, type Theme } from "#domain/readings/themes.ts";
import { themeOf, themeScores } from "#engines/patterns/theme-of.ts";

export interface ThemeText {
  text: string;
  language?: string;
  /** The theme of the text; `null` if it is about none of the themes. */
  theme: Theme | null;
}

interface ThemeMeasures {
  texts: number;
  /** The number of texts that have a theme. */
  themed: number;
  /** The number of texts for which the lists name a theme (`named`), and of those named rightly. */
  named: number;
  right: number;
  /** The area under the curve, averaged over the themes that have texts; ties count half. */
  area: number;
}

export function measureThemes(rows: readonly ThemeText[]): ThemeMeasures {
  const said = rows.map((row) => ({ ...row, said: themeOf(row.text) })).filter((row) => row.said !== null);
  return {
    texts: rows.length,
    themed: rows.filter(({ theme }) => theme !== null).length,
    named: said.length,
    right: said.filter((row) => row.theme === row.said).length,
    area: meanArea(rows),
  };
}

function meanArea(rows: readonly ThemeText[]): number {
  const scored = rows.map(({ text, theme }) => ({ theme, scores: themeScores(text) }));
  const areas = THEMES.filter((theme) => rows.some((row) => row.theme === theme)).map((theme) => {
    const of = (isOf: boolean) =>
      scored
        .filter((row) => (row.theme === theme) === isOf)
        .map(({ scores }) => scores.find((each) => each.theme === theme)?.score ?? 0);
    const pairs = of(true).flatMap((yes) => of(false).map((no) => (Math.sign(yes - no) + 1) / 2));
    return pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length;
  });
  return areas.reduce((sum, each) => sum + each, 0) / areas.length;
}
