import { unavailableKey } from "../../platform/crypto/user-key.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import type { ArchiveFile } from "./archive.ts";
import {
  writeBlock,
  writeConversation,
  writeInsight,
  writeProfile,
  writeReflection,
} from "./export-markdown.ts";
import { type ExportedTable, exportedTable, exportedTables, LEFT_OUT } from "./export-plan.ts";
import { type ExportedRow, type Exporting, readChildren, readPages } from "./export-rows.ts";

export interface ExportOrder extends Exporting {
  deck: Deck;
  now: Date;
  /** Account data from the auth library. */
  account: Record<string, unknown>;
}

/** Yields the files of a download in order. The manifest comes last because it holds the counts. */
export async function* exportFiles(order: ExportOrder): AsyncGenerator<ArchiveFile> {
  const counts: Record<string, number> = {};
  yield file("README.md", order.key === unavailableKey ? [README, NO_KEY] : [README]);
  yield file("json/account.json", [toJson(order.account)]);
  for (const table of exportedTables) {
    yield file(`json/${table.file}.json`, writeTable(order, table, counts));
  }
  yield* readableFiles(order);
  yield file("manifest.json", [
    toJson({ format: 1, exportedAt: order.now, deckVersion: order.deck.version, counts, leftOut: LEFT_OUT }),
  ]);
}

const README = `# Everything of yours

- \`json/\` holds every record, one file a kind, as a list of objects. Times are UTC.
- \`readable/\` holds the same words for reading, as Markdown, oldest first.
- \`manifest.json\` counts the records of each file and names what stayed behind, and why.

A value that no longer opens on the server says so in its place. What you deleted is not here.
`;

const NO_KEY = `
**Your key could not be opened when this was made, so none of your words are in it.** What is here is everything that is not
sealed. Nothing was lost by this download: once the server has the key again, another one holds all of it.
`;

async function* writeTable(
  order: ExportOrder,
  table: ExportedTable,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  let count = 0;
  yield "[";
  for await (const page of readPages(order, table)) {
    const rows = page.filter((row) => !table.isEmpty(row));
    yield rows.map((row, at) => `${count + at > 0 ? "," : ""}\n${JSON.stringify(row)}`).join("");
    count += rows.length;
  }
  yield "\n]\n";
  counts[table.file] = count;
}

function* readableFiles(order: ExportOrder): Generator<ArchiveFile> {
  const cards = order.deck.byId;
  yield readable(order, "profile", { write: writeProfile });
  yield readable(order, "blocks", {
    title: "Blocks",
    children: { file: "block-events", property: "blockId" },
    write: writeBlock,
  });
  yield readable(order, "insights", {
    title: "Insights",
    children: { file: "insight-steps", property: "insightId" },
    write: (insight, steps) => writeInsight(insight, steps, cards),
  });
  yield readable(order, "conversations", {
    title: "Chats",
    children: { file: "chat-messages", property: "conversationId" },
    write: writeConversation,
  });
  yield readable(order, "reflections", {
    title: "Reflections",
    write: (reflection) => writeReflection(reflection, cards),
  });
}

interface Readable {
  /** Title of the whole file. Without it, each row writes its own. */
  title?: string;
  /** Rows that belong to each row: the file of their table, and the property that refers to the parent. */
  children?: { file: string; property: string };
  write: (row: ExportedRow, children: readonly ExportedRow[]) => string;
}

function readable(order: ExportOrder, name: string, how: Readable): ArchiveFile {
  return file(`readable/${name}.md`, writeReadable(order, exportedTable(name), how));
}

async function* writeReadable(
  order: ExportOrder,
  table: ExportedTable,
  { title, children, write }: Readable,
): AsyncGenerator<string> {
  if (title) yield `# ${title}\n\n`;
  for await (const rows of readPages(order, table)) {
    const found = children
      ? await readChildren(order, exportedTable(children.file), { property: children.property, of: rows })
      : new Map<unknown, ExportedRow[]>();
    yield (await mapInSlices(rows, (row) => write(row, found.get(row.id) ?? []))).join("");
  }
}

const file = (name: string, parts: ArchiveFile["parts"]): ArchiveFile => ({ name, parts });

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
