import { PLANS } from "#domain/plans/plans.ts";
import type { OptionalPart } from "./not-here.tsx";

const { free, premium } = PLANS;

interface PlanRow {
  what: string;
  free: string;
  premium: string;
  /** The part of Premium of this row that a server may not offer; absent if every server has it. */
  premiumPart?: OptionalPart;
}

export const FREE_PRICE = `$${free.dollarsPerMonth}`;
export const PREMIUM_PRICE = `$${premium.dollarsPerMonth}`;
const HISTORY = `${free.historyDays} days`;

/** The rows of the table that compares both plans. The numbers are the limits that the server enforces. */
export const PLAN_ROWS: PlanRow[] = [
  { what: "Readings", free: `${free.insightsPerDay} per day`, premium: "Unlimited" },
  { what: "Ads", free: "Some, all of them ours", premium: "None" },
  {
    what: "Intelligence engine",
    free: `The last ${HISTORY}`,
    premium: "All of it, with predictive analysis",
  },
  {
    what: "Block tracker",
    free: `The last ${HISTORY} of each block’s timeline`,
    premium: "Trends and achievements, and all of each timeline",
  },
  { what: "Small trials", free: "None", premium: "One at a time" },
  { what: "A year on one page", free: "None", premium: "Every year, also as PDF" },
  { what: "History", free: HISTORY, premium: "Everything since the first card" },
  { what: "Weekly check-ins", free: "None", premium: "One a week" },
  {
    what: "Export",
    free: "All of your data, JSON and Markdown",
    premium: "Also as PDF and CSV",
  },
  { what: "Notion", free: "None", premium: "Readings and steps sent there", premiumPart: "notion" },
];
