import { textDrafts } from "../../api/text-draft.ts";
import { KEPT } from "../../kept-items.ts";

/** The drafts of edited questions, keyed by insight. Signing out deletes them together with the other drafts. */
export const questionDraft = textDrafts(KEPT.questionDraft);
