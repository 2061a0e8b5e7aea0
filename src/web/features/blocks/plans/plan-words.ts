/** Encodes both halves of a plan as one text, so that they are edited and saved together. */

export interface PlanWords {
  when: string;
  will: string;
}

export function encodePlan({ when, will }: PlanWords): string {
  return JSON.stringify({ when, will });
}

export function decodePlan(encoded: string): PlanWords {
  return JSON.parse(encoded) as PlanWords;
}

/** Returns the plan as a sentence: "When ..., I will ..." */
export function sayBlockPlan({ when, will }: PlanWords): string {
  return `When ${when}, I will ${will}${/[.!?]$/.test(will) ? "" : "."}`;
}
