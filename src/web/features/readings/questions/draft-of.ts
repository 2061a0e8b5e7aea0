import type { InsightOutput } from "#contract/insights.ts";
import type { SentDraft } from "../request/request-draft.ts";

/** Returns the draft under which the answers about a saved insight are kept until its page has them. */
export function draftOf({ id, createdAt }: Pick<InsightOutput, "id" | "createdAt">): SentDraft {
  return { owner: `insight:${id}`, keptAt: Date.parse(createdAt) };
}
