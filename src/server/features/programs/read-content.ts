import type { Services } from "../../platform/services.ts";
import { openInsightBody, presentSteps } from "../insights/insights.ts";
import { selectInsightOfStep } from "../steps/steps.ts";

/** The reading that a message is about, or one step of it. */
export interface About {
  insightId: string;
  /** The index of the step; `null` where the message is about the reading. */
  step: number | null;
}

/** The words of a reading or a step, for a webhook whose person asked for them. */
export type Content =
  | { title: string; text: string }
  | { headline: string | null; interpretation: string; keyInsights: string[]; steps: string[] };

/** Returns `null` if the reading is gone or does not open. */
export async function readContent(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
  { insightId, step }: About,
): Promise<Content | null> {
  const [[keyRow], [insight]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectInsightOfStep(tx, userId, insightId),
  ]);
  if (!keyRow || !insight) return null;
  const key = vault.openToShow(keyRow);
  const opened = openInsightBody(key, insight);
  if (!opened.ok) return null;
  const { headline = null, interpretation, keyInsights, actionSteps } = opened.value.reading;
  const steps = presentSteps(key, insight, actionSteps);
  if (step === null) return { headline, interpretation, keyInsights, steps: steps.map(({ text }) => text) };
  const found = steps[step];
  return found ? { title: found.title, text: found.text } : null;
}
