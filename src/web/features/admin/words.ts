// The words for what the administrators' page shows.
import type { AdminActionOutput, FoundUserOutput, SentReportOutput } from "#contract/admin.ts";
import { FEW } from "#domain/admin/few.ts";
import { utcDay } from "#domain/calendar-days.ts";
import { sayDay } from "#domain/day-words.ts";
import { RATE_LIMITS } from "#domain/limits/rate-limits.ts";
import type { Dates } from "../../api/dates.ts";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 4,
});

/** Says a count; `null` for one that is hidden because it is small. */
export const sayCount = (count: number | null): string =>
  count === null ? `fewer than ${FEW}` : number.format(count);

export const sayDollars = (amount: number | null): string => dollars.format(amount ?? 0);

/** Says a feature of the duck by the name that people read when they reach its limit. */
export function sayFeature(feature: string): string {
  const names: Record<string, { name: string }> = RATE_LIMITS;
  return names[feature]?.name ?? feature;
}

export const REASONS: Record<SentReportOutput["reason"], string> = {
  wrong: "It is wrong",
  harmful: "It is harmful",
  other: "Something else",
};

export const STATES: Record<SentReportOutput["state"], string> = {
  new: "new",
  looked_at: "looked at",
  answered: "answered",
};

const ACTIONS: Record<AdminActionOutput["kind"], string> = {
  invited: "invited an address from the waitlist",
  signed_out: "signed out",
  disabled: "disabled",
  enabled: "enabled",
  premium_granted: "granted Premium to",
  premium_ended: "ended the granted Premium of",
  report_opened: "opened a report",
  report_answered: "answered a report",
  second_factor_removed: "removed the second factor of",
  made_admin: "made an administrator of",
  ended_admin: "took administrator rights from",
  dump_imported: "imported a dump of the former product",
  model_chosen: "chose the model",
  model_dropped: "ended the choice of a model",
  model_fetched: "began to fetch the model",
  model_fetch_stopped: "stopped fetching the model",
  model_tried: "tried the model",
  model_examined: "began the test of the model",
  model_exam_stopped: "stopped the test of the model",
  model_allowed: "let the model speak, whatever its test says:",
  model_obeys_test: "had the test decide again on the model",
};

/** The kinds of actions that were done to an account. */
const OF_ACCOUNTS: readonly AdminActionOutput["kind"][] = [
  ...([
    "signed_out",
    "disabled",
    "enabled",
    "premium_granted",
    "premium_ended",
    "second_factor_removed",
    "made_admin",
    "ended_admin",
  ] as const),
];

/** The kinds of actions whose detail is the name of a model. */
const OF_MODELS: readonly AdminActionOutput["kind"][] = [
  ...(["model_chosen", "model_fetched", "model_fetch_stopped", "model_tried"] as const),
  ...(["model_examined", "model_exam_stopped", "model_allowed", "model_obeys_test"] as const),
];

/** Says an entry of the audit log in one sentence. */
export function sayAction({ kind, by, isByCommand, to, detail }: AdminActionOutput): string {
  const who = isByCommand ? "A command on the server" : (by ?? "A deleted account");
  const whom = OF_ACCOUNTS.includes(kind) ? ` ${to ?? "a deleted account"}` : "";
  return `${who} ${ACTIONS[kind]}${whom}${sayDetail(kind, detail)}.`;
}

function sayDetail(kind: AdminActionOutput["kind"], detail: string | null): string {
  if (kind === "dump_imported") return `, new rows: ${detail}`;
  if (detail === null) return "";
  if (OF_MODELS.includes(kind)) return ` ${detail}`;
  return detail === "endless" ? ", with no end date" : `, until ${sayDay(detail)}`;
}

/** Says the plan of an account and why it has it. */
export function sayPlan({ plan, granted, paidUntil }: FoundUserOutput, { formatFullDay }: Dates): string {
  if (plan === "free") return "Free";
  if (granted === "endless") return "Premium, granted with no end date";
  if (granted) return `Premium, granted until ${sayDay(lastDayBefore(granted))}`;
  return paidUntil ? `Premium, paid until ${formatFullDay(paidUntil)}` : "Premium";
}

/** Returns the last day before an end at midnight in UTC. */
const lastDayBefore = (end: string) => utcDay(new Date(Date.parse(end) - 1));
