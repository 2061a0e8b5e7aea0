import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import { AppError } from "./errors/app-error.ts";

/** Throws `plan_locked` with this sentence for other plans than Premium. */
export function requirePremium(plan: Plan, sentence: string): void {
  if (!hasPremium(plan)) throw new AppError("plan_locked", sentence);
}
