// Presents the patterns that a plan does not show: their subject, and none of the findings.
import type { PatternOutput } from "#contract/patterns.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";

/** The subject of each kind of pattern, shown for locked patterns. It reveals nothing of the findings. */
const ABOUT: Record<Pattern["kind"], string> = {
  loop: "Something keeps coming back",
  "not-a-loop": "Something looks like a loop",
  "time-to-unstuck": "How long your blocks take",
  "before-moving": "What came before you moved",
  guesses: "How your guesses hold up",
  hour: "The hours you move in",
  "still-stuck": "What is likely for an open block",
  "same-question": "A question you asked again",
  "without-action": "Readings without a step",
};

export function presentLocked(pattern: Pattern): PatternOutput {
  const { kind, label, isPrediction } = pattern;
  // The id is replaced by the kind, because a pattern's own id may contain a theme and so reveal a finding.
  const shared = { id: kind, kind, label, isLocked: true } as const;
  const needs = isPrediction
    ? "A look ahead is part of Premium. There is enough to say something today."
    : "Counted, and nothing in it is from your last seven days. Premium shows what is older.";
  return { ...shared, headline: `${ABOUT[kind]}.`, needs };
}

/** Keeps only the first locked pattern of each kind, because the others would show the same sentence. */
export function withoutRepeatedLocks(patterns: readonly PatternOutput[]): PatternOutput[] {
  return patterns.filter(
    ({ id, isLocked }, index) => !isLocked || patterns.findIndex((other) => other.id === id) === index,
  );
}
