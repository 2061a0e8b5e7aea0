import { KEPT, keptItem, text } from "../../kept-items.ts";

/** The drafts of edited questions, keyed by insight. Signing out deletes them together with the other drafts. */
export const questionDraft = keptItem({ ...KEPT.questionDraft, schema: text });
