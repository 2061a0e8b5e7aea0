// Tests whether one kind of block is resolved sooner than another, at fixed numbers of settled blocks.
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { counted } from "#domain/text/counted.ts";
import { DAY_MS } from "#domain/time.ts";
import { falseAlarmRateOf } from "./false-alarms.ts";
import type { History } from "./history.ts";
import { formatChance } from "./loops/say.ts";
import { type BlockSpell, spellsOf } from "./spells.ts";
import { logRank } from "./statistics/log-rank.ts";
import { kaplanMeier, type Median, medianOf } from "./statistics/survival.ts";

/** The least number of spells (times in which a block was stuck) of each kind that is compared. */
const LEAST_A_SIDE = 40;
/**
 * The tests of a pair of kinds: at how many settled blocks of both, and with which share of the false alarms. The
 * shares add up to one.
 */
const LOOKS = [
  { settled: 80, share: 0.4 },
  { settled: 160, share: 0.3 },
  { settled: 320, share: 0.2 },
  { settled: 640, share: 0.1 },
] as const;
const PAIRS = (BLOCK_TYPES.length * (BLOCK_TYPES.length - 1)) / 2;
/** The allowed chance of a false claim for each pair (Bonferroni). */
const FALSE_CLAIMS = falseAlarmRateOf("kinds") / PAIRS;

interface Kind {
  id: string;
  name: string;
  own: readonly BlockSpell[];
}

/**
 * Returns a pattern for each pair of kinds that differ in how long their blocks take.
 *
 * A pair is tested when 80, 160, 320 and 640 of its blocks were settled, with what was known at that moment: spells that
 * went on then are censored then. The test is the log-rank test (`statistics/log-rank.ts`); the six pairs and the looks share
 * out one chance of a false claim. Nothing is said with fewer than 40 spells of either kind, nor where the medians of
 * today say the opposite. If no block is left open, a hazard ratio of 3 is found by the first look in about 79 of 100 cases, and one of
 * 2.5 by the second in 97.
 */
export function compareKinds(history: History, now: Date): Pattern[] {
  const spells = spellsOf(history.blocks, now);
  const kinds = BLOCK_TYPES.map(
    ({ id, name }): Kind => ({ id, name, own: spells.filter(({ block }) => block.blockTypeId === id) }),
  );
  return kinds.flatMap((one, index) => kinds.slice(index + 1).flatMap((other) => comparePair(one, other)));
}

function comparePair(one: Kind, other: Kind): Pattern[] {
  const settledAt = [...one.own, ...other.own]
    .filter(({ isEvent }) => isEvent)
    .map(({ endedAt }) => endedAt.getTime())
    .sort((first, second) => first - second);
  const claims = LOOKS.flatMap(({ settled, share }) => {
    const then = settledAt[settled - 1];
    if (then === undefined) return [];
    const [first, second] = [spellsUntil(one.own, then), spellsUntil(other.own, then)];
    if (Math.min(first.length, second.length) < LEAST_A_SIDE) return [];
    const { p, isFirstSlower } = logRank(first, second);
    const [quick, slow] = isFirstSlower ? [other, one] : [one, other];
    return p <= FALSE_CLAIMS * share ? [{ quick, slow, p, settled }] : [];
  });
  const newest = claims.at(-1);
  return newest ? tellKinds(newest) : [];
}

/** Returns the spells as they were known at the time `then`. */
function spellsUntil(spells: readonly BlockSpell[], then: number): { time: number; isEvent: boolean }[] {
  return spells
    .filter(({ begunAt }) => begunAt.getTime() < then)
    .map(({ begunAt, endedAt, time, isEvent }) =>
      endedAt.getTime() <= then
        ? { time, isEvent }
        : { time: Math.max(1, Math.round((then - begunAt.getTime()) / DAY_MS)), isEvent: false },
    );
}

const day = (value: number | null): string => (value === null ? "" : String(Math.round(value)));

/** Returns a median in words: "by day 12 (19 times in 20 between day 9 and day 15)". */
function sayMedian({ value, lower, upper }: Median): string {
  if (value === null) return "on no day so far";
  if (lower === null) return `by day ${day(value)} (how far off that may be is not known)`;
  const until = upper === null ? "a day not yet known" : `day ${day(upper)}`;
  return `by day ${day(value)} (19 times in 20 between day ${day(lower)} and ${until})`;
}

interface Claim {
  quick: Kind;
  slow: Kind;
  p: number;
  settled: number;
}

function tellKinds({ quick, slow, p, settled }: Claim): Pattern[] {
  const rows = [quick, slow].map((kind) => ({ kind, median: medianOf(kaplanMeier(kind.own)) }));
  const [sooner = null, later = null] = rows.map(({ median }) => median.value);
  if (sooner === null || (later !== null && later <= sooner)) return [];
  const own = [...quick.own, ...slow.own];
  const said = rows.map(
    ({ kind, median }) =>
      `Of ${counted(kind.own.length, kind.name.toLowerCase())}, half were resolved ${sayMedian(median)}.`,
  );
  return [
    {
      id: `kinds:${quick.id}:${slow.id}`,
      kind: "time-to-unstuck",
      label: "time to unstuck",
      headline: `Your ${quick.name.toLowerCase()}s are resolved sooner than your ${slow.name.toLowerCase()}s.`,
      detail: `${said.join(" ")} This was tested when ${settled} of both were resolved. If both kinds took equally long, they would be this far apart ${formatChance(p)}.`,
      isNothingYet: false,
      isPrediction: false,
      picture: {
        type: "whiskers",
        unit: "day",
        rows: rows.map(({ kind, median }) => ({ id: kind.id, label: kind.name, ...median })),
      },
      table: {
        columns: ["Kind", "Blocks", "Half by day", "From", "To"],
        rows: rows.map(({ kind, median: { value, lower, upper } }) => [
          kind.name,
          String(kind.own.length),
          day(value),
          day(lower),
          day(upper),
        ]),
      },
      sources: own.map(({ block, begunAt }) => ({
        kind: "block" as const,
        id: block.id,
        at: begunAt.toISOString(),
      })),
      newestAt: new Date(Math.max(...own.map(({ begunAt }) => begunAt.getTime()))).toISOString(),
    },
  ];
}
