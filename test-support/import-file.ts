// Brings a file in as the page does: reads it with the page's own code, and sends to the API what the page would send.
import type { TakenRow } from "#contract/imports.ts";
import type { TakenFile } from "#domain/import/own-files.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import { openImport } from "#web/features/imports/open-import.ts";
import type { Person } from "./person.ts";

/**
 * Returns what became of each row, such as `imported` or `refused: it is too long`: first of those that the page leaves out,
 * then of those that it sends. Throws if a request is refused whole. No list of the file may have more rows than a request.
 */
export async function importFile(
  person: Pick<Person, "post">,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<string[]> {
  const outcomes: string[] = [];
  const sent = new Map<TakenFile, Fields[]>();
  const source = await openImport(new Blob([content]));
  for await (const each of source.rows()) {
    if ("refused" in each) outcomes.push(`refused: ${each.refused}`);
    else sent.set(each.file, [...(sent.get(each.file) ?? []), each.row]);
  }
  for (const [file, rows] of sent) {
    const answer = await person.post<{ results: TakenRow[] }>("/api/imports", { file, rows });
    if (answer.status !== 200) throw new Error(`All rows of ${file} were refused: ${answer.error?.message}`);
    for (const { outcome, why } of answer.body.results)
      outcomes.push(why === undefined ? outcome : `${outcome}: ${why}`);
  }
  return outcomes;
}
