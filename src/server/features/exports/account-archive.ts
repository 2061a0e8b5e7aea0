import { unavailableKey } from "../../platform/crypto/user-key.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import type { ProgramsOutput } from "../programs/programs.ts";
import type { Legend } from "./export-fields.ts";
import { type ExportedRow, type Exporting, readChildren, readPages, UNREADABLE } from "./export-rows.ts";
import { type ExportedTable, exportedTable, exportedTables, LEFT_OUT } from "./exported-tables.ts";
import { createCompressedText, type TextHolder } from "./held-text.ts";
import { headingOf, INSIGHTS, insightsFor, type Readable, readables } from "./readable-files.ts";
import type { ArchiveFile } from "./zip.ts";

/**
 * The number of rows per page of this download. It is larger than for exports that report progress, because each page
 * costs one round trip.
 */
export const ARCHIVE_ROWS_AT_ONCE = 40;

export interface ArchiveOrder extends Exporting {
  deck: Deck;
  now: Date;
  /** The time zone that the person set. */
  zone: string;
  /** What the server knows of the account. */
  account: Record<string, unknown>;
  /** Returns what the person set up for programs, without its secrets. */
  programs: () => Promise<ProgramsOutput>;
}

/** Yields the files of a download in order, without the pictures. The manifest comes last because it holds the counts. */
export async function* archiveFiles(order: ArchiveOrder): AsyncGenerator<ArchiveFile> {
  const counts: Record<string, number> = {};
  const words = createCompressedText();
  try {
    yield file("README.md", order.key === unavailableKey ? [README, NO_KEY] : [README]);
    yield file("json/account.json", [toJson(order.account)]);
    yield file("json/programs.json", writePrograms(order));
    for (const table of exportedTables) {
      // Insights are most of a person's data. Their JSON file and their readable file are made from the same rows.
      const also = table.file === INSIGHTS.file ? words : undefined;
      yield file(`json/${table.file}.json`, writeTable(order, table, { counts, also }));
    }
    const packed = await words.end();
    for (const readable of readables(legendOf(order))) {
      const { file: name } = readable;
      yield {
        name: `readable/${name}.md`,
        parts: writeReadable(order, readable),
        packed: name === INSIGHTS.file ? packed : undefined,
      };
    }
  } finally {
    words.drop();
  }
  yield file("manifest.json", [
    toJson({ format: 1, exportedAt: order.now, deckVersion: order.deck.version, counts, leftOut: LEFT_OUT }),
  ]);
}

const README = `# Everything of yours

- \`json/\` holds every record, one file per kind, as a list of objects. Times are UTC.
- \`readable/\` holds the same words for reading, as Markdown, oldest first. Its days are those of your time zone.
- \`json/programs.json\` is one object: your access tokens, your calendar of steps and your webhooks, without any secret. It is not
  counted in the manifest.
- \`pictures/\` holds your pictures, named by the ids in \`json/pictures.json\`.
- \`manifest.json\` counts the records of each file and names what stayed behind, and why.

A value that no longer opens on the server says so in its place. What you deleted is not here.
`;

const NO_KEY = `
**Your key could not be opened when this was made, so none of your words are in it.** What is here is everything that is not
sealed. Nothing was lost by this download: once the server has the key again, another one holds all of it.
`;

async function* writePrograms(order: ArchiveOrder): AsyncGenerator<string> {
  const { tokens, calendar, webhooks } = await order.programs();
  yield toJson({
    tokens: tokens.map((token) => ({ ...token, name: token.name || UNREADABLE })),
    calendar,
    webhooks: webhooks.map((webhook) => ({ ...webhook, url: webhook.url || UNREADABLE })),
  });
}

/** Yields the rows of a table as JSON. If `also` is given, it receives the same rows as readable Markdown. */
async function* writeTable(
  order: ArchiveOrder,
  table: ExportedTable,
  { counts, also }: { counts: Record<string, number>; also: TextHolder | undefined },
): AsyncGenerator<string> {
  let count = 0;
  const readable = also && insightsFor(legendOf(order));
  if (readable) await also.add(headingOf(readable));
  yield "[";
  for await (const page of readPages(order, table, ARCHIVE_ROWS_AT_ONCE)) {
    const rows = page.filter((row) => !table.isEmpty(row));
    const lines = await mapInSlices(rows, (row) => JSON.stringify(row));
    yield lines.map((line, at) => `${count + at > 0 ? "," : ""}\n${line}`).join("");
    count += rows.length;
    if (readable && also.isKept()) await also.add(await writeRows(order, readable, page));
  }
  yield "\n]\n";
  counts[table.file] = count;
}

async function* writeReadable(order: ArchiveOrder, readable: Readable): AsyncGenerator<string> {
  yield headingOf(readable);
  for await (const rows of readPages(order, exportedTable(readable.file), ARCHIVE_ROWS_AT_ONCE)) {
    yield await writeRows(order, readable, rows);
  }
}

async function writeRows(
  order: ArchiveOrder,
  { children, prepare, write }: Readable,
  rows: readonly ExportedRow[],
): Promise<string> {
  const found = children
    ? await readChildren(order, exportedTable(children.file), { property: children.property, of: rows })
    : new Map<unknown, ExportedRow[]>();
  const shown = prepare ? await prepare(order, rows) : rows;
  return (await mapInSlices(shown, (row) => write(row, found.get(row.id) ?? []))).join("");
}

const legendOf = ({ deck, zone }: ArchiveOrder): Legend => ({ cards: deck.byId, zone });

const file = (name: string, parts: ArchiveFile["parts"]): ArchiveFile => ({ name, parts });

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
