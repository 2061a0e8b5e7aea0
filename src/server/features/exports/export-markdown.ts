// Formats the exported rows as Markdown: what a person wrote, and what the duck told them.
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { questionAt } from "#domain/deck/prompts.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import {
  answersOf,
  exportedDay,
  exportedText,
  fieldsOf,
  isUnreadable,
  type Legend,
  listOf,
  nameCard,
  nameOf,
  noteOf,
} from "./export-fields.ts";
import type { ExportedRow } from "./export-rows.ts";

export function writeProfile(profile: ExportedRow | undefined): string {
  const answers = fieldsOf(profile?.body);
  const lines = Object.entries(answers).filter(([, answer]) => typeof answer === "string" && answer !== "");
  return lines.length === 0
    ? "# Profile\n\nNothing yet.\n"
    : `# Profile\n\n${lines.map(([field, answer]) => `- **${field}**: ${markdownOf(answer)}`).join("\n")}\n`;
}

export function writeBlock(block: ExportedRow, events: readonly ExportedRow[], legend: Legend): string {
  const { notes, resolutionReflection } = fieldsOf(block.body);
  return sections([
    `## ${markdownOf(nameOf(block))}`,
    `${blockTypeOf(String(block.blockTypeId))?.name ?? block.blockTypeId}, ${block.status}, since ${exportedDay(block.createdAt, legend)}`,
    markdownOf(isUnreadable(block.body) ? block.body : notes),
    resolutionReflection ? `> ${quoted(resolutionReflection)}` : "",
    events.map((event) => writeEvent(event, legend)).join("\n"),
  ]);
}

function writeEvent(event: ExportedRow, legend: Legend): string {
  const { kind, fromStatus, toStatus, note, createdAt, insightId } = event;
  const what = kind === "status" ? `${fromStatus} → ${toStatus}` : kind;
  const more = note ? `: ${markdownOf(note)}` : "";
  return `- ${exportedDay(createdAt, legend)} ${what}${insightId ? ` ${insightId}` : ""}${more}`;
}

export function writeInsight(insight: ExportedRow, steps: readonly ExportedRow[], legend: Legend): string {
  const { reading, userContext, notice, plainText } = fieldsOf(insight.body);
  const said = fieldsOf(reading);
  const { headline } = fieldsOf(insight.summary);
  return sections([
    `## ${exportedDay(insight.createdAt, legend)} · ${markdownOf(headline) || "An insight"}`,
    `${listOf(insight.cardsDrawn)
      .map((card) => nameCard(fieldsOf(card), legend.cards))
      .join(", ")} · ${insight.id}`,
    isUnreadable(insight.body) ? markdownOf(insight.body) : "",
    userContext ? `> ${quoted(userContext)}` : "",
    answersOf(insight.body)
      .map(({ label, text }) => `- **${label}**: ${text}`)
      .join("\n"),
    markdownOf(notice),
    markdownOf(said.interpretation ?? plainText),
    listOf(said.keyInsights)
      .map((each) => `- ${markdownOf(each)}`)
      .join("\n"),
    listOf(said.actionSteps)
      .map((step, at) =>
        writeStep(
          fieldsOf(step),
          steps.find((row) => row.step === at),
        ),
      )
      .join("\n"),
    listOf(said.reflectionPrompts)
      .slice(0, 1)
      .map((each) => `? ${markdownOf(each)}`)
      .join("\n"),
    said.robQuip ? `— ${markdownOf(said.robQuip)}` : "",
    insight.note ? `### My note\n\n${markdownOf(noteOf(insight.note))}` : "",
  ]);
}

function writeStep(step: ExportedRow, row: ExportedRow | undefined): string {
  const smaller = row?.smaller ? ` (smaller: ${markdownOf(row.smaller)})` : "";
  return `- [${row?.doneAt ? "x" : " "}] ${markdownOf(step.text)}${smaller}`;
}

export function writeConversation(
  conversation: ExportedRow,
  messages: readonly ExportedRow[],
  legend: Legend,
): string {
  return sections([
    `## ${exportedDay(conversation.startedAt, legend)} · about ${conversation.insightId}`,
    `**duck**: ${markdownOf(conversation.welcome)}`,
    ...messages.map(({ role, content }) => `**${role === "user" ? "me" : "duck"}**: ${markdownOf(content)}`),
  ]);
}

export function writeReflection(reflection: ExportedRow, legend: Legend): string {
  const card = legend.cards.get(String(reflection.cardId));
  return sections([
    `## ${card?.name ?? reflection.cardId}, ${exportedDay(reflection.updatedAt, legend)}`,
    card ? questionAt(card, Number(reflection.prompt)) : "",
    markdownOf(noteOf(reflection.body)),
  ]);
}

export function writeJournalEntry({ createdAt, body }: ExportedRow, legend: Legend): string {
  const { timeZone } = fieldsOf(body);
  const zone = typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : legend.zone;
  return sections([`## ${exportedDay(createdAt, { zone })}`, markdownOf(noteOf(body))]);
}

/**
 * Returns a text for Markdown. The sentence for an unreadable text is put in italics, so that nobody takes it for the
 * person's own words.
 */
const markdownOf = (value: unknown) =>
  isUnreadable(value) ? `*${exportedText(value)}*` : exportedText(value);

const quoted = (value: unknown) => markdownOf(value).replace(/\r\n|[\r\n]/g, "\n> ");

const sections = (parts: readonly string[]) => `${parts.filter((part) => part !== "").join("\n\n")}\n\n`;
