// The files of a download that are meant for reading, and what each is made from.
import type { Legend } from "./export-fields.ts";
import {
  writeBlock,
  writeConversation,
  writeInsight,
  writeJournalEntry,
  writeProfile,
  writeReflection,
} from "./export-markdown.ts";
import type { ExportedRow, Exporting } from "./export-rows.ts";
import { withoutJokes } from "./without-jokes.ts";

export interface Readable {
  /** The name of the table's exported file, which is also the name of the readable file. */
  file: string;
  /** The title of the whole file. If absent, each row writes its own title. */
  title?: string;
  /** The child rows of each row: the file name of their table, and their property that holds the parent's id. */
  children?: { file: string; property: string };
  /** Returns the rows as they may be read. If absent, they are written as they are. */
  prepare?: (order: Exporting, rows: readonly ExportedRow[]) => Promise<ExportedRow[]>;
  write: (row: ExportedRow, children: readonly ExportedRow[]) => string;
}

export const INSIGHTS = {
  file: "insights",
  title: "Insights",
  children: { file: "insight-steps", property: "insightId" },
};

export function insightsFor(legend: Legend): Readable {
  return {
    ...INSIGHTS,
    prepare: withoutJokes,
    write: (insight, steps) => writeInsight(insight, steps, legend),
  };
}

export function readables(legend: Legend): Readable[] {
  return [
    { file: "profile", write: writeProfile },
    {
      file: "blocks",
      title: "Blocks",
      children: { file: "block-events", property: "blockId" },
      write: (block, events) => writeBlock(block, events, legend),
    },
    insightsFor(legend),
    {
      file: "conversations",
      title: "Chats",
      children: { file: "chat-messages", property: "conversationId" },
      write: (conversation, messages) => writeConversation(conversation, messages, legend),
    },
    {
      file: "reflections",
      title: "Reflections",
      write: (reflection) => writeReflection(reflection, legend),
    },
    { file: "journal-entries", title: "Journal", write: (entry) => writeJournalEntry(entry, legend) },
  ];
}

export const headingOf = ({ title }: Readable) => (title ? `# ${title}\n\n` : "");
