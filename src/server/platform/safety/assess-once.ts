import { hash } from "node:crypto";
import { assessDistress, type DistressAssessment } from "#engines/safety/index.ts";

/** The number of assessments that are kept, which is more than the requests that usually begin at once. */
const KEPT_AT_MOST = 128;
/** The latest assessments by the hash of their text, the oldest first. The texts are not kept. */
const kept = new Map<string, DistressAssessment>();

/**
 * Assesses a text like `assessDistress`. A request that asks the duck needs the assessment of its text twice, before and
 * after it has waited for the database, so the latest ones are kept.
 */
export function assessOnce(text: string): DistressAssessment {
  const name = hash("sha256", text, "base64");
  const known = kept.get(name);
  if (known) return known;
  const assessment = assessDistress(text);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(name, assessment);
  return assessment;
}
