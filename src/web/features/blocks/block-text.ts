import { textDrafts } from "../../api/text-draft.ts";
import { KEPT, keptItem, text } from "../../kept-items.ts";

/** The drafts of texts that go with a change of a block's status. */
export const blockText = keptItem({ ...KEPT.blockText, schema: text });

/** The drafts of edited texts of a block: name, notes and plans. The id of a draft begins with the kind of text. */
export const editedBlockText = textDrafts(KEPT.blockText);
