import { KEPT, keptItem, text } from "../../kept-items.ts";

/** The drafts of texts on a block: its name, notes, plans and reflections. An id begins with what the text is. */
export const blockText = keptItem({ ...KEPT.blockText, schema: text });
