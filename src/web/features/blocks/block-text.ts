import { KEPT, keptItem, text } from "../../kept-items.ts";

/**
 * The drafts of texts about a block: name, notes, plans and reflections. The id of a draft begins with the kind of
 * text.
 */
export const blockText = keptItem({ ...KEPT.blockText, schema: text });
