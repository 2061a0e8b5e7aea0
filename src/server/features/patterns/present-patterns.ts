// What of a person's patterns their plan shows.
import type {
  LoopDoorOutput,
  PatternOutput,
  PatternsOutput,
  RecommendationOutput,
} from "#contract/patterns.ts";
import type { Pattern, Patterns, PatternTable, Recommendation, Source } from "#domain/patterns/pattern.ts";
import { recommendedForBlock, shownRecommendations } from "#domain/patterns/recommend.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";

interface Shown {
  plan: Plan;
  now: Date;
  /** The person's last answer to each recommendation, by its id. */
  answers: ReadonlyMap<string, string>;
}

type Answer = Omit<PatternsOutput, "computedAt" | "isRefreshing">;

/** The answer of somebody whose patterns were never computed. */
export const NOT_COMPUTED: Answer = {
  ...{ readings: 0, blocks: 0, since: null, patterns: [], recommendations: [] },
  ...{ trends: [], achievements: [], areTrendsLocked: false },
};

/**
 * Free sees what rests on something of its last seven days and what says that there is nothing yet; predictions, trends and
 * achievements are Premium's. A locked pattern says what it is about, and nothing of what was found.
 */
export function presentPatterns(found: Patterns, { plan, now, answers }: Shown): Answer {
  const since = openSince(plan, now);
  const locked = lockedIn(found, since);
  const open = found.recommendations.filter(({ patternId = "" }) => !locked.has(patternId));
  const gone = goneIn(answers);
  const patterns = found.patterns.map((pattern) =>
    locked.has(pattern.id) ? presentLocked(pattern) : presentOpen(pattern, since),
  );
  return {
    ...{ readings: found.readings, blocks: found.blocks, since: found.since },
    patterns: withoutRepeatedLocks(patterns),
    recommendations: shownRecommendations(open, gone).map((each) =>
      presentRecommendation(each, { since, answer: answers.get(each.id) }),
    ),
    trends: since === null ? found.trends : [],
    achievements: since === null ? found.achievements : [],
    areTrendsLocked: since !== null,
  };
}

/**
 * The door of a loop that a block is in: one that the plan shows and that the person did not dismiss. A plan is made with
 * this block, and this block is parked, whichever block of the loop is the newest.
 */
export function presentDoor(
  found: Patterns,
  { plan, now, answers }: Shown,
  { blockId, readingIds }: { blockId: string; readingIds: readonly string[] },
): LoopDoorOutput {
  const locked = lockedIn(found, openSince(plan, now));
  const gone = goneIn(answers);
  const open = found.recommendations.filter(
    ({ id, patternId = "" }) => !locked.has(patternId) && !gone.has(id),
  );
  const recommended = recommendedForBlock(open, new Set([blockId, ...readingIds]));
  if (!recommended) return { loop: null };
  const { because, door } = recommended;
  const isOfBlock = door.kind === "plan" || door.kind === "park";
  const own = isOfBlock ? { ...door, to: `/blocks/${blockId}#${door.kind}` } : door;
  return { loop: { because, door: own } };
}

function lockedIn({ patterns }: Patterns, since: Date | null): Set<string> {
  const locked = patterns.filter((pattern) => since !== null && isLockedFor(pattern, since));
  return new Set(locked.map(({ id }) => id));
}

function goneIn(answers: Shown["answers"]): Set<string> {
  return new Set([...answers].flatMap(([id, answer]) => (GONE.includes(answer) ? [id] : [])));
}

function isLockedFor({ isPrediction, isNothingYet, newestAt }: Pattern, since: Date): boolean {
  if (isPrediction) return true;
  return !isNothingYet && (newestAt === null || new Date(newestAt) < since);
}

/** Answers after which a recommendation is not shown again. */
const GONE: readonly string[] = ["dismissed", "not-helped"];

function presentOpen(
  { newestAt: _, isPrediction: __, sources, table, ...pattern }: Pattern,
  since: Date | null,
): PatternOutput {
  return {
    ...pattern,
    isLocked: false,
    table: presentTable(table, since),
    sources: sources.map((each) => presentSource(each, since)),
  };
}

/** Stands in a table in place of the person's words where the plan locks them. */
const LOCKED_WORDS = "Locked. Premium shows it.";

/** The last cell of a row that quotes an older text is locked, as that text is. The row stays: it was counted. */
function presentTable({ columns, rows, quotedAt }: PatternTable, since: Date | null) {
  const isLocked = (at: string | undefined) => since !== null && at !== undefined && new Date(at) < since;
  return {
    columns,
    rows: rows.map((cells, row) =>
      isLocked(quotedAt?.[row]) ? [...cells.slice(0, -1), LOCKED_WORDS] : cells,
    ),
  };
}

/** An older row's words are locked; a block is not, whatever its age. */
function presentSource({ kind, id, at, insightId, name }: Source, since: Date | null) {
  const isOpen = kind === "block" || since === null || new Date(at) >= since;
  return {
    ...{ kind, id, at },
    ...(typeof insightId === "string" && { insightId }),
    ...(isOpen && name !== undefined && { name }),
  };
}

function presentRecommendation(
  { sources, patternId: _, ...rest }: Recommendation,
  { since, answer }: { since: Date | null; answer: string | undefined },
): RecommendationOutput {
  return {
    ...rest,
    sources: sources.map((each) => presentSource(each, since)),
    answer: answer === "taken" || answer === "helped" ? answer : null,
  };
}

/** What each kind is about, without what was found. */
const ABOUT: Record<Pattern["kind"], string> = {
  loop: "Something keeps coming back",
  "not-a-loop": "Something looks like a loop",
  "time-to-unstuck": "How long your blocks take",
  "before-moving": "What came before you moved",
  guesses: "How your guesses hold",
  hour: "The hours you move in",
  "still-stuck": "What is likely of an open block",
  "same-question": "A question you asked again",
  "without-action": "Readings without a step",
};

function presentLocked(pattern: Pattern): PatternOutput {
  const { kind, label, isPrediction, isNothingYet, headline, detail, picture } = pattern;
  // A pattern's own id may name a theme, which would tell what was found.
  const shared = { id: kind, kind, label, isLocked: true } as const;
  if (isPrediction && isNothingYet) {
    const needs = `Locked. ${detail} So even Premium would show “not yet known”.`;
    return { ...shared, headline, needs, picture };
  }
  const needs = isPrediction
    ? "Locked. Predictions are Premium’s. There is enough to say something today."
    : "Locked. It rests on nothing of your last seven days. Premium shows what is older.";
  return { ...shared, headline: `${ABOUT[kind]}.`, needs, picture: { type: "still" } };
}

/** Several locked ones of a kind would say the same sentence again and again. */
function withoutRepeatedLocks(patterns: readonly PatternOutput[]): PatternOutput[] {
  return patterns.filter(
    ({ id, isLocked }, index) => !isLocked || patterns.findIndex((other) => other.id === id) === index,
  );
}
