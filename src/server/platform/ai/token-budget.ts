// The caps on what the server may spend on its model: tokens a day, tokens or dollars a month, all in UTC. A call reserves
// what it may cost when it is admitted, and is charged what it has cost when it ends.
import { isNearlySpent, PROMPT_TOKENS, tokensToReserve } from "#domain/limits/token-day.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { costOf, type ModelPrice } from "./prices.ts";
import { NO_TOKENS } from "./token-usage.ts";

const MICROS = 1_000_000;

/** What is reserved for a call, on the day it was admitted. */
export interface Reservation {
  day: string;
  tokens: number;
  /** The money in millionths of a dollar; 0 for a model whose price is not known. */
  micros: number;
}

/** The most that may be spent; `NO_CAP` where there is no cap. Money is in millionths of a dollar. */
export interface Caps {
  dayTokens: number;
  monthTokens: number;
  monthMicros: number;
}

/** What has been spent. The month includes the day. */
export type Spent = Caps;

export const NO_CAP = Number.MAX_SAFE_INTEGER;

export interface TokenBudget {
  caps: Caps;
  reserve(cost: number, now: Date): Reservation;
  /**
   * Returns whether a call that would reserve this must go to the offline duck. Logs each cap once a period and process
   * when it is nearly reached, and when it is reached.
   */
  isSpent(spent: Spent, reservation: Reservation): boolean;
  /** Records the tokens used on this day. */
  saw(day: string, tokens: number): void;
}

export interface BudgetParts {
  caps: Caps;
  /** The model's price; `undefined` where it is not known. */
  price: ModelPrice | undefined;
  log: Logger;
  metrics?: Metrics | undefined;
}

const SETTINGS: Record<keyof Caps, { name: string; period: (day: string) => string; next: string }> = {
  dayTokens: { name: "AI_TOKENS_PER_DAY", period: (day) => day, next: "day" },
  monthTokens: { name: "AI_TOKENS_PER_MONTH", period: (day) => day.slice(0, 7), next: "month" },
  monthMicros: { name: "AI_DOLLARS_PER_MONTH", period: (day) => day.slice(0, 7), next: "month" },
};

export function createTokenBudget({ caps, price, log, metrics }: BudgetParts): TokenBudget {
  const last: Spent = { dayTokens: 0, monthTokens: 0, monthMicros: 0 };
  const logged = new Set<string>();
  const refusals = metrics?.counter(
    "ai_calls_over_cap",
    "Calls that the offline duck answered because a cap was reached",
  );
  metrics?.gauge("ai_tokens_today", "Tokens of the day as this process last saw them", () => last.dayTokens);
  metrics?.gauge("ai_tokens_per_day", "The cap on the tokens of a day; 0 for none", () =>
    shown(caps.dayTokens),
  );
  metrics?.gauge(
    "ai_dollars_this_month",
    "Dollars of the month as this process last saw them, at list prices",
    () => last.monthMicros / MICROS,
  );

  function isFirst(key: string): boolean {
    if (logged.has(key)) return false;
    logged.add(key);
    return true;
  }

  function warnNearly(day: string, kinds: readonly (keyof Caps)[]): void {
    for (const kind of kinds) {
      const { name, period } = SETTINGS[kind];
      if (caps[kind] === NO_CAP || !isNearlySpent(last[kind], caps[kind])) continue;
      if (isFirst(`nearly ${kind} ${period(day)}`))
        log.warn(
          { day, used: inUnits(kind, last[kind]), cap: inUnits(kind, caps[kind]) },
          `80 % of ${name} is spent`,
        );
    }
  }

  return {
    caps,
    reserve(cost, now) {
      const usage = { ...NO_TOKENS, inputTokens: PROMPT_TOKENS, outputTokens: cost };
      const micros = price ? costOf(price, usage) : 0;
      return { day: dayOf(now, { timeZone: null }), tokens: tokensToReserve(cost), micros };
    },
    isSpent(spent, { day, tokens, micros }) {
      Object.assign(last, spent);
      warnNearly(day, KINDS);
      const kind = KINDS.find(
        (each) => spent[each] + (each === "monthMicros" ? micros : tokens) > caps[each],
      );
      if (kind === undefined) return false;
      refusals?.inc();
      const { name, period, next } = SETTINGS[kind];
      if (isFirst(`spent ${kind} ${period(day)}`))
        log.error(
          { day, cap: inUnits(kind, caps[kind]) },
          `${name} is spent; the offline duck answers until the next ${next} in UTC`,
        );
      return true;
    },
    saw(day, tokens) {
      last.dayTokens = tokens;
      warnNearly(day, ["dayTokens"]);
    },
  };
}

const KINDS = ["dayTokens", "monthTokens", "monthMicros"] as const;

function shown(cap: number): number {
  return cap === NO_CAP ? 0 : cap;
}

/** Returns an amount in the unit of its setting: tokens or dollars. */
function inUnits(kind: keyof Caps, amount: number): number {
  return kind === "monthMicros" ? amount / MICROS : amount;
}
