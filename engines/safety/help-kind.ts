// Chooses which kind of help lines comes first for texts that are about danger.

import type { HelpKind } from "#domain/help/help-line.ts";
import { foldAnyScript } from "./other-languages/read-any-script.ts";
import kinds from "./words/kinds.json" with { type: "json" };

type GuessedKind = "eating" | "abuse" | "child";

const WORDS = (["eating", "abuse", "child"] as const).map((kind): [GuessedKind, ReadonlySet<string>] => [
  kind,
  new Set(Object.values(kinds[kind]).flatMap((words) => words.map(foldAnyScript))),
]);
/** With fewer different words of a kind, the lines for everybody in a crisis come first. */
const LEAST_WORDS = 3;

/** Returns the kind of which a text has the most different words. */
export function helpKindOf(text: string): HelpKind {
  const said = [...new Set(foldAnyScript(text).match(/[\p{L}\p{N}]+/gu))];
  const counts = WORDS.map(([kind, words]) => ({
    kind,
    count: said.filter((word) => words.has(word)).length,
  }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count >= LEAST_WORDS ? best.kind : "suicide";
}
