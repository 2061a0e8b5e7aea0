import { type Fields, textIn } from "./read-fields.ts";

const NOTION_COLUMNS = ["notion_access_token", "notion_workspace_id"];

/** Says what a user of a dump had that cannot be taken over. */
export function notesOnUser(fields: Fields): string[] {
  const isPremium = fields.premium === true || fields.is_premium === true;
  const hasNotion = NOTION_COLUMNS.some((name) => textIn(fields, name) !== "");
  return [
    ...(isPremium ? ["it was Premium, and is on the free plan here; `npm run plan` changes that"] : []),
    ...(hasNotion ? ["its connection to Notion is left out, and can be made anew here"] : []),
  ];
}
