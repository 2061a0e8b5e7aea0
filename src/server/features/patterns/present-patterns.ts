// Selects the part of a person's patterns that their plan shows.
import type {
  LoopDoorOutput,
  PatternOutput,
  PatternsOutput,
  RecommendationOutput,
} from "#contract/patterns.ts";
import type { Pattern, Patterns, PatternTable, Recommendation, Source } from "#domain/patterns/pattern.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import { recommendedForBlock, shownRecommendations } from "#engines/patterns/index.ts";
import { presentLocked, withoutRepeatedLocks } from "./locked-patterns.ts";
import type { Doors } from "./patterns.ts";

interface Shown {
  plan: Plan;
  now: Date;
  /** The person's last answer to each recommendation, by its id. */
  answers: ReadonlyMap<string, string>;
}

type Answer = Omit<PatternsOutput, "computedAt" | "isRefreshing">;

/** The result for a person whose patterns were never computed. */
export const NOT_COMPUTED: Answer = {
  readings: 0,
  blocks: 0,
  since: null,
  patterns: [],
  recommendations: [],
  trends: [],
  achievements: [],
  areTrendsLocked: false,
};

/**
 * Presents patterns for a plan. The free plan shows patterns that rest on something from the last seven days, and those
 * that say that there is nothing yet; other predictions, trends and achievements need Premium. A locked pattern shows its
 * subject and none of the findings.
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
    readings: found.readings,
    blocks: found.blocks,
    since: found.since,
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
 * Returns the link ("door") of a loop that a block is part of, if the plan shows it and the person did not dismiss it.
 * A door for making a plan or for parking always leads to this block, whichever block of the loop is the newest.
 */
export function presentDoor(
  found: Doors,
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

function lockedIn({ patterns }: Pick<Doors, "patterns">, since: Date | null): Set<string> {
  const locked = patterns.filter((pattern) => since !== null && isLockedFor(pattern, since));
  return new Set(locked.map(({ id }) => id));
}

function goneIn(answers: Shown["answers"]): Set<string> {
  return new Set([...answers].flatMap(([id, answer]) => (GONE.includes(answer) ? [id] : [])));
}

function isLockedFor(
  { isPrediction, isNothingYet, newestAt }: Doors["patterns"][number],
  since: Date,
): boolean {
  if (isNothingYet) return false;
  return isPrediction || newestAt === null || isOlder(new Date(newestAt), since);
}

/** The answers of the person after which a recommendation is not shown again. */
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

/** The text that replaces the person's words in a table where the plan locks them. */
const LOCKED_WORDS = "Locked. Premium shows it.";

/**
 * Presents a table. If a row quotes a text that the plan locks, its last cell is replaced. The row itself stays,
 * because it was counted.
 */
function presentTable({ columns, rows, quotedAt }: PatternTable, since: Date | null) {
  const isLocked = (at: string | undefined) => at !== undefined && isOlder(new Date(at), since);
  return {
    columns,
    rows: rows.map((cells, row) =>
      isLocked(quotedAt?.[row]) ? [...cells.slice(0, -1), LOCKED_WORDS] : cells,
    ),
  };
}

/** Presents a source of a pattern. The name of an older reading is locked; the name of a block never is. */
function presentSource({ kind, id, at, insightId, name }: Source, since: Date | null) {
  const isOpen = kind === "block" || since === null || new Date(at) >= since;
  return {
    kind,
    id,
    at,
    ...(typeof insightId === "string" && { insightId }),
    ...(isOpen && name !== undefined && { name }),
  };
}

function presentRecommendation(
  { sources, ...rest }: Recommendation,
  { since, answer }: { since: Date | null; answer: string | undefined },
): RecommendationOutput {
  return {
    ...rest,
    sources: sources.map((each) => presentSource(each, since)),
    answer: answer === "taken" || answer === "helped" ? answer : null,
  };
}
